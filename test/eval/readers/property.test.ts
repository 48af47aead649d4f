import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readAnswer, readers } from "#eval/readers/index";
import { tokenize } from "#eval/readers/token";
import { names } from "#src/pick";
import { stream } from "#src/rng";
import { mutate, pieces, sampleReplies } from "#test/eval/readers/mutate";
import { digits, letters, offering, people } from "#test/eval/readers/told";

const test = suite("readers on whatever a model may write");
const kinds = ["answer", "impossible", "unparsed", "ambiguous", "refused"];
const contexts = [
  ...[digits, letters, people, { labels: [], scale: 1 }, { labels: ["", "a b", "1.5", "->"], scale: 10 }],
  ...[offering("blue door", "boil the water"), offering("", "->", "step 3", "Step3", "step3"), offering()],
];
const policies = ["strict", "lenient"] as const;

test("every text made of pieces, and every string at all, is read without a throw, the same each time", () => {
  const text = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join("")),
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.string({ unit: "grapheme", maxLength: 200 }),
  );
  fc.assert(
    fc.property(
      text,
      fc.constantFrom(...names(readers)),
      fc.constantFrom(...contexts),
      fc.constantFrom(...policies),
      (reply, kind, context, policy) => {
        const reading = readAnswer(kind, reply, context, policy);
        assert.ok(kinds.includes(reading.kind));
        assert.equal(readAnswer(kind, reply, context, policy), reading);
      },
    ),
    { seed: 7, numRuns: 4000 },
  );
});

test("mutated replies are read without a throw; what is read names nodes and options that exist and numbers that are finite", () => {
  const samples = sampleReplies(2);
  const rng = stream(1, "mutated replies");
  for (let i = 0; i < 20_000; i++) {
    const { kind, reply, context } = rng.pick(samples);
    const text = mutate(reply, rng.pick(samples).reply, rng);
    const reading = readAnswer(kind, text, context, rng.pick(policies));
    if (reading.kind !== "answer") continue;
    const { answer } = reading;
    const nodes = Array.isArray(answer) ? answer : typeof answer === "object" && "path" in answer ? answer.path : [];
    assert.ok(
      nodes.every((node: number) => node >= 0 && node < (context.options ?? context.labels).length),
      text,
    );
    if (kind === "option") assert.ok(context.options?.[answer as number] !== undefined, text);
    const amount =
      typeof answer === "number" ? answer : typeof answer === "object" && "length" in answer ? answer.length : 0;
    assert.ok(Number.isFinite(amount), text);
  }
});

test("tokens lie in order and cover every letter and digit", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (text) => {
      let end = 0;
      let between = "";
      for (const token of tokenize(text)) {
        assert.ok(token.start >= end && token.end > token.start);
        between += text.slice(end, token.start);
        end = token.end;
      }
      assert.not.match(between + text.slice(end), /[a-z0-9]/i);
    }),
    { seed: 7, numRuns: 1000 },
  );
});

const graphAndSteps = { ...digits, options: ["boil the water", "boil the milk", "drink"] };

/** Milliseconds of CPU time to read a reply with all readers, every turn of it; the lesser of two tries. */
function readingTime(reply: string): number {
  const tries = [0, 1].map(() => {
    const began = process.cpuUsage();
    for (const kind of names(readers)) readAnswer(kind, reply, graphAndSteps, "lenient");
    return process.cpuUsage(began).user / 1000;
  });
  return Math.min(...tries);
}

test("the time taken grows in step with the length", () => {
  for (const piece of [
    "0 -> 1 -> 2, ",
    "Answer: ",
    "(0, 1)",
    "1. ",
    "a b ",
    "**",
    "no path, length 7. ",
    "The answer is ",
    "step1 -> step0\n",
    "Q: ?\n",
    "[INST] no ",
    "0 -> 1 -> 2. ",
    "Option B. ",
    "They support each other. ",
    "boil the water, ",
  ]) {
    const [short, long] = [2 ** 12, 2 ** 15].map((length) => readingTime(piece.repeat(length / piece.length)));
    const bound = 40 * Math.max(short!, 5);
    assert.ok(long! < bound, `${JSON.stringify(piece)}: ${short} ms, then ${long} ms for 8 times as much`);
  }
});

test.run();
