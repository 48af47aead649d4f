import { suite } from "uvu";
import * as assert from "uvu/assert";
import { hasHamiltonianCycle } from "#benchmarks/graphinstruct/scores/following/goals/has-hamiltonian-cycle";
import { hasOneOrder } from "#benchmarks/graphinstruct/scores/following/goals/has-one-order";
import { smallGraphs } from "#benchmarks/graphinstruct/scores/structure/small-graphs";
import { type Edge, type Graph, graph } from "#src/graph/graph";

const test = suite("GraphInstruct: goals of edits");

function* permutations(items: readonly number[]): Iterable<number[]> {
  if (items.length === 0) yield [];
  for (const first of items) {
    for (const rest of permutations(items.filter((item) => item !== first))) yield [first, ...rest];
  }
}

function joins({ directed, sources, targets }: Graph) {
  const pairs = new Set<string>();
  sources.forEach((source, edge) => {
    pairs.add(`${source} ${targets[edge]}`);
    if (!directed) pairs.add(`${targets[edge]} ${source}`);
  });
  return (u: number, v: number) => pairs.has(`${u} ${v}`);
}

test("a Hamiltonian cycle is found exactly where trying all orders finds one", () => {
  for (const order of [1, 2, 3, 4, 5, 6]) {
    const orders = [...permutations(Array.from({ length: order }, (_, node) => node))].filter(([first]) => first === 0);
    for (const shape of smallGraphs(order, false)) {
      const joined = joins(shape);
      const there = order > 2 && orders.some((way) => way.every((node, i) => joined(node, way[(i + 1) % order]!)));
      assert.is(hasHamiltonianCycle(shape), there);
    }
  }
});

test("a search that takes too long is left undecided", () => {
  // Two complete graphs that share a node have none, and many ways to find out.
  const ends: Edge[] = [];
  for (const start of [0, 14]) {
    for (let u = start; u < start + 15; u++) for (let v = u + 1; v < start + 15; v++) ends.push([u, v]);
  }
  assert.is(hasHamiltonianCycle(graph(29, ends)), undefined);
});

test("one topological order: as counted over all orders", () => {
  for (const shape of smallGraphs(4, true)) {
    const runs = [...permutations([0, 1, 2, 3])].filter((way) => {
      const place = (node: number) => way.indexOf(node);
      return [...shape.sources].every((source, edge) => place(source) < place(shape.targets[edge]!));
    });
    assert.is(hasOneOrder(shape), runs.length === 1);
  }
});

test.run();
