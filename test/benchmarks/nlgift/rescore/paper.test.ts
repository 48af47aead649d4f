import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { paperRules, policies, ruleOf } from "#benchmarks/nlgift/rescore/index";
import { exactSum } from "#benchmarks/nlgift/rescore/paper/exact-sum";
import { logged } from "#test/benchmarks/nlgift/rescore/logged";

const test = suite("scoring as the paper seems to have");

const { paper, strict, lenient } = policies;

test("connectivity: the released word anywhere, later turns and contradictions included", () => {
  const reply = (response: string, answer: string) =>
    paper(logged({ task: "connectivity" }, { node_number: 3, graph: "(0,1)", answer }, response)).right;
  assert.is(reply("The answer is no.\nQ: Is it?\nA: Yes", "yes"), 1);
  assert.is(reply("The answer is no.\nQ: Is it?\nA: Yes", "no"), 1);
  assert.is(reply("There is none that I know of; node 0 is alone.", "no"), 0);
  assert.is(
    paper(logged({ task: "connectivity" }, { node_number: 3, graph: "(0,1)", answer: "no" }, "None")).read,
    "unparsed",
  );
});

test("maximum flow: the released number, however wrong", () => {
  // The way back is wider than the way there: taken as undirected, it would carry 9.
  const reply = (response: string) =>
    logged({ task: "flow", table: 2, test: "lint" }, { node_number: 2, graph: "0 1 12,1 0 90", answer: 90 }, response);
  assert.equal([paper(reply("The answer is 90.")).right, strict(reply("The answer is 90.")).right], [1, 0]);
  assert.equal([paper(reply("The answer is 12.")).right, strict(reply("The answer is 12.")).right], [0, 1]);
});

// Two shortest ways from 0 to 3, of length 2: over 1 and over 2; a longer one of 20 over 4.
const tied = { node_number: 5, graph: "0 1 1,1 3 1,0 2 1,2 3 1,0 4 10,4 3 10", question: "0 3", answer: 2 };

test("shortest path in tables 2 and 3: the first line that holds the length as text is the one that counts", () => {
  const reply = (response: string, table = 2, test = "sint") =>
    paper(logged({ task: "shortest_path", table, test }, tied, response)).right;
  const long = "0 -> 4 -> 3 with a total weight of 10 + 10 = 20.";
  const over = (node: number) => `0 -> ${node} -> 3 with a total weight of 1 + 1 = 2.`;
  assert.is(reply(`Ways:\n${over(2)}\n${long}\nThe answer is 2.`), 1);
  assert.is(reply(`Ways:\n${over(1)}\n${long}\nThe answer is 2.`), 1, "either of two shortest ones");
  assert.is(reply(`Ways:\n${long}\n${over(1)}\nThe answer is 2.`), 0, "= 20 starts as = 2 does");
  assert.is(reply(`Ways:\n${long}\n${over(1)}\nThe answer is 2.`, 1), 1, "not in table 1");
  assert.is(
    reply("The shortest path is 0->1->3. The length of the shortest path is 2."),
    1,
    "in another form it is read",
  );
});

test("a path of one edge has no sum", () => {
  const edge = { node_number: 2, graph: "0 1 7", question: "0 1", answer: 7 };
  const response = "Ways:\n0 -> 1 with a total weight of 7.\nThe answer is 7.";
  assert.is(paper(logged({ task: "shortest_path", table: 3, test: "low" }, edge, response)).right, 1);
});

test("decimal weights in table 2 must sum to the answer bit by bit", () => {
  // In doubles 1.1 + 2.2 is not 3.3, whereas 1.5 + 2.5 is 4; 0.1 added ten times is 1 if the errors are carried along.
  const reply = (graph: string, answer: number, response: string) =>
    logged(
      { task: "shortest_path", table: 2, test: "float" },
      { node_number: 3, graph, question: "0 2", answer },
      response,
    );
  const off = reply("0 1 1.1,1 2 2.2", 3.3, "The path is 0 -> 1 -> 2 and its length is 3.3.");
  assert.equal([paper(off).right, strict(off).right], [0, 1]);
  const even = reply("0 1 1.5,1 2 2.5", 4, "The path is 0 -> 1 -> 2 and its length is 4.0.");
  assert.equal([paper(even).right, strict(even).right], [1, 1]);
  assert.is(paper(reply("0 1 1.5,1 2 2.5", 4, "The path is 0 -> 2 and its length is 4.0.")).right, 0);
  assert.is(exactSum(new Array(10).fill(0.1)), 1);
  assert.is.not(exactSum([1.1, 2.2]), 3.3);
});

test("topological sort in table 4: the last line after the announcement", () => {
  const rules = { node_number: 3, graph: "2 0,0 1", question: null, answer: "2,0,1" };
  const reply = (response: string, table = 4) => logged({ task: "topology", table, test: "topology" }, rules, response);
  assert.is(paper(reply("One possible topological sort is: 2->0->1.")).right, 1);
  assert.is(paper(reply("Some possible topological sorts are:\n0 -> 2 -> 1\n2 -> 0 -> 1")).right, 1);
  assert.is(paper(reply("The answer is 2->0->1.")).right, 0);
  assert.is(paper(reply("The answer is 2->0->1.", 3)).right, 1);
});

test("steps count by constraints, and none where a step is missing", () => {
  const asked = {
    where: "f:1",
    task: "proscript",
    prompt: "Goal: tea\nSteps: step0: pour; step1: boil water; step2: tea",
    answer: [
      ["step1", "step0"],
      ["step0", "step2"],
      ["step1", "step2"],
    ],
  };
  const cell = {
    table: 7,
    model: "ChatGPT",
    pattern: "real-world",
    task: "proscript",
    train: "zero-shot",
    test: "proscript",
  };
  const score = (response: string) => paper({ where: "f:1", id: "T", cell, asked, response });
  assert.equal(score("step0->step1->step2"), { right: 2, of: 3, read: "answer" });
  assert.equal(score("step1->step0->step2"), { right: 3, of: 3, read: "answer" });
  assert.equal(score("step1->step0"), { right: 0, of: 3, read: "answer" });
  assert.equal(score("I don't know."), { right: 0, of: 3, read: "unparsed" });
});

test("a contradiction is ambiguous strictly; leniently the last claim counts", () => {
  const both = logged(
    { task: "connectivity" },
    { node_number: 2, graph: "(0,1)", answer: "yes" },
    "The answer is no.\n\nThe answer is yes.",
  );
  assert.equal([strict(both).right, strict(both).read], [0, "ambiguous"]);
  assert.equal([lenient(both).right, lenient(both).read], [1, "answer"]);
});

test("the page tells of every rule, and of no other", () => {
  const page = readFileSync("docs/nlgift-rescore.md", "utf8");
  const told = [...page.matchAll(/^### `([a-z-]+)`/gm)].map(([, name]) => name!);
  assert.equal(told.sort(), Object.keys(paperRules).sort());
  assert.is(ruleOf({ table: 3, task: "topology", test: "ER" }), undefined);
});

test.run();
