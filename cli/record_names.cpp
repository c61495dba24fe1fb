// SPDX-License-Identifier: Apache-2.0
#include "cli/record_names.hpp"

#include <nlohmann/json.hpp>

#include "cli/json_text.hpp"

namespace minterm {
namespace {

bool must_be_escaped(char c) { return c == '\t' || c == '\n' || c == '\r' || c == '\\'; }

}  // namespace

void append_field(std::string& line, std::string_view name) {
    bool plain = true;
    for (const char c : name) plain &= !must_be_escaped(c);
    if (plain) {
        line += name;
        return;
    }
    for (const char c : name) {
        if (must_be_escaped(c)) line += '\\';
        line += c == '\t' ? 't' : c == '\n' ? 'n' : c == '\r' ? 'r' : c;
    }
}

void append_json_string(std::string& line, std::string_view name) {
    line += nlohmann::json(json_text(name)).dump();
}

}  // namespace minterm
