import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type EncodingName, tasks, wordingOf } from "#generators/index";
import type { Wording } from "#generators/tasks/task";
import { type Graph, graph } from "#src/graph/graph";
import { problems } from "#test/generators/items";

const oracles = suite("generators: oracles against brute force");

const SAMPLE = 150;
const size = [2, 6] as const;
const words: Wording = { node: (u) => `node ${u}`, label: String, nodes: "nodes", number: String };

/** The weight of the edge from u to v. */
function matrix({ order, directed, sources, targets, weights }: Graph): (number | undefined)[][] {
  const cells: (number | undefined)[][] = Array.from({ length: order }, () => Array(order).fill(undefined));
  sources.forEach((u, e) => {
    cells[u]![targets[e]!] = weights?.[e] ?? 1;
    if (!directed) cells[targets[e]!]![u] = weights?.[e] ?? 1;
  });
  return cells;
}

/** All paths without repeated nodes, and their lengths. */
function allPaths(graph: Graph, source: number, target: number): { path: number[]; length: number }[] {
  const cells = matrix(graph);
  const found: { path: number[]; length: number }[] = [];
  const walk = (path: number[], length: number): void => {
    const u = path.at(-1)!;
    if (u === target) found.push({ path, length });
    else {
      for (const [v, weight] of cells[u]!.entries()) {
        if (weight !== undefined && !path.includes(v)) walk([...path, v], length + weight);
      }
    }
  };
  walk([source], 0);
  return found;
}

function permutations(nodes: readonly number[]): number[][] {
  if (nodes.length < 2) return [[...nodes]];
  return nodes.flatMap((u) => permutations(nodes.filter((v) => v !== u)).map((rest) => [u, ...rest]));
}

oracles("connectivity: some path exists, or none", () => {
  for (const { graph, query, answer } of problems(1, SAMPLE, { task: "connectivity", size })) {
    assert.is(answer, allPaths(graph, query.source, query.target).length > 0);
  }
});

oracles("shortest path: of all paths exactly the shortest are right", () => {
  for (const numbers of ["int-small", "digit"] as const) {
    for (const { graph, query, answer } of problems(2, SAMPLE, { task: "shortest-path", size, numbers })) {
      const paths = allPaths(graph, query.source, query.target);
      const least = Math.min(...paths.map(({ length }) => length));
      if (answer === "none") assert.is(paths.length, 0);
      else assert.is(answer.length, least);
      for (const route of paths) {
        assert.is(tasks["shortest-path"].check(graph, query, route, words).right, route.length === least);
      }
    }
  }
});

oracles("topological sort: of all orders exactly those without a backward edge are right", () => {
  for (const { graph, query, answer } of problems(3, SAMPLE / 3, { task: "topological-sort", size })) {
    const keeps = (order: readonly number[]) =>
      graph.sources.every((u, e) => order.indexOf(u) < order.indexOf(graph.targets[e]!));
    assert.ok(keeps(answer));
    for (const order of permutations([...Array(graph.order).keys()])) {
      assert.is(tasks["topological-sort"].check(graph, query, order, words).right, keeps(order));
    }
  }
});

oracles("maximum flow: the least of all cuts between source and target", () => {
  for (const { graph, query, answer } of problems(4, SAMPLE, { task: "max-flow", size })) {
    const cells = matrix(graph);
    const cuts = Array.from({ length: 2 ** graph.order }, (_, side) => side).filter(
      (side) => (side >> query.source) % 2 === 1 && (side >> query.target) % 2 === 0,
    );
    const capacity = (side: number) =>
      cells.flatMap((row, u) => row.filter((_, v) => (side >> u) % 2 === 1 && (side >> v) % 2 === 0));
    const sums = cuts.map((side) => capacity(side).reduce<number>((sum, weight) => sum + (weight ?? 0), 0));
    assert.is(answer, Math.min(...sums));
  }
});

oracles("worked by hand: why an answer is wrong, in the words of the problem", () => {
  const roads = graph(4, [
    [0, 1, 2],
    [1, 3, 5],
    [0, 3, 9],
    [0, 2, 1],
  ]);
  const people = {
    encoding: "friendship" as EncodingName,
    labels: ["Ana", "Leo", "Mia", "Tom"],
    numbers: "int-small" as const,
  };
  const says = wordingOf(people);
  const query = { source: 0, target: 3 };
  const check = (path: number[], length: number) => tasks["shortest-path"].check(roads, query, { path, length }, says);
  assert.equal(check([0, 1, 3], 7), { right: true, why: "a shortest path", parts: { path: 1, length: 1 } });
  assert.is(check([0, 3], 9).why, "the path has length 9; 9 is not the least length; the best is Ana -> Leo -> Tom, 7");
  assert.is(check([0, 1, 3], 8).why, "8 is not the least length; the best is Ana -> Leo -> Tom, 7");
  assert.equal(check([0, 2, 3], 7).parts, { path: 0, length: 1 });
  assert.is(check([0, 2, 3], 7).why, "no edge Mia–Tom; the best is Ana -> Leo -> Tom, 7");
  assert.is(check([3, 1, 0], 7).why, "the path must lead from Ana to Tom; the best is Ana -> Leo -> Tom, 7");
  const none = tasks["shortest-path"].check(roads, query, "none", says);
  assert.is(none.why, "there is a path: Ana -> Leo -> Tom, 7");

  const rules = graph(
    3,
    [
      [0, 2],
      [2, 1],
    ],
    true,
  );
  const order = (nodes: number[]) => tasks["topological-sort"].check(rules, null, nodes, says).why;
  assert.is(order([0, 2, 1]), "all people in an order that keeps every rule");
  assert.is(order([0, 1, 2]), "Mia must come before Leo");
  assert.is(order([0, 2]), "Leo is missing");
  assert.is(order([0, 2, 2, 1]), "Mia comes twice");

  const pipes = graph(
    3,
    [
      [0, 1, 4],
      [1, 2, 3],
      [2, 1, 9],
    ],
    true,
  );
  assert.is(tasks["max-flow"].check(pipes, { source: 0, target: 2 }, 4, words).why, "the maximum flow is 3, not 4");
  assert.is(
    tasks.connectivity.check(roads, { source: 2, target: 1 }, false, says).why,
    "there is a path: Mia -> Ana -> Leo",
  );
});

oracles("a path that walks a circle is no shortest path, and unknown nodes are no fault of ours", () => {
  const roads = graph(3, [
    [0, 1, 1],
    [1, 2, 1],
  ]);
  const check = (path: number[]) =>
    tasks["shortest-path"].check(roads, { source: 0, target: 2 }, { path, length: 2 }, words);
  assert.is(check([0, 1, 0, 1, 2]).right, false);
  assert.is(check([0, 7, 2]).right, false);
  assert.is(tasks["topological-sort"].check(graph(2, [[0, 1]], true), null, [0, 1, 5], words).right, false);
});

oracles("any path, any order: a verdict in one line, right exactly where it should be", () => {
  const roads = problems(5, 40, { task: "shortest-path", size });
  const rules = problems(5, 40, { task: "topological-sort", size });
  const nodes = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 7 });
  const length = fc.integer({ min: 0, max: 30 });
  const judged = fc.property(fc.nat(39), nodes, length, (item, path, length) => {
    const road = roads[item]!;
    const route = tasks["shortest-path"].check(road.graph, road.query, { path, length }, words);
    const all = allPaths(road.graph, road.query.source, road.query.target);
    const least = Math.min(...all.map((other) => other.length));
    const best = all.some((other) => other.length === least && other.path.join() === path.join());
    assert.is(route.right, best && length === least, route.why);
    const rule = rules[item]!;
    const order = tasks["topological-sort"].check(rule.graph, rule.query, path, words);
    const keeps = rule.graph.sources.every((u, e) => path.indexOf(u) < path.indexOf(rule.graph.targets[e]!));
    assert.is(order.right, keeps && path.toSorted().join() === rule.labels.join(), order.why);
    assert.ok(![route.why, order.why].some((why) => why === "" || why.includes("\n")));
  });
  fc.assert(judged, { seed: 7, numRuns: 2000 });
});

oracles.run();
