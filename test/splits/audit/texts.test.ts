import { suite } from "uvu";
import * as assert from "uvu/assert";
import { claimFault } from "#splits/audit/claim-fault";
import type { Posed } from "#splits/audit/index";
import { listedPaths } from "#splits/audit/listed-paths";
import { mentionsIn } from "#splits/audit/mentions";
import { sentFlow } from "#splits/audit/sent-flow";
import { graph } from "#src/graph/graph";

const test = suite("splits/audit: what texts say");

test("listed paths: a total a line, ours and NLGift's wording, not the answer's line", () => {
  assert.equal(listedPaths("Path 0 -> 2 -> 5: 3 + 4 = 7.\nPath 0 -> 5: 9.\nAnswer: 0 -> 2 -> 5, length 7"), [7, 9]);
  const theirs =
    "Ways from node A to node C are:\nA -> B -> C, which weighs 1.5 + 2.5 = 4.0.\nA -> C with a sum of 5.1.\nThe answer is 4.0.";
  assert.equal(listedPaths(theirs), [4, 5.1]);
  assert.equal(listedPaths("0 -> 2 -> 5\nno path"), []);
});

const flow: Posed<"max-flow"> = {
  task: "max-flow",
  graph: graph(
    3,
    [
      [0, 1, 30],
      [1, 2, 20],
      [2, 1, 5],
    ],
    true,
  ),
  query: { source: 0, target: 2 },
  numbers: "float",
  given: 20,
};

test("sent flow: what reaches the target less what leaves it", () => {
  const text =
    "\nFrom node 0, we can send 3.0 units of flow to node 1. \nFrom node 1, we can send 2.5 units of flow to node 2, we can send 0 units of flow to node 0. \nFrom node 2, we can send 0.5 units of flow to node 1. ";
  assert.is(sentFlow(flow, text), 2);
  assert.is(sentFlow(flow, "Send 2.0 along 0 -> 1 -> 2. Total: 2.0."), undefined);
});

test("claims: the last answer that a target announces", () => {
  const claims: [Posed, string, string | undefined][] = [
    [flow, "The answer is 2.", undefined],
    [flow, "The answer is 1. No: the answer is 2.0.", undefined],
    [flow, "Answer: 3.1", "the target says 3.1, the answer is 2.0"],
    [flow, "Nothing flows.", undefined],
    [
      { ...flow, task: "connectivity", query: { source: 0, target: 1 }, given: true } as Posed,
      "The answer is no.",
      "the target says no, the answer is yes",
    ],
    [
      { ...flow, task: "topological-sort", query: null, given: [2, 0, 1] } as Posed,
      "take it to the answer and go on. The answer is:  2,0,1.",
      undefined,
    ],
    [
      { ...flow, task: "topological-sort", query: null, given: [2, 0, 1] } as Posed,
      "Answer: 0, 2, 1",
      "the target says 0,2,1, the answer is 2,0,1",
    ],
    [{ ...flow, task: "shortest-path", given: "none" } as Posed, "Answer: no path", undefined],
    [
      { ...flow, task: "shortest-path", given: { path: [0, 1], length: 30 } } as Posed,
      "Answer: 0 -> 1, length 3.0",
      undefined,
    ],
  ];
  for (const [posed, target, fault] of claims) assert.is(claimFault(posed, target), fault, target);
});

const five = graph(5, [
  [0, 1],
  [1, 2],
]);
const digits = ["0", "1", "2", "3", "4"];

test("mentions: a queried node in the question only, nodes left out, and whether they are counted", () => {
  const ask = (description: string, source: number) =>
    mentionsIn(`${description}\nQ: Is there a path between node ${source} and node 1?\nA:`, five, digits, {
      source,
      target: 1,
    });
  assert.equal(ask("Edges: (0,1) (1,2)", 0), { unnamed: 2, counted: false });
  assert.equal(ask("Edges: (0,1) (1,2)", 3), { queried: "3", unnamed: 1, counted: false });
  assert.equal(ask("Edges: (0,1) (1,2). Node 3 has none.", 3), { unnamed: 1, counted: false });
  assert.equal(ask("The graph has 5 nodes. Edges: (0,1) (1,2)", 0), { unnamed: 2, counted: true });
  assert.equal(ask("Nodes 0 to 4. Edges: (0,1) (1,2)", 3), { unnamed: 0, counted: true });
  assert.equal(ask("Nodes 0, 1, 2, 3, 4. Edges: (0,1) (1,2)", 3), { unnamed: 0, counted: true });
  assert.equal(ask("Edges: (1,2)", 0).queried, "0");
});

test("mentions: weights are no nodes, letters of cues neither", () => {
  const weighted =
    "Node 0 is joined to node 1 with weight 3, node 1 to node 2 with weight 4.\nQ: From node 0 to node 2?\nA:";
  assert.is(mentionsIn(weighted, five, digits, { source: 0, target: 2 }).unnamed, 2);
  const letters = ["A", "B", "C", "D", "E"];
  const lettered = "Edges: B -> C\nQ: Is there a path between node A and node B?\nA:";
  assert.is(mentionsIn(lettered, graph(5, [[1, 2]]), letters, { source: 0, target: 1 }).queried, "A");
});
test.run();
