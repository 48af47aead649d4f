import { suite } from "uvu";
import * as assert from "uvu/assert";
import { edits as generated } from "#benchmarks/graphinstruct/instructions/edits/index";
import { drawInstructions } from "#benchmarks/graphinstruct/instructions/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { editQuality } from "#benchmarks/graphinstruct/scores/following/edit-quality";
import { edgeName, endsOf } from "#benchmarks/graphinstruct/scores/following/edits";
import { micro } from "#benchmarks/graphinstruct/scores/following/micro";
import { operations } from "#benchmarks/graphinstruct/scores/following/operations";
import { rubricFor } from "#benchmarks/graphinstruct/scores/rubric";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";
import {
  block,
  candidateIn,
  circulant,
  factsOfPairs,
  instruction,
  NO_POOLS,
  type Pair,
  path,
} from "#test/benchmarks/graphinstruct/scores/made";
import { near } from "#test/near";

const test = suite("GraphInstruct: edits");

function quality(asked: Instruction, text: string, mode: ScoreMode): number {
  const rubric = rubricFor(asked, mode, NO_POOLS);
  return editQuality(candidateIn(text, rubric), rubric);
}

function editing(operation: string, base: string, reference: string, explicit: readonly string[] = []): Instruction {
  return instruction({
    level: 5,
    explicit: [...explicit, `task_type=${operation}`],
    operation,
    base,
    references: [reference],
  });
}

test("the name of an edge gives back its ends, whatever they are called", () => {
  for (const [source, target] of [
    ["a", "b"],
    ["1 2", "3"],
    ["", "x"],
    ["12", "3 "],
    ["é\0", "\u202e"],
  ] as const) {
    assert.equal(endsOf(edgeName(source, target, true)), [source, target]);
    assert.is(edgeName(source, target, false), edgeName(target, source, false));
  }
  assert.is.not(edgeName("1", "12", true), edgeName("11", "2", true));
});

test("released closeness: the number of edits over the number needed", () => {
  const base = block(12, path(12));
  const wanted: Pair[] = [0, 1, 2, 3, 4].map((node): Pair => [node, node + 2]);
  const asked = editing("add_edges", base, block(12, [...path(12), ...wanted]));
  const made = (count: number) => block(12, [...path(12), ...circulant(12, 3).slice(0, count)]);
  const closeness = [0, 3, 4, 5, 6, 8, 12].map((count) => (quality(asked, made(count), "compat") - 0.4) / 0.6);
  const wants = [0.2, 0.6, 1, 1, 1, 1 - 0.3 * 0.4, 1 - 0.3 * 1.2];
  for (const [i, value] of wants.entries()) near(closeness[i]!, value);
});

test("random edits of the right number are worth nothing in sound", () => {
  const apart = block(6, [...circulant(3, 1), [3, 4], [4, 5], [5, 3]]);
  const asked = editing("make_connected", apart, block(6, [...circulant(3, 1), [3, 4], [4, 5], [5, 3], [2, 3]]), [
    "connected=true",
  ]);
  const moved = block(6, [...circulant(3, 1), [3, 4], [4, 5], [5, 3], [0, 3]]);
  const useless = "GraphEdit[name='e'] {\n add_edges = [('0','7')];\n remove_edges = [];\n}";
  assert.equal([quality(asked, moved, "compat"), quality(asked, moved, "sound")], [1, 1]);
  assert.equal([quality(asked, useless, "compat"), quality(asked, useless, "sound")], [1, 0]);
});

test("an operation has its means: what it should add it may not remove", () => {
  const ring = block(5, circulant(5, 1));
  const tree = editing("spanning_tree", ring, block(5, path(5)), ["graph_type=tree"]);
  assert.is(quality(tree, block(5, circulant(5, 1).slice(1)), "sound"), 1);
  const star = block(
    5,
    [1, 2, 3, 4].map((leaf): Pair => [0, leaf]),
  );
  assert.is(quality(tree, star, "sound"), 0);
  assert.ok(quality(tree, star, "compat") > 0);
});

test("more edits than needed cost their share, fewer too", () => {
  const asked = editing("make_connected", block(4, []), block(4, path(4)), ["connected=true"]);
  near(quality(asked, block(4, circulant(4, 1)), "sound"), 3 / 4);
  const planar = editing("add_edges_planar", block(4, path(4)), block(4, [...path(4), [0, 2], [1, 3]]), [
    "planar=true",
  ]);
  near(quality(planar, block(4, [...path(4), [0, 2]]), "sound"), 1 / 2);
  assert.is(quality(planar, block(4, path(4)), "sound"), 0);
});

test("directions count where edges are to be turned", () => {
  const cycle = circulant(4, 1);
  const turned: Pair[] = [...cycle.slice(0, 3), [0, 3]];
  const asked = editing("make_acyclic", block(4, cycle, true), block(4, turned, true), [
    "acyclic=true",
    "directed=true",
  ]);
  assert.is(quality(asked, block(4, cycle, true), "compat"), 1);
  assert.is(quality(asked, block(4, cycle, true), "sound"), 0);
  assert.is(quality(asked, block(4, turned, true), "sound"), 1);
  near(quality(asked, block(4, cycle.slice(0, 3), true), "compat"), 0.6 * 0.3 + 0.4);
  assert.is(quality(asked, block(4, cycle.slice(0, 3), true), "sound"), 1);
  const back = cycle.map(([u, v]): Pair => [v, u]);
  const transposed = editing("transpose", block(4, cycle, true), block(4, back, true));
  assert.is(quality(transposed, block(4, cycle, true), "compat"), 1);
  assert.is(quality(transposed, block(4, cycle, true), "sound"), 0);
  near(quality(transposed, block(4, [...back.slice(0, 2), ...cycle.slice(2)], true), "sound"), 1 / 2);
});

test("where one result is right, part of the way counts; names do not where the task gives none", () => {
  const square = block(4, circulant(4, 1));
  const complement = editing(
    "complement",
    square,
    block(4, [
      [0, 2],
      [1, 3],
    ]),
  );
  near(quality(complement, block(4, [[0, 2]]), "sound"), 5 / 6);
  const line = editing(
    "line_graph",
    block(4, path(4)),
    "Graph[name='l'] {\n node_list = ['e0','e1','e2'];\n edge_list = [('e0','e1'), ('e1','e2')];\n}",
  );
  const named = "Graph[name='l'] {\n node_list = ['a','b','c'];\n edge_list = [('a','b'), ('a','c')];\n}";
  assert.is(quality(line, named, "sound"), 1);
});

test("an edit that takes nodes' last edges takes the nodes, where nodes are to go", () => {
  const base = block(4, [...circulant(3, 1), [2, 3]]);
  const asked = editing("k_core", base, block(3, circulant(3, 1)), ["num_nodes=3", "min_degree=2"]);
  const rubric = rubricFor(asked, "sound", NO_POOLS);
  const peeled = candidateIn("GraphEdit[name='e'] {\n add_edges = [];\n remove_edges = [('2','3')];\n}", rubric);
  assert.ok(peeled.explicit().every(({ satisfied }) => satisfied));
});

test("every operation that is generated is known, and its references have full marks while the base has none", () => {
  for (const name of Object.keys(generated)) assert.ok(operations.has(name), name);
  for (const asked of drawInstructions({ seed: 5, count: 20, levels: [5] })) {
    for (const text of [...asked.references, ...asked.edits!]) near(quality(asked, text, "sound"), 1);
    assert.is(quality(asked, asked.base!, "sound"), 0, asked.operation);
  }
});

test("step-wise credit: nodes and edges of each step from the base to the closest reference", () => {
  const base = factsOfPairs(4, path(4));
  const reference = factsOfPairs(4, circulant(4, 1));
  assert.equal(micro(reference, base, [reference]), { nodes: 1, edges: 1, steps: 3, correct: 3 });
  const unchanged = micro(base, base, [reference]);
  near(unchanged.nodes, 2 / 3);
  near(unchanged.edges, (1 + 0 + 3 / 4) / 3);
  assert.equal([unchanged.steps, unchanged.correct], [3, 1]);
});

test.run();
