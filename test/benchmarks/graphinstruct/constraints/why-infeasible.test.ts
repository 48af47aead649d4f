import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { check, graphTypes, parseConstraints, whyInfeasible } from "#benchmarks/graphinstruct/constraints/index";
import { allGraphs } from "#test/benchmarks/graphinstruct/constraints/small-graphs";

const test = suite("proofs that nothing satisfies the constraints");

const graphs = [0, 1, 2, 3, 4, 5].flatMap((order) => [
  ...allGraphs(order, false),
  ...(order < 5 ? allGraphs(order, true) : []),
]);

const whole = (key: string, most: number) =>
  fc
    .tuple(fc.constantFrom("=", "=", "<=", ">=", "<", ">", "!="), fc.nat(most))
    .map(([operator, value]) => `${key}${operator}${value}`);
const share = (key: string, most: number) =>
  fc
    .tuple(fc.constantFrom("<=", ">=", "=", "<", ">"), fc.nat(20))
    .map(([operator, value]) => `${key}${operator}${((value * most) / 20).toFixed(2)}`);
const either = (key: string) => fc.boolean().map((value) => `${key}=${value}`);
const anyConstraint = fc.oneof(
  whole("num_nodes", 6),
  whole("num_nodes", 6),
  whole("num_edges", 12),
  whole("num_components", 4),
  whole("min_degree", 4),
  whole("max_degree", 5),
  whole("degree", 5),
  whole("diameter", 5),
  whole("girth", 6),
  whole("chromatic_number", 5),
  whole("edge_connectivity", 4),
  whole("node_connectivity", 4),
  share("density", 1.2),
  share("average_path_length", 3),
  share("clustering_coefficient", 1.1),
  ...["connected", "strongly_connected", "acyclic", "bipartite", "planar", "directed"].map(either),
  fc.constantFrom(...Object.keys(graphTypes)).map((type) => `graph_type=${type}`),
  fc.tuple(fc.nat(3), fc.nat(4)).map(([p, q]) => `bipartite_sides=${p},${q}`),
);

test("no proof is given where a graph of up to five nodes does", () => {
  let proved = 0;
  const property = fc.property(fc.array(anyConstraint, { minLength: 1, maxLength: 5 }), (texts) => {
    const constraints = parseConstraints(texts);
    if (whyInfeasible(constraints) === undefined) return true;
    proved++;
    return !graphs.some((facts) =>
      (["compat", "sound"] as const).some((rules) =>
        constraints.every((each) => check(each, facts, rules).satisfied === true),
      ),
    );
  });
  fc.assert(property, { numRuns: 1200, seed: 20 });
  assert.ok(proved > 250, `${proved} proofs`);
});

for (const [texts, part] of [
  ["num_nodes=5 degree=3", "15 edge ends"],
  ["num_nodes=4 degree=4 directed=false", "nodes: at least 5 and at most 4"],
  ["graph_type=tree num_nodes=10 num_edges=12", "without cycles"],
  ["num_nodes=10 num_edges=25 planar=true directed=false", "planar"],
  ["bipartite_sides=2,5 num_edges=11 directed=false", "at most 10"],
  ["bipartite_sides=3,4 degree=2", "every edge runs between sides of 3 and 4"],
  ["connected=true num_nodes=10 num_edges=8", "at least 9 edges"],
  ["acyclic=true num_nodes=6 num_edges=6 directed=false", "without cycles"],
  ["girth>=5 degree=3 num_nodes=8 directed=false", "Moore"],
  ["diameter<=2 max_degree=3 num_nodes=11", "allow 10 nodes"],
  ["min_degree=3 num_nodes=8 num_edges=11", "24 edge ends"],
  ["graph_type=grid num_nodes=13", "no grid"],
  ["graph_type=cycle num_nodes=7 bipartite=true", "odd cycle"],
  ["graph_type=complete num_nodes=5 planar=true directed=false", "planar"],
  ["strongly_connected=true acyclic=true directed=true num_nodes=4", "lie on cycles"],
  ["bipartite=true clustering_coefficient>=0.2", "triangle"],
  ["density<=0.1 connected=true num_nodes=10 directed=false", "edges"],
  ["graph_type=dag directed=false", "directed and not"],
  ["graph_type=tree min_degree=2", "node of degree 1 or 0"],
  ["num_components=3 connected=true", "components"],
] as const) {
  test(`${texts}: proved, with the reason`, () => {
    const proof = whyInfeasible(parseConstraints(texts.split(" "))) ?? "";
    assert.ok(proof.includes(part), proof);
    assert.not.match(proof, /\n/);
  });
}

test("bounds hold at the edge of what there is", () => {
  for (const texts of [
    "diameter<=2 max_degree=3 num_nodes=10 directed=false", // Petersen's graph
    "girth>=5 degree=3 num_nodes=10 directed=false",
    "planar=true num_nodes=12 degree=5 num_edges=30 directed=false", // the icosahedron
    "bipartite_sides=3,3 degree=3 num_edges=9 directed=false",
    "girth>=6 degree=3 num_nodes=14 bipartite=true directed=false", // Heawood's graph
    "graph_type=complete num_nodes=4 planar=true chromatic_number=4 directed=false",
    "degree=4 num_nodes=4", // directed ones count edges in and out
  ]) {
    assert.is(whyInfeasible(parseConstraints(texts.split(" "))), undefined, texts);
  }
});

test.run();
