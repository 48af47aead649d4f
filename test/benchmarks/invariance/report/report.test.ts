import { suite } from "uvu";
import * as assert from "uvu/assert";
import { JAVASCRIPT_ARMS, PUBLISHED_ARMS } from "#benchmarks/invariance/arms";
import { figureFiles } from "#benchmarks/invariance/report/figure-files";
import { figureOf, LAYOUTS } from "#benchmarks/invariance/report/figures/figure";
import { figures } from "#benchmarks/invariance/report/figures/index";
import { categoryPaints, classPaints } from "#benchmarks/invariance/report/figures/paints";
import { reportPage } from "#benchmarks/invariance/report/page/report-page";
import { partOf, resultsOf } from "#benchmarks/invariance/report/results";
import { titled } from "#benchmarks/invariance/report/titles";
import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { studyOf } from "#benchmarks/invariance/tables/study";
import { names } from "#src/pick";
import { madeRows } from "#test/benchmarks/invariance/tables/made-rows";
import { contrast } from "#test/reports/contrast";
import { textsOf } from "#test/reports/texts-of";

const test = suite("invariance report");

const EVIL = "<b>x\u202e";
const rows = [
  ...madeRows({
    datasets: ["graphqa", "erdos-style"],
    models: ["one", EVIL],
    arms: [...JAVASCRIPT_ARMS, ...PUBLISHED_ARMS],
    instances: 3,
  }),
];
const cut = rows.map((row, i): ScoredRow => (i % 40 === 7 ? { ...row, finish_reason: "length" } : row));
const results = resultsOf(studyOf(cut, { repeats: repeated(rows) }));
const page = reportPage(titled({ title: EVIL }), results);
const own = partOf(results, { dataset: "graphqa" });

/** References, asked twice. */
function repeated(all: readonly ScoredRow[]): ScoredRow[] {
  const references = all.filter(
    ({ axis, params, mode }) =>
      mode !== "graph_as_code" && (axis === "canonical" || (axis === "relabel" && params.seed === null)),
  );
  return references.flatMap((row) => [row, { ...row, record_id: `${row.record_id}.r1` }]);
}

test("what becomes of instances comes first, notes last; nothing is not a number, and names are no markup", () => {
  const heads = [...page.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, words]) => words);
  assert.equal(heads, [
    "What the answers to one instance are",
    "Invariance, and right answers",
    "Copied graphs against given ones",
    "The ladder: how much of the copying is left to the program",
    "Where programs fail",
    "Wrong graph, right answer",
    "Set apart: replies that were cut off",
    "Beside the audit",
    "How the programs were run",
    "How to read this",
  ]);
  assert.not.match(page, /NaN|undefined|Infinity|<b>x|\u202e/);
});

test("arms stand in the order in which they are read, Python before JavaScript", () => {
  const one = own.partitions.filter(({ model }) => model === "one").map(({ mode, library }) => `${mode} ${library}`);
  assert.equal(one, [
    "direct -",
    ...["code networkx", "code native", "graph_as_code networkx", "graph_as_code native"],
    ...["code graphology", "code javascript", "graph_as_code graphology", "graph_as_code javascript"],
  ]);
});

test("failures are counted arm by arm, and a cut-off reply is in none of them", () => {
  const whole = cut.filter(({ finish_reason }) => finish_reason !== "length");
  for (const { dataset, model, mode, library, counts, n, n_calls } of results.classes) {
    const mine = whole.filter(
      (row) => row.dataset === dataset && row.model === model && row.mode === mode && row.library === library,
    );
    assert.is(n, mine.length);
    assert.is(n_calls, new Set(mine.map(({ prompt_hash }) => prompt_hash)).size);
    for (const [name, count] of Object.entries(counts))
      assert.is(count, mine.filter(({ failure_class }) => failure_class === name).length);
  }
  assert.is(results.classes.length, 2 * 2 * 8);
  const apart = results.cutOffs.reduce((sum, { n_cut_off }) => sum + n_cut_off, 0);
  assert.is(apart, cut.length - whole.length);
});

test("every figure in both layouts: finite numbers, all words inside", () => {
  for (const name of names(figures)) {
    const figure = figureOf(figures[name], own)!;
    for (const layout of names(LAYOUTS)) {
      const svg = figure[layout];
      const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg)!.map(Number) as [number, number, number];
      assert.is(width, LAYOUTS[layout].width, name);
      assert.not.match(svg, /NaN|undefined|Infinity|<b>x/);
      // Of escaped names the widths are those of the markup.
      for (const { words, left, right, y } of [...textsOf(svg)].filter(({ words }) => !words.includes("&lt;")))
        assert.ok(left >= -1 && right <= width + 4 && y > 0 && y <= height, `${name} ${layout}: ${words} ${right}`);
    }
  }
});

test("the parts of a bar fill it, each as wide as its share", () => {
  const svg = figureOf(figures.partition, own)!.wide;
  const bars = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="16"/g)];
  const byBar = new Map<string, number[]>();
  for (const [, , y, width] of bars) byBar.set(y!, [...(byBar.get(y!) ?? []), Number(width)]);
  assert.is(byBar.size, own.partitions.length);
  const full = Math.max(...[...byBar.values()].map((widths) => widths.reduce((sum, one) => sum + one, 0)));
  [...byBar.values()].forEach((widths, i) => {
    const { identical_correct: share } = own.partitions[i]!;
    assert.ok(Math.abs(widths.reduce((sum, one) => sum + one, 0) - full) < 0.1);
    if (share > 0) assert.ok(Math.abs(widths[0]! / full - share) < 0.001);
  });
});

test("numbers on the parts of bars can be read", () => {
  for (const [name, { fill, ink }] of Object.entries({ ...categoryPaints, ...classPaints }))
    assert.ok(contrast(fill, ink) >= 4.5, `${name}: ${contrast(fill, ink)}`);
});

test("files of figures: each model's own, by data set; a single arm has no gap", async () => {
  const few = [...madeRows({ models: ["one"], arms: [{ mode: "direct" }], instances: 2 })];
  const files = await figureFiles(resultsOf(studyOf(few)));
  assert.equal(
    files.map(({ file }) => file).filter((file) => file.endsWith(".svg")),
    ["graphqa/one-partition.svg", "graphqa/one-invariance.svg"],
  );
  assert.not.match(
    reportPage(titled({}), resultsOf(studyOf(few))),
    /<h2>(The ladder|Where programs fail|How the programs)/,
  );
});

test.run();
