import { UndirectedGraph } from "graphology";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawing } from "#reports/drawing";
import { graph } from "#src/graph/graph";

const test = suite("drawing");
const triangle = graph(3, [
  [0, 1, 12],
  [1, 2, 34],
  [0, 2, 56],
]);

function all(svg: string, pattern: RegExp): string[] {
  return [...svg.matchAll(pattern)].map((match) => match[1]!);
}

test("each node is there under its name, each edge with its weight", () => {
  const svg = drawing({ graph: triangle, labels: ["Ann", "Bob", "<Cy>"] });
  assert.equal(all(svg, /<text[^>]*>([^<]*)<\/text>/g), ["12", "34", "56", "Ann", "Bob", "&lt;Cy&gt;"]);
  assert.is(all(svg, /<path d="(M[^"]*)"/g).length, 3);
  assert.match(drawing({ graph: triangle, labels: [], scale: 10 }), ">1.2<");
});

test("nodes stand evenly on a circle, the first on top", () => {
  const svg = drawing({ graph: graph(4, []), labels: [] });
  const at = (name: string) => all(svg, new RegExp(`<text[^>]* ${name}="([\\d.]+)"`, "g")).map(Number);
  const [x, y] = [at("x"), at("y")];
  const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 0.02, `${a} and ${b}`);
  near(x[0]!, x[2]!);
  near(x[1]! + x[3]!, 2 * x[0]!);
  near(y[2]! - y[0]!, x[1]! - x[3]!);
  assert.ok(y[0]! < y[1]! && x[3]! < x[1]!);
});

test("the path is set off, in either direction of an undirected edge, and only along a directed one", () => {
  const thick = (svg: string) => all(svg, /(stroke-width="3")/g).length;
  assert.is(thick(drawing({ graph: triangle, labels: [], path: [2, 1, 0] })), 2);
  const arcs = graph(
    3,
    [
      [0, 1],
      [1, 2],
    ],
    true,
  );
  assert.is(thick(drawing({ graph: arcs, labels: [], path: [0, 1, 2] })), 2);
  assert.is(thick(drawing({ graph: arcs, labels: [], path: [2, 1, 0] })), 0);
});

test("directed edges have arrowheads that end at the node's rim", () => {
  const svg = drawing({ graph: graph(2, [[0, 1]], true), labels: [] });
  assert.is(all(svg, /<path d="(M[^"]*Z)"/g).length, 1);
});

test("a graphology graph is drawn too, and so is an empty one", () => {
  const other = new UndirectedGraph();
  other.addNode("x");
  other.addNode("y");
  other.addEdge("x", "y", { weight: 5 });
  assert.match(drawing({ graph: other, labels: ["x", "y"] }), ">5<");
  assert.match(drawing({ graph: graph(0, []), labels: [] }), /^<svg/);
});

test.run();
