import { suite } from "uvu";
import * as assert from "uvu/assert";
import { analyses, analysisText, studyOf } from "#benchmarks/graphinstruct/analysis/index";
import { failures } from "#benchmarks/graphinstruct/analysis/kinds/failures";
import { feedback } from "#benchmarks/graphinstruct/analysis/kinds/feedback";
import { frontierDistance } from "#benchmarks/graphinstruct/analysis/kinds/frontier-distance";
import { gamingAudit } from "#benchmarks/graphinstruct/analysis/kinds/gaming-audit";
import { methods } from "#benchmarks/graphinstruct/analysis/kinds/methods";
import { rounds } from "#benchmarks/graphinstruct/analysis/kinds/rounds";
import { strategyEffects } from "#benchmarks/graphinstruct/analysis/kinds/strategy-effects";
import { STRATEGIES } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import { madeRow, madeRows, readMade } from "#test/benchmarks/graphinstruct/analysis/made-run";

const test = suite("graphinstruct analysis: analyses");

const flat = (quality: number, more?: Readonly<Record<string, unknown>>) => madeRows(() => quality, more);
const wavy = (quality: number) => madeRows((level, i) => quality + ((level * 3 + i * 5) % 7) / 70);

/** Two models asked in all four ways. */
function two() {
  const names = ["weak", "able"].flatMap((model) => STRATEGIES.map((way) => `${model}-${way}`));
  return studyOf(readMade(Object.fromEntries(names.map((name, i) => [name, wavy(0.4 + i / 20)]))));
}

test("every analysis of every small folder is either nothing or lines of text", () => {
  const folders = {
    one: { "m-zero-shot": flat(0.5) },
    "one instruction": { "m-zero-shot": [madeRow("L0-001", 0, 0.5)] },
    "no way to compare": { "m-vgig": flat(0.5) },
    "no valid output": { "m-zero-shot": flat(0, { d5_tokens_per_valid: 0 }), "m-few-shot": flat(0) },
    alike: Object.fromEntries(
      ["a", "b", "c"].flatMap((model) => STRATEGIES.map((way) => [`${model}-${way}`, flat(0.5)])),
    ),
    names: { "__proto__-zero-shot": flat(0.4), "constructor-zero-shot": flat(0.5), "1-zero-shot": flat(0.6) },
  };
  for (const [name, files] of Object.entries(folders)) {
    const study = studyOf(readMade(files));
    for (const analyser of Object.values(analyses)) {
      const found = analyser.analyse(study);
      if (found) assert.not.match(analysisText(found), /undefined|NaN|Infinity/, `${name}: ${found.title}`);
    }
  }
});

test("tables have as many cells as heads", () => {
  for (const analyser of Object.values(analyses)) {
    for (const { head, rows } of analyser.analyse(two())?.tables ?? []) {
      for (const row of rows) assert.is(row.length, head.length, analyser.title);
    }
  }
});

test("the paper's models stand alone only where all of its configurations are there", () => {
  const study = studyOf(readMade({ "gpt4o-zero-shot": flat(0.5), "mine-zero-shot": flat(0.85) }));
  assert.equal(
    study.models.map(({ id, name, tier }) => [id, name, tier]),
    [
      ["gpt4o", "GPT-4o", "T2"],
      ["mine", "mine", "T2"],
    ],
  );
  assert.equal(
    studyOf(study.runs, { models: "paper" }).models.map(({ id }) => id),
    ["gpt4o"],
  );
});

test("instructions must be those that were asked", () => {
  const runs = readMade({ "m-zero-shot": flat(0.5) });
  assert.throws(
    () => studyOf(runs, { instructions: [] }),
    /m-zero-shot: expected scores of the given instructions, got L0-000; give the folder it is from$/,
  );
});

test("strategies' effects count models that move by more than the band", () => {
  const { effects, best } = strategyEffects.compute(two())!;
  assert.is(effects.length, 18);
  for (const { mean, up, down, still, strategy } of effects) {
    assert.ok(Math.abs(mean - STRATEGIES.indexOf(strategy) / 20) < 1e-12);
    assert.equal([up, down, still], [2, 0, 0]);
  }
  assert.equal(best, Array(6).fill("few-cot"));
});

test("the distance from the frontier is read in proportion to the logarithm of the cost", () => {
  const priced = (quality: number, cost: number) => flat(quality, { d5_tokens_per_valid: cost });
  const files = { a: priced(0.5, 100), b: priced(0.7, 10_000), c: priced(0.55, 1000), d: priced(0.3, 10) };
  const study = studyOf(
    readMade(Object.fromEntries(Object.entries(files).map(([id, rows]) => [`${id}-zero-shot`, rows]))),
  );
  const { distances } = frontierDistance.compute(study)!;
  assert.ok(distances.every(({ standing, distance }) => standing.frontier && distance === 0));
  const worse = studyOf([
    ...study.runs,
    ...readMade({ "e-zero-shot": priced(0.5, 3162.2776601683795), "f-zero-shot": priced(0.1, 99_999) }),
  ]);
  const off = frontierDistance
    .compute(worse)!
    .distances.slice(-2)
    .map(({ distance }) => distance.toFixed(6));
  assert.equal(off, [(0.625 - 0.5).toFixed(6), "0.600000"]);
});

test("methods, feedback and rounds find their runs by name", () => {
  const files = {
    retry: 0.5,
    "vgig-fbnone": 0.6,
    "vgig-fbcoarse": 0.62,
    vgig: 0.7,
    "vgig-T1": 0.65,
    "vgig-T10": 0.72,
    combined: 0.8,
  };
  const runs = readMade({
    "m-zero-shot": flat(0.5),
    ...Object.fromEntries(Object.entries(files).map(([way, quality]) => [`m-${way}`, flat(quality)])),
  });
  const study = studyOf(runs);
  const [one] = methods.compute(study)!;
  assert.equal(
    [one!.totals.retry, one!.totals.combined, one!.oracle].map((total) => total?.toFixed(2)),
    ["0.50", "0.80", undefined],
  );
  const [ladder] = feedback.compute(study)!;
  assert.equal(
    ladder!.steps.map(({ feedback, gain }) => `${feedback} ${gain?.delta.toFixed(2)}`),
    ["retry undefined", "none 0.10", "coarse 0.02", "fine 0.08"],
  );
  const [curve] = rounds.compute(study)!;
  assert.equal(
    curve!.points.map(({ rounds, gain }) => `${rounds} ${gain?.delta.toFixed(2)} ${gain?.interval[0].toFixed(2)}`),
    ["1 undefined undefined", "3 0.05 0.05", "10 0.07 0.07"],
  );
  const audited = gamingAudit.compute(study)!;
  assert.equal(
    audited.map(({ method, raised, suspect }) => [method, raised, suspect]),
    [
      ["vgig", 18, 0],
      ["combined", 18, 0],
    ],
  );
});

test("unread outputs are counted by run and level", () => {
  assert.is(failures.compute(two()), undefined);
  const study = studyOf(
    readMade({ "m-zero-shot": flat(0.5, { outputs: 5, unread: 2, truncated: 1 }), "n-zero-shot": flat(0.5) }),
  );
  const rates = failures.compute(study)!;
  assert.is(rates.length, 6);
  assert.equal([rates[0]!.outputs, rates[0]!.unread, rates[0]!.truncated], [15, 6, 3]);
});

test.run();
