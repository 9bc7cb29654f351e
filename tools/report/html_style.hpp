// SPDX-License-Identifier: MIT
// How a page looks: light and dark, phone and paper.
#pragma once

#include <string_view>

namespace tangency::tools {

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
body { margin: 0; background: var(--page); color: var(--ink); overflow-wrap: anywhere;
  font: 16px/1.55 system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
main, header, footer { max-width: 74rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.2rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .4rem; letter-spacing: -.01em; }
h2 { font-size: 1.4rem; margin: 3rem 0 .6rem; padding-top: .8rem; border-top: 2px solid var(--ink); }
h3 { font-size: 1.1rem; margin: 0; }
p { margin: .4rem 0; max-width: 48rem; } ul { margin: .4rem 0; padding-left: 1.2rem; }
.soft, small { color: var(--soft); } small { font-size: .82rem; }
a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: 2px; }
code, pre { font: .88em/1.4 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
pre { margin: .6rem 0; white-space: pre-wrap; }
nav { display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; margin: 1rem 0; }
.verdict { border-left: 5px solid var(--good); background: var(--good-bg); padding: .7rem 1rem;
  margin: 1.1rem 0; font-weight: 600; border-radius: 0 6px 6px 0; }
.verdict.bad { border-color: var(--bad); background: var(--bad-bg); }
.verdict.warn { border-color: var(--warn); background: var(--warn-bg); }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--sheet);
  margin: .8rem 0; }
table { border-collapse: collapse; font-size: .88rem; width: 100%; }
th, td { text-align: left; padding: .38rem .45rem; border-top: 1px solid var(--line); vertical-align: top; }
thead th { border-top: 0; background: var(--tint); font-weight: 600; color: var(--soft); font-size: .8rem; white-space: nowrap; }
td:first-child { min-width: 8rem; } td + td { overflow-wrap: break-word; } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.ladder { display: inline-flex; align-items: flex-end; gap: 2px; height: 1em; margin-right: .45em; vertical-align: -2px; }
.ladder i { width: 6px; border: 1px solid var(--step); border-radius: 1px; }
.ladder i.on { background: var(--step); }
.ladder i:nth-child(1) { height: 35%; } .ladder i:nth-child(2) { height: 56%; }
.ladder i:nth-child(3) { height: 78%; } .ladder i:nth-child(4) { height: 100%; }
.level { white-space: nowrap; } .right { color: var(--good); font-weight: 600; } .wrong { color: var(--bad); font-weight: 600; }
.card, main > details { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: 1.1rem 1.3rem;
  margin: 1.1rem 0; }
.card details { border-top: 1px solid var(--line); padding: .45rem 0; } .card details:last-child { padding-bottom: 0; }
summary { cursor: pointer; } summary b { margin-right: .35em; }
.drawings { display: flex; flex-wrap: wrap; gap: 1rem 1.6rem; margin: .6rem 0; }
.drawn { flex: 0 1 33rem; } .drawn.one { flex-basis: 16.2rem; }
.panels { display: flex; flex-wrap: wrap; gap: .6rem; }
.panel { flex: 1 1 13rem; max-width: 16.2rem; min-width: 0; height: auto; background: var(--page);
  border: 1px solid var(--line); border-radius: 6px; }
.caption { font-size: .82rem; color: var(--soft); margin: .3rem 0; }
svg .box { fill: var(--box-bg); stroke: var(--box); stroke-width: 1.4; }
svg .disc { fill: var(--disc-bg); stroke: var(--disc); stroke-width: 1.4; }
svg .box.speck { fill: var(--box); } svg .disc.speck { fill: var(--disc-bg); }
svg .center { fill: var(--disc); }
svg .nearest { fill: var(--box); } svg .reach { stroke: var(--soft); stroke-dasharray: 3 3; }
svg .lens { fill: none; stroke: var(--ink); }
.disjoint { --gap: var(--disjoint); } .touching { --gap: var(--touching); } .overlapping { --gap: var(--overlapping); }
svg .gap { stroke: var(--gap); stroke-width: 3.2; }
svg .touch { fill: none; stroke: var(--gap); stroke-width: 2; }
svg .axes, svg .bar { fill: none; stroke: var(--soft); }
svg text { font: 12.5px system-ui, "DejaVu Sans", sans-serif; fill: var(--ink); stroke: var(--page);
  stroke-width: 3px; stroke-linejoin: round; paint-order: stroke; }
svg .small { font-size: 11px; fill: var(--soft); } svg .zoom { font-weight: 600; }
svg .measure { font-weight: 600; fill: var(--gap); } svg .end { text-anchor: end; }
footer { color: var(--soft); font-size: .85rem; padding-top: 2rem; padding-bottom: 3rem; }
:target { outline: 2px solid var(--step); outline-offset: 3px; border-radius: 4px; }
/* A table of many columns becomes a list of blocks, each cell with the name of its column. */
@media (max-width: 62rem) { thead { display: none; } table, tbody, tr { display: block; }
  tr { border-top: 1px solid var(--line); padding: .4rem .6rem; }
  td { display: inline-block; border: 0; padding: 0 .9rem 0 0; text-align: left; } td:first-child { display: block; }
  td:not(:first-child):not(:empty)::before { content: attr(data-of) " "; color: var(--soft); font-size: .78rem; }
  td:empty { display: none; } }
@media (max-width: 40rem) { main, header, footer { padding-left: .8rem; padding-right: .8rem; }
  h1 { font-size: 1.55rem; } .card, main > details { padding: .8rem .85rem; } .panel { flex-basis: 9rem; } }
@media print { :root { --page: #fff; } body { font-size: 10pt; } main, header, footer { max-width: none; }
  .scroll { overflow: visible; border: 0; } .card, .drawn, tr { break-inside: avoid; } h2, h3 { break-after: avoid; }
  nav { display: none; } .panel { max-width: 6cm; }
  details::details-content { content-visibility: visible; display: block; height: auto; } }
)css";

}  // namespace tangency::tools
