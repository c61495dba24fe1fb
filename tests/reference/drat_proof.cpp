// SPDX-License-Identifier: Apache-2.0
#include "tests/reference/drat_proof.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace minterm::reference {
namespace {

using Clause = std::vector<int>;

/// The literals up to the closing 0; nothing if the line is damaged.
std::optional<Clause> read_clause(std::istream& words) {
    Clause clause;
    for (int literal = 0; words >> literal;) {
        if (literal == 0) return clause;
        if (std::find(clause.begin(), clause.end(), literal) == clause.end()) {
            clause.push_back(literal);
        }
    }
    return std::nullopt;
}

class Checker {
public:
    /// False: the clauses contradict each other by unit propagation alone.
    bool add(const Clause& clause) {
        const std::size_t number = clauses_.size();
        clauses_.push_back(clause);
        Clause key = clause;
        std::sort(key.begin(), key.end());
        numbers_[key].push_back(number);
        for (const int literal : clause) reserve(literal);
        Clause& stored = clauses_.back();
        // Two literals that are not false are watched, where there are so many.
        std::stable_partition(stored.begin(), stored.end(),
                              [&](int literal) { return value(literal) >= 0; });
        for (std::size_t k = 0; k < std::min<std::size_t>(2, stored.size()); ++k) {
            watches_[place(stored[k])].push_back(number);
        }
        if (stored.empty() || value(stored[0]) < 0) return false;
        if ((stored.size() == 1 || value(stored[1]) < 0) && value(stored[0]) == 0) {
            assign(stored[0]);
            return propagate();
        }
        return true;
    }

    void remove(Clause clause) {
        if (clause.size() < 2) return;
        std::sort(clause.begin(), clause.end());
        const auto found = numbers_.find(clause);
        if (found == numbers_.end()) return;
        Clause& gone = clauses_[found->second.back()];
        found->second.pop_back();
        if (found->second.empty()) numbers_.erase(found);
        gone.clear();  // its watches are dropped when they are come across
    }

    bool may_be_added(const Clause& clause) {
        for (const int literal : clause) reserve(literal);
        if (follows(clause, 0)) return true;
        if (clause.empty()) return false;
        const int pivot = clause.front();
        for (std::size_t number = 0; number < clauses_.size(); ++number) {
            const Clause& other = clauses_[number];
            if (std::find(other.begin(), other.end(), -pivot) == other.end()) continue;
            Clause resolvent = clause;
            resolvent.insert(resolvent.end(), other.begin(), other.end());
            if (!follows(resolvent, -pivot)) return false;
        }
        return true;
    }

private:
    static std::size_t place(int literal) {
        return 2 * static_cast<std::size_t>(std::abs(literal)) + (literal < 0 ? 1 : 0);
    }

    void reserve(int literal) {
        const std::size_t needed = 2 * static_cast<std::size_t>(std::abs(literal)) + 2;
        if (watches_.size() >= needed) return;
        watches_.resize(needed);
        values_.resize(needed / 2, 0);
    }

    int value(int literal) const {
        const int of_variable = values_[static_cast<std::size_t>(std::abs(literal))];
        return literal < 0 ? -of_variable : of_variable;
    }

    void assign(int literal) {
        values_[static_cast<std::size_t>(std::abs(literal))] = literal < 0 ? -1 : 1;
        trail_.push_back(literal);
    }

    /// Whether the opposite of the clause, but for one literal, leads to a conflict.
    bool follows(const Clause& clause, int left_out) {
        const std::size_t before = trail_.size();
        bool conflict = false;
        for (const int literal : clause) {
            if (literal == left_out || conflict || value(literal) < 0) continue;
            if (value(literal) > 0) {
                conflict = true;
            } else {
                assign(-literal);
            }
        }
        conflict = conflict || !propagate();
        for (; trail_.size() > before; trail_.pop_back()) {
            values_[static_cast<std::size_t>(std::abs(trail_.back()))] = 0;
        }
        done_ = before;
        return conflict;
    }

    /// False: a conflict.
    bool propagate() {
        for (; done_ < trail_.size(); ++done_) {
            const int falsified = -trail_[done_];
            std::vector<std::size_t>& watching = watches_[place(falsified)];
            std::size_t kept = 0;
            for (std::size_t k = 0; k < watching.size(); ++k) {
                const std::size_t number = watching[k];
                Clause& clause = clauses_[number];
                if (clause.empty()) continue;
                if (clause.size() > 1 && clause[0] == falsified) std::swap(clause[0], clause[1]);
                watching[kept++] = number;
                if (value(clause[0]) > 0) continue;
                const auto next =
                    std::find_if(clause.begin() + std::min<long>(2, std::ssize(clause)),
                                 clause.end(), [&](int literal) { return value(literal) >= 0; });
                if (next != clause.end()) {
                    std::swap(clause[1], *next);
                    watches_[place(clause[1])].push_back(number);
                    --kept;
                } else if (value(clause[0]) < 0) {
                    while (++k < watching.size()) watching[kept++] = watching[k];
                    watching.resize(kept);
                    return false;
                } else {
                    assign(clause[0]);
                }
            }
            watching.resize(kept);
        }
        return true;
    }

    std::vector<Clause> clauses_;  // empty: deleted
    std::map<Clause, std::vector<std::size_t>> numbers_;
    std::vector<std::vector<std::size_t>> watches_{2};
    std::vector<int> values_{0};
    Clause trail_;
    std::size_t done_ = 0;  // of the trail: propagated
};

}  // namespace

bool refutes(std::istream& formula, std::istream& proof) {
    Checker checker;
    bool open = true;  // no conflict yet by unit propagation alone
    for (std::string line; std::getline(formula, line);) {
        if (line.empty() || line[0] == 'c' || line[0] == 'p') continue;
        std::istringstream words(line);
        const std::optional<Clause> clause = read_clause(words);
        if (!clause) return false;
        open = checker.add(*clause) && open;
    }
    for (std::string line; open && std::getline(proof, line);) {
        if (line.empty() || line[0] == 'c') continue;
        std::istringstream words(line);
        const bool deletes = line[0] == 'd';
        if (deletes) words.get();
        const std::optional<Clause> clause = read_clause(words);
        if (!clause) return false;
        if (deletes) {
            checker.remove(*clause);
            continue;
        }
        if (!checker.may_be_added(*clause)) return false;
        open = checker.add(*clause);
    }
    return !open;
}

}  // namespace minterm::reference
