import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isRight } from "#benchmarks/invariance/answers/is-right";
import { readAnswer } from "#benchmarks/invariance/answers/read-answer";
import { canonicallyLabelled } from "#benchmarks/invariance/canonical/canonically-labelled";
import { auditInstances } from "#benchmarks/invariance/instances/graphshift/audit-instances";
import { put } from "#benchmarks/invariance/prompts/put";
import { studies } from "#benchmarks/invariance/variants/studies";
import { variantsOf } from "#benchmarks/invariance/variants/variants-of";
import { numbers } from "#generators/numbers/index";
import { shippedTasks } from "#generators/tasks/index";
import { problem } from "#test/generators/items";

const test = suite("serialization-invariance audit: problems of the main job");

for (const task of shippedTasks) {
  test(`${task}: the oracle's answer is right, a changed one is not, and every form is put`, () => {
    for (let item = 0; item < 12; item++) {
      const range = item % 2 === 0 ? "int-small" : "float";
      const one = problem(3, item, { task, numbers: range });
      const [instance] = auditInstances([one]);
      const truth = instance!.ground_truth as never;
      assert.ok(isRight(truth, instance!), instance!.id);
      for (const variant of variantsOf(instance!, studies.graphshift)) {
        put(instance!, variant, { mode: "code", library: "native" });
        canonicallyLabelled(instance!, variant);
      }
      const { scale } = numbers[range];
      const { sources, targets, weights, directed } = one.graph;
      const written = Array.from(sources, (u, e) => {
        const ends = directed ? [u, targets[e]!] : [u, targets[e]!].sort((a, b) => a - b);
        return String(weights ? [...ends, weights[e]! / scale] : ends);
      });
      assert.equal(instance!.edges.map(String).sort(), written.sort());
      assert.equal(
        instance!.edges,
        instance!.edges.toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]!),
      );
    }
  });
}

test("a path's weight and an order's rules are checked, not compared with the oracle's", () => {
  const [path] = auditInstances([problem(3, 1, { task: "shortest-path" })]);
  const ends = { query_args: { u: 0, v: 2 }, ground_truth: [0, 1, 2] };
  const direct = (weight: number) => ({
    ...path!,
    ...ends,
    nodes: [0, 1, 2],
    edges: [
      [0, 1, 5],
      [2, 1, 1],
      [0, 2, weight],
    ],
  });
  assert.not.ok(isRight([0, 2], direct(6.5)), "longer");
  assert.ok(isRight([0, 2], direct(6)), "as long, another");
  const [order] = auditInstances([problem(3, 1, { task: "topological-sort", size: "large" })]);
  const nodes = order!.ground_truth as readonly number[];
  assert.not.ok(isRight(nodes.toReversed(), order!));
  assert.not.ok(isRight(nodes.slice(1), order!), "a node is missing");
  assert.not.ok(isRight([...nodes.slice(1), nodes[1]!], order!), "a node comes twice");
  assert.equal(readAnswer(`[${nodes.join(", ")}]`, "order", "strict"), nodes);
});

test("a task of the user's own is refused by name", () => {
  const own = { ...problem(3, 5, { task: "connectivity" }), task: "treewidth" };
  assert.throws(() => auditInstances([own as never]), /unknown task to audit "treewidth"; known: connectivity/);
});

test("problems in several encodings that share an instance are one", () => {
  const [a, b] = (["incident", "expert"] as const).map((encoding) =>
    problem(3, 5, { task: "connectivity" }, { encoding }),
  );
  assert.is(a!.instance, b!.instance);
  assert.is(auditInstances([a!, b!, problem(3, 6, { task: "connectivity" })]).length, 2);
});

test.run();
