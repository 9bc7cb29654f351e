# SPDX-License-Identifier: MIT
"""What the public ones of the installed headers offer, as clang reads them: plugin functions, macros, and all in namespace tangency but
what is internal."""
import pathlib
import re

from clang.cindex import AccessSpecifier, CursorKind, Index, TokenKind, TranslationUnit

# What docs/versioning.md promises; every other header may change with any release.
PUBLIC = re.compile(r"tangency/(plugin\w*\.h|reference/[\w/]*\.hpp|shapes/(shapes|rotated|certificate)\.hpp|impl/exact_filtered\w*\.hpp"
                    r"|(properties|pairs)/(googletest|rapidcheck)\w*\.hpp|fuzz/target\.hpp)")
# Namespaces that nobody outside is to name.
INTERNAL = {"detail"}
CLASSES = {CursorKind.STRUCT_DECL, CursorKind.CLASS_DECL, CursorKind.CLASS_TEMPLATE, CursorKind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION}
FUNCTIONS = {CursorKind.FUNCTION_DECL, CursorKind.CXX_METHOD, CursorKind.FUNCTION_TEMPLATE, CursorKind.CONVERSION_FUNCTION}
TYPED = {CursorKind.FIELD_DECL: "member", CursorKind.VAR_DECL: "constant"}
ALIASES = {CursorKind.TYPE_ALIAS_DECL, CursorKind.TYPEDEF_DECL, CursorKind.TYPE_ALIAS_TEMPLATE_DECL}


def first_tokens(cursor, end):
    """What stands in the source up to the token `end`, blanks evened out."""
    words = []
    for token in cursor.get_tokens():
        if token.spelling in end:
            break
        if token.kind != TokenKind.COMMENT:
            words.append(token.spelling)
    return " ".join(words)


class Reader:
    def __init__(self, folder):
        self.folder, self.lines = folder, set()

    def is_public(self, cursor):
        file = cursor.location.file
        return file is not None and pathlib.Path(file.name).is_relative_to(self.folder) and is_public(pathlib.Path(file.name), self.folder)

    def read(self, cursor, scope):
        name = f"{scope}::{cursor.displayname}" if scope else cursor.displayname
        if cursor.kind == CursorKind.NAMESPACE:
            # Of an inline namespace, which the compiler's flags name, nobody says the name.
            is_inline = "inline" in first_tokens(cursor, "{")
            if cursor.spelling and cursor.spelling not in INTERNAL:
                for child in cursor.get_children():
                    self.read(child, scope if is_inline else f"{scope}::{cursor.spelling}" if scope else cursor.spelling)
        elif cursor.kind in CLASSES:
            if cursor.is_definition():
                self.lines.add(f"type {name}")
                for child in cursor.get_children():
                    if child.access_specifier in (AccessSpecifier.PUBLIC, AccessSpecifier.INVALID, AccessSpecifier.NONE):
                        self.read(child, name)
        elif cursor.kind == CursorKind.ENUM_DECL:
            self.lines.add(f"type {name}")
            for child in cursor.get_children():
                self.lines.add(f"constant {name}::{child.spelling} = {child.enum_value}")
        elif cursor.kind in FUNCTIONS:
            self.lines.add(f"function {cursor.result_type.spelling} {name}{' const' if cursor.is_const_method() else ''}")
        elif cursor.kind == CursorKind.CONSTRUCTOR:
            self.lines.add(f"function {name}")
        elif cursor.kind in TYPED:
            self.lines.add(f"{TYPED[cursor.kind]} {cursor.type.spelling} {name}")
        elif cursor.kind in ALIASES:
            self.lines.add(f"type {name}")
        elif cursor.kind == CursorKind.UNEXPOSED_DECL:
            words = first_tokens(cursor, "=")
            if " concept " in words:
                self.lines.add(f"concept {scope}::{words.split()[-1]}")
            # extern "C" {
            for child in cursor.get_children():
                self.read(child, scope)
        elif cursor.kind == CursorKind.LINKAGE_SPEC:
            for child in cursor.get_children():
                self.read(child, scope)


def is_public(path, include):
    return PUBLIC.fullmatch(path.relative_to(include).as_posix()) is not None


def plugin_functions(cursor):
    """The C functions, with the names of their arguments: in which order the numbers come is what they say."""
    for child in cursor.get_children():
        if child.kind == CursorKind.FUNCTION_DECL and child.spelling.startswith("tangency"):
            arguments = ", ".join(f"{each.type.spelling} {each.spelling}" for each in child.get_arguments())
            yield f"plugin {child.result_type.spelling} {child.spelling}({arguments})"


def parse(name, text, arguments, options=0):
    unit = Index.create().parse(name, arguments, [(name, text)], TranslationUnit.PARSE_SKIP_FUNCTION_BODIES | options)
    wrong = [str(each) for each in unit.diagnostics if each.severity >= 3]
    if wrong:
        raise SystemExit("clang cannot read the installed headers: " + "; ".join(wrong[:3]))
    return unit


def interface_of_headers(include):
    """The lines for the headers in the folder."""
    include = pathlib.Path(include)
    headers = sorted(str(path.relative_to(include)) for path in include.rglob("*.h*") if is_public(path, include))
    if not headers:
        raise SystemExit(f"no public headers in {include}")
    lines = {f"header {name}" for name in headers}

    c_text = "".join(f'#include "{name}"\n' for name in headers if name.endswith(".h"))
    lines.update(plugin_functions(parse("all.c", c_text, [f"-I{include}", "-std=c11"]).cursor))

    text = "".join(f'#include "{name}"\n' for name in headers if name.endswith(".hpp"))
    unit = parse("all.cpp", text, [f"-I{include}", "-std=c++20"], TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD)
    reader = Reader(include)
    for cursor in unit.cursor.get_children():
        if not reader.is_public(cursor):
            continue
        if cursor.kind == CursorKind.MACRO_DEFINITION:
            # The others are of use inside the headers only, as their names say.
            if cursor.spelling in ("TANGENCY_TRIAL", "TANGENCY_PAIRS_TRIAL", "TANGENCY_FUZZER"):
                lines.add(f"macro {cursor.spelling}")
        else:
            reader.read(cursor, "")
    return lines | reader.lines
