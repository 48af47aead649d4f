import type { FigureKind } from "#benchmarks/invariance/report/figures/figure";
import { rowNames } from "#benchmarks/invariance/report/figures/row-names";
import { libraryWords } from "#benchmarks/invariance/report/words";
import type { GapBar } from "#benchmarks/invariance/tables/figures/gap-bars";
import { footnote } from "#reports/analyses/chart/footnote";
import { keyLines, MARK } from "#reports/analyses/chart/keys";
import type { Block, Layout } from "#reports/analyses/chart/layout";
import { type Axis, rows } from "#reports/analyses/chart/rows";
import { sheet } from "#reports/analyses/chart/sheet";
import { element } from "#reports/element";
import { points } from "#reports/format";
import { ACCENT, CAUTION, INK, PAPER } from "#reports/svg/palette";
import { text } from "#reports/svg/text";

const HEIGHT = 14;

export const gap: FigureKind = {
  summary: "identical answers over copied and over given graphs",
  draw({ gaps }, layout) {
    if (gaps.length === 0) return undefined;
    const nameOf = rowNames(gaps, ({ library, axis }) => `${libraryWords(library)}, ${axis}`);
    return sheet(finding(gaps, nameOf), layout.width, [
      key(layout.width),
      plot(gaps, nameOf, layout),
      footnote(
        "I, means over tasks; at the right copied − given, in points. It is no pure cost of copying: a program that is given the graph is written without seeing it, and one such program may answer for every instance of a task, so it is right or wrong, or crashes, for all of them.",
        layout.width,
      ),
    ]);
  },
};

function plot(gaps: readonly GapBar[], nameOf: (row: GapBar) => string, layout: Layout): Block {
  const all = gaps.map((row) => ({
    name: nameOf(row),
    height: HEIGHT,
    draw: (y: number, axis: Axis) => pair(row, y + HEIGHT / 2, axis),
  }));
  return rows(all, layout);
}

function pair({ code, graph_as_code, gap: difference }: GapBar, y: number, { x, end }: Axis): string {
  const bridge = { d: `M${x(code).toFixed(1)} ${y}H${x(graph_as_code).toFixed(1)}`, "stroke-width": 3 };
  return [
    element("path", { ...bridge, stroke: difference < 0 ? CAUTION : INK, opacity: 0.45 }),
    given(x(graph_as_code), y),
    copied(x(code), y),
    text(end + 8, y + 4, points(difference), { size: 11 }),
  ].join("");
}

function copied(cx: number, cy: number): string {
  return element("circle", { cx, cy, r: 5, fill: ACCENT });
}

function given(cx: number, cy: number): string {
  return element("circle", { cx, cy, r: 6, fill: PAPER, stroke: INK, "stroke-width": 2 });
}

function key(width: number): Block {
  const middle = MARK / 2;
  return keyLines(
    [
      { name: "the program copies the graph", mark: (x, y) => copied(x + middle, y + middle) },
      { name: "the program is given the graph", mark: (x, y) => given(x + middle, y + middle) },
    ],
    width,
  );
}

function finding(gaps: readonly GapBar[], nameOf: (row: GapBar) => string): string {
  const widest = gaps.reduce((most, row) => (Math.abs(row.gap) > Math.abs(most.gap) ? row : most));
  const below = gaps.filter(({ gap: difference }) => difference < 0).length;
  return `Copying the graph loses identical answers in ${below} of ${gaps.length} comparisons; widest: ${nameOf(widest)} (${points(widest.gap)})`;
}
