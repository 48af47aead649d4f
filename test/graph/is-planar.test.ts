import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import { isPlanar } from "#src/graph/is-planar";
import { lattice } from "#src/graph/lattice";
import { type Rng, stream } from "#src/rng";
import { edgesOf, pairs, sample } from "#test/graph/samples";

const test = suite("graph/is-planar");

const K5 = graph(5, pairs(5, false));
const K33 = graph(
  6,
  pairs(6, false).filter(([u, v]) => (u + v) % 2 === 1),
);

/** A graph as one bit per pair of nodes. */
const bit = (u: number, v: number) => 2 ** ((Math.max(u, v) * (Math.max(u, v) - 1)) / 2 + Math.min(u, v));
const has = (set: number, u: number, v: number) => Math.floor(set / bit(u, v)) % 2 === 1;

/** Wagner 1937: planar unless, edges taken away or contracted, K5 or K3,3 comes out. */
function wagner(memory: Map<string, boolean>, order: number, set: number): boolean {
  const key = `${order} ${set}`;
  const known = memory.get(key);
  if (known !== undefined) return known;
  const planar =
    order < 5 || (!holds(order, set) && contractions(order, set).every((less) => wagner(memory, order - 1, less)));
  memory.set(key, planar);
  return planar;
}

/** Whether five nodes are all joined, or three with three others. */
function holds(order: number, set: number): boolean {
  const nodes = [...Array(order).keys()];
  const choose = (count: number, from: readonly number[]): number[][] =>
    count === 0 ? [[]] : from.flatMap((u, i) => choose(count - 1, from.slice(i + 1)).map((rest) => [u, ...rest]));
  const joined = (a: readonly number[], b: readonly number[]) =>
    a.every((u) => b.every((v) => u === v || has(set, u, v)));
  const apart = (three: readonly number[]) =>
    choose(
      3,
      nodes.filter((u) => !three.includes(u)),
    );
  return (
    choose(5, nodes).some((five) => joined(five, five)) ||
    choose(3, nodes).some((three) => apart(three).some((others) => joined(three, others)))
  );
}

/** Every edge contracted in turn; the last node takes the number that gets free. */
function contractions(order: number, set: number): number[] {
  return pairs(order, false)
    .filter(([u, v]) => has(set, u, v))
    .map(([u, v]) => {
      const name = (w: number) => (w === v ? u : w === order - 1 ? v : w);
      let less = 0;
      for (const [a, b] of pairs(order, false)) {
        const [c, d] = v === order - 1 ? [a === v ? u : a, b === v ? u : b] : [name(a), name(b)];
        if (c !== d && has(set, a, b) && !has(less, c, d)) less += bit(c, d);
      }
      return less;
    });
}

test("as Wagner's theorem has it: all graphs of five nodes, random ones of up to seven", () => {
  const memory = new Map<string, boolean>();
  const check = (g: Graph) => {
    const set = edgesOf(g).reduce((sum, [u, v]) => sum + bit(u, v), 0);
    assert.is(isPlanar(g), wagner(memory, g.order, set), `${edgesOf(g).join(" ")}`);
  };
  for (let set = 0; set < 2 ** 10; set++)
    check(
      graph(
        5,
        pairs(5, false).filter(([u, v]) => has(set, u, v)),
      ),
    );
  const rng = stream(5, "planar");
  for (let i = 0; i < 250; i++) {
    const order = rng.int(6, 7);
    const edges = rng.shuffle(pairs(order, false)).slice(0, rng.int(8, 3 * order - 6));
    check(graph(order, edges));
  }
});

/** Nodes put one after the other into random triangles: planar, and full. */
function triangulation(rng: Rng, order: number): Graph {
  const edges: Edge[] = [
    [0, 1],
    [1, 2],
    [2, 0],
  ];
  const faces: [number, number, number][] = [
    [0, 1, 2],
    [0, 1, 2],
  ];
  for (let w = 3; w < order; w++) {
    const at = rng.int(0, faces.length - 1);
    const [a, b, c] = faces[at]!;
    edges.push([a, w], [w, b], [c, w]);
    faces[at] = [a, b, w];
    faces.push([b, c, w], [a, c, w]);
  }
  return graph(order, rng.shuffle(edges));
}

/** Each edge becomes a path, and its nodes get neighbours of their own. */
function subdivided(rng: Rng, core: Graph): Graph {
  const edges: Edge[] = [];
  let order = core.order;
  for (const [u, v] of edgesOf(core)) {
    let last = u;
    for (let i = rng.int(0, 3); i > 0; i--) {
      edges.push([last, order]);
      last = order++;
    }
    edges.push([last, v]);
  }
  for (let i = 0; i < 5; i++) edges.push([rng.int(0, order - 1), order++]);
  const names = rng.shuffle([...Array(order).keys()]);
  return graph(order, rng.shuffle(edges.map(([u, v]): Edge => [names[u]!, names[v]!])));
}

test("triangulations and what is left of them when edges go", () => {
  for (let i = 0; i < 40; i++) {
    const rng = stream(5, "triangulation", i);
    const full = triangulation(rng, rng.int(4, 60));
    assert.ok(isPlanar(full));
    const some = edgesOf(full).filter(() => rng.next() < 0.8);
    assert.ok(isPlanar(graph(full.order, some)));
    assert.ok(isPlanar(subdivided(rng, graph(full.order, some))));
  }
});

test("subdivisions of K5 and K3,3, alone or within a planar graph", () => {
  for (let i = 0; i < 40; i++) {
    const rng = stream(5, "subdivision", i);
    const kernel = subdivided(rng, rng.pick([K5, K33]));
    assert.not(isPlanar(kernel));
    const planar = triangulation(rng, 40);
    const shared = edgesOf(kernel).map(([u, v]): Edge => [u + 39, v + 39]);
    assert.not(isPlanar(graph(39 + kernel.order, rng.shuffle([...edgesOf(planar), ...shared]))));
    assert.ok(isPlanar(graph(kernel.order, removeOne(rng, kernel))));
  }
});

/** Without an edge that is in the kernel, K5 and K3,3 can be drawn. */
function removeOne(rng: Rng, kernel: Graph): Edge[] {
  const degree = (u: number) => edgesOf(kernel).filter((edge) => edge[0] === u || edge[1] === u).length;
  const inner = edgesOf(kernel).filter(([u, v]) => degree(u) > 1 && degree(v) > 1);
  const gone = rng.pick(inner);
  return edgesOf(kernel).filter(([u, v]) => u !== gone[0] || v !== gone[1]);
}

test("directions don't matter", () => {
  for (const { graph: g } of sample("directed planar", 100, 8, { directed: true, heaviest: 0 })) {
    const joined = new Set(edgesOf(g).map(([u, v]) => (u < v ? `${u} ${v}` : `${v} ${u}`)));
    const edges = [...joined].map((pair) => pair.split(" ").map(Number) as [number, number]);
    assert.is(isPlanar(g), isPlanar(graph(g.order, edges)));
  }
});

test("5,000 nodes take neither long nor a deep stack", () => {
  const rng = stream(5, "large");
  const large = triangulation(rng, 5_000);
  for (const g of [large, lattice(50, 100), lattice(1, 5_000)]) assert.ok(isPlanar(g));
  const crossed = [...edgesOf(lattice(50, 100)), [0, 2_550], [50, 3_050], [1_750, 4_999]] as const;
  assert.not(isPlanar(graph(5_000, crossed)));
});

test("a hundred thousand components are one walk, not one each", () => {
  const before = process.cpuUsage();
  assert.ok(isPlanar(graph(100_000, [])));
  assert.ok(process.cpuUsage(before).user < 5e6);
});

test.run();
