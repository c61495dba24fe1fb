// SPDX-License-Identifier: Apache-2.0
//
// Every answer of a matrix -> text or a .npy file, row by row.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "cli/json_text.hpp"
#include "cli/matrix_output.hpp"
#include "cli/record_names.hpp"
#include "runtime/batch/npy_writer.hpp"
#include "runtime/batch/number_block.hpp"

namespace minterm {
namespace {

/// Keeps the rows in hand in the smallest type.
class FullMatrix : public MatrixOutput {
public:
    FullMatrix(const MatrixSides& sides, const BatchCommandOptions& options)
        : sides_(sides),
          options_(options),
          block_(sides.targets.size(),
                 options.max_distance.has_value() || options.min_similarity.has_value()) {}

    std::size_t queries_at_once() const override {
        const std::size_t row = block_.columns() * width_of(block_.type());
        return std::max<std::size_t>(1, sides_.answer_bytes() / std::max<std::size_t>(1, row));
    }

    Status begin(std::size_t first, std::size_t count) override {
        first_ = first;
        count_ = count;
        return block_.reset(count);
    }

    bool take(const MatrixPart& part) override {
        return block_.store(part.query, part.targets, part.values);
    }

    QueryBound query_bound() override {
        if (!sides_.similarity) return {};
        return [this](std::size_t query) {
            return sides_.similarity->greatest_value(first_ + query, sides_.similarity->least);
        };
    }

    Status make_room() override {
        block_.widen();
        return success();
    }

protected:
    /// The similarity that a number of a row in hand stands for; 0 where that is too little.
    template <typename Number>
    double similarity(std::size_t row, std::size_t column, Number number) const {
        if (block_.is_more(number)) return 0;
        const double found =
            sides_.similarity->of(first_ + row, column, static_cast<std::int64_t>(number));
        return found < sides_.similarity->least ? 0 : found;
    }

    const MatrixSides sides_;
    const BatchCommandOptions& options_;
    NumberBlock block_;
    std::size_t first_ = 0;
    std::size_t count_ = 0;
};

class TextMatrix : public FullMatrix {
public:
    using FullMatrix::FullMatrix;

    Status open() {
        MINTERM_TRY([[maybe_unused]] const Unit opened, answers_.open(options_.output));
        if (options_.json) return success();
        for (const std::string& name : sides_.targets.names) {
            answers_.text() += '\t';
            answers_.text() += name;
            MINTERM_TRY([[maybe_unused]] const Unit written, answers_.flush_if_full());
        }
        answers_.text() += '\n';
        return success();
    }

    Status end() override {
        for (std::size_t row = 0; row < count_; ++row) {
            const std::string& name = sides_.queries.names[first_ + row];
            const Failure* why = sides_.queries.failure_of(first_ + row);
            std::string& text = answers_.text();
            if (options_.json) {
                text += "{\"query\":" + name +
                        (sides_.similarity ? ",\"similarities\":" : ",\"results\":");
                if (why != nullptr) {
                    text += "null,\"error\":";
                    append_json_string(text, why->messages().front().text);
                } else {
                    text += '[';
                    MINTERM_TRY([[maybe_unused]] const Unit written, append_row(row, ','));
                    text += ']';
                }
                text += '}';
            } else {
                text += name;
                if (block_.columns() > 0) text += '\t';
                MINTERM_TRY([[maybe_unused]] const Unit written, append_row(row, '\t'));
            }
            text += '\n';
            MINTERM_TRY([[maybe_unused]] const Unit written, answers_.flush_if_full());
        }
        return answers_.flush();
    }

    Status finish() override { return answers_.commit(); }

private:
    /// Numbers that are made text at once.
    static constexpr std::size_t kPiece = 4096;

    bool failed(std::size_t row, std::size_t column) const {
        return sides_.queries.failure_of(first_ + row) != nullptr ||
               sides_.targets.failure_of(column) != nullptr;
    }

    /// Appends the numbers of a row with separators between them.
    Status append_row(std::size_t row, char separator) {
        const std::span<const std::byte> bytes = block_.row(row);
        const std::size_t columns = block_.columns();
        const bool any_failed = !sides_.queries.broken.empty() || !sides_.targets.broken.empty();
        const std::string_view failed_text = options_.json ? "null" : "failed";
        return with_type(block_.type(), [&](auto zero) -> Status {
            using Number = decltype(zero);
            const auto* const numbers = reinterpret_cast<const Number*>(bytes.data());
            for (std::size_t begin = 0; begin < columns; begin += kPiece) {
                const std::size_t end = std::min(columns, begin + kPiece);
                char* out = piece_.data();
                for (std::size_t i = begin; i < end; ++i) {
                    if (any_failed && failed(row, i))
                        out = std::copy(failed_text.begin(), failed_text.end(), out);
                    else if (sides_.similarity)
                        out = write_fraction(out, similarity(row, i, numbers[i]));
                    else
                        out = write_number(out, static_cast<std::int64_t>(numbers[i]));
                    *out++ = separator;
                }
                answers_.text().append(piece_.data(), end < columns ? out : out - 1);
                MINTERM_TRY([[maybe_unused]] const Unit written, answers_.flush_if_full());
            }
            return success();
        });
    }

    std::vector<char> piece_ =
        std::vector<char>(kPiece * (std::max(kLongestNumber, kLongestFraction) + 1));
    AnswerStream answers_;
};

class NpyMatrix : public FullMatrix {
public:
    using FullMatrix::FullMatrix;

    Status open(const std::string& path) {
        if (path == "-")
            return Failure::user(
                "--npy -: a .npy file is written in more than one go; name a file");
        MINTERM_TRY(const FileSet::OpenFile file, files_.open(path));
        if (!file.is_regular)
            return Failure::user(fmt::format(
                "cannot write {}: it is no regular file, and a .npy file is written in more than "
                "one go; name a file",
                path));
        MINTERM_TRY(npy_, NpyWriter::begin(file.descriptor, path, sides_.queries.size(),
                                           sides_.targets.size(),
                                           sides_.similarity ? NumberType::F32 : block_.type()));
        path_ = path;
        return success();
    }

    Status make_room() override {
        block_.widen();
        if (sides_.similarity) return success();
        return npy_->change_type(block_.type(), block_.has_more());
    }

    Status end() override {
        return sides_.similarity ? append_similarities() : npy_->append(block_.bytes());
    }

    Status finish() override {
        MINTERM_TRY([[maybe_unused]] const Unit written, npy_->finish());
        MINTERM_TRY([[maybe_unused]] const Unit whole, files_.commit());
        if (!options_.json) return success();
        const nlohmann::ordered_json object = {
            {"file", json_text(path_)},
            {"type", npy_name_of(npy_->type())},
            {"shape", {sides_.queries.size(), sides_.targets.size()}}};
        return write_standard_output(object.dump() + "\n");
    }

private:
    /// Numbers that are made similarities at once, or the row that has more.
    static constexpr std::size_t kPiece = std::size_t{1} << 16;

    Status append_similarities() {
        const std::size_t columns = block_.columns();
        std::vector<float> similarities;
        for (std::size_t row = 0; row < count_; ++row) {
            with_type(block_.type(), [&](auto zero) {
                const auto* const numbers =
                    reinterpret_cast<const decltype(zero)*>(block_.row(row).data());
                for (std::size_t i = 0; i < columns; ++i)
                    similarities.push_back(static_cast<float>(similarity(row, i, numbers[i])));
            });
            if (similarities.size() < kPiece && row + 1 < count_) continue;
            MINTERM_TRY([[maybe_unused]] const Unit written,
                        npy_->append(std::as_bytes(std::span(similarities))));
            similarities.clear();
        }
        return success();
    }

    FileSet files_;
    std::optional<NpyWriter> npy_;
    std::string path_;
};

}  // namespace

Result<std::unique_ptr<MatrixOutput>> full_matrix_text(const MatrixSides& sides,
                                                       const BatchCommandOptions& options) {
    auto output = std::make_unique<TextMatrix>(sides, options);
    MINTERM_TRY([[maybe_unused]] const Unit opened, output->open());
    return std::unique_ptr<MatrixOutput>(std::move(output));
}

Result<std::unique_ptr<MatrixOutput>> full_matrix_npy(const MatrixSides& sides,
                                                      const BatchCommandOptions& options,
                                                      const std::string& path) {
    auto output = std::make_unique<NpyMatrix>(sides, options);
    MINTERM_TRY([[maybe_unused]] const Unit opened, output->open(path));
    return std::unique_ptr<MatrixOutput>(std::move(output));
}

}  // namespace minterm
