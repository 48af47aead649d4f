import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  check,
  type Facts,
  factsOf,
  noContradiction,
  parseConstraint,
  type Rules,
} from "#benchmarks/graphinstruct/constraints/index";
import { writtenGraph } from "#benchmarks/graphinstruct/format/index";
import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { stream } from "#src/rng";
import { factsFor } from "#test/benchmarks/graphinstruct/constraints/small-graphs";

const test = suite("checking constraints");

const verdict = (text: string, facts: Facts, rules: Rules) => {
  const { satisfied, error } = check(parseConstraint(text), facts, rules);
  return satisfied ?? error;
};

/** [constraint, verdict in compat, verdict in sound]. */
type Case = readonly [text: string, compat: boolean | string, sound?: boolean | string];

function holds(name: string, facts: Facts, cases: readonly Case[]): void {
  test(name, () => {
    for (const [text, compat, sound = compat] of cases) {
      assert.is(verdict(text, facts, "compat"), compat, `compat ${text}`);
      assert.is(verdict(text, facts, "sound"), sound, `sound ${text}`);
    }
  });
}

// networkx's values for its house graph with a sixth node apart.
holds(
  "a house and a node apart",
  factsFor(6, [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
    [2, 4],
    [3, 4],
  ]),
  [
    ["num_nodes=6", true],
    ["num_nodes!=6", false],
    ["num_edges>=6", true],
    ["num_edges>6", false],
    ["num_components=2", true],
    ["connected=true", false],
    ["connected!=true", true],
    ["connected=false", true],
    ["acyclic=true", false],
    ["planar=true", true],
    ["bipartite=false", true],
    ["degree=2", false],
    ["degree!=2", true, false],
    ["degree<=3", false, true],
    ["min_degree=0", true],
    ["min_degree=1", false],
    ["max_degree=3", true],
    ["max_degree=4", true],
    ["max_degree>3", false],
    ["diameter<=9", false],
    ["average_path_length<=9", false],
    ["girth=3", true],
    ["chromatic_number=3", true],
    ["node_connectivity=0", true],
    ["edge_connectivity>=1", false],
    ["clustering_coefficient>=0.277", true],
    ["clustering_coefficient>=0.28", true],
    ["clustering_coefficient>=0.3", false],
    ["density=0.4", true],
    ["density<=0.381", true],
    ["density<=0.38", false],
    ["density<0.4", false],
    ["density=0.41", false],
    ["density=0.400001", false],
    ["task_type=anything", true],
  ],
);

test("half a unit of the last decimal is what rounding may hide", () => {
  const facts = factsFor(4, [
    [0, 1],
    [1, 2],
    [0, 2],
    [2, 3],
    [1, 3],
  ]); // density 0.8333…
  assert.equal(
    ["density=0.83", "density=0.833", "density=0.84"].map((text) => verdict(text, facts, "sound")),
    [true, true, false],
  );
  assert.equal(
    ["density=0.83", "density=0.833"].map((text) => verdict(text, facts, "compat")),
    [false, false],
  );
});

holds("nothing at all", factsFor(0, []), [
  ["num_nodes=0", true],
  ["num_nodes=1", false],
  ["num_edges=0", true, false],
  ["connected=true", true, false],
  ["weakly_connected=true", "NetworkXPointlessConcept", false],
  ["strongly_connected=true", "NetworkXPointlessConcept", false],
  ["acyclic=true", true, false],
  ["planar=true", true, false],
  ["bipartite=true", true, false],
  ["bipartite_sides=2,2", "NetworkXPointlessConcept", false],
  ["graph_type=complete", true, false],
  ["graph_type=connected", true, false],
  ["graph_type=tree", false],
  ["diameter<=5", false],
  ["density<=0.5", true, false],
  ["task_type=line_graph", true],
]);

holds(
  "a directed triangle",
  factsFor(
    3,
    [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
    true,
  ),
  [
    ["directed=true", true],
    ["strongly_connected=true", true],
    ["acyclic=true", false],
    ["degree=2", true],
    ["density=0.5", true],
    ["diameter=1", true],
    ["edge_connectivity=1", true],
    ["graph_type=cycle", true],
    ["graph_type=complete", true, false],
    ["graph_type=dag", false],
    ["clustering_coefficient=0.5", true],
  ],
);

holds(
  "a grid that was written directed",
  factsFor(
    4,
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [0, 3],
    ],
    true,
  ),
  [["graph_type=grid", "NetworkXNotImplemented", true]],
);

holds(
  "two paths of three, of which networkx turns neither",
  factsFor(6, [
    [0, 1],
    [1, 2],
    [3, 4],
    [4, 5],
  ]),
  [
    ["bipartite_sides=2,4", true],
    ["bipartite_sides=4,2", true],
    ["bipartite_sides=3,3", false, true],
    ["bipartite_sides=1,5", false],
  ],
);

holds(
  "loops count for networkx, and close cycles",
  factsFor(3, [
    [0, 1],
    [1, 2],
    [2, 2],
  ]),
  [
    ["num_edges=3", true],
    ["max_degree=3", true],
    ["acyclic=true", false],
    ["bipartite=true", false],
    ["girth=1", true],
    ["graph_type=tree", false],
    ["planar=true", true],
  ],
);

test("every split of a bipartite graph's sides is found, and no other", () => {
  const rng = stream(3, "sides");
  for (let item = 0; item < 40; item++) {
    const parts = Array.from({ length: rng.int(1, 6) }, () => [rng.int(1, 2), rng.int(0, 4)] as const);
    let order = 0;
    const edges: [number, number][] = [];
    for (const [hubs, leaves] of parts) {
      const [first, count] = [order, hubs + leaves];
      for (let leaf = 0; leaf < leaves; leaf++)
        for (let hub = 0; hub < hubs; hub++) edges.push([first + hub, first + hubs + leaf]);
      order += count;
    }
    const facts = factsFor(order, edges);
    const pieces = parts.flatMap(([hubs, leaves]) =>
      leaves === 0 ? Array.from({ length: hubs }, () => [1, 0]) : [[hubs, leaves]],
    );
    const possible = new Set<number>();
    for (let turned = 0; turned < 2 ** pieces.length; turned++) {
      possible.add(pieces.reduce((sum, [a, b], i) => sum + ((turned >> i) & 1 ? a! : b!), 0));
    }
    for (let p = 0; p <= order; p++) {
      assert.is(
        verdict(`bipartite_sides=${p},${order - p}`, facts, "sound"),
        possible.has(p),
        `${JSON.stringify(parts)} ${p}`,
      );
    }
  }
});

const weight = (value: Literal) => new Map([["weight", value]]);
const number = (value: number): Literal => ({ kind: "number", value, text: String(value) });

test("weights move the released modularity alone; text counts where it spells a number", () => {
  const ids = ["0", "1", "2", "3"];
  const edges = [
    [0, 1],
    [1, 2],
    [2, 3],
  ] as const;
  const path = (...weights: Literal[]) =>
    factsOf(
      writtenGraph({
        ids,
        edges,
        directed: false,
        edgeAttributes: new Map(weights.map((each, i) => [i, weight(each)])),
      }),
    );
  const plain = path();
  const heavy = path(number(5), { kind: "text", value: "1" }, number(5));
  const words = path({ kind: "text", value: "near" }, { kind: "text", value: "far" });
  // Communities {0, 1} and {2, 3}: 2/3 - 1/2 without weights, 10/11 - 1/2 with.
  assert.equal(
    [plain, heavy, words].map((facts) => facts.modularity("compat")!.toFixed(4)),
    ["0.1667", "0.4091", "0.1667"],
  );
  assert.equal(
    [plain, heavy, words].map((facts) => facts.modularity("sound")!.toFixed(4)),
    ["0.1667", "0.1667", "0.1667"],
  );
  assert.is(verdict("modularity>=0.1", path(number(0), number(0), number(0)), "compat"), "ZeroDivisionError");
  assert.is(verdict("modularity>=0.1", path(number(0), number(0), number(0)), "sound"), true);
});

test("what nodes are called does not move the sound modularity", () => {
  const rng = stream(5, "names");
  for (let item = 0; item < 20; item++) {
    const order = rng.int(6, 14);
    const pairs = Array.from({ length: order * order }, (_, i) => [Math.floor(i / order), i % order] as const);
    const edges = rng.sample(
      pairs.filter(([u, v]) => u < v),
      rng.int(order - 2, 2 * order),
    );
    const own = factsFor(order, edges).modularity("sound");
    for (let turn = 0; turn < 4; turn++) {
      const names = rng.shuffle(Array.from({ length: order }, (_, node) => node));
      const moved = factsFor(
        order,
        rng.shuffle(edges).map(([u, v]) => [names[u]!, names[v]!]),
      );
      assert.ok(Math.abs(own! - moved.modularity("sound")!) < 1e-12, JSON.stringify(edges));
    }
  }
});

test("loops, blank names and names shared are contradictions", () => {
  const named = (...ids: string[]) => writtenGraph({ ids, edges: [], directed: false });
  const both = (written: ReturnType<typeof named>) => [
    noContradiction(written, "compat"),
    noContradiction(written, "sound"),
  ];
  assert.equal(both(named("a", "None")), [true, true]);
  assert.equal(both({ ...named("a", "None"), untexted: [1] }), [false, false]);
  assert.equal(both(named("a", " ")), [false, false]);
  assert.equal(both(factsFor(2, [[1, 1]]).written), [false, false]);
  assert.equal(both({ ...named("7", "7"), untexted: [0] }), [true, false]);
});

test("a hundred thousand nodes are judged or left undecided in a second", () => {
  const order = 100_000;
  const star = factsFor(
    order,
    Array.from({ length: order - 1 }, (_, i) => [0, i + 1]),
  );
  assert.is(verdict("graph_type=star", star, "sound"), true);
  const started = process.cpuUsage();
  for (const text of ["density<=0.1", "average_path_length<=2.1", "modularity>=0.3", "clustering_coefficient>=0.1"]) {
    assert.is(
      verdict(text, star, "compat"),
      text.startsWith("density") ? true : text.startsWith("clus") ? false : "undecided",
      text,
    );
  }
  assert.ok(process.cpuUsage(started).user < 2e6, "microseconds of CPU");
});

test.run();
