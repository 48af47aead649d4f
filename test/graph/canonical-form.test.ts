import { suite } from "uvu";
import * as assert from "uvu/assert";
import { canonicalForm } from "#src/graph/canonical-form";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import { isomorphism } from "#src/graph/isomorphism";
import { toGraphology } from "#src/graphology";
import { stream } from "#src/rng";
import { allGraphs, edgesOf, pairs, permutations, randomGraph, relabelled, sample } from "#test/graph/samples";

const test = suite("graph/canonical-form and graph/isomorphism");

interface Coloured {
  readonly graph: Graph;
  readonly colours: readonly number[];
}

/** The smallest description over all renumberings: equal exactly for isomorphic graphs, by definition. */
function bruteForce({ graph: g, colours }: Coloured): string {
  const described = permutations(g.order).map((image) => {
    const painted = image.map((_, place) => colours[image.indexOf(place)]);
    const edges = edgesOf(g).map(([u, v, w]) => {
      const [a, b] = [image[u]!, image[v]!];
      return g.directed || a < b ? `${a}>${b}:${w}` : `${b}>${a}:${w}`;
    });
    return `${painted} ${edges.sort()}`;
  });
  return described.sort()[0]!;
}

function images(mapping: ArrayLike<number>, from: Graph): string[] {
  return edgesOf(from).map(([u, v, w]) => arrow(from, mapping[u]!, mapping[v]!, w));
}

function arrow(g: Graph, u: number, v: number, w: number | undefined): string {
  return g.directed || u < v ? `${u}>${v}:${w}` : `${v}>${u}:${w}`;
}

function assertMapping(mapping: Int32Array | undefined, a: Coloured, b: Coloured): void {
  assert.ok(mapping, "an isomorphism exists");
  assert.is(new Set(mapping).size, a.graph.order);
  assert.equal(images(mapping!, a.graph).sort(), images([...mapping!.keys()], b.graph).sort());
  a.colours.forEach((colour, u) => {
    assert.is(b.colours[mapping![u]!], colour);
  });
}

function shuffled({ graph: g, colours }: Coloured, seed: number): Coloured {
  const rng = stream(seed, "shuffled");
  const image = rng.shuffle([...Array(g.order).keys()]);
  return { graph: relabelled(g, image, rng), colours: image.map((_, place) => colours[image.indexOf(place)]!) };
}

const plain = (g: Graph): Coloured => ({ graph: g, colours: new Array<number>(g.order).fill(0) });

test("classes of all small graphs, as many as the On-Line Encyclopedia counts (A000088, A000273)", () => {
  const classes = (graphs: Graph[]) => new Set(graphs.map((g) => canonicalForm(g))).size;
  assert.equal(
    [1, 2, 3, 4, 5].map((order) => classes(allGraphs(order, false))),
    [1, 2, 4, 11, 34],
  );
  assert.equal(
    [1, 2, 3, 4].map((order) => classes(allGraphs(order, true))),
    [1, 3, 16, 218],
  );
});

test("equal exactly where brute force over all renumberings says so; the matcher agrees", () => {
  const drawn: Coloured[] = Array.from({ length: 80 }, (_, i) => {
    const rng = stream(11, "brute", i);
    const g = randomGraph(rng, rng.int(3, i < 60 ? 4 : 6), 0.4, { directed: i % 2 === 0, heaviest: i % 3 });
    return { graph: g, colours: Array.from({ length: g.order }, () => (rng.next() < 0.3 ? 1 : 0)) };
  });
  const items = [...drawn, ...drawn.map(shuffled)];
  const truth = items.map((item) => `${item.graph.order} ${item.graph.directed} ${bruteForce(item)}`);
  const forms = items.map((item) => canonicalForm(item.graph, item.colours));
  let same = 0;
  for (let i = 0; i < items.length; i++) {
    for (let j = 0; j < i; j++) {
      const equal = truth[i] === truth[j];
      if (equal) same++;
      assert.is(forms[i] === forms[j], equal);
      const [a, b] = [items[i]!, items[j]!];
      const mapping = isomorphism(a.graph, b.graph, a.colours, b.colours);
      if (equal) assertMapping(mapping, a, b);
      else assert.is(mapping, undefined);
    }
  }
  assert.ok(same > 50, `the sample holds isomorphic pairs, ${same}`);
});

test("renumbering never shows, up to order 25; a changed weight always does", () => {
  for (const directed of [false, true]) {
    for (const heaviest of [0, 1, 3]) {
      for (const { graph: g, rng } of sample(`relabel ${directed} ${heaviest}`, 60, 25, { directed, heaviest })) {
        const item: Coloured = { graph: g, colours: Array.from({ length: g.order }, () => rng.int(0, 1)) };
        const other = shuffled(item, 3);
        assert.is(canonicalForm(other.graph, other.colours), canonicalForm(g, item.colours));
        assertMapping(isomorphism(g, other.graph, item.colours, other.colours), item, other);
        if (!g.weights) continue;
        const edges = edgesOf(other.graph);
        const changed = graph(g.order, [[edges[0]![0], edges[0]![1], 4] as Edge, ...edges.slice(1)], directed);
        assert.is.not(canonicalForm(changed, other.colours), canonicalForm(g, item.colours));
        assert.is(isomorphism(g, changed, item.colours, other.colours), undefined);
      }
    }
  }
});

test("reversing one edge between unlike nodes shows", () => {
  const forth = graph(
    3,
    [
      [0, 1],
      [1, 2],
      [0, 2],
    ],
    true,
  );
  const cycle = graph(
    3,
    [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
    true,
  );
  assert.is.not(canonicalForm(forth), canonicalForm(cycle));
  assert.is(isomorphism(forth, cycle), undefined);
});

const nodes = (count: number) => [...Array(count).keys()];
const cycles = (...lengths: number[]): Edge[] => {
  const offset = (i: number) => lengths.slice(0, i).reduce((sum, length) => sum + length, 0);
  return lengths.flatMap((length, i) =>
    nodes(length).map((j): Edge => [offset(i) + j, offset(i) + ((j + 1) % length)]),
  );
};
/** The 4×4 rook's graph and Shrikhande's: same parameters (16, 6, 2, 2), alike to colour refinement, not isomorphic. */
const torus = (steps: readonly (readonly [number, number])[]): Graph => {
  const edges = nodes(16).flatMap((u) =>
    steps.map(([dx, dy]): Edge => [u, 4 * ((Math.floor(u / 4) + dx) % 4) + (((u % 4) + dy) % 4)]),
  );
  const once = new Map(edges.map(([u, v]) => [`${Math.min(u, v)} ${Math.max(u, v)}`, [u, v] as Edge]));
  return graph(16, [...once.values()]);
};
const rook = torus([
  [0, 1],
  [0, 2],
  [1, 0],
  [2, 0],
]);
const shrikhande = torus([
  [0, 1],
  [1, 0],
  [1, 1],
]);
const symmetric: Record<string, Graph> = {
  complete: graph(25, pairs(25, false)),
  empty: graph(25, []),
  star: graph(
    25,
    nodes(24).map((v): Edge => [24, v]),
  ),
  bipartite: graph(
    25,
    nodes(12).flatMap((u) => nodes(13).map((v): Edge => [u, 12 + v])),
  ),
  matching: graph(
    24,
    nodes(12).map((i): Edge => [2 * i, 2 * i + 1]),
  ),
  cycle: graph(25, cycles(25)),
  "five cycles": graph(25, cycles(3, 4, 5, 6, 7)),
  "rook 5x5": graph(
    25,
    pairs(25, false).filter(([u, v]) => (u % 5 === v % 5) !== (Math.floor(u / 5) === Math.floor(v / 5))),
  ),
  hypercube: graph(
    16,
    pairs(16, false).filter(([u, v]) => [1, 2, 4, 8].includes(u ^ v)),
  ),
  "directed cycles": graph(24, cycles(3, 3, 3, 3, 6, 6), true),
  rook,
  shrikhande,
};

test("symmetric graphs of order 25: one form each, all different, in a few milliseconds", () => {
  const forms = Object.entries(symmetric).map(([name, g]) => {
    const form = canonicalForm(g);
    const before = process.cpuUsage();
    for (let i = 0; i < 10; i++) assert.is(canonicalForm(shuffled(plain(g), i).graph), form, name);
    const { user, system } = process.cpuUsage(before);
    assert.ok(user + system < 400_000, `${name}: ${(user + system) / 1000} ms for 10`);
    const other = shuffled(plain(g), 77);
    assertMapping(isomorphism(g, other.graph), plain(g), other);
    return form;
  });
  assert.is(new Set(forms).size, forms.length);
});

test("graphs that colour refinement can't tell apart", () => {
  assert.is(isomorphism(rook, shrikhande), undefined);
  const six = graph(12, [...cycles(6), ...nodes(3).map((i): Edge => [6 + 2 * i, 7 + 2 * i])]);
  const threes = graph(12, [...cycles(3, 3), ...nodes(3).map((i): Edge => [6 + 2 * i, 7 + 2 * i])]);
  assert.is(isomorphism(six, threes), undefined);
  assert.is.not(canonicalForm(six), canonicalForm(threes));
});

test("unions of cycles, all alike to colour refinement, are told apart by their lengths, in either direction", () => {
  const partitions = (total: number, largest: number): number[][] =>
    total === 0
      ? [[]]
      : nodes(Math.min(total, largest) + 1)
          .filter((part) => part >= 3)
          .flatMap((part) => partitions(total - part, part).map((rest) => [part, ...rest]));
  for (const directed of [false, true]) {
    const all = partitions(21, 21).map((lengths) => graph(21, cycles(...lengths), directed));
    assert.is(new Set(all.map((g) => canonicalForm(g))).size, all.length);
    for (const [i, g] of all.entries()) {
      const other = shuffled(plain(g), i);
      assert.is(canonicalForm(other.graph), canonicalForm(g));
      assertMapping(isomorphism(g, other.graph), plain(g), other);
      for (const different of all.slice(0, i)) assert.is(isomorphism(g, different), undefined);
    }
  }
});

test("colours, directedness and being weighted are part of the form; graphology graphs are taken", () => {
  const g = graph(3, [
    [0, 1, 2],
    [1, 2, 2],
  ]);
  assert.is(canonicalForm(g, [1, 0, 0]), canonicalForm(g, [0, 0, 1]));
  assert.is.not(canonicalForm(g, [1, 0, 0]), canonicalForm(g, [0, 1, 0]));
  assert.is.not(
    canonicalForm(g),
    canonicalForm(
      graph(3, [
        [0, 1],
        [1, 2],
      ]),
    ),
  );
  assert.is.not(canonicalForm(graph(2, [])), canonicalForm(graph(2, [], true)));
  assert.is(canonicalForm(toGraphology(g)), canonicalForm(g));
  assert.is(canonicalForm(graph(0, [])), canonicalForm(graph(0, [])));
  assert.equal(isomorphism(graph(0, []), graph(0, [])), new Int32Array(0));
});

test.run();
