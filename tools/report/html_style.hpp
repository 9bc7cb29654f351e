// SPDX-License-Identifier: MIT
// How report.html looks: its style sheet (light and dark, phone and paper) and the small pieces of text.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "tangency/shapes/level.hpp"

namespace tangency::tools::html {

/// Text made safe between tags and inside quoted attributes.
inline std::string escape(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            case '\'': safe += "&#39;"; break;
            default: safe += c;
        }
    }
    return safe;
}

/// Four steps, filled as far as the level of that name reaches, and its name.
inline std::string ladder(std::string_view level) {
    const auto reached = std::find(level_names.begin(), level_names.end(), level) - level_names.begin();
    std::string steps;
    for (int step = 1; step <= 4; ++step) steps += step <= reached ? R"(<i class="on"></i>)" : "<i></i>";
    return fmt::format(R"(<span class="level{}"><span class="ladder" aria-hidden="true">{}</span>{}</span>)", level == "none" ? " red" : "",
                       steps, level);
}

/// The words of a list separated by spaces, each a link to the element with that id.
inline std::string links(std::string_view words) {
    std::string text;
    while (!words.empty()) {
        const std::string_view word = words.substr(0, words.find(' '));
        text += fmt::format(R"({}<a href="#{}">{}</a>)", text.empty() ? "" : " ", escape(word), escape(word));
        words.remove_prefix(std::min(words.size(), word.size() + 1));
    }
    return text;
}

inline constexpr std::string_view style_sheet = R"css(
:root { color-scheme: light dark;
  --page: #f7f6f2; --sheet: #fff; --ink: #1c2230; --soft: #5b6373; --line: #dedbd2; --tint: #f0eee7;
  --good: #18734a; --good-bg: #e3f2ea; --bad: #b3261e; --bad-bg: #fbe6e3; --warn: #8a5a00; --warn-bg: #fbf0d9;
  --link: #1f5da6; --step: #2f6fb8; --disc: #1f5da6; --disc-bg: #1f5da626; --box: #8d6b1f; --box-bg: #d9b45a45;
  --disjoint: #0b7285; --touching: #7a3fb0; --overlapping: #b4540a; }
@media screen and (prefers-color-scheme: dark) { :root {
  --page: #14171d; --sheet: #1c2028; --ink: #e6e8ec; --soft: #a0a8b6; --line: #343a46; --tint: #252a34;
  --good: #6fcf9c; --good-bg: #17362a; --bad: #ff8f84; --bad-bg: #46201d; --warn: #f0bf66; --warn-bg: #3d2f13;
  --link: #8bbcf5; --step: #5d9fe8; --disc: #7db4f5; --disc-bg: #7db4f52e; --box: #dcb65c; --box-bg: #dcb65c30;
  --disjoint: #5fd0e0; --touching: #c79bf2; --overlapping: #ffab66; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.55 system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
main, header, footer { max-width: 74rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.2rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .4rem; letter-spacing: -.01em; }
h2 { font-size: 1.4rem; margin: 3rem 0 .6rem; padding-top: .8rem; border-top: 2px solid var(--ink); }
h3 { font-size: 1.1rem; margin: 0; } h3 code { font-size: 1.08rem; font-weight: 700; overflow-wrap: anywhere; }
h4 { font-size: 1rem; margin: 1rem 0 .3rem; }
p { margin: .4rem 0; max-width: 48rem; } .soft, small { color: var(--soft); } small { font-size: .82rem; }
a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: 2px; }
code, .mono { font: .88em/1.4 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
nav { display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; margin: 1rem 0; }
.verdict { border-left: 5px solid var(--good); background: var(--good-bg); padding: .7rem 1rem;
  margin: 1.1rem 0; font-weight: 600; border-radius: 0 6px 6px 0; }
.verdict.bad { border-color: var(--bad); background: var(--bad-bg); }
.verdict.warn { border-color: var(--warn); background: var(--warn-bg); }
.verdict ul { max-height: 24rem; overflow: auto; font-weight: 400; margin: .3rem 0 0; padding-left: 1.2rem; }
.figures { display: flex; flex-wrap: wrap; gap: 1px; background: var(--line); border: 1px solid var(--line);
  border-radius: 8px; overflow: hidden; margin: 1rem 0; }
.figures div { flex: 1 1 9.2rem; background: var(--sheet); padding: .7rem .9rem; }
.figures b { display: block; font-size: 1.3rem; white-space: nowrap; line-height: 1.25;
  font-variant-numeric: tabular-nums; }
.figures span { color: var(--soft); font-size: .85rem; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--sheet);
  margin: .8rem 0; }
table { border-collapse: collapse; font-size: .88rem; } .scroll > table { width: 100%; }
th, td { text-align: left; padding: .38rem .6rem; border-top: 1px solid var(--line); vertical-align: top; }
thead th { border-top: 0; }
th { font-weight: 600; color: var(--soft); font-size: .8rem; white-space: nowrap; }
thead th { position: sticky; top: 0; background: var(--tint); z-index: 2; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
tr.same td:first-child { border-top-color: transparent; } tr.same td:first-child a { visibility: hidden; }
.rows th, .rows td { padding-inline: .45rem; }
.rows td:first-child, .rows td[data-of=form] { overflow-wrap: anywhere; min-width: 8rem; }
.rows td:first-child { min-width: 10rem; } .ids { min-width: 8.2rem; } tr.part td { background: var(--tint); color: var(--soft); font-size: .82rem; }
.ladder { display: inline-flex; align-items: flex-end; gap: 2px; height: 1em; margin-right: .45em;
  vertical-align: -2px; }
.ladder i { width: 6px; border: 1px solid var(--step); border-radius: 1px; }
.ladder i.on { background: var(--step); }
.ladder i:nth-child(1) { height: 35%; } .ladder i:nth-child(2) { height: 56%; }
.ladder i:nth-child(3) { height: 78%; } .ladder i:nth-child(4) { height: 100%; }
.level { white-space: nowrap; } .red { color: var(--bad); font-weight: 600; }
.chips { display: flex; flex-wrap: wrap; gap: .3rem; margin: .6rem 0; }
.chip { font-size: .78rem; padding: .05rem .5rem; border-radius: 99px; border: 1px solid;
  text-decoration: none; white-space: nowrap; font-variant-numeric: tabular-nums; }
.chip.held { color: var(--good); background: var(--good-bg); }
.chip.violated { color: var(--bad); background: var(--bad-bg); font-weight: 600; }
.chip.recommendation { color: var(--warn); background: var(--warn-bg); }
.chip.na { color: var(--soft); background: none; border-style: dashed; }
.card { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: 1.1rem 1.3rem;
  margin: 1.1rem 0; }
.card.odd { border-color: var(--bad); }
.card header { padding: 0; display: flex; flex-wrap: wrap; gap: .1rem .8rem; align-items: baseline; }
.card .role { font-size: .75rem; color: var(--soft); border: 1px solid var(--line); border-radius: 4px;
  padding: 0 .4rem; }
.card dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem .9rem; margin: .5rem 0;
  font-size: .92rem; }
.card dt { color: var(--soft); } .card dd { margin: 0; min-width: 0; }
.controls .card { padding: .7rem 1rem; margin: .6rem 0; }
details { border-top: 1px solid var(--line); padding: .45rem 0; } details:last-child { padding-bottom: 0; }
summary { cursor: pointer; } summary b { margin-right: .35em; }
.cases { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr));
  gap: 1rem 1.6rem; margin: .6rem 0; }
.case { display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; align-items: flex-start; }
.case > .drawn { flex: 0 1 33rem; } .case > .drawn.one { flex-basis: 16.2rem; }
.case > h4 { flex-basis: 100%; margin: 0; } .case > .told { flex: 1 1 19rem; min-width: 0; }
.panels { display: flex; flex-wrap: wrap; gap: .6rem; }
.panel { flex: 1 1 13rem; max-width: 16.2rem; min-width: 0; height: auto; background: var(--page);
  border: 1px solid var(--line); border-radius: 6px; }
.numbers { margin: .5rem 0; } .numbers td, .numbers th { padding: .12rem .7rem .12rem 0; border: 0; }
.numbers td { font: .84rem/1.4 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  overflow-wrap: anywhere; }
.said { margin: .3rem 0; } .right { color: var(--good); font-weight: 600; }
.wrong { color: var(--bad); font-weight: 600; }
.caption { font-size: .82rem; color: var(--soft); margin: .3rem 0; }
svg .box { fill: var(--box-bg); stroke: var(--box); stroke-width: 1.4; }
svg .disc { fill: var(--disc-bg); stroke: var(--disc); stroke-width: 1.4; }
svg .box.speck { fill: var(--box); } svg .disc.speck { fill: var(--disc-bg); }
svg .center { fill: var(--disc); }
svg .nearest { fill: var(--box); } svg .reach { stroke: var(--soft); stroke-dasharray: 3 3; }
svg .lens { fill: none; stroke: var(--ink); }
.disjoint { --gap: var(--disjoint); } .touching { --gap: var(--touching); }
.overlapping { --gap: var(--overlapping); } .word { color: var(--gap); font-weight: 600; }
svg .gap { stroke: var(--gap); stroke-width: 3.2; }
svg .touch { fill: none; stroke: var(--gap); stroke-width: 2; }
svg .axes, svg .bar { fill: none; stroke: var(--soft); }
svg text { font: 12.5px system-ui, "DejaVu Sans", sans-serif; fill: var(--ink); stroke: var(--page);
  stroke-width: 3px; stroke-linejoin: round; paint-order: stroke; }
svg .small { font-size: 11px; fill: var(--soft); } svg .zoom { font-weight: 600; }
svg .measure { font-weight: 600; fill: var(--gap); } svg .end { text-anchor: end; }
.matrix td:first-child { width: 60%; } .matrix details { font-size: .82rem; } .matrix details, .matrix p { border: 0; padding: 0; }
.matrix b { overflow-wrap: anywhere; } .matrix tr.alive td { background: var(--bad-bg); }
.kills { line-height: 1.5; } .kills i { display: inline-block; width: 1.75rem; text-align: center; font: .74rem/1.5 ui-monospace, monospace;
  color: var(--line); border-radius: 3px; } .kills i.x { color: var(--good); background: var(--good-bg); font-weight: 700; }
.kills span { display: inline-block; margin-right: .6rem; }
.kinds .share { display: inline-block; padding: 0 .35rem; margin: 0 .2rem .2rem 0; border: 1px solid var(--line); border-radius: 4px; font-size: .78rem; }
.share { background: linear-gradient(var(--disc-bg), var(--disc-bg)) no-repeat left bottom; }
.short { color: var(--bad); font-weight: 700; }
.legend .level { font-weight: 600; }
.legend { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: .2rem 2rem; font-size: .9rem; margin: .8rem 0; }
.key { display: inline-block; width: .85em; height: .85em; border: 1.5px solid; vertical-align: -1px;
  margin-right: .15em; }
.key.box { border-color: var(--box); background: var(--box-bg); }
.key.disc { border-color: var(--disc); background: var(--disc-bg); border-radius: 50%; }
footer { color: var(--soft); font-size: .85rem; padding-top: 2rem; padding-bottom: 3rem; }
:target { outline: 2px solid var(--step); outline-offset: 3px; border-radius: 4px; }
@media (max-width: 40rem) { main, header, footer { padding-left: .8rem; padding-right: .8rem; }
  h1 { font-size: 1.55rem; }
  .card { padding: .8rem .85rem; } .card dl { grid-template-columns: 1fr; }
  .card dt { margin-top: .3rem; font-size: .8rem; }
  .panel { flex-basis: 9rem; } .numbers td, .numbers th { padding-right: .45rem; }
  .numbers td { font-size: .74rem; }
}
/* A table of many columns becomes a list of blocks, each number with the name of its column. */
@media (max-width: 62rem) { .rows thead, .matrix thead { display: none; }
  .rows, .rows tbody, .rows tr, .matrix, .matrix tbody, .matrix tfoot, .matrix tr { display: block; }
  .rows tr, .matrix tr { border-top: 1px solid var(--line); padding: .4rem .6rem; }
  .rows td, .matrix td { display: inline-block; border: 0; padding: 0 .9rem 0 0; text-align: left; white-space: normal; }
  .rows td:first-child, .rows td.kinds, .matrix td, .matrix td:first-child { display: block; width: auto; overflow-wrap: anywhere; }
  .rows tr.same td:first-child a { visibility: visible; }
  .rows td[data-of]:not(:empty)::before { content: attr(data-of) " "; color: var(--soft); font-size: .78rem; }
  .rows td:empty { display: none; } .ids { min-width: 0; } }
@media print { :root { --page: #fff; } body { font-size: 10pt; } main, header, footer { max-width: none; }
  .scroll { overflow: visible; border: 0; }
  thead th { position: static !important; }
  .card, .case, tr { break-inside: avoid; } h2, h3 { break-after: avoid; } nav { display: none; }
  .panel { max-width: 6cm; }
  details::details-content { content-visibility: visible; display: block; height: auto; } }
)css";

}  // namespace tangency::tools::html
