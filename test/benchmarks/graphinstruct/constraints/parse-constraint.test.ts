import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  checkInstruction,
  inferImplicit,
  parseConstraint,
  parseConstraints,
} from "#benchmarks/graphinstruct/constraints/index";
import { UserError } from "#src/errors";

const test = suite("reading constraints");

test("key, operator and value are told apart, blanks or not", () => {
  assert.equal(parseConstraint("density<=0.25"), {
    key: "density",
    operator: "<=",
    value: "0.25",
    text: "density<=0.25",
  });
  assert.equal(parseConstraint(" num_nodes != 7 "), {
    key: "num_nodes",
    operator: "!=",
    value: "7",
    text: " num_nodes != 7 ",
  });
  assert.equal(parseConstraint("bipartite_sides=3, 4").value, "3, 4");
});

for (const [text, part] of [
  ["colour=3", "unknown key"],
  ["__proto__=3", "unknown key"],
  ["constructor=3", "unknown key"],
  ["num_nodes", "expected key, operator and value"],
  ["num_nodes=many", "a whole number"],
  ["num_nodes=2.5", "a whole number"],
  ["density<=", "a number"],
  ["density<=1e", "a number"],
  ["directed=maybe", "true or false"],
  ["directed<=true", "= or != before the value"],
  ["bipartite_sides=3", "two whole numbers"],
  ["bipartite_sides>=3,4", "= before the value"],
  ["graph_type=torus", "graph type"],
  ["graph_type=constructor", "graph type"],
] as const) {
  test(`${text} is a mistake of the instruction that is named`, () => {
    assert.throws(
      () => parseConstraint(text),
      (error: unknown) => error instanceof UserError && error.message.includes(part) && error.message.includes(text),
    );
  });
}

const implied = (...texts: string[]) => inferImplicit(parseConstraints(texts)).map(({ text }) => text);

test("what follows from a graph type is that of the released code", () => {
  assert.equal(implied("graph_type=tree", "num_nodes=9"), ["acyclic=true", "connected=true", "num_edges=8"]);
  assert.equal(implied("graph_type=tree", "num_nodes=9", "connected=true"), ["acyclic=true", "num_edges=8"]);
  assert.equal(implied("graph_type=cycle"), ["connected=true", "degree=2"]);
  assert.equal(implied("graph_type=complete", "num_nodes=5"), ["num_edges=10", "degree=4"]);
  assert.equal(implied("graph_type=star", "num_nodes=5"), ["connected=true", "num_edges=4"]);
  assert.equal(implied("graph_type=path", "num_nodes=5"), ["connected=true", "acyclic=true", "num_edges=4"]);
  assert.equal(implied("graph_type=regular", "num_nodes=6", "degree=3"), ["num_edges=9"]);
  assert.equal(implied("graph_type=bipartite", "bipartite_sides=3,4"), ["bipartite=true", "num_edges<=12"]);
  assert.equal(implied("graph_type=complete_bipartite", "bipartite_sides=4,3"), ["num_nodes=7", "num_edges=12"]);
  for (const type of ["forest", "wheel", "grid", "dag", "connected"])
    assert.equal(implied(`graph_type=${type}`, "num_nodes=9"), []);
  assert.equal(implied("num_nodes=9", "connected=true"), []);
});

test("an instruction that claims the impossible is refused, one that says so is not", () => {
  const instruction = { id: "X-1", explicit: ["degree=3", "num_nodes=5"], feasible: true };
  assert.throws(() => checkInstruction(instruction), /X-1: .*15 edge ends/);
  assert.not.throws(() => checkInstruction({ ...instruction, feasible: false }));
  assert.not.throws(() => checkInstruction({ ...instruction, explicit: ["degree=4", "num_nodes=5"] }));
});

test.run();
