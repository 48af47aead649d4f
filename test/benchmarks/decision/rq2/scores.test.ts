import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { playRecorded } from "#benchmarks/decision/contract/play-recorded";
import { policyModel } from "#benchmarks/decision/policies/policy-model";
import { classification } from "#benchmarks/decision/rq2/classify/classification";
import { itemId, targetItems } from "#benchmarks/decision/rq2/items";
import { plantedTextGraph } from "#benchmarks/decision/rq2/planted/planted-text-graph";
import { textPolicies } from "#benchmarks/decision/rq2/policies/index";
import { putTarget } from "#benchmarks/decision/rq2/put-target";
import { conditions } from "#benchmarks/decision/rq2/request/conditions";
import { difference } from "#benchmarks/decision/rq2/score/difference";
import { forecastsOf } from "#benchmarks/decision/rq2/score/forecasts";
import { macroF1 } from "#benchmarks/decision/rq2/score/macro-f1";
import { scoreSet } from "#benchmarks/decision/rq2/score/score-set";
import { compareIds } from "#benchmarks/decision/rq2/text-graph/compare-ids";
import { targetResults } from "#benchmarks/decision/runs/rq2/results";
import { ask } from "#eval/ask";
import { openResponses } from "#eval/responses";
import type { Verdict } from "#eval/verdict";
import { names } from "#src/pick";
import type { Choice } from "#src/play";
import { stream } from "#src/rng";
import { logIn, withLog } from "#test/eval/players";
import { inScratch } from "#test/scratch";

const test = suite("scores of part 2");

const graph = plantedTextGraph({ seed: 3, nodes: 300, classes: 6, queries: 0 });
const set = classification(graph, { seed: 1, count: 40 });

test("macro-F1 counts every class, also those that are not there", () => {
  // a: precision 1/2, recall 1; b: never right; c: precision 1, recall 1/2; d: neither there nor said.
  const score = macroF1(["a", "b", "c", "d"], ["a", "b", "c", "c"], ["a", "a", "c", undefined]);
  assert.is(score, (2 / 3 + 0 + 2 / 3 + 0) / 4);
});

test("a play is right where the option picked is, wrong elsewhere, unparsed outside the options", () => {
  const [target] = set.targets;
  const judged = (choice: Omit<Choice, "kind">): Verdict => {
    const play = targetItems(set)[0]!.play();
    play.next();
    return play.next({ kind: "choice", ...choice }).value as Verdict;
  };
  const gold = Number(target!.gold[0]);
  assert.equal(judged({ option: gold }), { outcome: "correct", read: { picked: String(gold) }, why: String(gold) });
  const other = (gold + 1) % 6;
  assert.equal(judged({ option: other, probabilities: [1] }), {
    outcome: "wrong",
    read: { picked: String(other), probabilities: [1] },
    why: `${other}, not ${gold}`,
  });
  assert.is(judged({ said: "none of these" }).outcome, "unparsed");
  assert.is(judged({ option: 99 }).outcome, "unparsed");
});

test("any right option counts", () => {
  const shown = set.targets[0]!.show("A");
  const play = putTarget({ id: "q", gold: ["1", "4"], show: () => shown }, "A", 0);
  play.next();
  const verdict = play.next({ kind: "choice", option: 4 }).value as Verdict;
  assert.is(verdict.outcome, "correct");
});

/** Verdicts that are right with a probability of its own under each condition. */
function drawn(chances: Record<string, number>): Map<string, Verdict> {
  const rng = stream(4, "verdicts");
  return new Map(
    names(conditions).flatMap((condition) =>
      set.targets.map((target) => {
        const isRight = rng.next() < chances[condition]!;
        const picked = isRight ? target.gold[0]! : String((Number(target.gold[0]) + 1) % 6);
        return [
          itemId(set, condition, target, 0),
          { outcome: isRight ? "correct" : "wrong", read: { picked }, why: "" },
        ];
      }),
    ),
  );
}

test("contrasts are differences of shares, their intervals those of one bootstrap for all", () => {
  const verdicts = drawn({ A: 0.2, T: 0.5, G: 0.5, TG: 0.8, BAG: 0.6 });
  const { conditions: scores, contrasts } = scoreSet(set, verdicts, { seed: 7 });
  const ids = set.targets.toSorted((a, b) => compareIds(a.id, b.id));
  const rng = stream(7, "rq2", set.name, "bootstrap");
  const draws = Array.from({ length: 1000 }, () => ids.map(() => rng.int(0, ids.length - 1)));
  const right = (condition: keyof typeof conditions) =>
    ids.map((target) => Number(verdicts.get(itemId(set, condition, target, 0))!.outcome === "correct"));
  assert.equal(
    contrasts.map(({ first, second }) => `${first}-${second}`),
    ["TG-BAG", "G-A", "TG-T", "TG-G"],
  );
  for (const { first, second, difference } of contrasts) {
    const points = 100 * (scores[first].accuracy! - scores[second].accuracy!);
    assert.ok(Math.abs(difference!.points - points) < 1e-9);
    const [a, b] = [right(first), right(second)];
    const sums = draws.map((places) => places.reduce((sum, i) => sum + a[i]! - b[i]!, 0)).sort((x, y) => x - y);
    assert.equal(
      difference!.bootstrap,
      [24, 974].map((at) => (100 * sums[at]!) / ids.length),
    );
    assert.ok(difference!.newcombe[0] <= points && points <= difference!.newcombe[1]);
    assert.ok(difference!.holm >= difference!.p);
  }
});

test("the interval's ends are the 25th and the 975th of a thousand sorted values", () => {
  // Resample i holds the one target that differs i + 1 times in a thousand.
  const drawn = Array.from({ length: 1000 }, (_, i) => Int32Array.from({ length: 1000 }, (_, k) => (k <= i ? 0 : 1)));
  const { points, bootstrap } = difference([true, false], [false, false], drawn.toReversed());
  assert.is(points, 50);
  assert.equal(bootstrap, [2.5, 97.5]);
});

test("a contrast is U where either condition is unsupported for one target", () => {
  for (const condition of ["BAG", "TG"] as const) {
    const verdicts = drawn({ A: 1, T: 1, G: 1, TG: 1, BAG: 1 });
    verdicts.set(itemId(set, condition, set.targets[5]!, 0), { outcome: "unsupported", why: "too long" });
    const there = scoreSet(set, verdicts, { seed: 7 }).contrasts.filter(({ difference }) => difference);
    const touched = there.filter(({ first, second }) => first === condition || second === condition);
    assert.is(touched.length, 0, condition);
    assert.is(there.length, condition === "BAG" ? 3 : 1);
  }
});

test("what a model does not support is U, and so is every contrast with it; other failures count as not right", () => {
  const verdicts = drawn({ A: 1, T: 1, G: 1, TG: 1, BAG: 1 });
  const of = set.targets.length;
  const unsupported: Verdict = { outcome: "unsupported", why: "too long" };
  for (const target of set.targets) verdicts.set(itemId(set, "TG", target, 0), unsupported);
  verdicts.set(itemId(set, "BAG", set.targets[0]!, 0), unsupported);
  verdicts.set(itemId(set, "G", set.targets[0]!, 0), { outcome: "failed", why: "timeout" });
  verdicts.delete(itemId(set, "G", set.targets[1]!, 0));
  const { conditions: scores, contrasts } = scoreSet(set, verdicts, { seed: 7 });
  assert.equal(scores.TG, { of, outcomes: { unsupported: of } });
  assert.is(scores.BAG.accuracy, (of - 1) / of);
  assert.equal(scores.G.outcomes, { failed: 1, unattempted: 1, correct: of - 2 });
  assert.is(scores.G.accuracy, (of - 2) / of);
  const there = contrasts.filter(({ difference }) => difference).map(({ first, second }) => `${first}-${second}`);
  assert.equal(there, ["G-A"]);
});

test("forecasts are those choices that came with probabilities", () => {
  const target = set.targets[2]!;
  const probabilities = [0.1, 0.1, 0.1, 0.5, 0.1, 0.1];
  const verdicts = new Map<string, Verdict>([
    [itemId(set, "T", target, 0), { outcome: "wrong", read: { picked: "3", probabilities }, why: "" }],
    [itemId(set, "T", set.targets[3]!, 0), { outcome: "correct", read: { picked: "3" }, why: "" }],
    [itemId(set, "T", set.targets[4]!, 0), { outcome: "unparsed", read: "3 or 4", why: "" }],
  ]);
  assert.equal(forecastsOf(set, "T", verdicts), [{ probabilities, picked: 3, right: target.gold.map(Number) }]);
});

test("links help those who vote by them, on a graph that was planted so", async () => {
  const model = policyModel("neighbour-vote", textPolicies["neighbour-vote"]);
  const verdicts = await inScratch((folder) =>
    ask(
      model,
      targetItems(set),
      openResponses(join(folder, "log.jsonl"), () => {}),
    ),
  );
  const { conditions: scores, contrasts } = scoreSet(set, verdicts, { seed: 0 });
  assert.is(scores.A.accuracy, scores.BAG.accuracy);
  assert.ok(scores.G.accuracy! > scores.A.accuracy!);
  assert.ok(contrasts[0]!.difference!.points > 0);
});

test("repeats are told beside the scores of the first: how right each was, and how often they agree", async () => {
  const model = policyModel("random", textPolicies.random);
  const items = targetItems(set, 3);
  const played = await inScratch((folder) =>
    withLog(logIn(folder), async (log) => {
      await ask(model, items, log);
      return playRecorded(model.id, items, log);
    }),
  );
  const configuration = { schema: 1, model: model.id, repeats: 3 } as const;
  const { scored } = targetResults([set], [{ label: "random", configuration, played }], 0).sets[0]!;
  const { repeats, conditions: first } = scored[0]!;
  const asked = names(conditions).flatMap((condition) => set.targets.map((target) => ({ condition, target })));
  const all = [0, 1, 2].map((repeat) =>
    asked.map(({ condition, target }) => played.get(itemId(set, condition, target, repeat))!.verdict),
  );
  const rates = all.map((verdicts) => verdicts.filter(({ outcome }) => outcome === "correct").length / asked.length);
  assert.equal(repeats!.accuracies, rates);
  const means = names(conditions).map((condition) => first[condition].accuracy!);
  assert.ok(Math.abs(means.reduce((a, b) => a + b) / means.length - rates[0]!) < 1e-12);
  // Of six options three draws agree once in 36.
  assert.ok(Math.abs(repeats!.agreement - 1 / 36) < 4 * Math.sqrt(35 / 36 ** 2 / asked.length));
});

test.run();
