// SPDX-License-Identifier: MIT
// Inside the child: dlopen, the call with the numbers of a row, and what may go wrong in it.
#include "outside_plugin_child.hpp"

#include <dlfcn.h>
#include <fmt/format.h>
#include <poll.h>
#include <pthread.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "guarded_array.hpp"
#include "plugin_file.hpp"
#include "plugin_names.hpp"

namespace tangency::tools {
namespace {

using State = PluginMemory::State;

void put_message(PluginMemory& memory, std::string_view text) {
    const std::size_t length = std::min(text.size(), memory.message.size() - 1);
    std::copy_n(text.begin(), length, memory.message.begin());
    memory.message[length] = 0;
}

// Whether this process has called fork since it was looked at last, and whether it is what a fork made.
bool has_forked = false, is_copy = false;

// What is between two guards around the numbers that a vector is written to.
constexpr std::size_t vector_guard_bytes = 128;

// "wrote a third number behind out[1]; in 2-D it has two"
std::string overstep_text(const GuardedArray::Touched& touched, std::size_t dim, std::size_t scalar_bytes) {
    static constexpr std::array<std::string_view, 4> ordinals{"", "second", "third", "fourth"};
    static constexpr std::array<std::string_view, 4> has{"", "on a line it has one", "in 2-D it has two", "in 3-D it has three"};
    const auto size = static_cast<std::ptrdiff_t>(scalar_bytes), first_behind = static_cast<std::ptrdiff_t>(dim) * size;
    if (touched.first >= first_behind && touched.end <= first_behind + size)
        return fmt::format("wrote a {} number behind out[{}]; {}", ordinals[dim], dim - 1, has[dim]);
    if (touched.first >= first_behind)
        return fmt::format("wrote behind out[{}], up to out[{}]; {}", dim - 1, (touched.end - 1) / size, has[dim]);
    return fmt::format("wrote before out[0], from out[{}] on; {}", (touched.first - size + 1) / size, has[dim]);
}

// Called first of all handlers if the plugin calls exit(): none of the parent's may run in the child.
void on_plugin_exit(int status, void* memory_address) {
    if (is_copy) return;
    auto& memory = *static_cast<PluginMemory*>(memory_address);
    if (memory.state == State::ready || memory.state == State::opening) {
        memory.exit_status = status;
        memory.state = State::called_exit;
    }
    std::fflush(nullptr);
    _exit(0);
}

// Calls the function, which has one parameter of type Scalar for each place, and then perhaps others.
template <class Returned, class Scalar, std::size_t... Place, class... Others>
Returned call(void* function, const Scalar* row, std::index_sequence<Place...>, Others... others) {
    using Function = Returned (*)(decltype(static_cast<void>(Place), Scalar{})..., Others...);
    return reinterpret_cast<Function>(function)(row[Place]..., others...);
}

// How a kind of answer is asked for, and where what comes back is put. What it oversteps is told in words.
template <class Scalar>
class YesOrNo {
public:
    explicit YesOrNo(std::size_t) {}
    template <class Places>
    void answer(void* function, const Scalar* row, Places places, PluginMemory& memory, std::uint32_t i) {
        memory.answers[i] = call<int>(function, row, places) != 0;
    }
    std::optional<std::string> find_overstep() { return std::nullopt; }
};

template <class Scalar>
class Word {
public:
    explicit Word(std::size_t) {}
    template <class Places>
    void answer(void* function, const Scalar* row, Places places, PluginMemory& memory, std::uint32_t i) {
        memory.replies[i * std::size_t{3}] = call<int>(function, row, places);
    }
    std::optional<std::string> find_overstep() { return std::nullopt; }
};

template <class Scalar>
class OneNumber {
public:
    explicit OneNumber(std::size_t) {}
    template <class Places>
    void answer(void* function, const Scalar* row, Places places, PluginMemory& memory, std::uint32_t i) {
        memory.replies[i * std::size_t{3}] = call<Scalar>(function, row, places);
    }
    std::optional<std::string> find_overstep() { return std::nullopt; }
};

// What the function does not write is NaN, which is no answer.
template <class Scalar>
class Vector {
public:
    explicit Vector(std::size_t dim) : dim_(dim) {
        for (GuardedArray& out : outs_) out.place(dim * sizeof(Scalar));
    }
    template <class Places>
    void answer(void* function, const Scalar* row, Places places, PluginMemory& memory, std::uint32_t i) {
        used_ = 1 - used_;
        auto* const out = outs_[used_].template data<Scalar>();
        std::fill_n(out, dim_, std::numeric_limits<Scalar>::quiet_NaN());
        call<void>(function, row, places, out);
        std::copy_n(out, dim_, memory.replies.begin() + i * std::ptrdiff_t{3});
    }
    std::optional<std::string> find_overstep() {
        const auto touched = outs_[used_].find_touched();
        if (!touched) return std::nullopt;
        outs_[used_].place(dim_ * sizeof(Scalar));
        return overstep_text(*touched, dim_, sizeof(Scalar));
    }

private:
    std::size_t dim_, used_ = 0;
    std::array<GuardedArray, 2> outs_{GuardedArray(GuardedArray::Kind::near_behind, 3 * sizeof(Scalar), vector_guard_bytes),
                                      GuardedArray(GuardedArray::Kind::near_before, 3 * sizeof(Scalar), vector_guard_bytes)};
};

// A copy that a fork made answers nobody. Whether the process has a copy that came back from the call; copies that do not are
// waited for at the first forks alone.
bool has_copy(PluginMemory& memory) {
    static int waits_left = 3;
    if (is_copy) {
        memory.copies = 1;
        _exit(0);
    }
    if (!std::exchange(has_forked, false)) return false;
    for (int milliseconds = waits_left-- > 0 ? 100 : 0; milliseconds > 0 && memory.copies == 0; --milliseconds) usleep(1000);
    return memory.copies != 0;
}

void end_batch(PluginMemory& memory, std::string_view what) {
    put_message(memory, what);
    memory.overstepped = 1;
}

template <template <class> class Kind, class Scalar, std::size_t Count>
void answer_batch(void* function, std::size_t dim, PluginMemory& memory) {
    static Kind<Scalar> kind(dim);
    const auto* rows = reinterpret_cast<const Scalar*>(memory.numbers.data());
    for (std::uint32_t i = 0; i < memory.count; ++i) {
        memory.current.store(i, std::memory_order_relaxed);
        memory.calling.store(1, std::memory_order_relaxed);
        kind.answer(function, rows + i * Count, std::make_index_sequence<Count>(), memory, i);
        memory.calling.store(0, std::memory_order_relaxed);
        if (const auto overstep = kind.find_overstep()) return end_batch(memory, *overstep);
        if ((has_forked || is_copy) && has_copy(memory))
            return end_batch(memory, "called fork, and the copy came back from the call too; let a copy end by _exit");
    }
}

using Batch = void (*)(void*, std::size_t, PluginMemory&);

template <template <class> class Kind, class Scalar, std::size_t... Count>
Batch batch_of(std::size_t count, std::index_sequence<Count...>) {
    Batch found = nullptr;
    ((count == Count + 1 ? static_cast<void>(found = answer_batch<Kind, Scalar, Count + 1>) : static_cast<void>(0)), ...);
    return found;
}

template <template <class> class Kind>
Batch batch_of_kind(const Signature& signature) {
    constexpr auto counts = std::make_index_sequence<max_number_count>();
    const std::size_t count = number_count(signature);
    return visit_scalar(signature.scalar, [&](auto zero) { return batch_of<Kind, decltype(zero)>(count, counts); });
}

Batch batch_of(const Signature& signature) {
    switch (signature.answer) {
        case AnswerKind::boolean: return batch_of_kind<YesOrNo>(signature);
        case AnswerKind::verdict: return batch_of_kind<Word>(signature);
        case AnswerKind::mtv:
        case AnswerKind::nearest: return batch_of_kind<Vector>(signature);
        default: return batch_of_kind<OneNumber>(signature);
    }
}

// "int tangency_lo_hi_f32(...)", as a plugin declares it.
std::string declaration(const Signature& signature) {
    const std::string_view scalar = scalar_c_names[static_cast<std::size_t>(signature.scalar)];
    if (is_vector(signature.answer)) return fmt::format("void {}(..., {} *out)", symbol_name(signature), scalar);
    return fmt::format("{} {}(...)", is_measured(signature.answer) ? scalar : "int", symbol_name(signature));
}

void* find_function(const std::string& path, const Signature& signature, PluginMemory& memory) {
    std::string problem;
    void* plugin = open_plugin(path, problem);
    if (plugin == nullptr) {
        put_message(memory, problem);
        return nullptr;
    }
    const std::string symbol = symbol_name(signature);
    if (void* function = dlsym(plugin, symbol.c_str())) return function;
    put_message(memory, complaint_about_missing(path, symbol, declaration(signature) + ", see docs/command.md"));
    return nullptr;
}

bool read_order(int orders) {
    char order = 0;
    for (;;) {
        const auto count = read(orders, &order, 1);
        if (count == 1) return true;
        if (count == 0 || errno != EINTR) return false;
    }
}

void send_reply(int replies) {
    const char reply = 1;
    while (write(replies, &reply, 1) < 0 && errno == EINTR) {
    }
}

// Orders that the child before this one did not live to read.
void discard_orders(int orders) {
    pollfd event{orders, POLLIN, 0};
    while (poll(&event, 1, 0) > 0 && (event.revents & POLLIN) != 0 && read_order(orders)) {
    }
}

}  // namespace

std::string symbol_name(const Signature& signature) {
    std::string name = signature.dim == 2 ? "tangency_" : fmt::format("tangency{}_", signature.dim);
    if (signature.answer != AnswerKind::boolean) name += fmt::format("{}_", name_of(signature.answer));
    if (signature.question != Question::box_ball) name += fmt::format("{}_", name_of(signature.question));
    return name + fmt::format("{}_{}", form_name(signature), name_of(signature.scalar));
}

void run_plugin_child(const std::string& file, const Signature& signature, PluginMemory& memory, int orders, int replies) {
    discard_orders(orders);
    // What the plugin prints is for people; standard output belongs to the verdict.
    dup2(STDERR_FILENO, STDOUT_FILENO);
    on_exit(on_plugin_exit, &memory);
    pthread_atfork([] { has_forked = true; }, nullptr, [] { is_copy = true; });
    try {
        void* function = find_function(file, signature, memory);
        memory.state = function == nullptr ? State::cannot_open : State::ready;
        send_reply(replies);
        if (function != nullptr) {
            const Batch answer = batch_of(signature);
            while (read_order(orders)) {
                answer(function, signature.dim, memory);
                memory.finished = memory.batch;
                send_reply(replies);
            }
        }
    } catch (const std::exception& error) {
        put_message(memory, error.what());
        memory.state = State::threw;
    } catch (...) {
        put_message(memory, "");
        memory.state = State::threw;
    }
    std::fflush(nullptr);
    _exit(0);
}

}  // namespace tangency::tools
