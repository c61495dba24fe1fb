// SPDX-License-Identifier: Apache-2.0
//
// Records one behind the other in one piece of memory: thousands of strings of their own would each
// be found and touched for the first time.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "minterm/sequences.hpp"
#include "runtime/support/large_vector.hpp"

namespace minterm {

/// What is taken from it stands until the next `add` or `clear`, wherever the list is moved.
class RecordTexts {
public:
    /// Keeps the memory.
    void clear() {
        names_.clear();
        bytes_.clear();
    }
    void add(std::string_view name, std::string_view bytes) {
        names_.add(name);
        bytes_.add(bytes);
    }
    void add(const SequenceRecord& record) { add(record.name, record.bytes); }

    std::size_t size() const { return names_.ends.size(); }
    std::string_view name(std::size_t record) const { return names_.at(record); }
    std::string_view bytes(std::size_t record) const { return bytes_.at(record); }

private:
    struct Texts {
        LargeVector<char> joined;
        std::vector<std::size_t> ends;

        void clear() {
            joined.clear();
            ends.clear();
        }
        void add(std::string_view text) {
            append_text(joined, text);
            ends.push_back(joined.size());
        }
        std::string_view at(std::size_t number) const {
            const std::size_t begin = number == 0 ? 0 : ends[number - 1];
            return {joined.data() + begin, ends[number] - begin};
        }
    };

    Texts names_, bytes_;
};

}  // namespace minterm
