import { suite } from "uvu";
import * as assert from "uvu/assert";
import { check, factsOf, graphTypes, parseConstraints } from "#benchmarks/graphinstruct/constraints/index";
import { numbered } from "#benchmarks/graphinstruct/instructions/numbered";
import { whatFollows } from "#benchmarks/graphinstruct/instructions/what-follows";
import { names } from "#src/pick";
import { allGraphs } from "#test/benchmarks/graphinstruct/instructions/all-graphs";

const test = suite("graphinstruct instructions: what follows");

const facts = [...allGraphs(4, false), ...allGraphs(3, true)].map((graph) => factsOf(numbered(graph)));

function holds(constraints: readonly string[], of: (typeof facts)[number]): boolean {
  return parseConstraints(constraints).every((constraint) => check(constraint, of, "sound").satisfied === true);
}

test("what follows holds of every small graph that satisfies the constraints", () => {
  const more = ["num_components=2", "degree=2", "bipartite_sides=2,2"];
  let met = 0;
  for (const type of names(graphTypes)) {
    for (const order of [3, 4]) {
      for (const extra of [[], ...more.map((each) => [each])]) {
        // What the scores infer of complete graphs is of undirected ones.
        const way = type === "complete" ? ["directed=false"] : [];
        const explicit = [`graph_type=${type}`, `num_nodes=${order}`, ...way, ...extra];
        const following = whatFollows(explicit);
        for (const each of facts.filter((of) => holds(explicit, of))) {
          met++;
          assert.ok(holds(following, each), `${explicit.join(", ")} → ${following.join(", ")}`);
        }
      }
    }
  }
  assert.ok(met > 200, String(met));
});

test("a connected graph without cycles has as many edges as a tree, if it is undirected", () => {
  const tree = ["num_nodes=7", "connected=true", "acyclic=true"];
  assert.equal(whatFollows([...tree, "directed=false"]), ["num_edges=6"]);
  assert.equal(whatFollows(tree), []);
});

test.run();
