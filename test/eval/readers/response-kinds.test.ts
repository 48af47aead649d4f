import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Verifiable, verify } from "#eval/verify";
import { graph } from "#src/graph/graph";
import { digits, each, letters, offering, people, tenths } from "#test/eval/readers/told";

const test = suite("every kind of response that NLGift's logs hold (specification, section 13)");
const way = { path: [0, 2, 5], length: 7 };

test("13.1 blanks before the answer, empty replies, and None from a generation that crashed", () => {
  each("verdict", digits, [
    ["\nThe answer is no.", false],
    ["\n\n  The answer is yes.", true],
    ["  no", false],
    ["", "unparsed"],
    ["   \n", "unparsed"],
    ["None", "unparsed"],
  ]);
  each("amount", digits, [
    ["  The answer is 12.", 12],
    ["None", "unparsed"],
  ]);
  each("order", digits, [["None", "unparsed"]]);
  each("route", digits, [["None", "unparsed"]]);
});

test("13.2 a made-up next turn and leaked chat markup end the first turn", () => {
  each("amount", digits, [
    ["The answer is 9.\nQ: And how much flows from 3 to 4?\nA: The answer is 2.", 9],
    ["The answer is 9. [INST] <<SYS>> Be brief. <</SYS>> How much from 3 to 4? [/INST] The answer is 2.", 9],
    ["The answer is 9.</s><s>[INST] Next [/INST] 2", 9],
    ["The answer is 9.\nUser: thanks\nAssistant: The answer is 2.", 9],
  ]);
  each("route", digits, [
    ["0 -> 2 -> 5, length 7\nQ: What is the shortest path from 1 to 3?\nA: 1 -> 3, length 2", way],
  ]);
  // A reply that begins by repeating the question has its first turn after it.
  each("verdict", digits, [["Q: Is there a path between node 0 and node 5?\nA: The answer is yes.", true]]);
});

test("13.3 several verdicts: the same again is one, another makes the reply ambiguous", () => {
  const replies = [
    "The answer is yes.\n\nLet me look again.\nThe answer is yes.",
    "The answer is yes. The answer is no.",
  ];
  each("verdict", digits, [
    [replies[0]!, true],
    [replies[1]!, "ambiguous"],
  ]);
  each("verdict", digits, [[replies[1]!, false]], "lenient");
});

test("13.4 a verdict given as a digit; an edge alone is none", () => {
  each("verdict", digits, [
    ["The answer is 1.", true],
    ["The answer is 0.", false],
    ["3, 5 (3, 5)", "unparsed"],
  ]);
  each("verdict", letters, [["A: A -> E.", "unparsed"]]);
});

test("13.5 verdicts that prose implies", () => {
  each("verdict", digits, [
    ["There is a path between node 0 and node 5.", true],
    ["Node 1 is not connected to anything.", false],
    ["No direct path joins 0 and 5. However, they are indirectly connected.", true],
    ["There is no direct path between node 0 and node 5.", false],
    ["Is there a path between node 0 and node 5?", "unparsed"],
  ]);
});

test("13.6 arrows of every make", () => {
  each("route", digits, [
    ["The shortest path is 0 -> 2 -> 5. Its length is 7.", way],
    ["The shortest path is 0->2->5. Its length is 7.", way],
    ["The shortest path is 0 → 2 → 5, with a length of 7.", way],
    ["Shortest path: Node 0 -> Node 2 -> Node 5, total 7", way],
    ["The shortest path is 0 to 2 to 5, of length 7.", way],
    ["The path is (0, 2), (2, 5) and its length is 7.", way],
    ["The shortest path is {node 0 -> node 2 -> node 5}, and the length is {7}.", way],
    ["```\n0 -> 2 -> 5\n```\nThe length of this path is 7.", way],
    ["The shortest path is $0 \\rightarrow 2 \\rightarrow 5$ and its length is $7$.", way],
    ["| path | length |\n|---|---|\n| 0 -> 2 -> 5 | 7 |", way],
    ["The shortest path is 0 (weight 0) -> 2 (weight 3) -> 5 (weight 4), of length 7.", way],
    ["0 -> 2 with weight 3 -> 5 with weight 4 = 3 + 4 = 7", way],
    ["The shortest path is through the nodes 0, 5 with a length of 7.", { path: [0, 5], length: 7 }],
  ]);
});

test("13.7 lengths of every make", () => {
  each("route", digits, [
    ["0 -> 2 -> 5 = 7 miles", way],
    ["0 -> 2 -> 5 with a length of 7", way],
    ["The shortest path is 0 -> 2 -> 5. The total is 7 (3 + 4).", way],
    ["The shortest path is 0 -> 2 -> 5, with 3 + 4 = 7.", way],
    ["0 -> 2 -> 5, length 7.0", way],
    ["0 -> 2 -> 5, length 1,207", { path: [0, 2, 5], length: 1207 }],
    ["The shortest path is 0 -> 2 -> 5. Its length is 7. I hope that this helps you with your 3 tasks!", way],
  ]);
  each("amount", digits, [["The maximum flow is 12,345 units.", 12345]]);
});

const line: Verifiable<"shortest-path"> = {
  task: "shortest-path",
  graph: graph(4, [
    [0, 1, 2],
    [1, 3, 2],
    [0, 2, 3],
    [2, 3, 3],
  ]),
  query: { source: 0, target: 3 },
  encoding: "incident",
  labels: ["0", "1", "2", "3"],
  numbers: "int-small",
};

test("13.8 half an answer is none; path and length are judged apart", () => {
  each("route", digits, [
    ["The shortest path is 0 -> 2 -> 5.", "unparsed"],
    ["The answer is 7.", "unparsed"],
    ["0 -> 5 takes 9.\n0 -> 2 -> 5 takes 3 + 4 = 7.\nThe answer is 7.", way],
  ]);
  const halves: [string, Record<string, number>][] = [
    ["The shortest path is 0 -> 1 -> 3.", { path: 1, length: 0 }],
    ["The shortest path is 0 -> 2 -> 3.", { path: 0, length: 0 }],
    ["The answer is 4.", { path: 0, length: 1 }],
    ["The answer is 5.", { path: 0, length: 0 }],
  ];
  for (const [reply, parts] of halves) {
    const verdict = verify(line, reply);
    assert.equal([verdict.outcome, verdict.parts], ["unparsed", parts], reply);
  }
  assert.equal(verify(line, "The shortest path is 0 -> 1 -> 3, of length 6.").parts, { path: 1, length: 0 });
  assert.equal(verify(line, "The shortest path is 0 -> 2 -> 3, of length 4.").parts, { path: 0, length: 1 });
});

test("13.9 a template within a template", () => {
  each("route", digits, [["The answer is The shortest path is 0->2->5, and the length is 7.", way]]);
  each("order", { labels: digits.labels.slice(0, 3), scale: 1 }, [
    ["\nA: One possible topological sort is: 2->0->1.", [2, 0, 1]],
    ["The answer is One possible topological sort is: 2->0->1.", [2, 0, 1]],
  ]);
});

test("13.10 orders of every make", () => {
  each("order", { labels: digits.labels.slice(0, 3), scale: 1 }, [
    ["1. Visit node 2.\n2. Visit node 0.\n3. Visit node 1.", [2, 0, 1]],
    ["1. 2\n2. 0\n3. 1", [2, 0, 1]],
    ["Yes. Visit node 2 first, then node 0, and finally node 1.", [2, 0, 1]],
    ["The answer is:  2,0,1.", [2, 0, 1]],
    ["The solution is 2 -> 0 -> 1 -> 2", [2, 0, 1, 2]],
    ["1. Start at node 2.\n2. Visit node 0.\n3. Visit node 1.\n4. Return to node 2.", [2, 0, 1, 2]],
    ["1. Start at node 2.\n2. Visit node 2.\n3. From node 2, go to node 0.\n4. From node 0, go to node 1.", [2, 0, 1]],
    ["1. Visit node 2 before visiting node 1.\n2. Visit node 0 (since it is free).\n3. Visit node 1.", [2, 0, 1]],
    ["The order is 2 -> 0 -> 0 -> 1", [2, 0, 0, 1]],
    ["The answer is: 2, 1", [2, 1]],
    ["One possible topological sort is {2->0, 1}.", [2, 0, 1]],
    ["Some sorts are: 2 -> 0 -> 1, 0 -> 2 -> 1.", "ambiguous"],
  ]);
});

test("13.11 saying that there is no order is an answer, and wrong", () => {
  const dag: Verifiable<"topological-sort"> = {
    ...line,
    task: "topological-sort",
    graph: graph(3, [[0, 1]], true),
    query: null,
    labels: ["0", "1", "2"],
  };
  for (const reply of [
    "No, it is not possible to visit all the nodes.",
    "No, it is not possible to visit them all because node 0 must come before node 1, which makes a cycle.",
    "The nodes cannot all be visited, as there is a cycle.",
    "The answer is no.",
  ]) {
    assert.is(verify(dag, reply).outcome, "wrong", reply);
  }
  assert.is(verify(dag, "There is no cycle, so it is possible: 0 -> 1 -> 2").outcome, "correct");
});

test("13.12 people go by name alone, letters are not the article A", () => {
  each("route", people, [
    ["The shortest path is Alice -> Greta -> Zoe, 7 miles long.", { path: [0, 2, 4], length: 7 }],
  ]);
  each("route", letters, [["A shortest path is A -> C -> F. A length of 7 results.", way]]);
  each("verdict", letters, [["A route leads from A to F. Yes.", true]]);
  each("order", { labels: letters.labels.slice(0, 3), scale: 1 }, [["A valid order is C, A, B.", [2, 0, 1]]]);
});

test("13.13 names in another alphabet are no nodes", () => {
  each("route", digits, [["The shortest path is 0 -> Ћ -> 5, of length 7.", "impossible"]]);
  each("order", { labels: digits.labels.slice(0, 3), scale: 1 }, [["The answer is 2 -> Ж -> 1", "impossible"]]);
  each("amount", digits, [["Максимальный поток: 12", 12]]);
});

const dishes = offering("Fresh_Bread, Old_Cheese", "Fresh_Bread, Green_Tea", "Dark_Rye_(loaf), Green_Tea");

test("13.14 refusals; options by letter, by content, or by both", () => {
  for (const kind of ["yesNo", "stance", "steps"] as const) {
    each(kind, offering("wake", "rise"), [
      ["I cannot provide an answer to that, as it would not be respectful.", "refused"],
      ["I'm just an AI, it's not appropriate for me to take sides.", "refused"],
    ]);
  }
  each("option", dishes, [
    ["B", 1],
    ["B. Fresh_Bread, Green_Tea", 1],
    ["fresh bread, green tea", 1],
    ["Dark Rye (loaf), Green Tea", 2],
    ["Option A fits, so it is option A.", 0],
    ["A. Fresh_Bread, Old_Cheese\nB. Fresh_Bread, Green_Tea\nC. Dark_Rye_(loaf), Green_Tea", "ambiguous"],
  ]);
});

test("13.15 steps: with their texts, an arrow a line, only some of them", () => {
  each("steps", offering("wake up", "put on shoes", "leave the house"), [
    ["step2->step0->step1", [2, 0, 1]],
    ["step2 -> leave the house -> step0 -> wake up -> step1 -> put on shoes", [2, 0, 1]],
    ["step2 -> leave the house\nstep0 -> wake up\nstep1 -> put on shoes", [2, 0, 1]],
    ["step2 -> step0\nstep0 -> step1", [2, 0, 1]],
    ["step2->step1", [2, 1]],
  ]);
});

test("13.16 flow: numbers on the way, sums, and a reply that never comes to an answer", () => {
  each("amount", digits, [
    ["The maximum flow through this edge is 3. Therefore the maximum flow is 10 + 1 = 11.", 11],
    ["The total capacity of the edges is 20. The maximum flow is 12 units.", 12],
    ["From node 0, we can send 2 units of flow to", "unparsed"],
    [`${"From node 0, we can send 2 units to node 3, we can send 4 units to node 5. ".repeat(60)}From`, "unparsed"],
  ]);
  each("amount", tenths, [["The answer is 3.4 + 1.2 = 4.6.", 46]]);
});

test.run();
