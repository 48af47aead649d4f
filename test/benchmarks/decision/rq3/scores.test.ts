import { suite } from "uvu";
import * as assert from "uvu/assert";
import { poseTour } from "#benchmarks/decision/rq3/instances/pose-tour";
import type { Mode } from "#benchmarks/decision/rq3/mode";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import type { Reference } from "#benchmarks/decision/rq3/reference";
import { schedule } from "#benchmarks/decision/rq3/schedule";
import type { Attempt } from "#benchmarks/decision/rq3/scores/attempt";
import { attemptsOf } from "#benchmarks/decision/rq3/scores/attempts";
import { classicalRows } from "#benchmarks/decision/rq3/scores/classical-rows";
import { compareGaps } from "#benchmarks/decision/rq3/scores/compare-gaps";
import { controlContrasts, modeContrasts } from "#benchmarks/decision/rq3/scores/contrasts";
import { scoreTrajectories } from "#benchmarks/decision/rq3/scores/score-trajectories";
import type { Choose } from "#src/play";
import { aMap, playBy, posedOfEach } from "#test/benchmarks/decision/rq3/small";

const test = suite("scores of trajectories");

const tours = (count: number, reference: Reference = { kind: "published", value: 1 }): Posed[] =>
  Array.from({ length: count }, (_, i) => poseTour({ ...aMap(i, 7), id: `tour-${i}` }, reference));
const first = () => 0;
const last = ({ options }: Choose) => options.length - 1;
const attempt = (
  posed: Posed,
  mode: Mode,
  choose: (request: Choose) => number,
  configuration = "m",
  repeat = 0,
): Attempt => {
  const verdict = playBy(posed.play({ mode, seed: 0, repeat }), choose);
  return { configuration, posed, mode, repeat, verdict };
};
const failed = (posed: Posed, mode: Mode, outcome: "failed" | "unsupported" | "unattempted" = "failed"): Attempt => ({
  configuration: "m",
  posed,
  mode,
  repeat: 0,
  verdict: { outcome, why: "so the test says" },
});
const gapOf = ({ posed, verdict }: Attempt) => posed.gap(verdict.parts!.value!);

test("a mean is over what was completed, with how many that were of all", () => {
  const [a, b, c, d] = tours(4) as [Posed, Posed, Posed, Posed];
  const [one, two] = [attempt(a, "direct", first), attempt(b, "direct", last)];
  const rows = scoreTrajectories([
    { ...one, calls: 5 },
    { ...two, calls: 5 },
    { ...failed(c, "direct"), calls: 1 },
    { ...failed(d, "direct", "unattempted"), calls: 0 },
  ]);
  assert.is(rows.length, 1);
  const [row] = rows;
  assert.equal([row!.completed, row!.all, row!.calls, row!.uncalled, row!.isUnsupported], [2, 4, 11, 0, false]);
  assert.equal(row!.outcomes, { correct: 2, failed: 1, unattempted: 1 });
  assert.is(row!.gap, (gapOf(one) + gapOf(two)) / 2);
  assert.equal(
    row!.gaps.map(({ id }) => id),
    ["tour-0", "tour-1"],
  );
  // Seven cities: five decisions with 6, 5, 4, 3 and 2 options, and the last city.
  assert.equal([row!.asked, row!.forced, row!.pool, row!.legal], [10, 2, 4, 4]);
});

test("unknown calls stay unknown, nothing completed has no mean, and U is U", () => {
  const [a, b] = tours(2) as [Posed, Posed];
  const [row] = scoreTrajectories([
    { ...failed(a, "direct", "unsupported"), calls: 0 },
    failed(b, "direct", "unsupported"),
  ]);
  assert.equal(
    [row!.isUnsupported, row!.gap, row!.interval, row!.calls, row!.pool],
    [true, undefined, undefined, undefined, undefined],
  );
});

test("repeats are averaged within their instance, which counts once they are all there", () => {
  const [a, b] = tours(2) as [Posed, Posed];
  const [one, two] = [attempt(a, "direct", first), attempt(a, "direct", last, "m", 1)];
  const [row] = scoreTrajectories([one, two, attempt(b, "direct", first), failed(b, "direct")]);
  assert.is(row!.completed, 3);
  assert.equal(row!.gaps, [{ id: "tour-0", gap: (gapOf(one) + gapOf(two)) / 2 }]);
});

test("a value better than the best known is told, and one beyond an optimum is an error", () => {
  const record = attempt(tours(1, { kind: "best-known", value: 1_000_000 })[0]!, "direct", first);
  const [row] = scoreTrajectories([record]);
  assert.equal(row!.improvements, [{ id: "tour-0", value: record.verdict.parts!.value!, known: 1_000_000 }]);
  assert.ok(row!.gap! < 0);
  for (const kind of ["published", "certified", "exhaustive"] as const) {
    const posed = tours(1, { kind, value: 1_000_000 })[0]!;
    assert.throws(() => scoreTrajectories([attempt(posed, "direct", first)]), /beyond the/);
  }
  const bounded = tours(1, { kind: "bounded", value: 1_000_000, bound: 1 })[0]!;
  assert.is(scoreTrajectories([attempt(bounded, "direct", first)])[0]!.improvements.length, 1);
  const past = tours(1, { kind: "bounded", value: 2_000_000, bound: 1_000_000 })[0]!;
  assert.throws(() => scoreTrajectories([attempt(past, "direct", first)]), /beyond the bound/);
});

test("configurations, tasks and modes have rows of their own; completions without a call are counted", () => {
  const rows = scoreTrajectories(
    posedOfEach(1).flatMap((posed) => [
      attempt(posed, "direct", first),
      attempt(posed, "proposals", first),
      attempt(posed, "direct", last, "other"),
    ]),
  );
  assert.is(rows.length, 12);
  const posed = tours(1)[0]!;
  const sole = posed.play({ mode: "proposals", seed: 0, repeat: 0 }, { rules: { tsp: ["nearest"] } });
  const verdict = playBy(sole, () => assert.unreachable("a sole proposal was asked for") as never);
  const [row] = scoreTrajectories([{ configuration: "m", posed, mode: "proposals", repeat: 0, verdict, calls: 0 }]);
  assert.equal([row!.completed, row!.uncalled, row!.asked, row!.forced, row!.pool], [1, 1, 0, 6, undefined]);
  assert.is(row!.gap, posed.gap(posed.value(posed.byRule("nearest"))));
});

test("contrasts are on jointly completed instances, never differences of means of unequal coverage", () => {
  const posed = tours(6);
  const direct = posed.map((one, i) => (i === 0 ? failed(one, "direct") : attempt(one, "direct", last)));
  const proposals = posed.map((one, i) => (i === 5 ? failed(one, "proposals") : attempt(one, "proposals", first)));
  const rows = scoreTrajectories([...direct, ...proposals]);
  const [contrast] = modeContrasts(rows);
  const [found] = compareGaps([contrast!], 0);
  assert.equal(found!.joint, ["tour-1", "tour-2", "tour-3", "tour-4"]);
  const differences = [1, 2, 3, 4].map((i) => gapOf(proposals[i]!) - gapOf(direct[i]!));
  const mean = differences.reduce((a, b) => a + b, 0) / 4;
  assert.ok(Math.abs(found!.difference! - mean) < 1e-9);
  assert.ok(Math.abs(found!.first! - found!.second! - mean) < 1e-9);
  // Student's t of 3 degrees of freedom at 97.5%: 3.182446.
  const deviation = Math.sqrt(differences.reduce((sum, difference) => sum + (difference - mean) ** 2, 0) / 3);
  assert.ok(Math.abs(found!.interval![1] - mean - (3.182446 * deviation) / 2) < 1e-4 * deviation);
  // All sixteen assignments of signs.
  const sums = Array.from({ length: 16 }, (_, bits) =>
    Math.abs(differences.reduce((sum, d, i) => sum + (bits & (1 << i) ? d : -d), 0)),
  );
  const extreme = sums.filter((sum) => sum >= Math.abs(mean * 4) - 1e-9).length;
  assert.is(found!.p.p, extreme / 16);
  assert.is(found!.p.holm, found!.p.p);
});

test("each model is compared with each control of its task, and the family is adjusted as one", () => {
  const posed = [...tours(6), ...posedOfEach(2).slice(1)];
  const attempts = posed.flatMap((one) => [
    attempt(one, "proposals", first),
    attempt(one, "proposals", last, "policy:last"),
  ]);
  const rows = [...scoreTrajectories(attempts), ...classicalRows(posed)];
  const contrasts = controlContrasts(rows, (name) => /^(policy|control):/.test(name));
  assert.equal(contrasts.map(({ task }) => task).sort(), [
    "lt",
    "lt",
    "maxcut",
    "maxcut",
    "modularity",
    "modularity",
    "tsp",
    "tsp",
  ]);
  const found = compareGaps(contrasts, 0);
  const smallest = found.toSorted((a, b) => a.p.p - b.p.p)[0]!;
  assert.ok(Math.abs(smallest.p.holm - Math.min(1, smallest.p.p * found.length)) < 1e-12);
  // One instance: no interval, and a test that cannot show anything.
  const alone = found.find(({ contrast }) => contrast.task === "lt")!;
  assert.equal([alone.joint.length, alone.interval, alone.p.p], [1, undefined, 1]);
  assert.throws(() => compareGaps([contrasts[0]!, contrasts[0]!], 0), /name once/);
});

test("what was scheduled and never played is unattempted, without calls", () => {
  const items = schedule(tours(2), { modes: ["direct"], seed: 0, repeats: 1 });
  const verdict = playBy(items[0]!.play(), first);
  const attempts = attemptsOf("m", items, new Map([[items[0]!.id, { verdict, account: { calls: undefined } }]]));
  assert.equal(
    attempts.map(({ verdict: { outcome }, calls }) => [outcome, calls]),
    [
      ["correct", undefined],
      ["unattempted", 0],
    ],
  );
});

test.run();
