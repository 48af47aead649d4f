import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type FamilyName, type Size, tasks } from "#generators/index";
import { adjacency } from "#src/graph/adjacency";
import { distance } from "#src/graph/distance";
import type { Graph } from "#src/graph/graph";
import { instances, oracle } from "#test/generators/items";

const connectivity = suite("generators: connectivity is balanced and hard");

const ITEMS = 500;
const LIMIT = 0.6;

function degree(graph: Graph, node: number): number {
  const { offsets } = adjacency(graph);
  return offsets[node + 1]! - offsets[node]!;
}

function items(seed: number, family: FamilyName, size: Size, count = ITEMS) {
  return instances(seed, count, { task: "connectivity", family, size }).map(({ graph, query }) => {
    return { graph, query, answer: oracle("connectivity", graph, query) };
  });
}

const share = (rows: readonly boolean[]) => rows.filter(Boolean).length / rows.length;

const grounds: readonly (readonly [FamilyName, Size])[] = [
  ["er", "small"],
  ["er", "large"],
  ["er", [3, 25]],
  ["ba", "small"],
  ["ba", "large"],
  ["sbm", "large"],
  ["tree", "large"],
  ["sparse", "large"],
  ["complete", "large"],
];

for (const [family, size] of grounds) {
  connectivity(`${family}, ${typeof size === "string" ? size : size.join("-")}: no one-line rule beats .60`, () => {
    for (const seed of [1, 2, 3]) {
      const made = items(seed, family, size);
      const yes = share(made.map(({ answer }) => answer));
      assert.ok(yes > 0.42 && yes < 0.58, `yes ${yes}`);
      for (const [name, rule] of Object.entries(tasks.connectivity.shortcuts)) {
        const right = share(made.map(({ graph, query, answer }) => rule(graph, query) === answer));
        assert.ok(right < LIMIT, `${name}: ${right}, seed ${seed}`);
      }
      const sums = made.map(({ graph, query }) => degree(graph, query.source) + degree(graph, query.target));
      const median = sums.toSorted((a, b) => a - b)[ITEMS / 2]!;
      const above = share(made.map(({ answer }, i) => sums[i]! > median === answer));
      assert.ok(above < LIMIT && above > 1 - LIMIT, `degree sum above the median: ${above}, seed ${seed}`);
    }
  });
}

connectivity("density does not tell: its mean is the same for both answers within a twentieth", () => {
  for (const size of [[5, 12], "large"] as const) {
    const made = items(4, "er", size, 6000);
    const mean = (answer: boolean) => {
      const same = made
        .filter((item) => item.answer === answer)
        .map(({ graph: { order, sources } }) => (2 * sources.length) / (order * (order - 1)));
      return same.reduce((sum, density) => sum + density, 0) / same.length;
    };
    assert.ok(Math.abs(mean(true) / mean(false) - 1) < 0.05, `${mean(true)} ${mean(false)}`);
  }
});

connectivity("connected pairs of more than four nodes are never neighbours", () => {
  for (const { graph, query, answer } of items(5, "er", [5, 12])) {
    if (answer) assert.ok(distance(graph, query.source, query.target)! >= 2);
  }
});

connectivity.run();
