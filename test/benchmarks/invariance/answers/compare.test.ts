import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Answer } from "#benchmarks/invariance/answers/answer";
import { answerKey } from "#benchmarks/invariance/answers/answer-key";
import { isRight } from "#benchmarks/invariance/answers/is-right";
import { mapBack } from "#benchmarks/invariance/answers/map-back";
import type { AnswerType, Instance, Truth } from "#benchmarks/invariance/instances/instance";

const test = suite("serialization-invariance audit: comparing answers");

/** By default, about a ring of five nodes. */
function instance(answer_type: AnswerType, ground_truth: Truth, changes: Partial<Instance> = {}): Instance {
  return {
    ...{ id: "i", dataset: "d", task: "t", directed: false, weighted: false, nodes: [1, 2, 3, 4, 5] },
    ...{
      edges: [
        [1, 2],
        [2, 3],
        [3, 4],
        [1, 5],
        [5, 4],
      ],
      query_args: {},
      native_prompt: null,
      meta: {},
    },
    ...{ answer_type, ground_truth, ...changes },
  };
}

test("truth values and whole numbers are right if equal", () => {
  for (const type of ["bool", "int", "node"] as const) {
    const [truth, other] = type === "bool" ? [true, false] : [3, 4];
    assert.is(isRight(truth, instance(type, truth)), true);
    assert.is(isRight(other, instance(type, truth)), false);
  }
});

test("floats may be off by a hundredth, or a hundredth of the truth", () => {
  for (const [answer, truth, right] of [
    [0.5, 0.509, true],
    [0.5, 0.511, false],
    [101, 100, true],
    [101.1, 100, false],
    [-99, -100, true],
    [0, 0, true],
  ] as const)
    assert.is(isRight(answer, instance("float", truth)), right, `${answer} for ${truth}`);
});

test("sets of nodes may come in any order, but not with repeats", () => {
  const asked = instance("node_set", [1, 2, 10]);
  for (const [answer, right] of [
    [[10, 1, 2], true],
    [[1, 2, 10, 10], false],
    [[1, 2], false],
    [[1, 210], false],
  ] as const)
    assert.is(isRight(answer, asked), right, String(answer));
  assert.is(isRight([1, 1, 2], instance("node_set", [1, 2, 1])), true, "a truth with repeats wants them");
});

test("sets of edges may come in any order and with repeats; of undirected ones either end may come first", () => {
  const [both, turned] = [
    [
      [1, 2],
      [3, 4],
    ] as const,
    [
      [4, 3],
      [2, 1],
      [1, 2],
    ] as const,
  ];
  assert.is(isRight(turned, instance("edge_set", both)), true);
  assert.is(isRight(turned, instance("edge_set", both, { directed: true })), false);
  assert.is(
    isRight(
      [
        [3, 4],
        [1, 2],
        [1, 2],
      ],
      instance("edge_set", both, { directed: true }),
    ),
    true,
  );
  assert.is(isRight([[1, 2]], instance("edge_set", both)), false);
  assert.is(isRight([], instance("edge_set", [])), true);
});

test("any path of edges between the ends is right that is as short", () => {
  const asked = instance("path", [1, 2, 3]);
  const square = instance("path", [2, 1, 5]);
  assert.is(isRight([1, 2, 3], asked), true);
  assert.is(isRight([2, 1, 5], square), true);
  for (const wrong of [[1, 5, 4, 3], [1, 3], [3, 2, 1], [1, 2], [], [1, 2, 1, 2, 3]])
    assert.is(isRight(wrong, asked), false, String(wrong));
  assert.is(isRight([2, 3, 4], instance("path", [2, 3, 4])), true);
  const cycle = {
    edges: [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 1],
    ],
  };
  assert.is(isRight([1, 4, 3], instance("path", [1, 2, 3], cycle)), true, "another as short");
  assert.is(isRight([1, 4, 3], instance("path", [1, 2, 3], { ...cycle, directed: true })), false, "against an edge");
  const weights = {
    weighted: true,
    edges: [
      [1, 2, 0.1],
      [2, 3, 0.2],
      [3, 4, 0.1],
      [4, 1, 0.2],
    ],
  };
  assert.is(isRight([1, 4, 3], instance("path", [1, 2, 3], weights)), true, "0.1 + 0.2 is 0.2 + 0.1");
  assert.is(
    isRight([1, 4, 3], instance("path", [1, 2, 3], { ...weights, edges: [...weights.edges, [1, 3, 9]] })),
    true,
  );
  assert.is(isRight([1, 3], instance("path", [1, 2, 3], { ...weights, edges: [...weights.edges, [1, 3, 9]] })), false);
  assert.is(isRight([], instance("path", [])), true, "no path where there is none");
});

test("a path of a million steps takes no time", () => {
  const long = Array.from({ length: 1e6 }, (_, i) => 1 + (i % 2));
  const start = process.cpuUsage();
  assert.is(isRight(long, instance("path", [1, 2])), false);
  const { user, system } = process.cpuUsage(start);
  assert.ok(user + system < 1e6);
});

test("an order is right that every edge keeps", () => {
  const asked = instance("order", [], { directed: true, nodes: [1, 2, 3], edges: [[1, 3]] });
  for (const [answer, right] of [
    [[1, 2, 3], true],
    [[2, 1, 3], true],
    [[3, 2, 1], false],
    [[1, 3], false],
    [[1, 2, 3, 3], false],
    [[1, 1, 3], false],
  ] as const)
    assert.is(isRight(answer, asked), right, String(answer));
});

test("answers share a key exactly if they are identical", () => {
  const key = (answer: Answer | undefined, type: AnswerType, directed = false) => answerKey(answer, type, directed);
  for (const type of ["bool", "int", "node_set", "edge_set", "path", "float"] as const)
    assert.is(key(undefined, type), "null");
  assert.is(key(0.33333, "float"), key(0.333331, "float"));
  assert.is.not(key(0.3333, "float"), key(0.3334, "float"));
  assert.is(key(1, "float"), key(1.00001, "float"));
  assert.is(key([3, 1], "node_set"), key([1, 3], "node_set"));
  assert.is.not(key([1, 1, 3], "node_set"), key([1, 3], "node_set"), "repeats count");
  assert.is.not(key([1, 2, 3], "path"), key([3, 2, 1], "path"), "paths are not sorted");
  assert.is(
    key(
      [
        [2, 1],
        [3, 4],
        [1, 2],
      ],
      "edge_set",
    ),
    key(
      [
        [4, 3],
        [1, 2],
      ],
      "edge_set",
    ),
  );
  assert.is.not(key([[2, 1]], "edge_set", true), key([[1, 2]], "edge_set", true));
  assert.is.not(key([[1, 23]], "edge_set"), key([[12, 3]], "edge_set"));
  assert.equal([key(true, "bool"), key(12, "int"), key([], "node_set")], ["true", "12", "[]"]);
});

test("answers are mapped back label by label; what was not shown stays", () => {
  const labels = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 3, maxLength: 8 });
  fc.assert(
    fc.property(labels, fc.nat({ max: 1000 }), (shown, seed) => {
      const own = shown.map((_, i) => (i + seed) % shown.length);
      const label_map = Object.fromEntries(own.map((label, i) => [label, shown[i]!]));
      assert.equal(mapBack(shown, "path", { label_map }), own);
      assert.equal(mapBack([[shown[0]!, shown[1]!]], "edge_set", { label_map }), [[own[0], own[1]]]);
      assert.is(mapBack(shown[2]!, "node", { label_map }), own[2]);
      assert.is(mapBack(shown[2]!, "int", { label_map }), shown[2], "a number is no label");
      assert.equal(mapBack([31], "node_set", { label_map }), [31]);
    }),
    { seed: 7, numRuns: 200 },
  );
});

test.run();
