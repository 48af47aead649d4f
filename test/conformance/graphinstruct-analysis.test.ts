import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readQualityFiles, studyOf } from "#benchmarks/graphinstruct/analysis/index";
import { comparisons } from "#benchmarks/graphinstruct/analysis/kinds/comparisons";
import { costAtQuality } from "#benchmarks/graphinstruct/analysis/kinds/cost-at-quality";
import { d1Spread } from "#benchmarks/graphinstruct/analysis/kinds/d1-spread";
import { dimensionSpread } from "#benchmarks/graphinstruct/analysis/kinds/dimension-spread";
import { dimensionWeighting } from "#benchmarks/graphinstruct/analysis/kinds/dimension-weighting";
import { familyEffects } from "#benchmarks/graphinstruct/analysis/kinds/family-effects";
import { feedback } from "#benchmarks/graphinstruct/analysis/kinds/feedback";
import { frontier } from "#benchmarks/graphinstruct/analysis/kinds/frontier";
import { frontierDistance } from "#benchmarks/graphinstruct/analysis/kinds/frontier-distance";
import { leaderboard } from "#benchmarks/graphinstruct/analysis/kinds/leaderboard";
import { methods } from "#benchmarks/graphinstruct/analysis/kinds/methods";
import { rounds } from "#benchmarks/graphinstruct/analysis/kinds/rounds";
import { scaleEffects } from "#benchmarks/graphinstruct/analysis/kinds/scale-effects";
import { scaleTests } from "#benchmarks/graphinstruct/analysis/kinds/scale-tests";
import { strategyEffects } from "#benchmarks/graphinstruct/analysis/kinds/strategy-effects";
import { tierGap } from "#benchmarks/graphinstruct/analysis/kinds/tier-gap";
import { STRATEGIES, type Strategy } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import { paperTables } from "#test/benchmarks/graphinstruct/analysis/paper-table";
import { needsShared, shared } from "#test/needs";

/** The published score files, analysed, against the tables that the paper prints; see that data's README for the exceptions. */
const test = suite("graphinstruct analysis");
const QUALITY = "data/graphinstruct/quality";
const withFiles = needsShared(test, QUALITY);
const study = once(() => studyOf(readQualityFiles(shared(QUALITY))));
const paper = once(() => paperTables(shared("seeds/001_6e60d88de3ce770d.txt")));

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const three = (value: number) => value.toFixed(3).replace(/^-(?=0\.000$)/, "");
const strategyNamed: Readonly<Record<string, Strategy>> = {
  ZS: "zero-shot",
  FS: "few-shot",
  ZC: "zero-cot",
  FC: "few-cot",
  "zero-shot": "zero-shot",
  "few-shot": "few-shot",
  "zero-CoT": "zero-cot",
  "few-CoT": "few-cot",
};

withFiles("leaderboards: tables 24 to 29", () => {
  const { all, byStrategy } = leaderboard.compute(study())!;
  const numbers = (one: (typeof all)[number]) => [one.quality, ...one.levels].map(three);
  const whole = all.map((one, i) => [`${i + 1}`, one.model, one.strategy, ...numbers(one)]);
  const printed = (number: number) =>
    paper()(number).map(([rank, model, way, ...rest]) => [rank, model, strategyNamed[way!], ...rest]);
  assert.equal(whole, printed(29));
  assert.equal(whole.slice(0, 20), printed(24));
  STRATEGIES.forEach((strategy, i) => {
    const own = byStrategy[strategy]!.map((one, place) => [`${place + 1}`, one.model, ...numbers(one)]);
    assert.equal(own, paper()(25 + i));
  });
});

withFiles("the frontier and final scores: tables 16 and 17", () => {
  const all = frontier.compute(study())!;
  const front = all.filter((one) => one.frontier).sort((a, b) => a.cost - b.cost);
  assert.equal(
    front.map((one) => [one.model, one.strategy, one.cost.toFixed(0), one.total.toFixed(4), one.final.toFixed(4)]),
    paper()(16).map(([model, way, ...rest]) => [model, strategyNamed[way!], ...rest]),
  );
  assert.equal(
    all
      .slice(0, 15)
      .map((one) => [
        `${one.finalRank}`,
        `${one.rank}`,
        `${one.rank - one.finalRank}`,
        one.model,
        one.strategy,
        three(one.total),
        one.cost.toFixed(0),
        one.perThousand.toFixed(2),
        three(one.final),
        ...(one.frontier ? ["✓"] : []),
      ]),
    paper()(17).map(([rank, total, change, model, way, ...rest]) => [
      rank,
      total,
      change,
      model,
      strategyNamed[way!],
      ...rest.filter((cell) => cell !== ""),
    ]),
  );
});

withFiles("what it costs to reach .8: table 18", () => {
  const { models } = costAtQuality.compute(study())![0]!;
  const cost = (value: number | undefined) => value?.toFixed(0) ?? "—";
  assert.equal(
    models.map(({ model, tier, costs, least }) => [
      model,
      tier,
      ...STRATEGIES.map((way) => cost(costs[way])),
      least?.toFixed(0) ?? "never",
    ]),
    paper()(18),
  );
});

withFiles("distance from the frontier, as the text gives it", () => {
  const { distances, median } = frontierDistance.compute(study())!;
  assert.is(three(median!), "0.062");
  const told = (at: number) => {
    const { standing, distance } = distances.at(at)!;
    return `${standing.model} ${standing.strategy} ${three(distance)}`;
  };
  assert.equal([6, 7].map(told), ["Llama-3.3-70B zero-shot 0.013", "GPT-4.1 zero-shot 0.018"]);
  assert.equal([-2, -3, -4, -5].map(told), [
    "Llama-3.1-8B few-shot 0.219",
    "GPT-3.5 few-cot 0.189",
    "GPT-4o-mini few-cot 0.187",
    "GPT-3.5 few-shot 0.159",
  ]);
});

withFiles("other weights: table 5", () => {
  const rows = dimensionWeighting
    .compute(study())!
    .map(({ change: { top, shift } }) => [
      ...top.slice(0, 2).map(({ k, kept }) => `${kept} / ${k}`),
      three(top[1]!.jaccard),
      `${shift}`,
    ]);
  assert.equal(
    rows,
    paper()(5).map((row) => row.slice(1)),
  );
});

withFiles("strategies by level: table 36 exactly, table 13 within .002", () => {
  const { effects, best } = strategyEffects.compute(study())!;
  assert.equal(
    effects.map((one) => [
      `L${one.level}`,
      one.strategy,
      three(one.mean),
      `${one.up}`,
      `${one.down}`,
      `${one.still}`,
      one.dominant === "mixed" ? "MIXED" : `${one.dominant === "up" ? "POS" : "NEG"} ${Math.max(one.up, one.down)}/11`,
    ]),
    paper()(36).map(([level, way, ...rest]) => [
      level,
      strategyNamed[way!.slice(0, 2)],
      ...rest.slice(0, 4),
      rest[4]!.replace(/ \(.*/, ""),
    ]),
  );
  paper()(13).forEach(([, ...cells], level) => {
    const own = effects.filter((one) => one.level === level).map(({ mean }) => mean);
    for (const [i, value] of own.entries()) {
      assert.ok(Math.abs(value - Number(cells[i])) < 0.00251, `L${level} ${cells[i]}`);
    }
    assert.is(best[level], strategyNamed[cells[3]!]);
  });
});

withFiles("families: table 14 within .001, the values of table 15", () => {
  const effects = familyEffects.compute(study())!;
  for (const [family, size, zeroCot, fewCot] of paper()(14)) {
    const model = `${family === "GPT" ? "GPT" : "Qwen3.5"}-${size!.replace("-turbo", "").replace(/-A\d+B$/, "")}`;
    const own = effects.find((one) => one.model === model)!;
    assert.ok(
      Math.abs(own.zeroCot - Number(zeroCot)) < 0.00151 && Math.abs(own.fewCot - Number(fewCot)) < 0.00151,
      model,
    );
  }
  const [gpt, qwen] = scaleEffects.compute(study())!;
  const fewCot = qwen!.views["few-cot"]!;
  assert.equal(
    [3, 4, 5].map((level) => [three(fewCot[0]![level]!), three(fewCot[2]![level]!)]),
    [
      ["0.833", "0.865"],
      ["0.818", "0.842"],
      ["0.877", "0.872"],
    ],
  );
  assert.is(three(gpt!.views.best![0]![3]!), "0.808");
  assert.is(three(gpt!.views.mean![3]![3]!), "0.758");
});

withFiles("35B against 397B, drawn as the paper drew: table 35", () => {
  const tests = scaleTests.compute(study())!.filter(({ family }) => family === "Qwen3.5");
  const interval = ([low, high]: readonly [number, number]) => `[${three(low)},${three(high)}]`;
  assert.equal(
    tests.map((one) => [one.strategy, three(one.delta), interval(one.paired), interval(one.unpaired)]),
    paper()(35).map(([way, delta, ...intervals]) => [
      strategyNamed[way!],
      delta,
      ...intervals.slice(0, 2).map((cell) => cell.replaceAll("+", "")),
    ]),
  );
});

withFiles("gaps between tiers: table 37 exactly, table 12 within .001 for T1 and T2 and .007 for T3", () => {
  const [best, atLevel, all] = tierGap.compute(study())!.aggregations;
  const gaps = paper()(37).map(([, , ...rest]) => rest);
  assert.equal(
    best!.levels.map((_, i) => [atLevel!, all!].map(({ levels }) => three(levels[i]!.gap))),
    gaps,
  );
  paper()(12).forEach(([, ...cells], level) => {
    const { T1, T2, T3 } = best!.levels[level]!.means;
    [T1, T2, T3].forEach((value, i) => {
      assert.ok(Math.abs(value - Number(cells[i])) < (i === 2 ? 0.0075 : 0.0015), `L${level} T${i + 1}`);
    });
  });
});

withFiles("dimensions: table 23 but for D2 at L3, which the files have as 0; figures 4 and 16", () => {
  const { withoutLlama } = dimensionSpread.compute(study())!;
  paper()(23).forEach(([, ...cells], level) => {
    cells.forEach((cell, i) => {
      if (cell === "—" || (level === 3 && i === 1)) return;
      const own = withoutLlama.find((one) => one.level === level && one.dimension === `D${i + 1}`)!;
      assert.is(`${own.best} (${three(own.high)})`, cell);
    });
  });
  const text = withoutLlama.find((one) => one.level === 4 && one.dimension === "D2")!;
  assert.equal([text.mean, text.low, text.high].map(three), ["0.050", "0.008", "0.176"]);
  assert.is(text.variation.toFixed(2), "1.02");
  const ten = { ...study(), models: study().models.filter(({ family }) => family !== "Llama") };
  const { averages } = d1Spread.compute(ten)!;
  assert.equal(
    [2, 3, 4].map((level) => three(averages[level]!)),
    ["0.240", "0.111", "0.101"],
  );
});

withFiles("methods: tables 20, 21 and 22, and what of 19 is in the files", () => {
  const found = methods.compute(study())!;
  const own = (name: string) => found.find(({ model }) => model === name)!;
  const targets = [own("GPT-4o-mini"), own("DeepSeek-V3"), own("Qwen3.5-35B no-think")];
  const four = (value: number | undefined) => value!.toFixed(4);
  assert.equal(
    targets.map((one) => [one.zeroShot, one.totals.retry, one.totals["self-consistency"]].map(four)),
    paper()(20).map((row) => row.slice(1, 4)),
  );
  assert.equal(
    targets.map((one) => [one.zeroShot, one.oracle, one.totals.combined].map(four)),
    paper()(19).map((row) => [row[1], row[2], row[5]]),
  );
  const [ladder] = feedback.compute(study())!;
  assert.equal(
    ladder!.steps.map(({ quality }) => four(quality)),
    paper()(21).map((row) => row[1]),
  );
  const [curve] = rounds.compute(study())!;
  const [numbers] = paper()(22);
  assert.equal(
    curve!.points.map(({ quality }) => three(quality)),
    numbers!.slice(1),
  );
});

withFiles("strategies tested: every interval holds its difference, and robust ones stand", () => {
  const one = { ...study(), models: study().models.filter(({ name }) => name === "Qwen3.5-397B") };
  const found = comparisons.compute(one)!;
  assert.is(found.length, 3);
  for (const { byInstruction, holm } of found) {
    const [low, high] = byInstruction.interval;
    assert.ok(0 < low && low < byInstruction.delta && byInstruction.delta < high && holm < 0.01);
  }
});

test.run();
