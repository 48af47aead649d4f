import { suite } from "uvu";
import * as assert from "uvu/assert";
import { check, type Facts, factsOf, feedback, parseConstraints } from "#benchmarks/graphinstruct/constraints/index";
import { writtenGraph } from "#benchmarks/graphinstruct/format/index";
import { factsFor } from "#test/benchmarks/graphinstruct/constraints/small-graphs";

const test = suite("feedback on graphs");

const findings = (facts: Facts, ...texts: string[]) =>
  parseConstraints(texts).map((each) => check(each, facts, "sound"));
const fine = (facts: Facts, ...texts: string[]) => feedback(findings(facts, ...texts), "fine");
const house = factsFor(6, [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 3],
  [2, 4],
  [3, 4],
]);

for (const [text, line] of [
  ["num_nodes=8", "num_nodes: expected exactly 8, got 6; add 2 nodes"],
  ["num_edges<5", "num_edges: expected less than 5, got 6; remove 2 edges"],
  ["num_components=1", "num_components: expected exactly 1, got 2; 2 components: {0, 1, 2, 3, 4}, {5}"],
  ["connected=true", "connected: expected true, got false; 2 components: {0, 1, 2, 3, 4}, {5}"],
  ["directed=true", "directed: expected true, got false"],
  ["acyclic=true", "acyclic: expected true, got false; cycle 0, 1, 3, 2"],
  ["bipartite=true", "bipartite: expected true, got false; odd cycle 3, 1, 0, 2, 4"],
  ["bipartite_sides=3,3", "bipartite_sides: expected sides of 3 and 3, got not bipartite; odd cycle 3, 1, 0, 2, 4"],
  ["degree=2", "degree: expected exactly 2 at every node, got 0 to 3; nodes 2 (3), 3 (3), 5 (0) differ"],
  ["min_degree=2", "min_degree: expected at least 2, got 0; nodes 5 (0) have fewer"],
  ["max_degree=2", "max_degree: expected at most 2, got 3; nodes 2 (3), 3 (3) have more"],
  [
    "density<=0.2",
    "density: expected at most 0.2 (5% beyond it passes), got 0.400; make it lower by 0.200; remove edges",
  ],
  ["diameter<=2", "diameter: expected at most 2, got infinite; add edges between distant nodes"],
  [
    "graph_type=tree",
    "graph_type: expected tree, got 6 nodes and 6 undirected edges; 5 edges needed, 6 there; 2 components: {0, 1, 2, 3, 4}, {5}; cycle 0, 1, 3, 2",
  ],
] as const) {
  test(`${text}: what is wrong and what to do`, () => assert.is(fine(house, text), line));
}

test("where nothing is wrong nothing is said", () => {
  for (const granularity of ["none", "coarse", "fine"] as const) {
    assert.is(feedback(findings(house, "num_nodes=6", "planar=true"), granularity), "");
  }
});

test("none is one sentence, coarse the keys, each once", () => {
  const wrong = findings(house, "num_nodes=7", "num_nodes>=9", "connected=true", "planar=true");
  assert.is(feedback(wrong, "coarse"), "num_nodes, connected");
  assert.is(feedback(wrong, "none"), feedback(findings(house, "acyclic=true"), "none"));
  assert.not.match(feedback(wrong, "none"), /num_nodes|connected/);
});

test("eight lines at most, structure before directions, counts, degrees and numbers", () => {
  const texts = ["density<=0.2", "degree=2", "num_nodes=8", "directed=true", "connected=true"];
  assert.equal(
    fine(house, ...texts)
      .split("\n")
      .map((line) => line.split(":")[0]),
    ["connected", "directed", "num_nodes", "degree", "density"],
  );
  const more = fine(house, ...texts, "num_edges=1", "acyclic=true", "bipartite=true", "girth>=9", "max_degree=1").split(
    "\n",
  );
  assert.is(more.length, 9);
  assert.is(more.at(-1), "... and 2 more");
});

test("what is no constraint's comes last", () => {
  const [wrong] = findings(house, "density<=0.2");
  const usual = {
    ...wrong!,
    constraint: { ...wrong!.constraint, key: "domain_density" },
    feedback: "domain_density: …",
  };
  assert.is(
    feedback([usual, ...findings(house, "num_nodes=8", "density<=0.2")], "coarse").split(", ")[0],
    "domain_density",
  );
  const keys = feedback([usual, wrong!], "fine")
    .split("\n")
    .map((line) => line.split(":")[0]);
  assert.equal(keys, ["density", "domain_density"]);
});

test("names that could break a list are quoted, long ones cut", () => {
  const ids = ["a, b", "c\nd", "é-1.x", "__proto__", "e".repeat(500)];
  const facts = factsOf(writtenGraph({ ids, edges: [], directed: false }));
  const cut = `${"e".repeat(40)}…`;
  assert.is(
    fine(facts, "min_degree=1"),
    `min_degree: expected at least 1, got 0; nodes "a, b" (0), "c\\nd" (0), é-1.x (0), __proto__ (0), "${cut}" (0) have fewer`,
  );
});

test("cycles are told in the order of passing, along the directions", () => {
  const facts = factsFor(
    6,
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 1],
      [3, 4],
      [4, 5],
    ],
    true,
  );
  assert.match(fine(facts, "acyclic=true"), /cycle 1, 2, 3$/);
  const long = factsFor(
    30,
    Array.from({ length: 30 }, (_, i) => [i, (i + 1) % 30]),
  );
  assert.match(fine(long, "acyclic=true"), /cycle 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …$/);
});

test.run();
