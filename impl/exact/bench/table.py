#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the benchmarks once and prints every contender's time an input against naive in the same run.

usage: table.py BENCH_TIME BENCH_INSPECT [--quick] [--svg FILE]     times, as Markdown; the plot goes to FILE
       table.py --near-ties BENCH_TIME BENCH_INSPECT [--quick]      of near ties alone: wrong answers and times
       table.py --instructions BENCH_INSPECT                        instructions an input, counted by callgrind
With --page times and wrong answers replace the tables of docs/bench.md, and the head and the plots of docs/exact.md.
"""
import argparse
import json
import math
import pathlib
import re
import subprocess
import sys
import tempfile

WORKLOADS = ["random", "one_in_hundred", "lattice_ties", "ulp_neighbours", "far", "near_ties"]
PAGES = [pathlib.Path(__file__).resolve().parents[3] / "docs" / name for name in ("bench.md", "exact.md")]
PAGE_WORKLOADS = {"random": "random", "one_in_hundred": "1 % near ties", "lattice_ties": "lattice ties", "ulp_neighbours": "ulp neighbours"}
# The rows of the page's tables: what each is called, and the contender.
SINGLE_ROWS = [("clamp", "clamp"), ("fold", "fold"), ("**exact_filtered**", "exact_filtered"),
               ("**exact_filtered, lo_hi**", "exact_filtered_lo_hi"), ("fold in double", "in_double"), ("arvo", "arvo"),
               ("CGAL, inexact constructions", "cgal_inexact_constructions"), ("CGAL, exact constructions", "cgal_exact_constructions"),
               ("cpp_rational", "cpp_rational"), ("reference", "reference"), ("rotated: rotated_axis", "rotated_axis"),
               ("**rotated: exact_filtered_axis**", "exact_filtered_axis"), ("rotated: reference", "reference_axis")]
ARRAY_ROWS = [("fold by hand, SSE2", "fold_registers_base"), ("**exact_filtered**, SSE2", "exact_filtered_base"),
              ("fold by hand, AVX2 with FMA", "fold_registers_avx2"), ("**exact_filtered**, AVX2 with FMA", "exact_filtered_avx2"),
              ("fold, loop vectorised by g++ for AVX-512", "fold_loop_avx512"), ("**exact_filtered**, AVX-512 build", "exact_filtered_avx512")]
ROTATED_ARRAY_ROWS = [(label + ", " + what, name + "_" + target)
                      for what, target in (("SSE2", "base"), ("AVX2 with FMA", "avx2"))
                      for label, name in (("rotated_axis by hand, unit axes alone", "rotated_axis_registers"),
                                          ("the same, dividing by the length", "rotated_axis_normalised_registers"),
                                          ("**exact_filtered_axis**", "exact_filtered_axis"),
                                          ("rotated_quaternion by hand, unit quaternions alone", "rotated_quaternion_registers"),
                                          ("**exact_filtered_quaternion**", "exact_filtered_quaternion"))]
COUNTED_ROWS = [("fold", "fold"), ("exact_filtered", "exact_filtered"), ("exact_filtered, lo_hi", "exact_filtered_lo_hi"),
                ("fold by hand, arrays", "fold_registers_base"), ("exact_filtered, arrays", "exact_filtered_base"),
                ("rotated: rotated_axis", "rotated_axis"), ("rotated: exact_filtered_axis", "exact_filtered_axis")]
# Contenders that page and picture of near ties leave out: other contracts, repairs, and clamp, which answers as arvo does.
VARIANTS = re.compile("_(open|closed|safe|lo_hi)$|^clamp$")
# What each size of run is measured against: the published method that does the least.
NAIVE = {"single": ["fold"], "axis": ["rotated_axis", "rotated_axis_normalised_registers_"], "quaternion": ["rotated_quaternion_registers_"], "in_cache": ["fold_loop_", "fold_registers_"], "beyond_cache": ["fold_loop_", "fold_registers_"]}


def measure(program, quick, only="."):
    """The least time an input in ns over the repetitions, which a busy machine disturbs least, by benchmark name."""
    repetitions, seconds = (1, 0.01) if quick else (5, 0.03)
    command = [program, "--benchmark_format=json", f"--benchmark_repetitions={repetitions}",
               f"--benchmark_min_time={seconds}", f"--benchmark_filter={only}", "--benchmark_enable_random_interleaving=true"]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if result.returncode != 0:
        sys.exit(f"table.py: {program} failed:\n{result.stderr}")
    best = {}
    for run in json.loads(result.stdout)["benchmarks"]:
        if run["run_type"] == "iteration":
            best[run["run_name"]] = min(best.get(run["run_name"], math.inf), 1e9 / run["items_per_second"])
    return best


def split(best):
    """{(scalar, size): {contender: {workload: ns}}}"""
    tables = {}
    for name, time in best.items():
        scalar, workload, size, contender = name.split("/")
        tables.setdefault((scalar, size), {}).setdefault(contender, {})[workload] = time
    return tables


def target_of(contender):
    match = re.search(r"_(base|avx2|avx512)$", contender)
    return match[1] if match else ""


def naive_time(rows, contender, size, workload):
    """The fastest naive contender of the same target: by the compiler or by hand, whichever is better."""
    target = target_of(contender)
    rotated = re.search("axis|quaternion", contender)
    size = rotated[0] if rotated else size
    times = [times[workload] for name, times in rows.items()
             if any(name == prefix + target for prefix in NAIVE[size]) and workload in times]
    return min(times, default=math.nan)


def print_tables(tables):
    for (scalar, size), rows in sorted(tables.items()):
        workloads = [w for w in WORKLOADS if any(w in times for times in rows.values())]
        print(f"### {scalar}, {size.replace('_', ' ')}: ns an input (throughput relative to naive)\n")
        print("| contender | " + " | ".join(workloads) + " |")
        print("| --- |" + " ---: |" * len(workloads))
        for contender in sorted(rows, key=lambda name: (target_of(name), rows[name].get("random", 0))):
            cells = []
            for workload in workloads:
                time = rows[contender].get(workload)
                cells.append("" if time is None else
                             f"{time:.3g} ({naive_time(rows, contender, size, workload) / time:.2g})")
            print(f"| {contender} | " + " | ".join(cells) + " |")
        print()


def print_targets(tables):
    """The ratios that issue 6 asks for."""
    print("### In short\n")
    for scalar in ("f32", "f64"):
        single = tables[scalar, "single"]
        exact = single["exact_filtered"]
        print(f"- {scalar}, one at a time, random: {single['fold']['random'] / exact['random']:.2f} x fold")
        cgal = single.get("cgal_exact_constructions")
        for name in ("exact_filtered", "exact_filtered_lo_hi") if cgal else ():
            ratios = ", ".join(f"{workload} {cgal[workload] / single[name][workload]:.1f} x" for workload in WORKLOADS)
            print(f"- {scalar}, {name}, one at a time, against CGAL's exact kernel: {ratios}")
        for size in ("in_cache", "beyond_cache"):
            rows = tables[scalar, size]
            for name in sorted(rows):
                if re.fullmatch("exact_filtered_(base|avx2|avx512)", name):
                    target = target_of(name)
                    loop = rows["fold_loop_" + target]["random"] / rows[name]["random"]
                    hand = rows["fold_registers_" + target]["random"] / rows[name]["random"] if "fold_registers_" + target in rows else math.nan
                    print(f"- {scalar}, batch {size.replace('_', ' ')}, {target}: {loop:.2f} x fold as the compiler "
                          f"vectorises it, {hand:.2f} x fold by hand")
    print()


def rounded(number):
    """Two digits, and of a hundred and more three."""
    if number < 99.5:
        return f"{number:.1f}" if number < 9.95 else f"{number:.0f}"
    return f"{float(f'{number:.3g}'):.0f}"


def both(numbers):
    """f32 / f64, as the page has them."""
    return " / ".join("-" if number is None else rounded(number) for number in numbers)


def page_table(head, rows):
    aligned = "| --- |" + " ---: |" * (len(head) - 1)
    return "\n".join(["| " + " | ".join(head) + " |", aligned, *("| " + " | ".join(row) + " |" for row in rows)])


def wrong_on_ulp_neighbours(inspect):
    """{(scalar, contender): "11 %"}, of the contenders that may be wrong."""
    checked = subprocess.run([inspect, "check"], stdout=subprocess.PIPE, text=True, check=True).stdout
    found = re.findall(r"(f32|f64) ulp_neighbours +(\S+) +(\d+) of 1000", checked)
    return {(scalar, name): f"{int(wrong) / 10:.0f} %" for scalar, name, wrong in found}


def page_single(tables, inspect):
    wrong = wrong_on_ulp_neighbours(inspect)
    rows = []
    for label, name in SINGLE_ROWS:
        times = [tables[scalar, "single"].get(name, {}) for scalar in ("f32", "f64")]
        if any(times):
            cells = [both([by.get(workload) for by in times]) for workload in PAGE_WORKLOADS]
            exact = name.startswith("cgal_exact") or "exact_filtered" in name or name in ("cpp_rational", "reference", "reference_axis")
            cells.append("0" if exact else " / ".join(wrong[scalar, name] for scalar in ("f32", "f64") if (scalar, name) in wrong))
            rows.append([label, *cells])
    return page_table(["one input a call", *PAGE_WORKLOADS.values(), "wrong on ulp neighbours"], rows)


def page_arrays(tables):
    rows, naive = [], {}
    for label, name in ARRAY_ROWS:
        cells = []
        for scalar in ("f32", "f64"):
            for size in ("in_cache", "beyond_cache"):
                time = tables[scalar, size].get(name, {}).get("random")
                against = naive.get((scalar, size)) if name.startswith("exact") else None
                if time:
                    cells.append(f"{time:.2f}" + (f" ({against / time:.2f} x)" if against else ""))
                    naive[scalar, size] = time
        if cells:
            rows.append([label, *cells])
    return page_table(["arrays, random inputs", "f32 in cache", "f32 beyond", "f64 in cache", "f64 beyond"], rows)


def page_rotated_arrays(tables):
    rows, naive = [], {}
    for label, name in ROTATED_ARRAY_ROWS:
        cells = []
        for scalar in ("f32", "f64"):
            time = tables[scalar, "in_cache"].get(name, {}).get("random")
            against = naive.get(scalar) if name.startswith("exact") else None
            if time:
                cells.append(f"{time:.2f}" + (f" ({against / time:.2f} x)" if against else ""))
                naive[scalar] = time
        if cells:
            rows.append([label, *cells])
    return page_table(["arrays of rotated boxes, random inputs, in cache", "f32", "f64"], rows)


def page_head(tables):
    single, arrays = tables["f32", "single"], tables["f32", "in_cache"]
    line = f"It takes {rounded(single['exact_filtered']['random'])} ns an input where fold takes {rounded(single['fold']['random'])}"
    if "exact_filtered_avx2" in arrays:
        line += f" (arrays with AVX2: {arrays['exact_filtered_avx2']['random']:.2f} where {arrays['fold_registers_avx2']['random']:.2f})"
    return line + "."


def write_page(parts):
    """Replaces what stands between `<!-- bench:NAME -->` and `<!-- /bench:NAME -->`, on the page that has it."""
    texts = [page.read_text() for page in PAGES]
    for name, part in parts.items():
        between = re.compile(f"(<!-- bench:{name} -->\n).*?(\n<!-- /bench:{name} -->)", re.S)
        replaced = [between.subn(lambda marks: marks[1] + part.rstrip() + marks[2], text) for text in texts]
        texts, found = [text for text, _ in replaced], sum(count for _, count in replaced)
        if found != 1:
            sys.exit(f"table.py: {' and '.join(map(str, PAGES))} have {found} places for bench:{name}, not one")
    for page, text in zip(PAGES, texts):
        page.write_text(text)


def start_plot(width, height, title):
    return [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">',
            f"<title>{title}</title>", f'<rect width="{width}" height="{height}" fill="#fff"/>']


def draw_times(out, x, times, top, bottom):
    for time in times:
        out.append(f'<line x1="{x(time):.1f}" y1="{top}" x2="{x(time):.1f}" y2="{bottom}" stroke="#ddd"/>')
        out.append(f'<text x="{x(time):.1f}" y="{bottom + 16}" text-anchor="middle">{time:g} ns</text>')


def finish_plot(out, path):
    pathlib.Path(path).write_text("\n".join([*out, "</svg>"]) + "\n")


def count_near_ties(inspect):
    """{scalar: {contender: (contract, false hits, false misses)}}"""
    counted = {"f32": {}, "f64": {}}
    for line in subprocess.run([inspect, "near-ties"], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines():
        scalar, name, contract, hits, misses = line.split()
        counted[scalar][name] = (contract, int(hits), int(misses))
    return counted


def page_near_ties(tables, counted, scalar, left_out=None):
    times = tables[scalar, "single"]
    rows = [[f"**{name}**" if name.startswith("exact_filtered") else name, contract, f"{hits:,}", f"{misses:,}", rounded(times[name]["near_ties"])]
            for name, (contract, hits, misses) in counted[scalar].items() if not (left_out and left_out.search(name))]
    return page_table([f"a million near ties, {scalar}", "contract", "false hits", "false misses", "ns"], rows)


def plot_near_ties(tables, counted, path):
    """f64: false hits and false misses of each published method, joined by a line, above its time; both axes logarithmic, and 0 below."""
    left, right, top, bottom, none, neither, names_at, slow = 78, 770, 70, 430, 458, 500, 630, 50
    x = lambda time: left + (right - left) * math.log(time) / math.log(slow)
    y = lambda count: bottom - (bottom - top) * math.log10(count) / 6 if count else none
    text = lambda at, height, words, more="": out.append(f'<text x="{at:.1f}" y="{height:.1f}" {more}>{words}</text>')
    line = lambda a, b, c, d, colour: out.append(f'<line x1="{a:.1f}" y1="{b:.1f}" x2="{c:.1f}" y2="{d:.1f}" stroke="{colour}"/>')
    mark = lambda at, height, shape: out.append(f'<path d="M{at:.1f} {height:.1f}{shape}/>')
    # Colours that the colour-blind tell apart, and shapes besides.
    hit, miss = 'm0-6l6 11h-12z" fill="#0072b2"', 'm0 6l6-11h-12z" fill="#fff" stroke="#d55e00" stroke-width="2"'
    exact, on_random = 'm0-7l7 7l-7 7l-7-7z"', 'm0-7l7 7l-7 7l-7-7z" fill="#fff" stroke="#000" stroke-width="1.5"'
    out = start_plot(800, 592, "Wrong answers of each method in a million near ties, and its time an input, f64")
    text(10, 22, "Wrong answers in a million near ties, and time an input (f64, one at a time)", 'font-size="15" font-weight="bold"')
    for at, sign, words in ((left, hit, "false hits"), (left + 110, miss, "false misses"), (left + 230, exact, "neither"),
                            (left + 320, on_random, "its time on random inputs")):
        mark(at, 46, sign)
        text(at + 12, 50, words)
    draw_times(out, x, (1, 2, 5, 10, 20, 50), top, neither + 24)
    rows = [(y(count), f"{count:,}") for count in (1000000, 100000, 10000, 1000, 100, 10, 1, 0)] + [(neither, "0 of both")]
    for height, words in rows:
        line(left, height, right, height, "#ddd")
        text(left - 8, height + 4, words, 'text-anchor="end"')
    times = {name: by["near_ties"] for name, by in tables["f64", "single"].items() if "near_ties" in by}
    shown = {name: wrong[1:] for name, wrong in counted["f64"].items() if not VARIANTS.search(name)}
    beyond = [f"{name}: {rounded(times[name])} ns, {f'{hits:,} and {misses:,}' if hits or misses else 'neither'}"
              for name, (hits, misses) in shown.items() if times[name] > slow]
    for place, words in enumerate(beyond):
        text(left + 350 * (place % 2), neither + 66 + 18 * (place // 2), words)
    if beyond:
        text(10, neither + 66, "Slower:")
    shown = {name: wrong for name, wrong in shown.items() if times[name] <= slow}
    named = sorted((name for name in shown if any(shown[name])), key=lambda name: max(shown[name]), reverse=True)
    # Lines to names cross no longer when exchanging two makes none shorter.
    label = lambda place: top + 20 + 20 * place
    way = lambda name, place: math.hypot(names_at - x(times[name]), label(place) - y(max(shown[name])))
    pairs = [(i, j) for j in range(len(named)) for i in range(j)]
    while swaps := [(i, j) for i, j in pairs if way(named[i], j) + way(named[j], i) < way(named[i], i) + way(named[j], j) - 1e-9]:
        i, j = swaps[0]
        named[i], named[j] = named[j], named[i]
    for place, name in enumerate(named):
        at, (hits, misses) = x(times[name]), shown[name]
        line(at, y(max(hits, misses)), names_at - 4, label(place), "#bbb")
        line(at, y(hits), at, y(misses), "#666")
        text(names_at, label(place) + 4, name)
    for name, (hits, misses) in shown.items():
        for count, sign in ((hits, hit), (misses, miss)) if hits or misses else ():
            mark(x(times[name]), y(count), sign)
        if name in named:
            continue
        line(x(tables["f64", "single"][name]["random"]), neither, x(times[name]), neither, "#000")
        mark(x(tables["f64", "single"][name]["random"]), neither, on_random)
        mark(x(times[name]), neither, exact)
        text(x(times[name]) + 12, neither - 8, name, 'font-weight="bold"')
    finish_plot(out, path)


def plot(tables, path):
    """Horizontal bars on a logarithmic axis: random inputs beside ties, f64."""
    rows = {**tables["f64", "single"], **tables["f64", "in_cache"]}
    names = sorted((name for name in rows if "lattice_ties" in rows[name]), key=lambda name: rows[name]["random"])
    low, high, left, width, step = 0.1, 10000, 210, 520, 34
    x = lambda time: left + width * math.log(time / low) / math.log(high / low)
    height = 70 + step * len(names)
    out = start_plot(left + width + 70, height, "Time an input by method, f64, on random inputs, lattice ties and ulp neighbours of ties")
    draw_times(out, x, [10.0 ** power for power in range(-1, 5)], 28, height - 30)
    kinds = [("random", "#4477aa"), ("lattice_ties", "#ddaa33"), ("ulp_neighbours", "#bb5566")]
    for place, (kind, colour) in enumerate(kinds):
        out.append(f'<rect x="{left + 150 * place}" y="8" width="12" height="12" fill="{colour}"/>')
        out.append(f'<text x="{left + 150 * place + 18}" y="18">{kind}</text>')
    for row, name in enumerate(names):
        top = 34 + step * row
        weight = ' font-weight="bold"' if name.startswith("exact") else ""
        out.append(f'<text x="{left - 8}" y="{top + 16}" text-anchor="end"{weight}>{name}</text>')
        for place, (kind, colour) in enumerate(kinds):
            time = rows[name].get(kind)
            if time:
                out.append(f'<rect x="{left}" y="{top + 9 * place}" width="{max(x(time) - left, 1):.1f}" height="8" fill="{colour}"/>')
    finish_plot(out, path)


def count_instructions(program):
    """Two runs of different length each: what differs is the inputs alone."""
    rows = []
    for label, name in COUNTED_ROWS:
        cells = []
        for workload in PAGE_WORKLOADS:
            counts = []
            for scalar in ("f32", "f64"):
                short, long = (callgrind(program, scalar, workload, name, passes) for passes in (1, 3))
                counts.append((long - short) / 2000)
            cells.append(" / ".join(f"{count:.1f}" if count < 99.5 else f"{count:.0f}" for count in counts))
        rows.append([label + ", f32 / f64", *cells])
    return page_table(["", *PAGE_WORKLOADS.values()], rows)


def callgrind(program, *arguments):
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", program, "run", *map(str, arguments)]
        result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        found = re.search(r"Collected : (\d+)", result.stderr)
        if result.returncode != 0 or not found:
            sys.exit(f"table.py: {' '.join(command)} failed:\n{result.stderr}")
        return int(found[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs", nargs="+")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--svg")
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--near-ties", action="store_true")
    parser.add_argument("--page", action="store_true")
    options = parser.parse_args()
    if options.instructions:
        print(count_instructions(options.programs[0]))
        return
    if len(options.programs) != 2:
        parser.error(f"give BENCH_TIME and BENCH_INSPECT, not {len(options.programs)} programs: {' '.join(options.programs)}")
    program, inspect = options.programs
    tables = split(measure(program, options.quick, "/near_ties/|/random/single/exact_filtered$" if options.near_ties else "."))
    counted = count_near_ties(inspect)
    for scalar in ("f32", "f64"):
        print(page_near_ties(tables, counted, scalar) + "\n")
    if options.page:
        write_page({"near-ties": page_near_ties(tables, counted, "f64", VARIANTS)})
        plot_near_ties(tables, counted, PAGES[0].parent / "images/near_ties.svg")
    if options.near_ties:
        return
    print_targets(tables)
    print_tables(tables)
    print(subprocess.run([inspect, "stages"], stdout=subprocess.PIPE, text=True, check=True).stdout, end="")
    if options.svg:
        plot(tables, options.svg)
    if options.page:
        write_page({"head": page_head(tables), "single": page_single(tables, inspect), "arrays": page_arrays(tables),
                    "rotated-arrays": page_rotated_arrays(tables)})
        plot(tables, PAGES[0].parent / "images/bench.svg")


if __name__ == "__main__":
    main()
