import { suite } from "uvu";
import * as assert from "uvu/assert";
import { PUBLISHED_NETWORKS, readNetworks } from "#benchmarks/decision/networks/read-networks";
import { auditQueries } from "#benchmarks/decision/rq1/check/audit-queries";
import { queriesFrom } from "#benchmarks/decision/rq1/queries-from";
import { constantFloors } from "#benchmarks/decision/rq1/score/constant-floors";
import { needsShared, shared } from "#test/needs";

const test = suite("GraphDecisionBench, graph cognition");

needsShared(test, "data/decision")("800 queries of the paper's four networks, exact quotas, repeats counted", () => {
  const began = performance.now();
  const networks = readNetworks(shared("data/decision"), PUBLISHED_NETWORKS);
  // The benchmark's own counts of nodes and edges.
  const counts = Object.entries(networks).map(([name, { graph }]) => [name, graph.order, graph.sources.length]);
  assert.equal(counts, [
    ["facebook", 4039, 88_234],
    ["ca-grqc", 5242, 14_484],
    ["power", 4941, 6594],
    ["human-ppi", 21_557, 338_636],
  ]);
  const main = queriesFrom(networks, { seed: 7, split: "main" });
  const pilot = queriesFrom(networks, { seed: 7, split: "pilot" });
  assert.ok(performance.now() - began < 10_000);
  assert.equal([main.length, pilot.length], [800, 52]);
  const cells = new Map<string, number>();
  for (const { source, task, graph, answer } of main) {
    const key = `${source} ${task} ${graph.order} ${answer}`;
    cells.set(key, (cells.get(key) ?? 0) + 1);
  }
  assert.is(cells.size, 400);
  assert.ok([...cells.values()].every((count) => count === 2));
  const floors = constantFloors(main).map(({ accuracy }) => (100 * accuracy).toFixed(4));
  assert.equal(floors, ["10.2071", "50.0000", "50.0000", "50.0000", "50.0000", "50.0000"]);
  const edges = (task: string) => {
    const own = main.filter((query) => query.task === task);
    return own.reduce((sum, { graph }) => sum + graph.sources.length, 0) / own.length;
  };
  // A prototype of the sampler's, another draw: 7.7 to 11.6 edges in the mean, by task.
  for (const task of new Set(main.map((query) => query.task))) assert.ok(edges(task) > 5 && edges(task) < 16, task);
  const { queries, classes, repeated } = auditQueries(main);
  assert.is(classes + repeated, queries);
  assert.ok(repeated > 100 && repeated < 250, `${repeated} isomorphic repeats`);
});

test.run();
