# SPDX-License-Identifier: MIT
# What stands above says which words there are; this says which of them fit. completion.py joins the two.

# Asks for names of files in the place of words, where bash is not only asked for them by a test.
_tangency_names() {
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen "$@" -- "$current")
}

_tangency() {
    local current=${COMP_WORDS[COMP_CWORD]} previous='' path='' question=box_ball word words='' kind='' place
    COMPREPLY=()

    # The verb so far, and the question, on which the forms depend. Bash makes three words of --form=lo_hi.
    for ((place = 1; place < COMP_CWORD; ++place)); do
        word=${COMP_WORDS[place]}
        [[ $word == = ]] && continue
        [[ $previous == --question ]] && question=$word
        if [[ $word != -* && $previous != -* ]]; then
            words=''
            _tangency_verbs "$path"
            [[ " $words " == *" $word "* ]] && path=${path:+$path }$word
        fi
        previous=$word
    done
    [[ $current == = ]] && current=''
    words=''

    # A word after an option that takes one.
    if [[ $previous == -* ]]; then
        # Of a mistyped question there are no forms; then the list stays empty.
        _tangency_values "$path${path:+ }$previous"
        # An option that takes what no list has: a number, a margin.
        [[ -z $kind && -z $words ]] && return
        # LEVEL[,Pnn...] and words joined by commas: the last one is completed.
        if [[ -n $words && $current == *,* ]]; then
            mapfile -t COMPREPLY < <(compgen -P "${current%,*}," -W "$words" -- "${current##*,}")
            return
        fi
    fi
    case $kind in
        file) _tangency_names -f; return ;;
        folder) _tangency_names -d; return ;;
        program) _tangency_names -c; return ;;
    esac
    if [[ -z $words || $kind == flag ]]; then
        if [[ $current == -* ]]; then
            _tangency_options "$path"
        else
            _tangency_verbs "$path"
            kind=''
            [[ -n $words ]] || _tangency_places "$path"
            [[ $kind == file ]] && _tangency_names -f && return
            [[ $kind == folder ]] && _tangency_names -d && return
        fi
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
    # range= waits for its numbers.
    [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
    return 0
}
complete -F _tangency tangency
