// SPDX-License-Identifier: MIT
// Inside the child: dlopen, the call with seven to fourteen floats, and what may go wrong in it.
#include "outside_plugin_child.hpp"

#include <dlfcn.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string_view>
#include <typeinfo>
#include <utility>
#include <vector>

namespace tangency::tools {
namespace {

using State = PluginMemory::State;

void put_message(PluginMemory& memory, std::string_view text) {
    const std::size_t length = std::min(text.size(), memory.message.size() - 1);
    std::copy_n(text.begin(), length, memory.message.begin());
    memory.message[length] = 0;
}

// Called first of all handlers if the plugin calls exit(): none of the parent's may run in the child.
void on_plugin_exit(int status, void* memory_address) {
    auto& memory = *static_cast<PluginMemory*>(memory_address);
    if (memory.state == State::ready || memory.state == State::opening) {
        memory.exit_status = status;
        memory.state = State::called_exit;
    }
    std::fflush(nullptr);
    _exit(0);
}

template <class Scalar, std::size_t... Place>
int call(void* function, const Scalar* row, std::index_sequence<Place...>) {
    // One parameter of type Scalar for each place.
    using Function = int (*)(decltype(static_cast<void>(Place), Scalar{})...);
    return reinterpret_cast<Function>(function)(row[Place]...);
}

template <class Scalar, std::size_t Count>
void answer_batch(void* function, PluginMemory& memory) {
    const auto* rows = reinterpret_cast<const Scalar*>(memory.numbers.data());
    for (std::uint32_t i = 0; i < memory.count; ++i) {
        memory.current.store(i, std::memory_order_relaxed);
        memory.calling.store(1, std::memory_order_relaxed);
        memory.answers[i] = call(function, rows + i * Count, std::make_index_sequence<Count>()) != 0;
        memory.calling.store(0, std::memory_order_relaxed);
    }
}

using Batch = void (*)(void*, PluginMemory&);

template <class Scalar, std::size_t... Count>
Batch batch_of(std::size_t count, std::index_sequence<Count...>) {
    Batch found = nullptr;
    ((count == Count + 1 ? static_cast<void>(found = answer_batch<Scalar, Count + 1>) : static_cast<void>(0)), ...);
    return found;
}

Batch batch_of(const Signature& signature) {
    constexpr auto counts = std::make_index_sequence<max_number_count>();
    const std::size_t count = number_count(signature);
    return visit_scalar(signature.scalar, [&](auto zero) { return batch_of<decltype(zero)>(count, counts); });
}

// What a C++ compiler calls the function where extern "C" was forgotten (Itanium C++ ABI, section 5.1).
std::string mangled(const std::string& symbol, const Signature& signature) {
    std::string name = fmt::format("_Z{}{}", symbol.size(), symbol);
    const std::string_view scalar = visit_scalar(signature.scalar, [](auto zero) { return std::string_view(typeid(zero).name()); });
    for (std::size_t place = 0; place < number_count(signature); ++place) name += scalar;
    return name;
}

std::vector<std::string> exported_names(void* plugin) {
    std::vector<std::string> names;
    for (const std::size_t dim : {std::size_t{2}, std::size_t{3}})
        for (const Question question : every_question)
            for (const FormName& form : forms_of(question))
                for (const ScalarType scalar : every_scalar) {
                    if (!form.exists_in(dim)) continue;
                    const std::string name = symbol_name({form.form, scalar, dim, form.orientation, question});
                    if (dlsym(plugin, name.c_str()) != nullptr) names.push_back(name);
                }
    return names;
}

// dlerror() begins with the file's name, which the caller says anyway.
std::string reason_not_opened(const std::string& file) {
    const char* error = dlerror();
    std::string text = error == nullptr ? "no reason given" : error;
    if (text.starts_with(file + ": ")) text.erase(0, file.size() + 2);
    return text;
}

void* find_function(const std::string& file, const Signature& signature, PluginMemory& memory) {
    void* plugin = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (plugin == nullptr) {
        put_message(memory, fmt::format("cannot open {}: {}; give a shared object (cc -shared -fPIC)", file, reason_not_opened(file)));
        return nullptr;
    }
    const std::string symbol = symbol_name(signature);
    if (void* function = dlsym(plugin, symbol.c_str())) return function;
    if (dlsym(plugin, mangled(symbol, signature).c_str()) != nullptr) {
        put_message(memory, fmt::format("{} exports {} as a C++ function; write extern \"C\" before it", file, symbol));
        return nullptr;
    }
    const auto names = exported_names(plugin);
    if (names.empty())
        put_message(memory, fmt::format("{} exports no {}, nor any other function that Tangency knows; add int {}(...), see "
                                        "docs/command.md",
                                        file, symbol, symbol));
    else
        put_message(memory, fmt::format("{} exports no {}; it exports {}: ask for one of those, or add the function", file, symbol,
                                        fmt::join(names, ", ")));
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
    const bool is_named = signature.question != Question::box_ball;
    return fmt::format("tangency{}_{}{}{}_{}", signature.dim == 3 ? "3" : "", is_named ? name_of(signature.question) : "",
                       is_named ? "_" : "", form_name(signature), name_of(signature.scalar));
}

void run_plugin_child(const std::string& file, const Signature& signature, PluginMemory& memory, int orders, int replies) {
    discard_orders(orders);
    // What the plugin prints is for people; standard output belongs to the verdict.
    dup2(STDERR_FILENO, STDOUT_FILENO);
    on_exit(on_plugin_exit, &memory);
    try {
        void* function = find_function(file, signature, memory);
        memory.state = function == nullptr ? State::cannot_open : State::ready;
        send_reply(replies);
        if (function != nullptr) {
            const Batch answer = batch_of(signature);
            while (read_order(orders)) {
                answer(function, memory);
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
