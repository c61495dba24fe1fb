// SPDX-License-Identifier: Apache-2.0
#include "cli/json_text.hpp"

namespace minterm {

std::string json_text(std::string_view bytes) {
    try {
        // The library checks UTF-8 when it writes; asking it keeps one definition of what is valid.
        nlohmann::json(bytes).dump();
        return std::string(bytes);
    } catch (const nlohmann::json::type_error&) {
        std::string text;
        for (const char c : bytes) {
            const auto byte = static_cast<unsigned char>(c);
            if (byte < 0x80) {
                text += c;
            } else {
                text += static_cast<char>(0xC0 | byte >> 6);
                text += static_cast<char>(0x80 | (byte & 0x3F));
            }
        }
        return text;
    }
}

nlohmann::ordered_json stages_json(const std::vector<StageTime>& times) {
    auto stages = nlohmann::ordered_json::array();
    for (const StageTime& time : times) {
        stages.push_back({{"stage", time.stage}, {"milliseconds", time.milliseconds}});
    }
    return stages;
}

}  // namespace minterm
