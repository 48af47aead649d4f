import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { problemMaker } from "#benchmarks/nlgift/release/problem-maker";

const test = suite("problems of released rows");
const plain = (values: ArrayLike<number> | undefined) => values && Array.from(values);

test("each task's way to write a graph", () => {
  const make = problemMaker();
  const linked = make(
    "f:1",
    "connectivity",
    { node_number: 4, graph: "(0,1) (2,1)", question: "0 3", answer: "no" },
    false,
  );
  assert.equal(
    [plain(linked.graph.sources), plain(linked.graph.targets), linked.graph.directed],
    [[0, 2], [1, 1], false],
  );
  assert.equal(linked.query, { source: 0, target: 3 });
  const before = make(
    "f:2",
    "topological-sort",
    { node_number: 3, graph: "2 0,0 1", question: null, answer: "2,0,1" },
    false,
  );
  assert.equal([before.query, before.graph.directed, before.graph.weights], [null, true, undefined]);
  const flow = make(
    "f:3",
    "max-flow",
    { node_number: 2, graph: "0 1 2.5,1 0 10.0", question: "0 1", answer: 2.5 },
    false,
  );
  assert.equal([flow.numbers, plain(flow.graph.weights)], ["float", [25, 100]]);
  const large = make("f:4", "shortest-path", { node_number: 2, graph: "0 1 55", question: "0 1", answer: 55 }, true);
  assert.equal([large.numbers, plain(large.graph.weights), large.graph.directed], ["int-large", [55], false]);
});

test("a graph without edges has its nodes", () => {
  const empty = problemMaker()(
    "f:1",
    "topological-sort",
    { node_number: 3, graph: "", question: null, answer: "0,1,2" },
    false,
  );
  assert.equal([empty.graph.order, empty.graph.sources.length], [3, 0]);
});

test("rows of one text share a graph", () => {
  const make = problemMaker();
  const row = { node_number: 3, graph: "(0,1)", question: "0 1", answer: "yes" };
  assert.is(make("f:1", "connectivity", row, false).graph, make("f:2", "connectivity", row, false).graph);
});

test("labels by encoding; a friendship prompt names whom it names", () => {
  const make = problemMaker();
  const row = { node_number: 5, graph: "(0,4) (2,4)", question: "1 2", answer: "no" };
  const labels = (encoding: "incident" | "expert" | "friendship", prompt = "") =>
    make("f:1", "connectivity", row, false, { prompt, encoding }).labels;
  assert.equal(labels("incident"), ["0", "1", "2", "3", "4"]);
  assert.equal(labels("expert"), ["A", "B", "C", "D", "E"]);
  const prompt =
    "Edges:\nAda and Bo are friends, and they live 2 miles apart.\nCy and Bo are friends.\nQ: Is there a path between node Di and node Cy?";
  assert.equal(labels("friendship", prompt), ["Ada", "Di", "Cy", "unnamed 3", "Bo"]);
});

test("any graph comes back from its text", () => {
  const edges = fc.uniqueArray(fc.tuple(fc.nat(8), fc.nat(8), fc.integer({ min: 1, max: 100 })), {
    selector: ([u, v]) => `${Math.min(u, v)} ${Math.max(u, v)}`,
  });
  const make = problemMaker();
  const property = fc.property(edges, fc.boolean(), (drawn, decimals) => {
    const kept = drawn.filter(([u, v]) => u !== v);
    const written = (weight: number) => (decimals ? (weight / 10).toFixed(1) : String(weight));
    const graph = kept.map(([u, v, weight]) => `${u} ${v} ${written(weight)}`).join(",");
    const { graph: read } = make("f:1", "max-flow", { node_number: 9, graph, question: "0 1", answer: 0 }, false);
    const back = Array.from(read.sources, (source, e) => [source, read.targets[e]!, read.weights?.[e]]);
    assert.equal(back, kept);
  });
  fc.assert(property, { seed: 11, numRuns: 200 });
});

test("text that makes no graph, and questions about no node, are range errors", () => {
  const make = problemMaker();
  const row = { node_number: 2, graph: "(0,1)", question: "0 1", answer: "yes" };
  for (const bad of [
    { graph: "(0,2)" },
    { graph: "(1,1)" },
    { graph: "(0,1) (1,0)" },
    { question: "0 5" },
    { question: "x" },
  ]) {
    assert.throws(
      () => make("f:1", "connectivity", { ...row, ...bad }, false),
      (error: unknown) => error instanceof RangeError,
      JSON.stringify(bad),
    );
  }
});

test.run();
