import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type FamilyName, families, ordersOf } from "#generators/index";
import { UserError } from "#src/errors";
import { adjacency } from "#src/graph/adjacency";
import { components } from "#src/graph/components";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import { names } from "#src/pick";
import { stream } from "#src/rng";

const test = suite("generators: families");

function degrees(graph: Graph): number[] {
  const { offsets } = adjacency(graph);
  return Array.from({ length: graph.order }, (_, u) => offsets[u + 1]! - offsets[u]!);
}

const connected = (graph: Graph) => components(graph).count === 1;
const size = (graph: Graph) => graph.sources.length;

/** Whether the nodes can be put into two groups with every edge between the two. */
function bipartite(graph: Graph): boolean {
  const { offsets, neighbours } = adjacency(graph);
  const side = new Int8Array(graph.order);
  const paint = (u: number, colour: number): boolean => {
    if (side[u] !== 0) return side[u] === colour;
    side[u] = colour;
    return neighbours.subarray(offsets[u]!, offsets[u + 1]!).every((v) => paint(v, -colour));
  };
  return degrees(graph).every((_, u) => paint(u, side[u]! || 1));
}

/** What must hold of each family's graphs, from its definition. */
const laws: Readonly<Record<FamilyName, (graph: Graph, order: number) => boolean>> = {
  er: () => true,
  ba: (graph, n) => {
    const k = Array.from({ length: 10 }, (_, i) => i + 1).find((k) => k <= n / 2 && k * (n - k) === size(graph));
    return n === 1 || (k !== undefined && connected(graph) && Math.min(...degrees(graph)) <= k);
  },
  sbm: () => true,
  "small-world": (graph, n) => [n * 2, n, n - 1].includes(size(graph)),
  regular: (graph) => new Set(degrees(graph)).size === 1,
  tree: (graph, n) => connected(graph) && size(graph) === n - 1,
  grid: (graph) => connected(graph) && bipartite(graph) && Math.max(...degrees(graph)) <= 4,
  sparse: (graph, n) =>
    connected(graph) && (size(graph) === (n * (n - 1)) / 2 || (size(graph) >= n && size(graph) <= n + 2)),
  caveman: (graph) => components(graph).count > 1 && new Set(degrees(graph)).size === 1,
  "connected-caveman": connected,
  clusters: (graph, n) => size(graph) <= 1.5 * n + 1,
  "girvan-newman": (graph) => size(graph) > 800 && size(graph) < 1250,
  ladder: (graph, n) => connected(graph) && bipartite(graph) && size(graph) === n + n / 2 - 2,
  complete: (graph, n) => size(graph) === (n * (n - 1)) / 2,
  "karate-club": (graph) => size(graph) === 78 && Math.max(...degrees(graph)) === 17,
  "florentine-families": (graph) => size(graph) === 20 && Math.max(...degrees(graph)) === 6,
};

for (const name of names(families)) {
  test(`${name}: right order, a simple graph, its law, and the same stream gives the same graph`, () => {
    const tried = [...Array(26).keys(), 34, 128].slice(1);
    const orders = tried.filter((n) => families[name].fits?.(n) ?? n <= 25);
    assert.ok(orders.length > 0);
    for (const order of orders) {
      for (let item = 0; item < 8; item++) {
        const made = families[name].draw(stream(1, name, order, item), order);
        assert.is(made.order, order);
        assert.is(made.directed, false);
        const edges = Array.from(made.sources, (u, e): Edge => [u, made.targets[e]!]);
        assert.is(size(graph(order, edges)), edges.length);
        assert.ok(laws[name](made, order), `order ${order}, item ${item}: ${JSON.stringify(edges)}`);
        assert.equal(families[name].draw(stream(1, name, order, item), order), made);
      }
    }
  });
}

test("node numbers do not tell how a graph was made: the node of highest degree may be any", () => {
  for (const name of ["ba", "tree", "grid", "sparse", "florentine-families"] as const) {
    const hubs = new Set<number>();
    for (let item = 0; item < 200; item++) {
      const spread = degrees(families[name].draw(stream(2, name, item), 15));
      hubs.add(spread.indexOf(Math.max(...spread)));
    }
    assert.ok(hubs.size >= 12, `${name}: ${hubs.size}`);
  }
});

test("G(n, p): mean densities are p, in equal shares", () => {
  const densities = Array.from({ length: 400 }, (_, item) => size(families.er.draw(stream(3, item), 25)) / 300);
  const shares = [0.1, 0.3, 0.5, 0.7].map((p) => densities.filter((density) => Math.abs(density - p) < 0.1).length);
  for (const share of shares) assert.ok(share > 70 && share < 130, `${shares}`);
});

test("trees are uniform: each of the 16 labelled trees of four nodes in its sixteenth", () => {
  const counts = new Map<string, number>();
  for (let item = 0; item < 3200; item++) {
    const { sources, targets } = families.tree.draw(stream(4, item), 4);
    const key = Array.from(sources, (u, e) => [u, targets[e]!].toSorted().join("-"))
      .toSorted()
      .join(" ");
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  assert.is(counts.size, 16);
  const chiSquare = [...counts.values()].reduce((sum, seen) => sum + (seen - 200) ** 2 / 200, 0);
  assert.ok(chiSquare < 37.7, `${chiSquare}`); // .999 quantile, 15 degrees of freedom
});

test("orders in a size, and one line for sizes that are none", () => {
  assert.equal(ordersOf(families.er, "small"), [3, 4, 5, 6, 7, 8, 9, 10]);
  assert.equal(ordersOf(families.caveman, [5, 12]), [6, 8, 9, 10, 12]);
  const fails = (low: number, high: number) => () => ordersOf(families["karate-club"], [low, high]);
  for (const [low, high] of [
    [5, 3],
    [1, 4],
    [2.5, 4],
    [11, 25],
  ] as const) {
    assert.throws(fails(low, high), (error: Error) => error instanceof UserError && !error.message.includes("\n"));
  }
});

test("the refusal of a size names orders that the family has", () => {
  assert.throws(() => ordersOf(families["karate-club"], "small"), /got 3 to 10; it has some of 34 nodes$/);
  assert.throws(() => ordersOf(families.caveman, [3, 5]), /got 3 to 5; it has some of 6, 8, 9 nodes$/);
});

test.run();
