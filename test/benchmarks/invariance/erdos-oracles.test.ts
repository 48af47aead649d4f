import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isRight } from "#benchmarks/invariance/answers/is-right";
import { drawErdosStyle } from "#benchmarks/invariance/instances/erdos/draw-erdos-style";
import { erdosTasks } from "#benchmarks/invariance/instances/erdos/tasks";
import { truthOf } from "#benchmarks/invariance/instances/erdos/truth-of";
import type { Instance } from "#benchmarks/invariance/instances/instance";

const test = suite("serialization-invariance audit: the Erdős-style set");

const instances = drawErdosStyle(20, 11);

/** What brute force over matrices of hops knows of a graph. */
function worked({ nodes, edges, directed }: Pick<Instance, "nodes" | "edges" | "directed">) {
  const joined = (u: number, v: number) =>
    edges.some(([a, b]) => (a === u && b === v) || (!directed && a === v && b === u));
  const hops = new Map(
    nodes.flatMap((u) =>
      nodes.map((v) => [`${u} ${v}`, u === v ? 0 : joined(u, v) ? 1 : Number.POSITIVE_INFINITY] as const),
    ),
  );
  const far = (u: number, v: number) => hops.get(`${u} ${v}`)!;
  for (const k of nodes) {
    for (const u of nodes) for (const v of nodes) hops.set(`${u} ${v}`, Math.min(far(u, v), far(u, k) + far(k, v)));
  }
  const parts = new Set(nodes.map((u) => nodes.find((v) => far(u, v) < Number.POSITIVE_INFINITY)!)).size;
  return { nodes, edges, joined, far, parts };
}

type Worked = ReturnType<typeof worked>;
type Truths = Readonly<Record<keyof typeof erdosTasks, (graph: Worked, instance: Instance) => unknown>>;

const without = (instance: Instance, out: readonly number[]) =>
  worked({ ...instance, edges: instance.edges.filter((edge) => edge !== out) });

/** The definitions, word for word. */
const truths: Truths = {
  shortest_path: ({ far }, { query_args: { u, v }, ground_truth }) => {
    assert.is((ground_truth as number[]).length - 1, far(u!, v!));
    return ground_truth;
  },
  triangles: ({ nodes, joined }, { query_args: { node } }) =>
    nodes.flatMap((v) => nodes.filter((w) => v < w && joined(node!, v) && joined(v, w) && joined(w, node!))).length,
  degree: ({ edges }, { query_args: { node } }) => edges.flat().filter((end) => end === node).length,
  edge_number: ({ edges }) => edges.length,
  connected_component_number: ({ parts }) => parts,
  diameter: ({ nodes, far }) => Math.max(...nodes.flatMap((u) => nodes.map((v) => far(u, v)))),
  density: ({ nodes, joined }) => {
    const pairs = nodes.flatMap((u) => nodes.filter((v) => v !== u).map((v) => joined(u, v)));
    return pairs.filter((pair) => pair).length / pairs.length;
  },
  edge_existence: ({ joined }, { query_args: { u, v } }) => joined(u!, v!),
  has_cycle: (_, instance) =>
    instance.edges.some((edge) => without(instance, edge).far(edge[1]!, edge[0]!) < Number.POSITIVE_INFINITY),
  neighbor: ({ nodes, joined }, { query_args: { node } }) => nodes.filter((v) => v !== node && joined(node!, v)),
  common_neighbor: ({ nodes, joined }, { query_args: { u, v } }) => nodes.filter((w) => joined(u!, w) && joined(v!, w)),
  bridges: ({ parts }, instance) =>
    instance.edges
      .filter((edge) => without(instance, edge).parts > parts)
      .map((edge) => edge.toSorted((a, b) => a - b))
      .sort(([a, b], [c, d]) => a! - c! || b! - d!),
};

for (const task of Object.keys(erdosTasks) as (keyof typeof erdosTasks)[]) {
  test(`${task}: the truth is what brute force says`, () => {
    const mine = instances.filter((instance) => instance.task === task && instance.nodes.length <= 16);
    assert.ok(mine.length >= 5);
    for (const instance of mine) {
      const expected = truths[task](worked(instance), instance);
      assert.equal(instance.ground_truth, expected, instance.id);
      assert.ok(isRight(truthOf(instance, task) as never, instance));
    }
  });
}

test("4 to 34 nodes labelled from 1, directed and not where a task has both, yes as often as no", () => {
  for (const { nodes, edges, directed, task } of instances) {
    assert.ok(nodes.length >= 4 && nodes.length <= 34 && edges.length > 0);
    assert.equal(
      nodes,
      nodes.map((_, i) => i + 1),
    );
    if (directed) assert.ok(erdosTasks[task as keyof typeof erdosTasks].onDirected);
  }
  const both = Object.entries(erdosTasks).filter(([, { onDirected }]) => onDirected);
  assert.is(both.length, 8);
  for (const [name] of both)
    assert.is(new Set(instances.filter(({ task }) => task === name).map(({ directed }) => directed)).size, 2, name);
  const yes = instances.filter(({ ground_truth }) => ground_truth === true).length;
  const no = instances.filter(({ ground_truth }) => ground_truth === false).length;
  assert.ok(yes > 12 && no > 12, `${yes} yes, ${no} no`);
});

test("edges in breadth-first order: a node's edges come together, nodes as they were found", () => {
  for (const { edges } of instances) {
    const heads = edges.map(([u]) => u!).filter((u, i, all) => u !== all[i - 1]);
    assert.is(new Set(heads).size, heads.length, "each node lists its edges once");
    const found: number[] = [];
    for (const [u, v] of edges) for (const end of [u!, v!]) if (!found.includes(end)) found.push(end);
    const places = heads.map((head) => found.indexOf(head));
    // A node that is no one's neighbour opens a new search; within one, nodes come in the order of their finding.
    assert.equal(
      places,
      places.toSorted((a, b) => a - b),
    );
  }
});

test("an instance does not depend on how many are drawn", () => {
  const few = drawErdosStyle(2, 11);
  for (const instance of few)
    assert.equal(
      instances.find(({ id }) => id === instance.id),
      instance,
    );
  assert.is(few.length, 24);
});

test.run();
