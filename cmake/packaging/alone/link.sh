#!/usr/bin/env bash
# link.sh BUILD OUT [GLIBC]: links the command of the build folder BUILD once more, as OUT, with all libraries inside but the system's glibc:
# against the glibc unpacked in the folder GLIBC, or this machine's.
set -euo pipefail

here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
out=$(realpath -m "$2")
glibc=${3:+$(realpath "$3")}
cd "$1"

# The line of the link: ": && COMPILER FLAGS OBJECTS -o tools/tangency LIBRARIES && :".
read -ra words <<<"$(ninja -t commands -s tools/tangency)"
[[ ${words[*]} == ": && "*" -o tools/tangency "*" && :" ]] || { echo "link.sh: ninja links the command in another way than known: ${words[*]}" >&2 && exit 2; }
words=("${words[@]:2:${#words[@]}-4}")
compiler=${words[0]}

command=() sources=()
for word in "${words[@]}"; do
    case $word in
        tools/tangency) command+=("$out") ;;
        */libfmt.so*) sources+=("$here/fmt.cpp") ;;
        *.so | *.so.*)
            command+=("${word%.so*}.a")
            [[ -f ${command[-1]} ]] || { echo "link.sh: ${command[-1]} is not here: install a package that has that library as a static one" >&2 && exit 2; } ;;
        *) command+=("$word") ;;
    esac
done
mkdir -p "$(dirname "$out")"
if [[ $glibc ]]; then
    sources+=("$here/older_glibc.cpp")
    libraries=$glibc/usr/lib/$("$compiler" -print-multiarch)
    # The compiler looks in folders of its own first, which are this machine's.
    command+=(--sysroot="$glibc" -B"$libraries" -L"$libraries")
fi
objects=()
for source in "${sources[@]}"; do
    objects+=("$out.$(basename "$source").o")
    "$compiler" -std=c++20 -O2 -Wall -Wextra -Werror -c "$source" -o "${objects[-1]}"
done
# The objects before the libraries, which want them.
"${command[@]:0:1}" "${objects[@]}" "${command[@]:1}" -static-libstdc++ -static-libgcc -pthread -ldl -Wl,-z,relro,-z,now,--as-needed -s
rm -f "${objects[@]}"
