import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawNetworks } from "#benchmarks/decision/networks/draw-networks";
import { rankedSample } from "#benchmarks/decision/networks/ranked-sample";
import { readNetwork } from "#benchmarks/decision/networks/read-network";
import { PUBLISHED_NETWORKS, readNetworks } from "#benchmarks/decision/networks/read-networks";
import { UserError } from "#src/errors";
import { adjacency } from "#src/graph/adjacency";
import { components } from "#src/graph/components";
import { graph } from "#src/graph/graph";
import { transitivity } from "#src/graph/transitivity";
import { sha256 } from "#src/hash";
import { inScratch } from "#test/scratch";

const test = suite("decision/networks");

const edgesOf = (g: { sources: Int32Array; targets: Int32Array }) =>
  Array.from(g.sources, (u, e) => [u, g.targets[e]!]);

test("edge lists: any separator, comments, loops, repeats and what follows the two numbers", () => {
  const text = "# a network\r\n% of four\n30 10\n10,20\r\n20\t10 0.5\n\n  7 7  \n10 30 1999 x\n";
  const { ids, graph: found } = readNetwork(text, "net.txt", false);
  assert.equal(ids, [7, 10, 20, 30]);
  assert.equal(edgesOf(found), [
    [1, 3],
    [1, 2],
  ]); // node 7 stays, alone
  assert.is(found.order, 4);
  const { graph: arcs } = readNetwork("1 2\n2 1\n1 2\n", "net.txt", true);
  assert.equal(edgesOf(arcs), [
    [0, 1],
    [1, 0],
  ]);
});

test("a line that is no edge is told by file and number, whatever it holds", () => {
  const wrong = (text: string, message: RegExp) =>
    assert.throws(
      () => readNetwork(text, "net.txt", false),
      (error: unknown) => error instanceof UserError && message.test(error.message) && !error.message.includes("\n"),
    );
  wrong("1 2\n1\n", /^net\.txt:2: expected two node numbers/);
  wrong("a b\n", /net\.txt:1: .*got "a b"/);
  wrong("1 -2\n", /net\.txt:1/);
  wrong("1 2.5\n", /net\.txt:1/);
  wrong("9007199254740993 1\n", /up to 9007199254740991/);
  wrong("# nothing\n", /^net\.txt: expected edges, got none/);
  wrong("\u0000\u202e1 2\n", /net\.txt:1/);
  const began = process.cpuUsage();
  wrong("[".repeat(10_000_000), /net\.txt:1/);
  wrong("1".repeat(10_000_000), /net\.txt:1/);
  wrong(`1${" ".repeat(10_000_000)}x`, /net\.txt:1/);
  // Three verdicts, each within a second.
  assert.ok(process.cpuUsage(began).user < 3e6);
});

test("the four networks are looked for by their names", () =>
  inScratch((folder) => {
    assert.throws(
      () => readNetworks(folder, PUBLISHED_NETWORKS),
      (error: unknown) =>
        error instanceof UserError && /facebook_combined\.txt: expected the edge list of facebook/.test(error.message),
    );
  }));

test("drawn networks: thousands of nodes, the same for a seed, each of its kind", () => {
  const networks = drawNetworks(7);
  const again = drawNetworks(7);
  const others = drawNetworks(8);
  const degrees = Object.values(networks).map(({ graph: g }) => {
    const { offsets } = adjacency(g);
    return Array.from({ length: g.order }, (_, u) => offsets[u + 1]! - offsets[u]!).sort((a, b) => b - a);
  });
  for (const [name, { ids, graph: g }] of Object.entries(networks)) {
    assert.ok(g.order >= 4000, name);
    assert.is(ids.length, g.order);
    assert.equal(g.sources, again[name as keyof typeof again].graph.sources, name);
    assert.not.equal(g.sources, others[name as keyof typeof others].graph.sources, name);
  }
  const [clustered, scaleFree, smallWorld, roadLike] = Object.values(networks).map(({ graph: g }) => g);
  assert.ok(transitivity(clustered!) > 0.4 && transitivity(smallWorld!) > 0.4);
  assert.ok(transitivity(roadLike!) < 0.1);
  assert.ok(degrees[1]![0]! > 20 * degrees[1]![3000]!, "a few nodes of very many neighbours");
  assert.ok(degrees[2]![0]! < 4 * degrees[2]![2500]!, "no such");
  assert.ok(components(scaleFree!).count === 1 && components(roadLike!).count > 20);
  // Every degree of the main split is there.
  for (const sorted of degrees) assert.ok(sorted[5]! >= 11);
});

test("a ranked sample grows by the neighbour of the lowest hash, and jumps where there is none", () => {
  const network = {
    ids: [3, 5, 8, 13, 21, 34],
    graph: graph(6, [
      [0, 1],
      [1, 2],
      [3, 4],
    ]),
  };
  const rank = (id: number) => sha256(`p:${id}`);
  const chosen: number[] = [];
  while (chosen.length < 4) {
    const near = [
      [3, 5],
      [5, 8],
      [13, 21],
    ].flatMap(([a, b]) => [
      ...(chosen.includes(a!) && !chosen.includes(b!) ? [b!] : []),
      ...(chosen.includes(b!) && !chosen.includes(a!) ? [a!] : []),
    ]);
    const pool = near.length > 0 ? near : network.ids.filter((id) => !chosen.includes(id));
    chosen.push(pool.sort((a, b) => (rank(a) < rank(b) ? -1 : 1))[0]!);
  }
  assert.throws(() => rankedSample(network, "p", 7), "expected at most 6 nodes, got 7");
  const sample = rankedSample(network, "p", 4);
  assert.equal(
    sample.ids,
    chosen.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)),
  );
  const edges = edgesOf(sample.graph).map((ends) => ends.map((u) => sample.ids[u!]!).sort((a, b) => a - b));
  assert.equal(
    new Set(edges.map(String)),
    new Set(["3,5", "5,8", "13,21"].filter((pair) => pair.split(",").every((id) => chosen.includes(Number(id))))),
  );
});

test.run();
