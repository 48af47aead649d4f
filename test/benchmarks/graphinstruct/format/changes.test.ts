import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { directedPairs } from "#benchmarks/graphinstruct/format/directed-pairs";
import { applyEdit, graphHash, readGraph, repairDirection } from "#benchmarks/graphinstruct/format/index";
import type { WrittenEdit, WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

const test = suite("GraphInstruct: edits, repair of direction, hashes");

function graph(text: string): WrittenGraph {
  const reading = readGraph(text, "compat");
  if (reading.kind !== "graph") throw new Error(text);
  return reading.written;
}

function edit(text: string): WrittenEdit {
  const reading = readGraph(`GraphEdit[] {${text}}`, "compat");
  if (reading.kind !== "edit") throw new Error(text);
  return reading.edit;
}

const drawn = ({ ids, graph: { sources, targets } }: WrittenGraph) =>
  `${ids.join(" ")} | ${Array.from(sources, (u, i) => `${ids[u]}${ids[targets[i]!]}`).join(" ")}`;

const base = graph("Graph[] { node_list=['a','b','c','d']; edge_list=[('a','b',2),('b','c'),('c','c')]; c.x = 1; }");

test("edges are removed, then added; what is there stays as it is", () => {
  const changed = applyEdit(
    base,
    edit("add_edges=[('a','b'),('a','e')]; remove_edges=[('c','b'),('c','c'),('x','a')];"),
    undefined,
  );
  assert.is(drawn(changed), "a b c d e | ab ae");
  assert.equal(changed.loops, []);
  assert.is(changed.edgeAttributes.get(0)?.get("weight")?.kind, "number");
  assert.is(drawn(applyEdit(base, edit("add_edges=[('a','b')]; remove_edges=[('a','b')]"), "mst")), "a b c d | bc ab");
});

test("pruning drops nodes without edges, of which those with a loop are none", () => {
  const pruned = applyEdit(base, edit("remove_edges=[('a','b')]"), "prune_tree");
  assert.is(drawn(pruned), "b c | bc");
  assert.equal([...pruned.nodeAttributes.keys()], [1]);
  assert.is(drawn(applyEdit(base, edit("remove_edges=[('b','c')]"), "extract_subgraph")), "a b c | ab");
});

test("numbers are no nodes of a base of texts", () => {
  const changed = applyEdit(graph("Graph[] { node_list=['0','1']; }"), edit("add_edges=[(0,1)]"), undefined);
  assert.is(drawn(changed), "0 1 0 1 | 01");
  assert.equal(changed.untexted, [2, 3]);
});

test("direction comes from the first edge list of the reply, else from the order of the nodes", () => {
  const undirected = graph("Graph[] { node_list=['c','b','a']; edge_list=[('a','b'),('c','a')]; }");
  const text = "x edge_list = [ (\"b\", \"a\"), ('a','b'), ('a', 'zz') ] edge_list = [('c','a')]";
  const { written, recovered } = repairDirection(undirected, text);
  assert.ok(recovered && written.graph.directed);
  assert.is(drawn(written), "c b a | ba ab");
  const arbitrary = repairDirection(undirected, "nothing");
  assert.not(arbitrary.recovered);
  assert.is(drawn(arbitrary.written), "c b a | ba ca");
});

test("pairs are found as by the pattern that the released code uses", () => {
  const pattern = /\(\s*['"](.+?)['"]\s*,\s*['"](.+?)['"]\s*\)/g;
  const piece = fc.constantFrom("(", ")", "'", '"', ",", " ", "\n", "a", "('a','b')", "','", "')", "('");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const text = pieces.join("");
      const expected = Array.from(text.matchAll(pattern), ([, u, v]) => [u, v]);
      assert.equal(directedPairs(text), expected, JSON.stringify(text));
    }),
    { seed: 7, numRuns: 3000 },
  );
});

test("hashes are those of the records", () => {
  // Of GraphInstruct's oracle records: the triangle, two edges, no nodes, one node.
  const hashes = {
    "node_list=['0','1','2']; edge_list=[('0','1'),('2','0'),('1','2')]": "9b619f3cefb174b0",
    "node_list=['2','1','0']; edge_list=[('1','0'),('0','2')]": "84e92a3bc7babed5",
    "node_list=[]": "78dc764240e471d6",
    "node_list=['0']": "91613426b2d882f8",
  };
  for (const [body, hash] of Object.entries(hashes)) assert.is(graphHash(graph(`Graph[] {${body}}`)), hash);
});

test.run();
