import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Judged } from "#eval/judge-real-world";
import { question } from "#eval/question";
import { type Verifiable, verify } from "#eval/verify";
import { drawInstance } from "#generators/draw";
import { render, type TaskName, tasks } from "#generators/index";
import type { RealWorldItem } from "#generators/real-world/item";
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

test("under the lenient policy the last of several claims is judged", () => {
  const reply = "Answer: 0 -> 3, length 2\nNo, wait.\nAnswer: 0 -> 2 -> 3, length 4";
  assert.is(verify(square, reply).outcome, "ambiguous");
  assert.is(verify(square, reply, "stop", "lenient").outcome, "correct");
});

test("real-world items are right where the reply gives the set's own answer", () => {
  const isWet: Judged = { kind: "yesNo", answer: true, choices: [] };
  assert.equal(verify(isWet, "Yes, it is."), { outcome: "correct", read: true, why: "the set's own answer" });
  assert.equal(verify(isWet, "No."), { outcome: "wrong", read: false, why: "the set's answer is yes" });
  assert.is(verify(isWet, "Who knows?").outcome, "unparsed");
  const pick: Judged = { kind: "option", answer: 2, choices: ["a pear", "a plum", "a fig"] };
  assert.is(verify(pick, "C").outcome, "correct");
  assert.match(verify(pick, "A plum").why, "option C");
  const stance: Judged = { kind: "stance", answer: "counter", choices: [] };
  assert.is(verify(stance, "counter").outcome, "correct");
  assert.is(verify(stance, "support").outcome, "wrong");
  assert.is(verify(stance, "counter", "length").outcome, "truncated");
});

test("an order of steps must hold each step once and keep every constraint; counts make the partial credit", () => {
  const tea: Judged = {
    kind: "steps",
    answer: [2, 1, 0],
    choices: ["drink", "pour", "boil"],
    constraints: [
      [2, 1],
      [1, 0],
      [2, 0],
    ],
  };
  const cases: [string, string, number, string][] = [
    ["step2->step1->step0", "correct", 3, "keeps every constraint"],
    ["step1->step2->step0", "wrong", 2, "step 2 must come before step 1"],
    ["step0->step1->step2", "wrong", 0, "step 2 must come before step 1"],
    ["step2->step1", "wrong", 0, "step 0 is missing"],
    ["step2->step1->step0->step0", "wrong", 0, "step 0 comes twice"],
  ];
  for (const [reply, outcome, kept, why] of cases) {
    const verdict = verify(tea, reply);
    assert.equal({ ...verdict, read: undefined }, { outcome, read: undefined, why, parts: { kept, constraints: 3 } });
  }
});

/** Kept constraints counted by walking the order pair by pair, without places. */
function keptBySearch(order: readonly number[], constraints: readonly (readonly [number, number])[]): number {
  return constraints.filter(([before, after]) =>
    order.some((one, i) => one === before && order.slice(i + 1).includes(after)),
  ).length;
}

test("partial credit is what a search over all pairs finds, for any order of any steps", () => {
  const step = fc.nat(4);
  fc.assert(
    fc.property(
      fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
      fc.array(fc.tuple(step, step).filter(([a, b]) => a !== b)),
      (order, constraints) => {
        const item: Judged = { kind: "steps", answer: [], choices: [..."abcde"], constraints };
        const { outcome, parts } = verify(item, order.map((one) => `step${one}`).join("->"));
        const kept = keptBySearch(order, constraints);
        assert.equal(parts, { kept, constraints: constraints.length });
        assert.is(outcome, kept === constraints.length ? "correct" : "wrong");
      },
    ),
    { seed: 7, numRuns: 200 },
  );
});

test("examples are earlier turns of the conversation", () => {
  const item: RealWorldItem<"yesNo"> = {
    id: "i",
    instance: "i",
    task: "made-up",
    kind: "yesNo",
    prompt: "Is ice cold?",
    target: "Yes",
    answer: true,
    choices: [],
    texts: [],
    facets: {},
  };
  const examples = [{ prompt: "Is fire cold?", target: "No" }];
  const play = question(item, { maxTokens: 9, temperature: 0, examples });
  const messages = [
    { role: "user", content: "Is fire cold?" },
    { role: "assistant", content: "No" },
    { role: "user", content: "Is ice cold?" },
  ];
  assert.equal(play.next().value, { kind: "generate", messages, maxTokens: 9, temperature: 0, repeat: 0 });
  const ended = play.next({ kind: "text", text: "Yes.", finish: "stop" });
  assert.is(ended.done && ended.value.outcome, "correct");
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
