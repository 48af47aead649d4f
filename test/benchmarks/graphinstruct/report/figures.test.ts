import { suite } from "uvu";
import * as assert from "uvu/assert";
import { analyses, studyOf } from "#benchmarks/graphinstruct/analysis/index";
import { WIDTHS } from "#benchmarks/graphinstruct/report/figures/figure";
import { planeOf } from "#benchmarks/graphinstruct/report/figures/frontier/plane";
import { changeSwatch, changeSwatches } from "#benchmarks/graphinstruct/report/figures/heat/change-swatches";
import { scoreSwatch, scoreSwatches } from "#benchmarks/graphinstruct/report/figures/heat/score-swatches";
import { figures } from "#benchmarks/graphinstruct/report/figures/index";
import { rangeOfScores } from "#benchmarks/graphinstruct/report/figures/range-of-scores";
import { png } from "#reports/png";
import { names } from "#src/pick";
import { EVIL, madeStudy } from "#test/benchmarks/graphinstruct/report/made-study";
import { contrast } from "#test/reports/contrast";
import { textsOf } from "#test/reports/texts-of";

const test = suite("graphinstruct figures");
const study = madeStudy();
const drawn = names(figures).map((name) => [name, figures[name].illustrate(study)!] as const);
const wide = Object.fromEntries(drawn.map(([name, figure]) => [name, figure.wide]));

/** The words of a drawing, markup taken off. */
function wordsOf(svg: string): string[] {
  return [...textsOf(svg)].map(({ words }) => words);
}

test("every figure in both layouts: finite numbers, nothing outside, no markup of names", () => {
  for (const [name, figure] of drawn) {
    for (const layout of names(WIDTHS)) {
      const svg = figure[layout];
      const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg)!.map(Number) as [number, number, number];
      assert.is(width, WIDTHS[layout], name);
      assert.not.match(svg, /NaN|undefined|Infinity|<b>/);
      for (const { words, left, right, y } of textsOf(svg)) {
        assert.ok(left >= -1 && right <= width + 14 && y > 0 && y <= height, `${name} ${layout}: ${words} ${left}`);
      }
    }
  }
});

test("the renderer takes every figure", async () => {
  for (const [name, { narrow }] of drawn) assert.ok("content" in (await png(narrow, 0.2)), name);
});

test("a study without scores has no figures, one of two strategies those it has data for", () => {
  const none = studyOf([]);
  assert.equal(
    names(figures).filter((name) => figures[name].illustrate(none)),
    [],
  );
  const few = studyOf(study.runs.filter(({ model }) => model === EVIL));
  assert.equal(
    names(figures).filter((name) => figures[name].illustrate(few)),
    ["radar", "levels", "frontier"],
  );
});

test("a radar a model, each corner as far out as its score", () => {
  const outlines = [...wide.radar!.matchAll(/d="(M[^"]*Z)" fill="#0d4f68"/g)].map(([, d]) => cornersOf(d!));
  const models = analyses.leaderboard.compute(study)!.byStrategy["zero-shot"]!;
  assert.is(outlines.length, models.length);
  const [low, high] = rangeOfScores(models.flatMap(({ levels }) => levels));
  for (const [i, corners] of outlines.entries()) {
    const radius = 0.3 * 225;
    for (const [level, [x, y]] of corners.entries()) {
      const out = Math.hypot(x - 112.5, y - 0.52 * 225) / radius;
      assert.ok(Math.abs(low + out * (high - low) - models[i]!.levels[level]!) < 0.002, `${i} L${level}`);
    }
  }
});

function cornersOf(d: string): [number, number][] {
  return d
    .slice(1, -1)
    .split("L")
    .map((pair) => pair.split(" ").map(Number) as [number, number]);
}

test("the heatmap of levels has a cell a configuration and level, the models best first", () => {
  const cells = wide.levels!.match(/<rect [^>]*height="22"/g)!.length;
  assert.is(cells, study.configurations.length * 6);
  assert.equal(
    wordsOf(wide.levels!).filter((words) => ["m0", "m1", "&lt;b&gt;&amp;&#39;&quot;x"].includes(words)),
    ["&lt;b&gt;&amp;&#39;&quot;x", "m1", "m0"],
  );
});

test("the heatmap of strategies writes each difference with its sign", () => {
  const { effects } = analyses["strategy-effects"].compute(study)!;
  const written = wordsOf(wide.strategies!).filter((words) => /^[+−]?\.\d{3}$/.test(words));
  assert.is(written.length, effects.length * 3);
  const signs = (values: readonly number[]) => values.filter((value) => value > 0.0005).length;
  const up = effects.reduce((sum, { deltas, mean }) => sum + signs([...deltas, mean]), 0);
  assert.is(written.filter((words) => words.startsWith("+")).length, up);
});

test("numbers are classed by what they are", () => {
  assert.equal(
    [-0.2, -0.05, -0.01, -0.004, 0, 0.004, 0.01, 0.05, 0.3].map((change) => changeSwatch(change).label),
    [
      "−.10 and less",
      "−.10 to −.02",
      "−.02 to −.005",
      ...Array(3).fill("within ±.005"),
      "+.005 to +.02",
      "+.02 to +.10",
      "+.10 and more",
    ],
  );
  assert.equal(
    [0, 0.59, 0.6, 0.79, 0.9, 1].map((score) => scoreSwatch(score).label),
    ["below .6", "below .6", ".6 to .7", ".7 to .8", ".9 and more", ".9 and more"],
  );
});

test("numbers in cells can be read on their ground", () => {
  for (const { label, fill, ink } of [...changeSwatches, ...scoreSwatches]) {
    assert.ok(contrast(fill, ink) >= 4.5, label);
  }
});

test("marks of the frontier are filled: those that nothing beats in both cost and quality", () => {
  const all = study.ranked.map(({ run }) => run);
  const beaten = all.filter((one) =>
    all.some(
      (other) =>
        other.tokensPerValid <= one.tokensPerValid &&
        other.quality >= one.quality &&
        (other.tokensPerValid < one.tokensPerValid || other.quality > one.quality),
    ),
  );
  const hollow = wide.frontier!.match(/fill="#ffffff" stroke="#\w+" stroke-width="1.8"/g)!.length;
  assert.is(hollow, beaten.length);
  assert.match(wide.frontier!, `>${all.length - beaten.length} of ${all.length} configurations are on the frontier`);
});

test("equal ratios of cost are equally far apart, and better is higher", () => {
  const plane = planeOf(
    [
      { cost: 100, total: 0.5 },
      { cost: 10_000, total: 0.9 },
    ],
    900,
    480,
  );
  const [a, b, c] = [100, 1000, 10_000].map((cost) => plane.x(cost)) as [number, number, number];
  assert.ok(Math.abs(b - a - (c - b)) < 1e-9 && a > plane.left && c < plane.right);
  assert.ok(plane.y(0.9) < plane.y(0.5) && plane.y(0.9) > plane.top);
});

test("a curve a refined model, a dot a limit", () => {
  assert.is(wide.saturation!.match(/<polyline/g)!.length, 1);
  assert.is(wide.saturation!.match(/<circle/g)!.length, 3);
  assert.is(wide.saturation!.match(/stroke-opacity="0.25"/g)!.length, 2);
  const points = analyses.rounds.compute(study)![0]!.points;
  const gain = points.at(-1)!.quality - points[0]!.quality;
  assert.match(wide.saturation!, `m0: 5 rounds gain most over 1, by ${gain.toFixed(3).slice(1)}`);
});

test("scores stand between whole tenths that are two apart or more", () => {
  assert.equal(rangeOfScores([0.585, 0.983]), [0.5, 1]);
  assert.equal(rangeOfScores([1]), [0.8, 1]);
  assert.equal(rangeOfScores([0.02]), [0, 0.2]);
});

test.run();
