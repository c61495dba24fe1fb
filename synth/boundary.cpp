// SPDX-License-Identifier: Apache-2.0
//
// A boundary formula -> straight pieces, operator by operator.
#include "synth/boundary.hpp"

#include <algorithm>
#include <cstdlib>

namespace minterm {
namespace {

using Pieces = std::vector<LinearPiece>;

constexpr std::int64_t kGreatestNumber = std::int64_t{1} << 40;
constexpr std::size_t kMostPieces = 4096;

const LinearPiece& piece_at(const Pieces& pieces, std::int64_t x) {
    const auto after = std::upper_bound(
        pieces.begin(), pieces.end(), x,
        [](std::int64_t value, const LinearPiece& piece) { return value < piece.begin; });
    return *(after - 1);
}

// Where one of the functions starts a new piece, ascending.
std::vector<std::int64_t> joints_of(const std::vector<Pieces>& functions) {
    std::vector<std::int64_t> joints;
    for (const Pieces& pieces : functions) {
        for (const LinearPiece& piece : pieces) joints.push_back(piece.begin);
    }
    std::sort(joints.begin(), joints.end());
    joints.erase(std::unique(joints.begin(), joints.end()), joints.end());
    return joints;
}

// More joints, so that first - second is negative, zero or positive all along each stretch.
void cut_at_crossings(const Pieces& first, const Pieces& second,
                      std::vector<std::int64_t>& joints) {
    const std::size_t stretches = joints.size();
    for (std::size_t k = 0; k < stretches; ++k) {
        const LinearPiece& x = piece_at(first, joints[k]);
        const LinearPiece& y = piece_at(second, joints[k]);
        if (x.slope == y.slope) continue;
        // The crossing lies at this quotient; its rounding is off by less than one.
        const std::int64_t near = (y.offset - x.offset) / (x.slope - y.slope);
        for (std::int64_t cut = near - 1; cut <= near + 2; ++cut) {
            const bool inside = cut > joints[k] && (k + 1 == stretches || cut < joints[k + 1]);
            if (inside) joints.push_back(cut);
        }
    }
    std::sort(joints.begin(), joints.end());
}

// The operator on one stretch, where every operand is straight and no two of them cross; `at` is
// the beginning of the stretch. Nothing for a product of two sloping operands.
std::optional<LinearPiece> apply(ExprOp op, const LinearPiece* args, std::int64_t at) {
    const auto truth = [](bool value) { return LinearPiece{0, 0, value ? 1 : 0}; };
    const auto first = [&] { return args[0].at(at); };
    const auto second = [&] { return args[1].at(at); };
    switch (op) {
        case ExprOp::Negate:
            return LinearPiece{0, -args[0].slope, -args[0].offset};
        case ExprOp::Add:
            return LinearPiece{0, args[0].slope + args[1].slope, args[0].offset + args[1].offset};
        case ExprOp::Sub:
            return LinearPiece{0, args[0].slope - args[1].slope, args[0].offset - args[1].offset};
        case ExprOp::Mul: {
            if (args[0].slope != 0 && args[1].slope != 0) return std::nullopt;
            const LinearPiece& line = args[0].slope != 0 ? args[0] : args[1];
            const std::int64_t factor = args[0].slope != 0 ? args[1].offset : args[0].offset;
            const std::int64_t greatest = std::max(std::abs(line.slope), std::abs(line.offset));
            if (greatest != 0 && std::abs(factor) > kGreatestNumber / greatest) return std::nullopt;
            return LinearPiece{0, line.slope * factor, line.offset * factor};
        }
        // On a stretch that ends, or not, the greater one stays so: a tie at its beginning is
        // a tie all along.
        case ExprOp::Min:
            return first() <= second() ? args[0] : args[1];
        case ExprOp::Max:
            return first() >= second() ? args[0] : args[1];
        case ExprOp::Equal:
            return truth(first() == second());
        case ExprOp::NotEqual:
            return truth(first() != second());
        case ExprOp::Less:
            return truth(first() < second());
        case ExprOp::LessEqual:
            return truth(first() <= second());
        case ExprOp::Greater:
            return truth(first() > second());
        case ExprOp::GreaterEqual:
            return truth(first() >= second());
        case ExprOp::Not:
            return truth(first() == 0);
        case ExprOp::And:
            return truth(first() != 0 && second() != 0);
        case ExprOp::Or:
            return truth(first() != 0 || second() != 0);
        case ExprOp::Select:
            return first() != 0 ? args[1] : args[2];
        case ExprOp::Constant:
        case ExprOp::RowIndex:
        case ExprOp::ColIndex:
        case ExprOp::RowCount:
        case ExprOp::ColCount:
        case ExprOp::TableRead:
        case ExprOp::Predicate:
            break;
    }
    return std::nullopt;
}

bool depends_on_order(ExprOp op) {
    return op == ExprOp::Min || op == ExprOp::Max || op == ExprOp::Equal ||
           op == ExprOp::NotEqual || op == ExprOp::Less || op == ExprOp::LessEqual ||
           op == ExprOp::Greater || op == ExprOp::GreaterEqual;
}

bool is_huge_piece(const LinearPiece& piece) {
    return std::abs(piece.slope) > kGreatestNumber || std::abs(piece.offset) > kGreatestNumber ||
           piece.begin > kGreatestNumber;
}

}  // namespace

std::optional<Pieces> linear_pieces(const Recurrence& recurrence, ExprId formula) {
    const ExprNode& node = recurrence.nodes[formula];
    if (node.op == ExprOp::Constant || node.op == ExprOp::RowIndex || node.op == ExprOp::ColIndex) {
        const bool index = node.op != ExprOp::Constant;
        const LinearPiece piece{0, index ? 1 : 0, index ? 0 : node.value};
        if (is_huge_piece(piece)) return std::nullopt;
        return Pieces{piece};
    }

    std::vector<Pieces> operands;
    for (int k = 0; k < arity(node.op); ++k) {
        std::optional<Pieces> operand = linear_pieces(recurrence, node.args[k]);
        if (!operand) return std::nullopt;
        operands.push_back(*std::move(operand));
    }
    std::vector<std::int64_t> joints = joints_of(operands);
    if (depends_on_order(node.op)) cut_at_crossings(operands[0], operands[1], joints);

    Pieces pieces;
    for (const std::int64_t begin : joints) {
        LinearPiece args[3];
        for (std::size_t k = 0; k < operands.size(); ++k) args[k] = piece_at(operands[k], begin);
        std::optional<LinearPiece> piece = apply(node.op, args, begin);
        if (!piece) return std::nullopt;
        piece->begin = begin;
        if (is_huge_piece(*piece)) return std::nullopt;
        const bool goes_on = !pieces.empty() && pieces.back().slope == piece->slope &&
                             pieces.back().offset == piece->offset;
        if (!goes_on) pieces.push_back(*piece);
    }
    if (pieces.empty() || pieces.size() > kMostPieces) return std::nullopt;
    return pieces;
}

}  // namespace minterm
