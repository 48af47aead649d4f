import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Problem, type QueryOf, type TaskName, tasks } from "#generators/index";
import { breadthFirst } from "#src/graph/breadth-first";
import { dijkstra } from "#src/graph/dijkstra";
import { edgeBetween } from "#src/graph/edge-between";
import { type Graph, graph } from "#src/graph/graph";
import { stream } from "#src/rng";
import { problems } from "#test/generators/items";

const test = suite("generators: reasonings");

const words = { node: (u: number) => `node ${u}`, label: String, nodes: "nodes", number: String };
const list = (text: string, separator: string) => text.split(separator).map(Number);

/** The lines "Path 0 -> 2 -> 5: 3 + 4 = 7." of a target. */
function candidatesOf(made: Problem): { path: number[]; terms: number[]; total: number }[] {
  return [...made.target.matchAll(/^Path (.+): (?:(.+) = )?(\d+)\.$/gm)].map(([, path, terms, total]) => ({
    path: list(path!, " -> "),
    terms: list(terms ?? total!, " + "),
    total: Number(total),
  }));
}

test("candidate paths exist, their sums are right, one is best and it is the answer", () => {
  let several = 0;
  for (const made of problems(1, 300, { task: "shortest-path", size: [4, 14] })) {
    const found = candidatesOf(made);
    if (made.answer === "none") {
      assert.is(found.length, 0);
      assert.match(made.target, /none\.\nAnswer: no path$/);
      continue;
    }
    several += Number(found.length > 1);
    for (const { path, terms, total } of found) {
      assert.equal([path[0], path.at(-1)], [made.query.source, made.query.target]);
      assert.is(new Set(path).size, path.length);
      const weights = path.slice(1).map((v, i) => made.graph.weights![edgeBetween(made.graph, path[i]!, v)!]);
      assert.equal(weights, terms);
      assert.is(
        total,
        terms.reduce((sum, term) => sum + term, 0),
      );
    }
    const best = found.filter(({ total }) => total === Math.min(...found.map((other) => other.total)));
    assert.equal(
      best.map(({ path, total }) => ({ path, length: total })),
      [made.answer],
    );
    assert.is(new Set(found.map(({ path }) => path.join())).size, found.length);
  }
  assert.ok(several > 150);
});

test("the best path stands at any position alike: chi-square over 2,000 items", () => {
  const seen = [0, 0, 0, 0];
  for (const made of problems(2, 2000, { task: "shortest-path", size: [8, 16], unreachable: 0 })) {
    const totals = candidatesOf(made).map(({ total }) => total);
    if (totals.length === 4) seen[totals.indexOf(Math.min(...totals))]!++;
  }
  const expected = seen.reduce((sum, count) => sum + count) / 4;
  assert.ok(expected > 250);
  const chiSquare = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  assert.ok(chiSquare < 16.27, `${seen}: ${chiSquare}`); // .999 quantile, 3 degrees of freedom
});

test("the trace settles nodes by distance, lists unsettled neighbours in order, and goes back along the answer", () => {
  for (const made of problems(3, 300, { task: "shortest-path", size: [3, 12] }, { reasoning: "trace" })) {
    const { distances } = dijkstra(made.graph, made.query.source);
    const [body] = made.target.split(/\.\nAnswer: /);
    const settled: number[] = [];
    const entries = body!.split("; ");
    const [, back] = entries.at(-1)!.split(" via ");
    for (const entry of entries) {
      const [head, rest] = entry.split(/ via |: /);
      const [u, length] = list(head!, " ");
      assert.is(length, distances[u!]);
      if (settled.length > 0) assert.ok(distances[settled.at(-1)!]! <= length!);
      settled.push(u!);
      if (entry.includes(" via ")) continue;
      const pairs = rest === undefined ? [] : list(rest, " ");
      const near = [...Array(made.graph.order).keys()].filter(
        (v) => edgeBetween(made.graph, u!, v) !== undefined && !settled.includes(v),
      );
      const wanted = near.flatMap((v) => [v, length! + made.graph.weights![edgeBetween(made.graph, u!, v)!]!]);
      assert.equal(pairs, wanted);
    }
    if (made.answer === "none") assert.is(settled.length, breadthFirst(made.graph, made.query.source).settled.length);
    else assert.equal([settled.at(-1), ...list(back!, " ")].reverse(), made.answer.path);
  }
});

test("Kahn's text frees each node when its last predecessor is taken, and takes them in the answer's order", () => {
  for (const made of problems(4, 200, { task: "topological-sort", size: [3, 12] })) {
    const [first, ...taken] = made.target.split("\n")[0]!.slice(0, -1).split(". ");
    const free = list(first!.replace("Free: ", ""), ", ");
    const order: number[] = [];
    for (const sentence of taken) {
      const [, u, freed] = /^Take (\d+)(?:, which frees (.+))?$/.exec(sentence)!;
      assert.ok(free.includes(Number(u)));
      order.push(Number(u));
      free.push(...(freed === undefined ? [] : list(freed, ", ")));
    }
    assert.equal(order, made.answer);
    assert.equal(free, order);
  }
});

test("flow paths lead from source to target within the capacities and add up to the answer", () => {
  for (const made of problems(5, 300, { task: "max-flow", size: [3, 12] })) {
    const { graph, query, answer } = made;
    const used = new Float64Array(graph.sources.length);
    let total = 0;
    for (const [, amount, route] of made.target.matchAll(/Send (\d+) along ([^.]+)\./g)) {
      const path = list(route!, " -> ");
      assert.equal([path[0], path.at(-1)], [query.source, query.target]);
      path.slice(1).forEach((v, i) => {
        used[edgeBetween(graph, path[i]!, v)!]! += Number(amount);
      });
      total += Number(amount);
    }
    assert.is(total, answer);
    assert.ok(used.every((amount, e) => amount <= graph.weights![e]!));
    if (answer > 0) assert.match(made.target, new RegExp(`Total: (.+ = )?${answer}\\.\nAnswer: ${answer}$`));
    else assert.is(made.target, `No path leads from node ${query.source} to node ${query.target}.\nAnswer: 0`);
  }
});

test("hops are the layers of a breadth-first search up to the target or the end", () => {
  for (const made of problems(6, 300, { task: "connectivity", size: [3, 14] })) {
    const { distances } = breadthFirst(made.graph, made.query.source);
    const layers = [...made.target.matchAll(/Hop (\d+)(?: from node \d+)?: ([^.]+)\./g)];
    layers.forEach(([, hop, nodes], i) => {
      assert.is(Number(hop), i + 1);
      const layer = [...distances.keys()].filter((u) => distances[u] === i + 1);
      assert.is(nodes, layer.join(", ") || "none");
    });
    const last = layers.at(-1)![2]!;
    assert.is(last === "none", !made.answer);
    assert.is(list(last, ", ").includes(made.query.target), made.answer);
  }
});

function tell<Name extends TaskName>(name: Name, style: string, graph: Graph, query: QueryOf<Name>): string {
  const { solve, reasonings } = tasks[name];
  return reasonings[style]!({ graph, query, solution: solve(graph, query) }, words, stream(0));
}

test("worked by hand", () => {
  const roads = graph(5, [
    [0, 1, 5],
    [0, 2, 3],
    [1, 2, 1],
    [2, 3, 9],
    [1, 3, 2],
  ]);
  const to = (target: number) => ({ source: 0, target });
  assert.is(tell("shortest-path", "trace", roads, to(3)), "0 0: 1 5 2 3; 2 3: 1 4 3 12; 1 4: 3 6; 3 6 via 1 2 0.");
  assert.is(tell("shortest-path", "trace", roads, to(4)), "0 0: 1 5 2 3; 2 3: 1 4 3 12; 1 4: 3 6; 3 6.");
  assert.is(tell("shortest-path", "steps", roads, to(4)), "Hop 1 from node 0: 1, 2. Hop 2: 3. Hop 3: none.");
  const lines = tell("shortest-path", "steps", roads, to(3)).split("\n");
  assert.ok(lines.includes("Path 0 -> 2 -> 1 -> 3: 3 + 1 + 2 = 6."));
  assert.ok(lines.includes("Path 0 -> 1 -> 3: 5 + 2 = 7."));

  const pipes = graph(
    4,
    [
      [0, 1, 4],
      [1, 3, 3],
      [0, 2, 2],
      [2, 3, 6],
      [1, 2, 5],
    ],
    true,
  );
  const flow = tell("max-flow", "steps", pipes, to(3));
  assert.match(flow, /Total: .* = 6\.$/);
  const rules = graph(
    4,
    [
      [2, 0],
      [0, 3],
      [2, 3],
    ],
    true,
  );
  const kahn = tell("topological-sort", "steps", rules, null);
  assert.is(kahn, "Free: 1, 2. Take 1. Take 2, which frees 0. Take 0, which frees 3. Take 3.");
});

test.run();
