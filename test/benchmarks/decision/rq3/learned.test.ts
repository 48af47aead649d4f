import { suite } from "uvu";
import * as assert from "uvu/assert";
import { poseTour } from "#benchmarks/decision/rq3/instances/pose-tour";
import type { Decision } from "#benchmarks/decision/rq3/learned/decision";
import { fitProposers } from "#benchmarks/decision/rq3/learned/fit-proposers";
import { fitWeights } from "#benchmarks/decision/rq3/learned/fit-weights";
import { trajectoryIn } from "#benchmarks/decision/rq3/scores/trajectory-in";
import { certifyTour } from "#benchmarks/decision/rq3/tour/certify-tour";
import { drawMap } from "#benchmarks/decision/rq3/tour/draw-map";
import type { Choose } from "#src/play";
import { stream } from "#src/rng";
import { playBy, posedOfEach } from "#test/benchmarks/decision/rq3/small";

const test = suite("learned proposer");
const shown = { mode: "proposals", seed: 0, repeat: 0 } as const;

test("weights are those under which what was done is likeliest", () => {
  const rng = stream(1, "decisions");
  const truth = [2, -1, 0];
  const decisions = Array.from({ length: 1500 }, (): Decision => {
    const features = Array.from({ length: 4 }, () => truth.map(() => rng.next() * 2 - 1));
    const odds = features.map((row) => Math.exp(row.reduce((sum, x, f) => sum + truth[f]! * x, 0)));
    let draw = rng.next() * odds.reduce((a, b) => a + b, 0);
    let taken = 0;
    while (draw > odds[taken]!) draw -= odds[taken++]!;
    return { features, taken };
  });
  const weights = fitWeights(decisions, 3);
  for (const [f, weight] of weights.entries()) assert.ok(Math.abs(weight - truth[f]!) < 0.25, `${weights}`);
  const loss = (at: readonly number[]) =>
    decisions.reduce((sum, { features, taken }) => {
      const scores = features.map((row) => row.reduce((total, x, f) => total + at[f]! * x, 0));
      return sum + Math.log(scores.reduce((total, score) => total + Math.exp(score), 0)) - scores[taken]!;
    }, 0) /
      decisions.length +
    at.reduce((sum, weight) => sum + 0.0005 * weight ** 2, 0);
  for (const f of [0, 1, 2]) {
    for (const step of [-0.02, 0.02]) assert.ok(loss(weights.with(f, weights[f]! + step)) > loss(weights));
  }
});

test("where there is nothing to learn, all weights are 0", () => {
  assert.equal(fitWeights([], 2), [0, 0]);
  assert.equal(fitWeights([{ features: [[1, 2]], taken: 0 }], 2), [0, 0]);
  assert.equal(fitProposers(posedOfEach(1).filter(({ task }) => task === "tsp")), {});
});

test("fitted on the optimal tours of drawn maps, it proposes beside the rules, and tours no longer than the nearest city's", async () => {
  const draw = async (seed: number) => {
    const map = drawMap(stream(seed, "learning"), 12, `m${seed}`);
    return poseTour(map, await certifyTour(map, stream(seed), 5));
  };
  const learned = fitProposers(await Promise.all([1, 2, 3, 4, 5, 6].map(draw)));
  assert.equal(Object.keys(learned), ["tsp"]);
  let [mine, nearest] = [0, 0];
  for (const seed of [11, 12, 13, 14, 15, 16]) {
    const posed = await draw(seed);
    const alone = playBy(posed.play(shown, { rules: { tsp: [] }, learned }), () => 0);
    assert.is(trajectoryIn(alone)!.asked, 0);
    mine += posed.gap(alone.parts!.value!);
    nearest += posed.gap(posed.value(posed.byRule("nearest")));
    const asked: Choose[] = [];
    playBy(posed.play(shown, { learned }), () => 0, asked);
    const by = asked.map(({ options }) => options.flatMap(({ description }) => JSON.parse(description!).proposedBy));
    assert.ok(by.every((names) => names.includes("learned") && names.length === 5));
  }
  assert.ok(mine <= nearest, `${mine} > ${nearest}`);
});

test("a weight on one rule alone proposes what that rule does, and a pool holds no other rules than are named", () => {
  for (const posed of posedOfEach(3)) {
    const rule = posed.rules[1]!;
    const learned = { [posed.task]: { [rule]: 0.7 } };
    const played = trajectoryIn(playBy(posed.play(shown, { rules: { [posed.task]: [] }, learned }), () => 0))!;
    assert.equal(played.actions, posed.byRule(rule), posed.task);
    const two = posed.rules.slice(0, 2);
    const asked: Choose[] = [];
    playBy(posed.play(shown, { rules: { [posed.task]: two } }), () => 0, asked);
    for (const { options, state } of asked) {
      assert.is(options.length, 2);
      assert.equal(
        JSON.parse(state).rules.map((one: { rule: string }) => one.rule),
        two,
      );
    }
    assert.throws(() => posed.play(shown, { rules: { [posed.task]: ["guess"] } }), /unknown rule of/);
    assert.throws(() => posed.play(shown, { rules: { [posed.task]: [] } }), /expected something that proposes/);
  }
});

test.run();
