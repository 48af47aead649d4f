import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Graph, graph } from "#src/graph/graph";
import { maxFlow } from "#src/graph/max-flow";
import { topologicalOrder } from "#src/graph/topological-order";
import { toGraphology } from "#src/graphology";
import { edgesOf, sample } from "#test/graph/samples";

const test = suite("graph/max-flow");

/** The least capacity that leaves any set of nodes holding the source and not the sink. */
function minCut(g: Graph, source: number, sink: number): number {
  const cuts = Array.from({ length: 2 ** g.order }, (_, set) => set).filter(
    (set) => (set >> source) & 1 && !((set >> sink) & 1),
  );
  const crossing = (set: number) =>
    edgesOf(g).reduce((sum, [u, v, capacity = 1]) => {
      const leaves = (set >> u) & 1 && !((set >> v) & 1);
      const enters = !g.directed && (set >> v) & 1 && !((set >> u) & 1);
      return sum + (leaves || enters ? capacity : 0);
    }, 0);
  return Math.min(...cuts.map(crossing));
}

/** Push–relabel on a matrix: another algorithm than the one under test. */
function pushRelabel(g: Graph, source: number, sink: number): number {
  const n = g.order;
  const room = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  for (const [u, v, capacity = 1] of edgesOf(g)) {
    room[u]![v]! += capacity;
    if (!g.directed) room[v]![u]! += capacity;
  }
  const height = new Array<number>(n).fill(0);
  const excess = new Array<number>(n).fill(0);
  const send = (u: number, v: number, amount: number) => {
    room[u]![v]! -= amount;
    room[v]![u]! += amount;
    excess[u]! -= amount;
    excess[v]! += amount;
  };
  height[source] = n;
  for (let v = 0; v < n; v++) send(source, v, room[source]![v]!);
  for (;;) {
    const u = excess.findIndex((over, node) => over > 0 && node !== source && node !== sink);
    if (u === -1) return excess[sink]!;
    const v = height.findIndex((level, node) => room[u]![node]! > 0 && height[u] === level + 1);
    if (v === -1) height[u]!++;
    else send(u, v, Math.min(excess[u]!, room[u]![v]!));
  }
}

/** What each node sends less what it gets. */
function balances(g: Graph, flow: Float64Array): number[] {
  const out = new Array<number>(g.order).fill(0);
  edgesOf(g).forEach(([u, v], e) => {
    out[u]! += flow[e]!;
    out[v]! -= flow[e]!;
  });
  return out;
}

function assertFlow(g: Graph, source: number, sink: number, value: number): void {
  const found = maxFlow(g, source, sink);
  assert.is(found.value, value);
  edgesOf(g).forEach(([, , capacity = 1], e) => {
    assert.ok(found.flow[e]! <= capacity && found.flow[e]! >= (g.directed ? 0 : -capacity), "within capacity");
  });
  const wanted = new Array<number>(g.order).fill(0);
  wanted[source] = value;
  wanted[sink] = -value;
  assert.equal(balances(g, found.flow), wanted);
  const used = edgesOf(g).flatMap(([u, v], e): [number, number][] =>
    found.flow[e] === 0 ? [] : found.flow[e]! > 0 ? [[u, v]] : [[v, u]],
  );
  assert.ok(topologicalOrder(graph(g.order, used, true)), "the flow has no cycle");
  assert.not.ok(used.some(([u, v]) => v === source || u === sink));
}

for (const directed of [true, false]) {
  const kind = directed ? "directed" : "undirected";
  test(`value, balance, capacities and no cycles against every cut, ${kind}`, () => {
    for (const { graph: g, rng } of sample(`cut ${kind}`, 150, 7, { directed, heaviest: 10 })) {
      if (g.order < 2) continue;
      const [source, sink] = rng.sample([...Array(g.order).keys()], 2);
      assertFlow(g, source!, sink!, minCut(g, source!, sink!));
    }
  });

  test(`value against push–relabel on larger graphs, ${kind}`, () => {
    for (const { graph: g, rng } of sample(`relabel ${kind}`, 60, 25, { directed, heaviest: 100 })) {
      if (g.order < 2) continue;
      const [source, sink] = rng.sample([...Array(g.order).keys()], 2);
      assertFlow(g, source!, sink!, pushRelabel(g, source!, sink!));
    }
  });
}

test("antiparallel edges keep their own capacities", () => {
  const g = graph(
    2,
    [
      [0, 1, 3],
      [1, 0, 100],
    ],
    true,
  );
  assert.equal(maxFlow(g, 0, 1), { value: 3, flow: Float64Array.of(3, 0) });
  assert.is(maxFlow(g, 1, 0).value, 100);
  assert.is(maxFlow(toGraphology(g), 1, 0).value, 100);
});

test("one node twice, and negative capacities, are refused", () => {
  assert.throws(() => maxFlow(graph(2, []), 1, 1), /two different nodes/);
  assert.throws(() => maxFlow(graph(2, [[0, 1, -1]], true), 0, 1), /capacities of 0 or more/);
});

test.run();
