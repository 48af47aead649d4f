import { suite } from "uvu";
import * as assert from "uvu/assert";
import { judgeLine } from "#benchmarks/graphinstruct/judge/index";
import { rubricFor } from "#benchmarks/graphinstruct/scores/rubric";
import {
  block,
  circulant,
  instruction,
  NO_POOLS,
  output,
  type Pair,
  path,
} from "#test/benchmarks/graphinstruct/scores/made";

const test = suite("GraphInstruct: hostile lines are judged");

const ORDER = 2_000;
/** Of CPU, for one record; generous, for what is quadratic takes far longer. */
const MICROSECONDS = 3e6;

const ring = block(5, circulant(5, 1));
const asked = [
  instruction({
    id: "all",
    level: 2,
    explicit: [
      ...["num_nodes=5", "connected=true", "planar=true", "edge_connectivity>=2", "node_connectivity>=2", "girth>=3"],
      ...["modularity>=0.1", "clustering_coefficient>=0.1", "average_path_length<=9", "chromatic_number<=3"],
    ],
    references: [ring],
  }),
  instruction({ id: "sides", level: 1, explicit: ["graph_type=grid", "bipartite_sides=3,3"], references: [ring] }),
  instruction({ id: "domain", level: 4, explicit: ["num_nodes=5"], domain: "social", references: [ring, ring] }),
  instruction({
    id: "edit",
    level: 5,
    explicit: ["num_nodes=5", "task_type=make_hamiltonian"],
    operation: "make_hamiltonian",
    base: block(5, path(5)),
    references: [ring],
  }),
  instruction({ id: "none", level: 5, explicit: ["num_nodes=5"], feasible: false, base: ring }),
];

const dense: Pair[] = Array.from({ length: 120 }, (_, u) => Array.from({ length: u }, (_, v): Pair => [v, u])).flat();
const texts: Readonly<Record<string, string>> = {
  brackets: "[".repeat(200_000),
  "nested brackets": `Graph[] { node_list = ${"[".repeat(50_000)}${"]".repeat(50_000)}; edge_list = []; }`,
  "nested dicts": `Graph[] { node_list = ['a']; a.x = ${"{1:".repeat(30_000)}1${"}".repeat(30_000)}; }`,
  "a long ring": block(ORDER, circulant(ORDER, 1)),
  "a large star": block(
    ORDER,
    Array.from({ length: ORDER - 1 }, (_, leaf): Pair => [0, leaf + 1]),
  ),
  "nodes alone": block(ORDER, []),
  "all pairs": block(120, dense),
  "a long edit": `GraphEdit[] { add_edges = [${Array.from({ length: ORDER }, (_, u) => `('${u}','${u + 1}')`)}]; remove_edges = []; }`,
  "no characters": "\0\u202e\u200f\u2066\ud800",
  "odd ids": "Graph[] { node_list = ['\0', '\u202ea', '\ud800', '']; edge_list = [('\0','\u202ea')]; }",
  nothing: "",
};

for (const [name, text] of Object.entries(texts)) {
  test(`${name}: a record that JSON holds, in time`, () => {
    for (const mode of ["compat", "sound"] as const) {
      for (const one of asked) {
        const rubric = rubricFor(one, mode, NO_POOLS);
        const began = process.cpuUsage();
        for (const together of [false, true]) {
          const record = JSON.stringify(judgeLine({ outputs: [output(text)], rubric, together }));
          assert.is(JSON.parse(record).id, one.id);
        }
        assert.ok(process.cpuUsage(began).user < MICROSECONDS, `${mode} ${one.id}`);
      }
    }
  });
}

test("names of prototypes are ids, attributes and properties like others", () => {
  const text = `Graph[__proto__='x', constructor='y'] {
    node_list = ['__proto__', 'constructor', 'toString', 'valueOf', '0'];
    edge_list = [('__proto__','constructor'), ('constructor','toString'), ('toString','valueOf'), ('valueOf','0'), ('0','__proto__')];
    toString.__proto__ = 'z';
    __proto__ = 'w';
  }`;
  for (const mode of ["compat", "sound"] as const) {
    const rubric = rubricFor(asked[0]!, mode, NO_POOLS);
    const record = JSON.parse(JSON.stringify(judgeLine({ outputs: [output(text)], rubric, together: false })));
    assert.equal([record.graph.n, record.graph.m, record.valid], [5, 5, true]);
    assert.equal(Object.keys(record.parse.code.meta).sort(), ["__proto__", "constructor"]);
    assert.equal([record.explicit["num_nodes=5"], record.explicit["edge_connectivity>=2"]], [true, true]);
  }
});

test.run();
