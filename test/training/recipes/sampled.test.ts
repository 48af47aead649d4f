import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Outcome } from "#eval/verdict";
import { UserError } from "#src/errors";
import { problemsMade } from "#test/training/problems";
import { recipes } from "#training/recipes/index";
import type { Made } from "#training/recipes/recipe";
import type { Sampled } from "#training/sampled";

const test = suite("recipes made of samples");
const problems = problemsMade(6);
const ids = problems.map(({ id }) => id);
const outcomes: Outcome[] = ["correct", "wrong", "unparsed", "ambiguous", "refused", "truncated", "failed"];

const sampled = (problem: string, repeat: number, outcome: Outcome, reply: string): Sampled => {
  return { problem, repeat, reply, verdict: { outcome, why: "so the test says" } };
};

/** Samples of some problems, in any order; few texts, so that equal ones are common. */
const someSamples: fc.Arbitrary<Sampled[]> = fc
  .array(
    fc.record({
      problem: fc.constantFrom(...ids.slice(0, 5)),
      outcome: fc.constantFrom(...outcomes),
      text: fc.constantFrom("a", "b", "c", "", "a\nQ: and now?"),
    }),
    { maxLength: 40 },
  )
  .map((all) =>
    all.map(({ problem, outcome, text }, i) => {
      // A verdict follows from the first turn, unless the reply was cut off.
      const first = text.split("\nQ:")[0]!;
      return sampled(problem, i, outcome, ["truncated", "refused"].includes(outcome) ? text : `${outcome} ${first}`);
    }),
  );

function make(name: "machine-cot" | "preference", samples: readonly Sampled[], options = {}): Made | undefined {
  try {
    return recipes[name].make(problems, { options, samples, seed: 0 });
  } catch (error) {
    assert.instance(error, UserError);
    assert.not.match((error as Error).message, "\n");
    return undefined;
  }
}

const pairsOf = (made: Made | undefined) => (made?.examples.method === "dpo" ? made.examples.pairs : []);
const rowsOf = (made: Made | undefined) => (made?.examples.method === "sft" ? made.examples.rows : []);
const firstOf = ({ reply }: Sampled) => reply.split("\nQ:")[0]!.trim();
const promptOf = (id: string) => problems.find((one) => one.id === id)!.prompt;
/** Whether a sample of that problem says the text and ended so. */
const isOne = (samples: readonly Sampled[], prompt: string, text: string, allowed: readonly Outcome[]) =>
  samples.some((one) => {
    return promptOf(one.problem) === prompt && firstOf(one) === text && allowed.includes(one.verdict.outcome);
  });

test("preference: never equal, chosen right, rejected wrong, at most m a problem, none twice, and the counts add up", () => {
  fc.assert(
    fc.property(someSamples, fc.integer({ min: 1, max: 4 }), fc.boolean(), (samples, most, unreadable) => {
      const made = make("preference", samples, { pairs: most, unreadable });
      const pairs = pairsOf(made);
      const rejected: Outcome[] = unreadable ? ["wrong", "unparsed", "ambiguous", "refused", "truncated"] : ["wrong"];
      for (const { prompt, chosen, rejected: lesser } of pairs) {
        assert.is.not(chosen, lesser);
        assert.is.not(lesser, "");
        assert.ok(isOne(samples, prompt, chosen, ["correct"]));
        assert.ok(isOne(samples, prompt, lesser, rejected));
        assert.ok(pairs.filter((pair) => pair.prompt === prompt).length <= most);
      }
      assert.is(new Set(pairs.map((pair) => JSON.stringify(pair))).size, pairs.length);
      const usable = ids.filter((id) => {
        const own = samples.filter(({ problem }) => problem === id);
        const right = new Set(own.filter(({ verdict }) => verdict.outcome === "correct").map(firstOf));
        const wrong = own.filter(({ verdict }) => rejected.includes(verdict.outcome)).map(firstOf);
        return right.size > 0 && wrong.some((text) => text !== "" && !right.has(text));
      });
      assert.equal(new Set(pairs.map(({ prompt }) => prompt)), new Set(usable.map(promptOf)));
      if (!made) return;
      const { pairs: count, problems: of, ...parts } = made.counts;
      assert.is(count, pairs.length);
      assert.is(of, problems.length);
      assert.is(
        Object.values(parts).reduce((sum, part) => sum + part, 0),
        problems.length,
      );
    }),
    { seed: 3, numRuns: 500 },
  );
});

test("preference: the order in which samples come changes nothing", () => {
  fc.assert(
    fc.property(someSamples, (samples) => {
      assert.equal(make("preference", samples.toReversed(), { pairs: 3 }), make("preference", samples, { pairs: 3 }));
    }),
    { seed: 4 },
  );
});

test("preference: the t-th right with the t-th wrong, the shorter list starting over; problems counted by why", () => {
  const [a, b, c, d, e] = ids as [string, string, string, string, string];
  const samples = [
    ...["w1", "w2", "w1", "w3"].map((text, i) => sampled(a, i, "wrong", text)),
    ...["r1", "r2"].map((text, i) => sampled(a, 10 + i, "correct", text)),
    sampled(b, 0, "correct", "r"),
    sampled(c, 0, "wrong", "w"),
    sampled(c, 1, "unparsed", "u"),
    sampled(d, 0, "correct", "r"),
    sampled(d, 1, "unparsed", "u"),
    sampled(e, 0, "correct", "same"),
    sampled(e, 1, "truncated", "same"),
  ];
  const strict = make("preference", samples, { pairs: 5 })!;
  assert.equal(
    pairsOf(strict).map(({ chosen, rejected }) => [chosen, rejected]),
    [
      ["r1", "w1"],
      ["r2", "w2"],
      ["r1", "w3"],
    ],
  );
  assert.equal(strict.counts, {
    problems: 6,
    pairs: 3,
    "with pairs": 1,
    "no sample": 1,
    "all right": 1,
    "all wrong": 1,
    "no usable pair": 2,
  });
  const loose = make("preference", samples, { unreadable: true })!;
  assert.equal(
    pairsOf(loose).map(({ chosen, rejected }) => [chosen, rejected]),
    [
      ["r1", "w1"],
      ["r", "u"],
    ],
  );
  assert.is(loose.counts["no usable pair"], 1);
});

test("machine chain of thought: one verified right reply a problem, its first turn alone, and the counts add up", () => {
  fc.assert(
    fc.property(someSamples, fc.constantFrom("first", "shortest"), (samples, keep) => {
      const made = make("machine-cot", samples, { keep });
      const rows = rowsOf(made);
      const right = (id: string) =>
        samples.filter(({ problem, verdict }) => problem === id && verdict.outcome === "correct").map(firstOf);
      assert.equal(
        rows.map(({ prompt }) => prompt),
        ids.filter((id) => right(id).length > 0).map(promptOf),
      );
      for (const { prompt, target } of rows) {
        const own = right(ids.find((id) => promptOf(id) === prompt)!);
        const wanted =
          keep === "first" ? own[0]! : own.find((text) => own.every((other) => text.length <= other.length));
        assert.is(target, wanted);
      }
      if (!made) return;
      const { rows: count, "no right sample": none, "no sample": unsampled } = made.counts;
      assert.is(count! + none! + unsampled!, problems.length);
      assert.is(unsampled, ids.filter((id) => samples.every(({ problem }) => problem !== id)).length);
    }),
    { seed: 5, numRuns: 300 },
  );
});

test("where nothing is left, the mistake says what became of the problems", () => {
  const samples = ids.map((id) => sampled(id, 0, "wrong", "Answer: no"));
  const fails = (name: "machine-cot" | "preference", expected: RegExp) =>
    assert.throws(
      () => recipes[name].make(problems, { options: {}, samples, seed: 0 }),
      (error: Error) => error instanceof UserError && expected.test(error.message),
    );
  fails("preference", /^preference: .*\(no sample: 0, all right: 0, all wrong: 6, no usable pair: 0\); take more/);
  fails("machine-cot", /^machine-cot: .*got none to 6 problems \(0 of them not sampled\)/);
});

test.run();
