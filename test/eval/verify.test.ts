import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { question } from "#eval/question";
import { type Verifiable, verify } from "#eval/verify";
import { drawInstance } from "#generators/draw";
import { render, type TaskName, tasks } from "#generators/index";
import { graph } from "#src/graph/graph";
import { names } from "#src/pick";
import type { Text } from "#src/play";
import { stream } from "#src/rng";

const test = suite("verifying");
const labels = ["0", "1", "2", "3"];
/** A square 0-1-3, 0-2-3, all edges of length 2: two shortest paths of length 4 from 0 to 3. */
const square: Verifiable<"shortest-path"> = {
  task: "shortest-path",
  graph: graph(4, [
    [0, 1, 2],
    [1, 3, 2],
    [0, 2, 2],
    [2, 3, 2],
  ]),
  query: { source: 0, target: 3 },
  encoding: "incident",
  labels,
  numbers: "int-small",
};
const dag: Verifiable<"topological-sort"> = {
  task: "topological-sort",
  graph: graph(
    4,
    [
      [2, 0],
      [2, 1],
      [0, 3],
    ],
    true,
  ),
  query: null,
  encoding: "incident",
  labels,
  numbers: "int-small",
};
const pipe: Verifiable<"max-flow"> = {
  task: "max-flow",
  graph: graph(
    3,
    [
      [0, 1, 3],
      [0, 2, 9],
      [1, 2, 6],
    ],
    true,
  ),
  query: { source: 0, target: 2 },
  encoding: "expert",
  labels: ["A", "B", "C"],
  numbers: "float",
};

test("any shortest path is right, and a wrong one says why", () => {
  for (const middle of [1, 2]) {
    assert.equal(verify(square, `Answer: 0 -> ${middle} -> 3, length 4`), {
      outcome: "correct",
      read: { path: [0, middle, 3], length: 4 },
      why: "a shortest path",
      parts: { path: 1, length: 1 },
    });
  }
  const absent = verify(square, "Answer: 0 -> 3, length 4");
  assert.is(absent.outcome, "wrong");
  assert.match(absent.why, "no edge 0–3");
  assert.equal(absent.parts, { path: 0, length: 1 });
  assert.match(verify(square, "Answer: 0 -> 1 -> 3, length 5").why, "5 is not the least length");
  assert.is(verify(square, "Answer: no path").outcome, "wrong");
});

test("any order that keeps the rules is right; gaps, repeats and broken rules are named", () => {
  for (const order of ["2, 0, 1, 3", "2, 1, 0, 3", "2 -> 0 -> 3 -> 1"]) {
    assert.is(verify(dag, `Answer: ${order}`).outcome, "correct");
  }
  assert.match(verify(dag, "Answer: 2, 0, 3").why, "node 1 is missing");
  assert.match(verify(dag, "Answer: 2, 0, 1, 3, 2").why, "node 2 comes twice");
  assert.match(verify(dag, "Answer: 0, 2, 1, 3").why, "node 2 must come before node 0");
});

test("decimals are compared exactly", () => {
  for (const right of ["1.2", "1.20", "12/10"]) assert.is(verify(pipe, `Answer: ${right}`).outcome, "correct", right);
  for (const wrong of ["1.21", "1.1999", "12"]) assert.is(verify(pipe, `Answer: ${wrong}`).outcome, "wrong", wrong);
});

test("a reply without an answer has an outcome of its own", () => {
  const outcomes: [string, Text["finish"], string][] = [
    ["", "stop", "unparsed"],
    ["Blue", "stop", "unparsed"],
    ["I cannot tell.", "stop", "refused"],
    ["", "filter", "refused"],
    ["Answer: 0 -> 1 -> 3, length 4\nAnswer: 0 -> 2 -> 3, length 4", "stop", "ambiguous"],
    ["", "length", "truncated"],
    ["0 -> 1 -> 3, so far 4", "length", "truncated"],
    ["Answer: 0 -> 1 -> 3, length 4", "length", "truncated"],
    ["Answer: 0 -> 1 -> 3, length 4\nAnd now", "length", "correct"],
    ["Answer: 0 -> 1 -> 3, length 4.\nQ: Which", "length", "correct"],
    ["Answer: 0 -> 9 -> 3, length 4\nAnd now", "length", "wrong"],
  ];
  for (const [reply, finish, outcome] of outcomes) assert.is(verify(square, reply, finish).outcome, outcome, reply);
});

test("a question is one request with the problem's prompt and the options given, and is judged by its reply", () => {
  const instance = drawInstance(
    { task: "max-flow", family: "er", numbers: "int-small", size: "small" },
    stream(1, "q"),
  );
  const problem = render(instance, { encoding: "incident", format: "line", reasoning: "none" }, stream(1, "r"));
  const play = question(problem, { maxTokens: 9, temperature: 0.5, topP: 0.9, repeat: 2 });
  const messages = [{ role: "user", content: problem.prompt }];
  const asked = { kind: "generate", messages, maxTokens: 9, temperature: 0.5, topP: 0.9, repeat: 2 };
  assert.equal(play.next().value, asked);
  const ended = play.next({ kind: "text", text: problem.target, finish: "stop" });
  assert.is(ended.done && ended.value.outcome, "correct");
});

test("the targets of a task, cut off anywhere by the token limit, are never taken for a wrong answer", () => {
  for (const task of names(tasks) as TaskName[]) {
    fc.assert(
      fc.property(fc.nat(200), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (item, share) => {
        const rng = stream(3, task, item);
        const instance = drawInstance({ task, family: "er", numbers: "int-small", size: "small" }, rng);
        const problem = render(instance, { encoding: "incident", format: "line", reasoning: "steps" }, rng);
        const cut = problem.target.slice(0, Math.floor(share * problem.target.length));
        assert.is(verify(problem, cut, "length").outcome, "truncated", cut);
      }),
      { seed: 7, numRuns: 60 },
    );
  }
});

test.run();
