import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Analysis } from "#reports/analyses/analysis";
import type { Chart } from "#reports/analyses/chart/chart";
import { layouts } from "#reports/analyses/chart/layout";
import { analysisLines, analysisPage, drawChart } from "#reports/analyses/index";
import { names } from "#src/pick";
import { textsOf } from "#test/reports/texts-of";

const test = suite("analyses drawn and written");

const long = "shortest-path-25+preference-on-own-samples → topological-sort";
const mark = { share: 0.5, interval: [0.4, 1] } as const;
const points = [25, 100].map((x) => ({ x, ...mark }));

/** Every kind of chart, small, large and with names that are too long. */
const charts: readonly Chart[] = [
  { kind: "bars", title: "One", series: ["a"], groups: [{ name: "one", bars: [{ share: 0 }] }] },
  {
    kind: "bars",
    title: "A title that is rather too long for a telephone to show on a single line of its screen",
    series: ["before tuning", "related synthetic tasks", "all synthetic tasks", "its own items", "e", "f", "g"],
    groups: Array.from({ length: 20 }, () => ({ name: long, bars: [mark, undefined, mark, mark, mark, mark, mark] })),
  },
  {
    kind: "stacks",
    title: "Stacks",
    series: ["a", "b"],
    groups: [
      { name: long, shares: [0.01, 0.99] },
      { name: "x", shares: [0, 1] },
    ],
  },
  {
    kind: "panels",
    title: "One panel",
    series: [],
    xTitle: "percent",
    panels: [{ name: long, lines: [[points[0]!]], levels: [] }],
  },
  {
    kind: "panels",
    title: "Panels",
    series: ["a", "b"],
    xTitle: "percent of a task with a name that is far too long for a telephone",
    panels: Array.from({ length: 5 }, () => ({
      name: "x",
      lines: [points, []],
      levels: [{ name: "before", share: 1, side: "left" }],
    })),
  },
  {
    kind: "scatter",
    title: "Scatter",
    series: [],
    xTitle: "count",
    points: [0, 0, 3e12, 3e12].map((x, i) => ({ name: `encoding ${i}`, x, share: 0.97 })),
  },
];

test("every chart in both layouts: finite numbers, nothing outside, series in the legend", () => {
  for (const chart of charts) {
    for (const layout of names(layouts)) {
      const svg = drawChart(chart, layout);
      const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg)!.map(Number) as [number, number, number];
      assert.is(width, layouts[layout].width);
      assert.not.match(svg, /NaN|undefined|Infinity/);
      for (const { left, right, y } of textsOf(svg)) {
        assert.ok(
          left >= -1 && right <= width + 14 && y > 0 && y <= height,
          `${chart.title}: ${left} to ${right} at ${y}`,
        );
      }
      for (const name of chart.series) assert.ok(svg.includes(`>${name}</text>`), name);
    }
  }
});

test("names that meet in a scatter are moved apart", () => {
  const ys = [...textsOf(drawChart(charts[5]!))].filter(({ right, left }) => right - left > 50).map(({ y }) => y);
  assert.is(new Set(ys).size >= 2, true);
});

const analysis: Analysis = {
  title: "<b>Made</b>",
  source: "NLGift, Table 5",
  says: ["The first sentence, which is long enough to be wrapped on a terminal of few columns.", "The <second>."],
  table: {
    head: ["place", "a", "b"],
    rows: [
      [long, "1", "2"],
      ["x", "3", "<script>alert(1)</script>"],
    ],
  },
  figure: charts[1]!,
  contrasts: [
    {
      place: "a → b",
      prompt: "p",
      right: { who: "tuned on b", reply: "" },
      wrong: { who: "w", reply: "<script>alert(1)</script>" },
    },
  ],
};

test("the page holds figure, numbers and replies, all escaped, and loads nothing", () => {
  const page = analysisPage(analysis, ["out/<run>"]);
  assert.not.match(page, /<script|<b>Made|<run>|https?:\/\/(?!www\.w3\.org)/);
  assert.is(page.match(/<svg/g)!.length, 2);
  assert.match(page, "<i>nothing</i>");
  assert.match(page, "Content-Security-Policy");
  const { figure: _figure, contrasts: _contrasts, ...bare } = analysis;
  assert.not.match(analysisPage(bare, ["out/run"]), /<svg|In words/);
});

test("in the terminal nothing is wider than it, whether rows fit or not", () => {
  for (const width of [40, 80]) {
    const lines = analysisLines(analysis, width);
    assert.ok(
      lines.every((line) => line.length <= width || !line.includes(" ")),
      lines.join("\n"),
    );
  }
  const short = { ...analysis, table: { head: ["place", "a"], rows: [["x", "1"]] } };
  assert.equal(analysisLines(short).slice(-2), ["place  a", "x      1"]);
});

test.run();
