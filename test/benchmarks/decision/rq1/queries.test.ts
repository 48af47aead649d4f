import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawNetworks } from "#benchmarks/decision/networks/draw-networks";
import { auditQueries } from "#benchmarks/decision/rq1/check/audit-queries";
import { drawQueries } from "#benchmarks/decision/rq1/draw-queries";
import { queryRequest } from "#benchmarks/decision/rq1/put-query";
import { queriesFrom } from "#benchmarks/decision/rq1/queries-from";
import { cellsOf, quotas } from "#benchmarks/decision/rq1/quotas";
import { readQuery } from "#benchmarks/decision/rq1/read-query";
import { constantFloors } from "#benchmarks/decision/rq1/score/constant-floors";
import { queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { UserError } from "#src/errors";
import { adjacency } from "#src/graph/adjacency";
import { type Edge, graph } from "#src/graph/graph";
import { isIsomorphic } from "#src/graph/is-isomorphic";

const test = suite("decision/rq1: queries");

const networks = drawNetworks(7);
const main = queriesFrom(networks, { seed: 7, split: "main" });

test("800 queries of four networks: each answer to each task at each size, twice a network", () => {
  assert.is(main.length, 800);
  assert.is(new Set(main.map(({ id }) => id)).size, 800);
  const counts = new Map<string, number>();
  for (const { source, task, graph: g, answer } of main) {
    const key = `${source} ${task} ${g.order} ${answer}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  assert.is(counts.size, 4 * (8 + 9 + 10 + 11 + 12 + 5 * 5 * 2));
  assert.equal(new Set(counts.values()), new Set([2]));
  assert.is(main.filter(({ task }) => task === "degree_exact").length, 400);
});

test("the pilot is 52 queries with node sets of its own; the ladder goes to 30 nodes", () => {
  const pilot = queriesFrom(networks, { seed: 7, split: "pilot" });
  assert.is(pilot.length, 52);
  assert.equal(
    pilot.filter(({ task, source }) => task === "degree_exact" && source === "clustered").map(({ answer }) => answer),
    ["0", "4", "7"],
  );
  const source = { name: "clustered", network: adjacency(networks.clustered.graph), taken: new Set<string>() };
  for (const split of ["main", "pilot"] as const) drawQueries(source, { seed: 7, split, quota: quotas[split] });
  assert.is(source.taken.size, 200 + 13);
  const quota = { ...quotas.ladder, repeats: 1 };
  const ladder = queriesFrom(networks, { seed: 7, split: "ladder", quota });
  assert.is(ladder.length, 4 * cellsOf(quota).length);
  assert.is(Math.max(...ladder.map(({ graph: g }) => g.order)), 30);
});

test("same seed, same queries; another seed or split has others", () => {
  const small = { clustered: networks.clustered };
  const text = (seed: number) => JSON.stringify(queriesFrom(small, { seed, split: "main" }));
  assert.is(text(7), JSON.stringify(main.filter(({ source }) => source === "clustered")));
  assert.is.not(text(8), text(7));
});

test("a constant answer scores 50, a constant degree 10.2071", () => {
  for (const { task, accuracy } of constantFloors(main)) {
    assert.is((100 * accuracy).toFixed(4), task === "degree_exact" ? "10.2071" : "50.0000", task);
  }
});

test("what a network does not have is said, with the sort of graph", () => {
  const nodes = Array.from({ length: 20 }, (_, node) => node);
  const all = nodes.flatMap((u) => nodes.slice(u + 1).map((v): Edge => [u, v]));
  const drawFrom = (order: number, edges: readonly Edge[]) =>
    queriesFrom({ mine: { ids: nodes, graph: graph(order, edges) } }, { seed: 1, split: "pilot", quota: quotas.pilot });
  assert.throws(
    () => drawFrom(20, all),
    (error: unknown) =>
      error instanceof UserError &&
      /^mine: expected graphs of 8 nodes with degree_exact 0, got no node/.test(error.message),
  );
  assert.throws(() => drawFrom(5, [[0, 1]]), "got a network of 5 nodes");
});

test("a request shows the graph, the question and the options, and nothing of where it is from", () => {
  for (const query of main.filter((_, i) => i % 13 === 0)) {
    const request = queryRequest(query, 0);
    const state = JSON.parse(request.state);
    assert.equal(state.nodes, [...Array(query.graph.order).keys()]);
    assert.equal(
      state.edges,
      state.edges.toSorted((a: number[], b: number[]) => a[0]! - b[0]! || a[1]! - b[1]!),
    );
    assert.ok(state.edges.every(([u, v]: [number, number]) => u < v));
    const about = { 0: [], 1: ["vertex"], 2: ["pair"] }[queryTasks[query.task].about];
    const threshold = query.task === "distance_threshold" ? ["threshold"] : [];
    assert.equal(Object.keys(state), ["directed", "nodes", "edges", ...about, ...threshold]);
    assert.not.match(JSON.stringify(request), new RegExp(`${query.source}|${query.id}|${query.task}`));
    assert.ok(request.options.some(({ id }) => id === query.answer));
    const { task, graph: g, subject } = readQuery(request)!;
    assert.equal({ task, subject }, { task: query.task, subject: query.subject });
    assert.equal([...g.sources, ...g.targets], [...query.graph.sources, ...query.graph.targets]);
  }
});

test("a request that puts no query reads as none", () => {
  const { state, question } = queryRequest(main[0]!, 0);
  assert.is(readQuery({ state, question: "How many neighbours has it?" }), undefined);
  const states = ["", "null", "[]", "[".repeat(100_000), '{"nodes":[0],"edges":[[0,1]],"directed":false}'];
  const loops = '{"directed":false,"nodes":[0,1],"edges":[[0,0]],"vertex":0}';
  for (const text of [...states, loops, state.replace(/"vertex":\d+/, '"vertex":99'), state.replace("false", "true")])
    assert.is(readQuery({ state: text, question }), undefined, text.slice(0, 40));
});

test("isomorphic repeats are counted, as exact matching counts them", () => {
  const some = main.filter(({ source, task }) => source === "road-like" && task === "cycle_detection");
  const { queries, classes, repeated } = auditQueries([...some, some[0]!], some.slice(0, 1));
  const kinds: (typeof some)[number][] = [];
  for (const one of some) if (!kinds.some((other) => isIsomorphic(one.graph, other.graph))) kinds.push(one);
  assert.equal(
    { queries, classes, repeated },
    { queries: some.length + 1, classes: kinds.length, repeated: some.length + 1 - kinds.length },
  );
  const pair = graph(3, [[0, 1]]);
  const about = (node: number) => ({ ...some[0]!, task: "degree_exact" as const, graph: pair, subject: [node] });
  assert.is(auditQueries([about(0), about(1)]).classes, 1);
  const { graphs, classes: two, largest, met } = auditQueries([about(0), about(1), about(2)], [about(1)]);
  assert.equal({ graphs, two, largest, met }, { graphs: 1, two: 2, largest: 2, met: 2 });
});

test.run();
