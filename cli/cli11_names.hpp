// SPDX-License-Identifier: Apache-2.0
//
// Classes of CLI11, for headers that do no more than name them: CLI11's own headers take a compiler
// four seconds.
#pragma once

namespace CLI {
class App;
class Validator;
}  // namespace CLI
