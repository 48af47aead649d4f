import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Answer } from "#benchmarks/invariance/answers/answer";
import { readAnswer } from "#benchmarks/invariance/answers/read-answer";
import type { AnswerType } from "#benchmarks/invariance/instances/instance";

const test = suite("serialization-invariance audit: answers in text");

type Case = readonly [text: string, answer: Answer | undefined];

/** What both readers read. */
const CASES: Readonly<Partial<Record<AnswerType, readonly Case[]>>> = {
  bool: [
    ["Yes", true],
    ["  yes, they are", true],
    ["TRUE", true],
    ["No.", false],
    ["False", false],
    ["It is so: yes", undefined],
    ["1", undefined],
    ["", undefined],
  ],
  int: [
    ["7", 7],
    ["there are 7 of 12", 7],
    ["-3", -3],
    ["4.0", 4],
    ["4.5", undefined],
    ["4.5 or 4", undefined],
    ["Yes", undefined],
    ["1e999", undefined],
    ["", undefined],
  ],
  node: [
    ["node 12", 12],
    ["none", undefined],
  ],
  float: [
    ["0.25", 0.25],
    ["about -1.5 or 2", -1.5],
    ["1e-05", 0.00001],
    ["3", 3],
    ["inf", undefined],
  ],
  node_set: [
    ["[3, 1, 1]", [3, 1, 1]],
    ["{2, 5}", [2, 5]],
    ["1, 2 and 3", [1, 2, 3]],
    ["of 9: [1, 2], not [3]", [1, 2]],
    ["[(1, 2), (3,)]", [1, 2, 3]],
    ["[[1, 2], [3]]", [1, 2]],
    ["['1', '2']", [1, 2]],
    ["[1, 2", [1, 2]],
    ["[-1]", [-1]],
    ...["[]", "{}", "()", "[ ]", "None", "EMPTY", "no nodes"].map((text): Case => [text, []]),
    ["the answer is [ ]", []],
  ],
  path: [
    ["1 -> 2 -> 3", [1, 2, 3]],
    ["[3, 2, 1]", [3, 2, 1]],
  ],
  edge_set: [
    ["[(1, 2), (4,3)]", [[1, 2] as const, [4, 3] as const]],
    ["( 1 , 2 )", [[1, 2] as const]],
    ["[]", []],
    ["none", []],
    ["[[1, 2]]", undefined],
    ["1, 2", undefined],
    ["ANSWER", undefined],
  ],
};

for (const [type, cases] of Object.entries(CASES) as [AnswerType, readonly Case[]][]) {
  test(`${type}: as published`, () => {
    for (const [text, answer] of cases) {
      assert.equal(readAnswer(text, type, "compat"), answer, text);
      assert.equal(readAnswer(text, type, "strict"), answer, `${text}, strict`);
    }
  });
}

test("a text that holds no answer is an empty list as published, and none to the strict reader", () => {
  for (const type of ["node_set", "path"] as const) {
    for (const text of ["ANSWER", "[ANSWER]", "", "['a', 'b']", "I do not know"]) {
      assert.equal(readAnswer(text, type, "compat"), [], text);
      assert.is(readAnswer(text, type, "strict"), undefined, text);
    }
  }
});

test("hostile texts take no time", () => {
  const parts = ["[", "(", "{", "(1", "( ", "-", "1", "1.", "1e", "(1, ", "[]", " "];
  for (const type of ["int", "float", "node_set", "edge_set", "bool"] as const) {
    for (const part of parts) {
      const start = process.cpuUsage();
      readAnswer(part.repeat(3e5), type, "compat");
      const { user, system } = process.cpuUsage(start);
      assert.ok(user + system < 1e6, `${type}: ${part}`);
    }
  }
});

test.run();
