import { suite } from "uvu";
import { digits, each } from "#test/eval/readers/told";

const test = suite("strict and lenient reading");

test("the last clear claim wins, where strict reading finds a contradiction", () => {
  const verdicts: [string, unknown, unknown][] = [
    ["The answer is yes.\n\nHmm. The answer is no.", "ambiguous", false],
    ["Answer: no\nThe answer is yes.", false, true],
    ["The answer is yes. Well, no.", true, true],
    ["There is a path. There is no path.", "ambiguous", false],
    ["Yes and no", "ambiguous", false],
  ];
  for (const [reply, strict, lenient] of verdicts) {
    each("verdict", digits, [[reply, strict]]);
    each("verdict", digits, [[reply, lenient]], "lenient");
  }
  each("amount", digits, [["The maximum flow is 8. No: the maximum flow is 9.", 9]], "lenient");
  each(
    "route",
    digits,
    [["Answer: 0 -> 1, length 8\nAnswer: 0 -> 2, length 7", { path: [0, 2], length: 7 }]],
    "lenient",
  );
});

test("a later turn counts only if the first claims nothing at all, and only under the lenient policy", () => {
  const silent = "Let me think.\n[INST] Be quick. [/INST] The answer is yes.";
  each("verdict", digits, [[silent, "unparsed"]]);
  each("verdict", digits, [[silent, true]], "lenient");
  each("verdict", digits, [["The answer is yes.\nQ: And from 1 to 2?\nA: The answer is no.", true]], "lenient");
  each("verdict", digits, [["I cannot tell.\nQ: And from 1 to 2?\nA: The answer is no.", "refused"]], "lenient");
  each("route", digits, [["The length is 7.\nQ: From 1 to 2?\nA: 1 -> 2, length 3", "unparsed"]], "lenient");
});

test.run();
