// SPDX-License-Identifier: Apache-2.0
//
// Kernel program -> LLVM module.
#include "codegen/emit_llvm.hpp"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/IntrinsicsX86.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/Alignment.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "codegen/operand_order.hpp"

namespace minterm {

namespace {

/// Lowers one function. LLVM's own types are spelled out so that the two value worlds stay apart.
class FunctionEmitter {
public:
    FunctionEmitter(llvm::Module& module, const KernelFunction& function, const Target& target)
        : module_(module),
          function_(function),
          target_(target),
          builder_(module.getContext()),
          values_(function.values.size(), nullptr),
          uses_(function.values.size(), 0) {
        count_uses();
        index_type_ = builder_.getInt64Ty();
        word_bytes_ = target.word_bits / 8;
        lanes_ = target.word_bits / 64;
        if (lanes_ > 1)
            word_type_ = llvm::FixedVectorType::get(index_type_, static_cast<unsigned>(lanes_));
        else
            word_type_ = builder_.getIntNTy(static_cast<unsigned>(target.word_bits));
    }

    void emit() {
        llvm::LLVMContext& context = module_.getContext();
        llvm::Type* pointer = llvm::PointerType::getUnqual(context);
        auto* type = llvm::FunctionType::get(builder_.getVoidTy(), {pointer, pointer}, false);
        auto* llvm_function =
            llvm::Function::Create(type, llvm::Function::ExternalLinkage, function_.name, module_);
        llvm_function->setDoesNotThrow();
        // Spilled words must not straddle cache lines; LLVM aligns the stack for them only if told
        // to.
        if (word_bytes_ > 16)
            llvm_function->addFnAttr(llvm::Attribute::getWithStackAlignment(
                context, llvm::Align(static_cast<std::uint64_t>(word_bytes_))));
        buffers_ = llvm_function->getArg(0);
        buffers_->setName("buffers");
        scalars_ = llvm_function->getArg(1);
        scalars_->setName("scalars");

        entry_ = llvm::BasicBlock::Create(context, "entry", llvm_function);
        auto* body = llvm::BasicBlock::Create(context, "loop", llvm_function);
        auto* done = llvm::BasicBlock::Create(context, "done", llvm_function);

        builder_.SetInsertPoint(entry_);
        emit_block(function_.prologue);
        load_remaining_buffers();
        const Loop& loop = function_.loop;
        builder_.CreateCondBr(builder_.CreateICmpSLT(value(loop.begin), value(loop.end)), body,
                              done);
        llvm::BasicBlock* before = builder_.GetInsertBlock();

        builder_.SetInsertPoint(body);
        auto* index = builder_.CreatePHI(index_type_, 2, "iteration");
        values_[loop.index] = index;
        std::vector<llvm::PHINode*> phis;
        for (const Carried& carried : loop.carried) {
            phis.push_back(builder_.CreatePHI(word_type_, 2));
            values_[carried.phi] = phis.back();
        }
        emit_body(loop.body);
        llvm::Value* next_index = builder_.CreateNSWAdd(index, builder_.getInt64(1));
        builder_.CreateCondBr(builder_.CreateICmpSLT(next_index, value(loop.end)), body, done);
        llvm::BasicBlock* latch = builder_.GetInsertBlock();
        index->addIncoming(value(loop.begin), before);
        index->addIncoming(next_index, latch);
        std::vector<llvm::Value*> nexts;
        for (std::size_t i = 0; i < phis.size(); ++i) {
            llvm::Value* next = value(loop.carried[i].next);
            phis[i]->addIncoming(value(loop.carried[i].initial), before);
            phis[i]->addIncoming(next, latch);
            nexts.push_back(next);
        }

        builder_.SetInsertPoint(done);
        for (std::size_t i = 0; i < phis.size(); ++i) {
            auto* last = builder_.CreatePHI(word_type_, 2);
            last->addIncoming(value(loop.carried[i].initial), before);
            last->addIncoming(nexts[i], latch);
            values_[loop.carried[i].phi] = last;
        }
        emit_block(function_.epilogue);
        builder_.CreateRetVoid();
    }

private:
    llvm::Value* value(ValueId id) const { return values_[id]; }

    void count_uses() {
        for (const auto* block : {&function_.prologue, &function_.loop.body, &function_.epilogue})
            for (const Instruction& instruction : *block)
                for (const ValueId arg : instruction.args)
                    if (arg != kNoValue) ++uses_[arg];
        for (const Carried& carried : function_.loop.carried) {
            ++uses_[carried.next];
            ++uses_[carried.initial];
        }
    }

    void emit_block(const std::vector<Instruction>& instructions) {
        for (const Instruction& instruction : instructions) {
            llvm::Value* result = emit_instruction(instruction);
            if (instruction.result != kNoValue) values_[instruction.result] = result;
        }
    }

    /// A long body in pieces: LLVM takes time that grows with the square of a basic block.
    void emit_body(const std::vector<Instruction>& body) {
        constexpr std::size_t kPiece = 32;
        for (std::size_t i = 0; i < body.size(); ++i) {
            if (i > 0 && i % kPiece == 0 && body.size() > 4 * kPiece) {
                auto* next = llvm::BasicBlock::Create(module_.getContext(), "piece",
                                                      builder_.GetInsertBlock()->getParent());
                builder_.CreateBr(next);
                builder_.SetInsertPoint(next);
            }
            llvm::Value* result = emit_instruction(body[i]);
            if (body[i].result != kNoValue) values_[body[i].result] = result;
        }
    }

    /// Buffer pointers are read once, in the entry block, also those that only the loop uses.
    llvm::Value* buffer(std::uint32_t number) {
        if (number >= buffer_values_.size()) buffer_values_.resize(number + 1, nullptr);
        if (buffer_values_[number] == nullptr) {
            llvm::Type* pointer = llvm::PointerType::getUnqual(module_.getContext());
            llvm::Value* place = builder_.CreateConstInBoundsGEP1_64(pointer, buffers_, number);
            buffer_values_[number] = builder_.CreateLoad(pointer, place);
        }
        return buffer_values_[number];
    }

    void load_remaining_buffers() {
        for (const auto* block : {&function_.loop.body, &function_.epilogue})
            for (const Instruction& instruction : *block)
                if (has_address(instruction)) buffer(instruction.buffer);
    }

    llvm::Value* address(const Instruction& instruction) {
        llvm::Value* place = buffer(instruction.buffer);
        llvm::Type* byte = builder_.getInt8Ty();
        if (instruction.args[0] != kNoValue)
            place = builder_.CreateGEP(byte, place, value(instruction.args[0]));
        const std::int64_t offset =
            std::int64_t{instruction.words} * word_bytes_ + instruction.bytes;
        if (offset != 0)
            place = builder_.CreateGEP(byte, place,
                                       builder_.getInt64(static_cast<std::uint64_t>(offset)));
        return place;
    }

    llvm::Align alignment(const Instruction& instruction) const {
        return llvm::Align(instruction.aligned ? static_cast<std::uint64_t>(word_bytes_) : 1);
    }

    /// The bytes of a word that are stored for its first one.
    llvm::Value* first_bytes(llvm::Value* word) {
        if (lanes_ <= 1)
            return builder_.CreateTrunc(
                word, builder_.getIntNTy(8U * static_cast<unsigned>(std::min(word_bytes_, 4))));
        llvm::Type* numbers = llvm::FixedVectorType::get(builder_.getInt32Ty(),
                                                         static_cast<unsigned>(word_bytes_) / 4);
        return builder_.CreateExtractElement(builder_.CreateBitCast(word, numbers),
                                             std::uint64_t{0});
    }

    llvm::Value* emit_instruction(const Instruction& instruction) {
        const auto& args = instruction.args;
        const auto immediate = static_cast<std::uint64_t>(instruction.immediate);
        switch (instruction.op) {
            case KernelOp::Scalar:
                return builder_.CreateLoad(
                    index_type_,
                    builder_.CreateConstInBoundsGEP1_64(index_type_, scalars_, instruction.buffer));
            case KernelOp::Integer:
                return builder_.getInt64(immediate);
            case KernelOp::IndexAdd:
                return builder_.CreateAdd(value(args[0]), value(args[1]));
            case KernelOp::IndexMul:
                return builder_.CreateMul(value(args[0]), value(args[1]));
            case KernelOp::IndexScale:
                return builder_.CreateMul(value(args[0]), builder_.getInt64(immediate));
            case KernelOp::IndexAnd:
                return builder_.CreateAnd(value(args[0]), builder_.getInt64(immediate));
            case KernelOp::IndexShift:
                return builder_.CreateLShr(value(args[0]), builder_.getInt64(immediate));
            case KernelOp::IndexKept:
                return builder_.CreateFreeze(value(args[0]));
            case KernelOp::Constant:
                return immediate != 0 ? llvm::Constant::getAllOnesValue(word_type_)
                                      : llvm::Constant::getNullValue(word_type_);
            case KernelOp::Load:
                return builder_.CreateAlignedLoad(word_type_, address(instruction),
                                                  alignment(instruction));
            case KernelOp::LoadFirst:
                return load_first(instruction);
            case KernelOp::Store:
                return builder_.CreateAlignedStore(value(args[1]), address(instruction),
                                                   alignment(instruction));
            case KernelOp::LoadByte:
                return builder_.CreateZExt(
                    builder_.CreateLoad(builder_.getInt8Ty(), address(instruction)), index_type_);
            case KernelOp::StoreByte:
                return builder_.CreateStore(
                    builder_.CreateTrunc(value(args[1]), builder_.getInt8Ty()),
                    address(instruction));
            case KernelOp::StoreFirst:
                return builder_.CreateAlignedStore(first_bytes(value(args[1])),
                                                   address(instruction), llvm::Align(1));
            case KernelOp::Gate:
                return emit_gate(instruction);
            case KernelOp::Fetch: {
                llvm::Value* place = address(instruction);
                // Read, close to the processor, data.
                return builder_.CreateIntrinsic(
                    llvm::Intrinsic::prefetch, {place->getType()},
                    {place, builder_.getInt32(0), builder_.getInt32(3), builder_.getInt32(1)});
            }
            case KernelOp::ShiftIn:
                return emit_shift_in(value(args[0]), value(args[1]));
            case KernelOp::AddCarry:
                return emit_add_carry(instruction);
            case KernelOp::ByteIn:
                return emit_byte_in(value(args[0]), value(args[1]));
            case KernelOp::BitsIn:
                return emit_bits_in(value(args[0]), value(args[1]), immediate);
            case KernelOp::PartShift:
                return builder_.CreateShl(value(args[0]),
                                          llvm::ConstantInt::get(word_type_, immediate));
        }
        return nullptr;
    }

    llvm::Value* emit_add_carry(const Instruction& instruction) {
        llvm::Value* a = value(instruction.args[0]);
        llvm::Value* b = value(instruction.args[1]);
        llvm::Value* enters = value(instruction.args[2]);
        const Sum sum = lanes_ <= 1                                  ? add_one_lane(a, b, enters)
                        : instruction.args[0] == instruction.args[1] ? move_lanes(a, enters)
                                                                     : add_lanes(a, b, enters);
        values_[instruction.carry] = sum.carry;
        return sum.word;
    }

    struct Sum {
        llvm::Value* word;
        llvm::Value* carry;
    };

    Sum add_one_lane(llvm::Value* a, llvm::Value* b, llvm::Value* enters) {
        if (word_bytes_ == 8) {
            // The intrinsic, so that a chain of additions is a chain of adc.
            llvm::Value* sum = builder_.CreateIntrinsic(
                llvm::Intrinsic::x86_addcarry_64, {},
                {builder_.CreateTrunc(enters, builder_.getInt8Ty()), a, b});
            return {builder_.CreateExtractValue(sum, 1),
                    builder_.CreateZExt(builder_.CreateExtractValue(sum, 0), index_type_)};
        }
        llvm::Value* sum =
            builder_.CreateAdd(builder_.CreateAdd(builder_.CreateZExt(a, index_type_),
                                                  builder_.CreateZExt(b, index_type_)),
                               enters);
        return {builder_.CreateTrunc(sum, word_type_),
                builder_.CreateLShr(sum, static_cast<std::uint64_t>(word_bytes_) * 8)};
    }

    /// Adds lane by lane first. A lane whose sum is all ones passes a carry on, one that overflowed
    /// makes one, none does both; so the lanes' own carries, one lane further up, plus the mask of
    /// those that pass on ripple in one small addition, and where they changed that mask a lane
    /// gets one more (Note [Column layout] in runtime/kernel_abi.hpp). AVX2 takes four instructions
    /// to make a mask of those bits; reading it from a table takes two and was a sixth slower.
    Sum add_lanes(llvm::Value* a, llvm::Value* b, llvm::Value* enters) {
        llvm::Value* sum = builder_.CreateAdd(a, b);
        llvm::Value* overflowed = nullptr;
        if (target_.mask_registers) {
            overflowed = builder_.CreateICmpULT(sum, a);
        } else {
            // There is no unsigned comparison; the carry out of the top bit is the majority of its
            // bits and the sum's complement.
            llvm::Value* majority = builder_.CreateOr(
                builder_.CreateAnd(a, b),
                builder_.CreateAnd(builder_.CreateOr(a, b), builder_.CreateNot(sum)));
            overflowed = builder_.CreateICmpSLT(majority, llvm::Constant::getNullValue(word_type_));
        }
        llvm::Value* passes =
            mask_of(builder_.CreateICmpEQ(sum, llvm::Constant::getAllOnesValue(word_type_)));
        llvm::Value* made = builder_.CreateAdd(builder_.CreateShl(mask_of(overflowed), 1), enters);
        llvm::Value* rippled = builder_.CreateAdd(made, passes);
        llvm::Value* one_more = builder_.CreateBitCast(
            builder_.CreateTrunc(builder_.CreateXor(rippled, passes),
                                 builder_.getIntNTy(static_cast<unsigned>(lanes_))),
            flags_type());
        llvm::Value* ones = llvm::Constant::getAllOnesValue(word_type_);
        llvm::Value* result =
            target_.mask_registers
                ? builder_.CreateSelect(one_more, builder_.CreateSub(sum, ones), sum)
                : builder_.CreateSub(sum, builder_.CreateSExt(one_more, word_type_));
        return {result, builder_.CreateLShr(rippled, static_cast<std::uint64_t>(lanes_))};
    }

    /// A word plus itself: nothing ripples.
    Sum move_lanes(llvm::Value* word, llvm::Value* enters) {
        llvm::Value* top_bits = builder_.CreateLShr(word, llvm::ConstantInt::get(word_type_, 63));
        llvm::Value* entering = builder_.CreateInsertElement(
            llvm::Constant::getNullValue(word_type_), enters, std::uint64_t{0});
        // Lane j's lower neighbour is lane j - 1; lane 0's is what enters.
        std::vector<int> lanes{lanes_};
        for (int lane = 1; lane < lanes_; ++lane) lanes.push_back(lane - 1);
        llvm::Value* below = builder_.CreateShuffleVector(top_bits, entering, lanes);
        llvm::Value* moved = builder_.CreateShl(word, llvm::ConstantInt::get(word_type_, 1));
        return {builder_.CreateOr(moved, below),
                builder_.CreateExtractElement(top_bits, static_cast<std::uint64_t>(lanes_ - 1))};
    }

    llvm::Type* flags_type() {
        return llvm::FixedVectorType::get(builder_.getInt1Ty(), static_cast<unsigned>(lanes_));
    }

    /// A flag of each lane as the bits of a number.
    llvm::Value* mask_of(llvm::Value* flags) {
        llvm::Type* mask = builder_.getIntNTy(static_cast<unsigned>(lanes_));
        return builder_.CreateZExt(builder_.CreateBitCast(flags, mask), index_type_);
    }

    /// The rest of a word may lie in the next line of the cache, and a load from two lines is two.
    llvm::Value* load_first(const Instruction& instruction) {
        llvm::Value* lane = builder_.CreateAlignedLoad(word_type_->getScalarType(),
                                                       address(instruction), llvm::Align(1));
        if (lanes_ <= 1) return lane;
        return builder_.CreateInsertElement(llvm::Constant::getNullValue(word_type_), lane,
                                            std::uint64_t{0});
    }

    llvm::Value* emit_shift_in(llvm::Value* word, llvm::Value* incoming) {
        llvm::Value* above = incoming;
        if (lanes_ > 1) {
            // Lane j's upper neighbour is lane j + 1; the last lane's is the incoming word's lane
            // 0.
            std::vector<int> lanes;
            for (int lane = 1; lane <= lanes_; ++lane) lanes.push_back(lane);
            above = builder_.CreateShuffleVector(word, incoming, lanes);
        }
        llvm::Value* one = llvm::ConstantInt::get(word_type_, 1);
        return builder_.CreateIntrinsic(llvm::Intrinsic::fshr, {word_type_}, {above, word, one});
    }

    llvm::Value* emit_bits_in(llvm::Value* word, llvm::Value* incoming, std::uint64_t bits) {
        llvm::Value* below = incoming;
        if (lanes_ > 1) {
            std::vector<int> lanes{2 * lanes_ - 1};
            for (int lane = 1; lane < lanes_; ++lane) lanes.push_back(lane - 1);
            below = builder_.CreateShuffleVector(word, incoming, lanes);
        }
        return builder_.CreateIntrinsic(llvm::Intrinsic::fshl, {word_type_},
                                        {word, below, llvm::ConstantInt::get(word_type_, bits)});
    }

    llvm::Value* emit_byte_in(llvm::Value* word, llvm::Value* before) {
        if (word_bytes_ == 1) return before;
        if (word_bytes_ <= kPartBytes) {
            llvm::Value* byte = llvm::ConstantInt::get(word_type_, 8);
            return builder_.CreateIntrinsic(llvm::Intrinsic::fshl, {word_type_},
                                            {word, before, byte});
        }
        auto* bytes =
            llvm::FixedVectorType::get(builder_.getInt8Ty(), static_cast<unsigned>(word_bytes_));
        std::vector<int> places;  // of `before`, then of `word`
        for (int part = 0; part < word_bytes_; part += kPartBytes) {
            places.push_back(part + kPartBytes - 1);
            for (int byte = 0; byte + 1 < kPartBytes; ++byte)
                places.push_back(word_bytes_ + part + byte);
        }
        llvm::Value* moved = builder_.CreateShuffleVector(
            builder_.CreateBitCast(before, bytes), builder_.CreateBitCast(word, bytes), places);
        return builder_.CreateBitCast(moved, word_type_);
    }

    llvm::Value* emit_gate(const Instruction& instruction) {
        std::array<llvm::Value*, 3> x{};
        for (std::size_t i = 0; i < instruction.arity; ++i) x[i] = value(instruction.args[i]);
        if (instruction.arity == 1) return emit_unary(instruction.function & 3U, x[0]);
        if (instruction.arity == 2) return emit_binary(instruction.function & 15U, x[0], x[1]);
        if (target_.ternary_logic) {
            // Operands (A, B, C) = (x2, x1, x0): the immediate is the truth table itself.
            llvm::Value* table = builder_.getInt32(instruction.function);
            llvm::Value* last = uses_[instruction.args[2]] > 1 ? copy_of(x[2]) : x[2];
            return builder_.CreateIntrinsic(llvm::Intrinsic::x86_avx512_pternlog_q_512, {},
                                            {last, x[1], x[0], table});
        }
        llvm::Value* low = emit_binary(instruction.function & 15U, x[0], x[1]);
        llvm::Value* high = emit_binary(instruction.function >> 4U, x[0], x[1]);
        return builder_.CreateXor(low, builder_.CreateAnd(x[2], builder_.CreateXor(low, high)));
    }

    /// The same word, of which LLVM does not know that it is: it would overwrite an operand that
    /// nobody else needs, to save the copy (Note [Latest operand] in codegen/operand_order.hpp).
    llvm::Value* copy_of(llvm::Value* word) {
        auto* type = llvm::FunctionType::get(word_type_, {word_type_}, false);
        return builder_.CreateCall(llvm::InlineAsm::get(type, "", "=v,0", false), {word});
    }

    llvm::Value* emit_unary(unsigned function, llvm::Value* x) {
        switch (function) {
            case 0:
                return llvm::Constant::getNullValue(word_type_);
            case 1:
                return builder_.CreateNot(x);
            case 2:
                return x;
            default:
                return llvm::Constant::getAllOnesValue(word_type_);
        }
    }

    /// Function over (x, y), bit x + 2 y.
    llvm::Value* emit_binary(unsigned function, llvm::Value* x, llvm::Value* y) {
        switch (function) {
            case 0x0:
                return llvm::Constant::getNullValue(word_type_);
            case 0x1:
                return builder_.CreateNot(builder_.CreateOr(x, y));
            case 0x2:
                return builder_.CreateAnd(x, builder_.CreateNot(y));
            case 0x3:
                return builder_.CreateNot(y);
            case 0x4:
                return builder_.CreateAnd(builder_.CreateNot(x), y);
            case 0x5:
                return builder_.CreateNot(x);
            case 0x6:
                return builder_.CreateXor(x, y);
            case 0x7:
                return builder_.CreateNot(builder_.CreateAnd(x, y));
            case 0x8:
                return builder_.CreateAnd(x, y);
            case 0x9:
                return builder_.CreateNot(builder_.CreateXor(x, y));
            case 0xa:
                return x;
            case 0xb:
                return builder_.CreateOr(x, builder_.CreateNot(y));
            case 0xc:
                return y;
            case 0xd:
                return builder_.CreateOr(builder_.CreateNot(x), y);
            case 0xe:
                return builder_.CreateOr(x, y);
            default:
                return llvm::Constant::getAllOnesValue(word_type_);
        }
    }

    llvm::Module& module_;
    const KernelFunction& function_;
    const Target& target_;
    llvm::IRBuilder<> builder_;
    std::vector<llvm::Value*> values_;
    std::vector<int> uses_;  ///< of each value
    std::vector<llvm::Value*> buffer_values_;
    llvm::Type* index_type_ = nullptr;
    llvm::Type* word_type_ = nullptr;
    int word_bytes_ = 8;
    int lanes_ = 1;
    llvm::Argument* buffers_ = nullptr;
    llvm::Argument* scalars_ = nullptr;
    llvm::BasicBlock* entry_ = nullptr;
};

}  // namespace

std::unique_ptr<llvm::Module> emit_llvm(llvm::LLVMContext& context, const KernelProgram& program,
                                        const Target& target) {
    auto module = std::make_unique<llvm::Module>(program.name, context);
    for (const KernelFunction& function : program.functions) {
        if (target.ternary_logic)
            FunctionEmitter(*module, with_latest_operand_last(function), target).emit();
        else
            FunctionEmitter(*module, function, target).emit();
    }
    return module;
}

}  // namespace minterm
