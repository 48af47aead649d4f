import { suite } from "uvu";
import * as assert from "uvu/assert";
import { playRecorded } from "#benchmarks/decision/contract/play-recorded";
import { policyModel } from "#benchmarks/decision/policies/policy-model";
import { schedule } from "#benchmarks/decision/rq3/schedule";
import { attemptsOf } from "#benchmarks/decision/rq3/scores/attempts";
import { scoreTrajectories } from "#benchmarks/decision/rq3/scores/score-trajectories";
import { trajectoryIn } from "#benchmarks/decision/rq3/scores/trajectory-in";
import { trajectoryPolicyOf } from "#benchmarks/decision/rq3/trajectory-policy-of";
import { ask } from "#eval/ask";
import type { Choose } from "#src/play";
import { playBy, posedOfEach } from "#test/benchmarks/decision/rq3/small";
import { logIn, withLog } from "#test/eval/players";
import { inScratch } from "#test/scratch";

const test = suite("policies");
const shown = { mode: "proposals", seed: 3, repeat: 0 } as const;

test("a rule's policy does among proposals what the rule does by itself", () => {
  for (const seed of [1, 2, 3]) {
    for (const posed of posedOfEach(seed)) {
      for (const rule of posed.rules) {
        const policy = trajectoryPolicyOf(`rule:${rule}`)!;
        const played = trajectoryIn(playBy(posed.play(shown), (request) => policy(request)))!;
        assert.equal(played.actions, posed.byRule(rule), `${posed.id} ${rule}`);
        assert.is(played.value, posed.value(posed.byRule(rule)));
      }
    }
  }
});

test("constants pick by place, and there are no other policies", () => {
  const request = { options: [{ id: "a" }, { id: "b" }, { id: "c" }] } as unknown as Choose;
  assert.is(trajectoryPolicyOf("first")!(request), 0);
  assert.is(trajectoryPolicyOf("last")!(request), 2);
  for (const name of ["best", "constructor", "__proto__", ""]) assert.is(trajectoryPolicyOf(name), undefined);
  const [, cut] = posedOfEach(1);
  const onB = playBy(cut!.play({ ...shown, mode: "direct" }), trajectoryPolicyOf("last")!);
  assert.equal(trajectoryIn(onB)!.actions, [1, 1, 1, 1, 1, 1]);
});

test("a random policy draws evenly among the different options, anew for each repeat, by the request alone", () => {
  const random = trajectoryPolicyOf("random")!;
  const counts = [0, 0, 0];
  for (let repeat = 0; repeat < 3000; repeat++) {
    const request: Choose = {
      kind: "choose",
      state: "{}",
      question: "?",
      options: [{ id: "0" }, { id: "1" }, { id: "2" }],
      repeat,
    };
    const option = random(request)!;
    assert.is(random({ ...request }), option);
    counts[option]!++;
  }
  for (const count of counts) assert.ok(Math.abs(count - 1000) < 4 * Math.sqrt(3000 * (1 / 3) * (2 / 3)), `${counts}`);
});

test("a policy is asked through the driver like a model; what it cannot pick from is unsupported", async () => {
  await inScratch(async (folder) => {
    const [tour] = posedOfEach(1);
    const items = schedule([tour!], { modes: ["direct", "proposals"], seed: 3, repeats: 2 });
    assert.equal(
      items.map(({ id }) => id),
      ["direct/0", "direct/1", "proposals/0", "proposals/1"].map((id) => `tsp/map-1/${id}`),
    );
    const model = policyModel("rule:nearest", trajectoryPolicyOf("rule:nearest")!);
    const verdicts = await withLog(logIn(folder), (log) => ask(model, items, log));
    assert.equal(
      [...verdicts.values()].map(({ outcome }) => outcome),
      ["unsupported", "unsupported", "correct", "correct"],
    );
    assert.is((await model.answer({ kind: "score", messages: [], continuations: [], repeat: 0 })).kind, "unsupported");
  });
});

test("from the log alone each configuration is scored with its calls", async () => {
  await inScratch(async (folder) => {
    const items = schedule(posedOfEach(2), { modes: ["direct", "proposals"], seed: 3, repeats: 2 });
    const model = policyModel("random", trajectoryPolicyOf("random")!);
    const [live, played] = await withLog(logIn(folder), async (log) => {
      const live = await ask(model, items, log);
      return [live, await playRecorded(model.id, items, log)] as const;
    });
    assert.equal(new Map([...played].map(([id, { verdict }]) => [id, verdict])), live);
    const rows = scoreTrajectories(attemptsOf("random", items, played));
    assert.is(rows.length, 8);
    for (const row of rows) {
      assert.equal([row.completed, row.all, row.calls], [2, 2, row.asked]);
      assert.is(row.gaps.length, 1);
    }
  });
});

test.run();
