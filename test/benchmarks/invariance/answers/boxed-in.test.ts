import { suite } from "uvu";
import * as assert from "uvu/assert";
import { boxedIn } from "#benchmarks/invariance/answers/boxed-in";

const test = suite("serialization-invariance audit: final answers");

test("what the last box holds, without dollars and \\text", () => {
  for (const [reply, answer] of [
    ["\\boxed{3}", "3"],
    ["first \\boxed{3}, no: $\\boxed{4}$.", "4"],
    ["\\boxed{\\{1, 2\\}}", "\\{1, 2\\}"],
    ["\\boxed{\\text{Yes}}", "Yes"],
    ["\\boxed{ $[1, 2]$ }", "[1, 2]"],
    ["the answer is 5\n\\boxed{6}\nthe answer is 7", "6"],
  ] as const)
    assert.is(boxedIn(reply), answer, reply);
});

test("without a box, the rest of the line after the last words that announce an answer", () => {
  for (const [reply, answer] of [
    ["The answer is 5", "5"],
    ["The final answer is: [1, 2]\nDone.", "[1, 2]"],
    ["the answer is 3. No, the answer is 4.", "3. No, the answer is 4."],
    ["the answer is 3\nThe answer is 4", "4"],
    ["\\boxed{5", undefined],
    ["It is 5.", undefined],
    ["", undefined],
  ] as const)
    assert.is(boxedIn(reply), answer, reply);
});

test("hostile replies take no time", () => {
  for (const part of [
    "\\boxed{",
    "{",
    "}",
    "\\text{",
    "\\boxed{\\text{",
    "the answer is",
    "the final ",
    "the answer is \t",
  ]) {
    const start = process.cpuUsage();
    boxedIn(`\\boxed{${part.repeat(3e5)}`);
    boxedIn(`\\boxed{${part.repeat(3e5)}}`);
    const { user, system } = process.cpuUsage(start);
    assert.ok(user + system < 1e6, part);
  }
});

test.run();
