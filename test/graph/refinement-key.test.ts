import { createHash } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import { refinementKey } from "#src/graph/refinement-key";
import { allGraphs, edgesOf, relabelled, sample } from "#test/graph/samples";

const test = suite("graph/refinement-key");

/** As networkx 3.4 hashes graphs, with another hash: labels of one length, from the degree on. */
function hashed(g: Graph, rounds: number, loops: readonly number[]): string {
  const edges = [...edgesOf(g).map(([u, v]) => [u, v] as const), ...loops.map((u) => [u, u] as const)];
  const digest = (text: string) => createHash("sha256").update(text).digest("hex");
  const nodes = [...Array(g.order).keys()];
  const seen = (u: number) => {
    const after = edges.filter((edge) => edge[0] === u).map((edge) => edge[1]);
    return g.directed ? after : [...after, ...edges.filter(([a, b]) => b === u && a !== u).map((edge) => edge[0])];
  };
  let labels = nodes.map((u) => String(edges.flat().filter((v) => v === u).length));
  for (let round = 0; round < rounds; round++) {
    labels = nodes.map((u) =>
      digest(
        labels[u]! +
          seen(u)
            .map((v) => labels[v]!)
            .sort()
            .join(""),
      ),
    );
  }
  return digest(labels.sort().join());
}

test("graphs share it exactly if they share networkx's hash", () => {
  const random = [false, true].flatMap((directed) => sample(`key ${directed}`, 150, 7, { directed, heaviest: 0 }));
  const loose = random.map(({ graph: g, rng }) => ({ g, loops: rng.next() < 0.3 ? [rng.int(0, g.order - 1)] : [] }));
  const few = [...allGraphs(4, false), ...allGraphs(3, true)].map((g) => ({ g, loops: [] }));
  for (const rounds of [1, 3]) {
    const keys = [...loose, ...few].map(({ g, loops }) => refinementKey(g, rounds, loops));
    const hashes = [...loose, ...few].map(({ g, loops }) => hashed(g, rounds, loops));
    assert.ok(new Set(keys).size > 20);
    assert.is(new Set(keys).size, new Set(hashes).size);
    assert.is(new Set(keys.map((key, i) => `${key}:${hashes[i]}`)).size, new Set(keys).size);
  }
});

test("the neighbours' degrees of the first round run together", () => {
  const star = (leaves: number, first: number): Edge[] => Array.from({ length: leaves }, (_, i) => [0, first + i]);
  const spider = (a: number, b: number) => {
    const [left, right] = [star(a - 1, 3), star(b - 1, 2 + a)];
    const arms = [...left.map(([, v]): Edge => [1, v]), ...right.map(([, v]): Edge => [2, v])];
    return graph(1 + a + b, [[0, 1], [0, 2], ...arms]);
  };
  assert.not.equal(refinementKey(spider(1, 12), 1), refinementKey(spider(2, 11), 1));
  assert.ok(refinementKey(spider(1, 12), 1).includes("2112*1"));
  assert.ok(refinementKey(spider(2, 11), 1).includes("2112*1"));
});

test("isomorphic graphs share it; so do different regular ones", () => {
  for (const { graph: g, rng } of sample("key", 50, 20, { directed: true, heaviest: 0 })) {
    const image = rng.shuffle([...Array(g.order).keys()]);
    assert.is(refinementKey(relabelled(g, image, rng), 3), refinementKey(g, 3));
  }
  const cycles = (...lengths: number[]) => {
    let first = 0;
    const edges = lengths.flatMap((length) => {
      first += length;
      return Array.from({ length }, (_, u): Edge => [first - length + u, first - length + ((u + 1) % length)]);
    });
    return graph(first, edges);
  };
  assert.is(refinementKey(cycles(6), 3), refinementKey(cycles(3, 3), 3));
});

test.run();
