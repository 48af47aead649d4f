import { suite } from "uvu";
import * as assert from "uvu/assert";
import { encodings } from "#generators/encodings/index";
import { drawInstance, type EncodingName, render, type TaskName } from "#generators/index";
import type { Problem } from "#generators/problem";
import { tasks } from "#generators/tasks/index";
import type { Posed } from "#splits/audit/index";
import { prompted } from "#splits/audit/prompted";
import { toldEdges } from "#splits/audit/told-edges";
import { graph } from "#src/graph/graph";
import { names } from "#src/pick";
import { stream } from "#src/rng";

const test = suite("splits/audit: graphs read back out of prompts");

const posedOf = ({ task, graph, query, numbers, answer, labels }: Problem): Posed =>
  ({ task, graph, query, numbers, given: answer, labels }) as Posed;

function problem(task: TaskName, encoding: EncodingName, seed: number): Problem {
  const rng = stream(seed, "prompted", task, encoding);
  const numbers = seed % 2 === 0 ? "float" : "int-large";
  const instance = drawInstance({ task, family: "er", numbers, size: [5, 9], unreachable: 0.3 }, rng);
  return render(instance, { encoding, format: "line", reasoning: "none" }, rng);
}

/** Every task in every encoding of ours, five times. */
const drawn = names(tasks).flatMap((task) =>
  names(encodings).flatMap((encoding) => [0, 1, 2, 3, 4].map((seed) => problem(task, encoding, seed))),
);

test("our own prompts tell their row's graph, in every encoding of every task", () => {
  for (const one of drawn) {
    const { read, difference, asked } = prompted(posedOf(one), one.prompt);
    assert.equal([read || one.graph.sources.length === 0, difference, asked], [true, undefined, undefined], one.prompt);
  }
});

test("an edge that the row lacks, or another weight, is found in every one of them", () => {
  for (const one of drawn) {
    const { order, directed, sources, targets, weights } = one.graph;
    if (sources.length < 2) continue;
    const edges = Array.from(
      sources,
      (u, e) => [u, targets[e]!, ...(weights ? [weights[e]!] : [])] as [number, number],
    );
    const without = { ...posedOf(one), graph: graph(order, edges.slice(1), directed) } as Posed;
    assert.equal(prompted(without, one.prompt).difference, { missing: 0, added: 1, reweighted: 0 }, one.prompt);
    if (!weights) continue;
    const heavier = edges.map(([u, v], e) => [u, v, weights[e]! + Number(e === 1)] as const);
    const other = { ...posedOf(one), graph: graph(order, heavier, directed) } as Posed;
    assert.equal(prompted(other, one.prompt).difference, { missing: 0, added: 0, reweighted: 1 }, one.prompt);
  }
});

test("the shapes of the published prompts", () => {
  const edges = (text: string) => toldEdges(text)?.edges.map(({ from, to, amount = "" }) => `${from}${to}${amount}`);
  for (const [text, told] of [
    ["Note that (i,j) is an edge.\n(0,4) (1,4)", ["04", "14"]],
    [
      "the edges: an edge between node 0 and node 4 has weight 4, an edge between node 0 and node 3 has weight 3.5.",
      ["044", "033.5"],
    ],
    ["Node 0 is connected to 4.\nNode 4 is connected to 0, 1.", ["04", "40", "41"]],
    ["Node 0 is connected to node 1 with weight 6.8, node 3 with weight 3.0.", ["016.8", "033.0"]],
    ["Node 0 is connected to node 1 with capacity 8, node 12 with capacity 5.", ["018", "0125"]],
    ["Node 1 should be visited before nodes 3, 4.", ["13", "14"]],
    ["G has these edges:\nA -> E, AA -> C", ["AE", "AAC"]],
    ["G has these edges:\nA -> E with weight 4, B -> C with weight 1.5", ["AE4", "BC1.5"]],
    ["Evan and Thomas are friends.\nEvan and Willow are friends.", ["EvanThomas", "EvanWillow"]],
    ["Evan and Thomas are friends, and they live 3 miles apart.", ["EvanThomas3"]],
    ["A picture of a graph.", undefined],
  ] as const) {
    assert.equal(edges(text), told, text);
  }
});

test("an edge told from one end only, or twice, is a fault; other ends of the question too", () => {
  const posed: Posed = {
    task: "connectivity",
    graph: graph(3, [
      [0, 1],
      [1, 2],
    ]),
    query: { source: 0, target: 2 },
    numbers: "int-small",
    given: true,
    labels: ["0", "1", "2"],
  };
  const ask = (description: string, question = "Is there a path between node 0 and node 2?") =>
    prompted(posed, `${description}\nQ: ${question}\nA:`);
  const whole = "Node 0 is connected to 1.\nNode 1 is connected to 0, 2.\nNode 2 is connected to 1.";
  assert.is(ask(whole).difference, undefined);
  assert.equal(ask(whole.replace("0, 2", "0")).difference, { missing: 1, added: 0, reweighted: 0 });
  assert.equal(ask("(0,1) (1,2) (2,1)").difference, { missing: 0, added: 1, reweighted: 0 });
  assert.equal(ask("(0,1) (1,9)").difference, { missing: 1, added: 1, reweighted: 0 });
  assert.equal(ask(whole, "Is there a path between node 1 and node 2?").asked, ["1", "2"]);
  assert.is(ask(whole, "Is there a path between node 2 and node 0?").asked, undefined);
});

test.run();
