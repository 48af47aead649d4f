import { suite } from "uvu";
import { digits, each, letters, tenths } from "#test/eval/readers/told";

const test = suite("reading an amount");

test("one number, however it is written", () => {
  each("amount", digits, [
    ["12", 12],
    ["12 units", 12],
    ["= 6 miles", 6],
    ["Answer: 12", 12],
    ["Answer: 12.", 12],
    ["Answer: 12.0", 12],
    ["Answer: 1,234", 1234],
    ["Answer: 1,234,567 kg", 1234567],
    ["Answer: 12km", 12],
    ["Answer: -3", -3],
    ["Answer: zero", 0],
    ["**Answer: 7**", 7],
    ["Answer: \\boxed{7}", 7],
    ["$\\boxed{7}$", 7],
  ]);
});

test("decimals in the unit of the range, without rounding", () => {
  each("amount", tenths, [
    ["Answer: 0.9", 9],
    ["Answer: .90", 9],
    ["Answer: 9/10", 9],
    ["Answer: 0.91", 9.1],
    ["Answer: 12", 120],
    ["Answer: 1,234.5", 12345],
    ["The answer is 7.3.", 73],
    ["6.1", 61],
  ]);
});

test("a number with its working", () => {
  each("amount", digits, [
    ["Answer: 15 (5 + 2 + 8)", 15],
    ["Answer: 3 + 2 = 5", 5],
    ["Answer: 15 = 5 + 2 + 8", 15],
    ["= 10 + 1 = 11", 11],
    ["Total = 6 (from 0 to 3) + 1 (from 3 to 5) = 7", 7],
    ["Answer: 7 (not 9)", 7],
    ["Answer: (3 + 4) = 7", 7],
  ]);
});

test("numbers that name nodes, steps and list places are no amounts", () => {
  each("amount", digits, [
    ["The maximum flow from node 0 to node 5 is 12.", 12],
    ["The maximum flow from 0 to 5 is equal to 12 units.", 12],
    ["Answer: the maximum flow between 0 and 5 is 12", 12],
    ["1. Send 3 through node 2.\n2. Send 4 through node 3.\nThe maximum flow is 7.", 7],
    ["The 3rd path is full. The answer is 8.", 8],
  ]);
  each("amount", letters, [["The maximum flow from A to F is 12.", 12]]);
});

test("amounts on the way are outweighed by the conclusion", () => {
  each("amount", digits, [
    ["Via 4 costs 9, via 6 costs 7. So the shortest is 7.", 7],
    ["The maximum flow is 4 at first. Then the maximum flow is 9. Therefore, the maximum flow is 9.", 9],
    ["From node 0 we send 3 to node 2 and 4 to node 3.\nThe answer is 7.", 7],
    ["The maximum flow is:\n12", 12],
    ["The answer is The maximum flow is 5", 5],
  ]);
});

test("claims that contradict one another are ambiguous; numbers nobody claims are not read", () => {
  each("amount", digits, [
    ["The answer is 5. The answer is 6.", "ambiguous"],
    ["Answer: 5\nAnswer: 6", "ambiguous"],
    ["Answer: 5\nThe answer is 6.", 5],
    ["Answer: 5 or 6", "ambiguous"],
    ["Answer: 5 or more", 5],
    ["The maximum flow is 4. The maximum flow is 9.", "ambiguous"],
    ["3 here, 4 there", "unparsed"],
    ["5 + 2", "unparsed"],
    ["7, yes 7", 7],
  ]);
});

test("the first turn only", () => {
  each("amount", digits, [
    ["The answer is 9.\nQ: What is the maximum flow from 1 to 2?\nA: The answer is 4.", 9],
    ["9 [INST] and now? 4", 9],
  ]);
});

test("empty, broken and evasive replies", () => {
  each("amount", digits, [
    ["", "unparsed"],
    ["None", "unparsed"],
    ["Answer: none", "unparsed"],
    ["We send flow, and more flow, and more flow, and", "unparsed"],
    ["I cannot provide the maximum flow from node 0 to node 5.", "refused"],
    ["I'm unable to compute 3 things at once.", "refused"],
  ]);
});

test("numbers too long to hold are no numbers", () => {
  each("amount", digits, [[`Answer: ${"9".repeat(400)}`, "unparsed"]]);
});

test.run();
