import { suite } from "uvu";
import * as assert from "uvu/assert";
import { secondAnswers } from "#benchmarks/decision/rq1/check/second-answers";
import { queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { type Edge, graph } from "#src/graph/graph";
import { names } from "#src/pick";
import { stream } from "#src/rng";
import { randomQuery } from "#test/benchmarks/decision/rq1/random-query";

const test = suite("decision/rq1: oracles");

test("the two oracles agree on 20,000 random queries, of each task and answer", () => {
  const rng = stream(6, "oracles");
  const seen = new Map<string, number>();
  for (let i = 0; i < 20_000; i++) {
    const { task, graph: g, subject } = randomQuery(rng);
    const answer = queryTasks[task].answer(g, subject);
    assert.is(secondAnswers[task](g, subject), answer, JSON.stringify({ task, ...g, subject }));
    seen.set(`${task} ${answer}`, (seen.get(`${task} ${answer}`) ?? 0) + 1);
  }
  for (const task of names(queryTasks)) {
    const answers = task === "degree_exact" ? ["0", "1", "5", "20"] : ["yes", "no"];
    for (const answer of answers) assert.ok((seen.get(`${task} ${answer}`) ?? 0) > 10, `${task} ${answer}`);
  }
});

test("both know small graphs by hand", () => {
  // A triangle with a tail 2–3–4, a pair 5–6, and 7 alone.
  const edges: Edge[] = [
    [0, 1],
    [1, 2],
    [0, 2],
    [2, 3],
    [3, 4],
    [5, 6],
  ];
  const g = graph(8, edges);
  const cases = [
    ["degree_exact", [2], "3"],
    ["degree_exact", [7], "0"],
    ["adjacency", [3, 2], "yes"],
    ["adjacency", [0, 3], "no"],
    ["cycle_detection", [], "yes"],
    ["pair_connectivity", [0, 4], "yes"],
    ["pair_connectivity", [4, 5], "no"],
    ["distance_threshold", [0, 3], "yes"],
    ["distance_threshold", [0, 4], "no"],
    ["distance_threshold", [0, 7], "no"],
    ["articulation_point", [2], "yes"],
    ["articulation_point", [3], "yes"],
    ["articulation_point", [0], "no"],
    ["articulation_point", [5], "no"],
    ["articulation_point", [7], "no"],
  ] as const;
  for (const [task, subject, answer] of cases) {
    assert.is(queryTasks[task].answer(g, subject), answer, `${task} ${subject}`);
    assert.is(secondAnswers[task](g, subject), answer, `${task} ${subject}, again`);
  }
  const forest = graph(8, edges.slice(1));
  assert.is(queryTasks.cycle_detection.answer(forest, []), "no");
  assert.is(secondAnswers.cycle_detection(forest, []), "no");
});

test("31 nodes are the most that fit a row of bits", () => {
  const star = (order: number) =>
    graph(
      order,
      Array.from({ length: order - 1 }, (_, leaf): Edge => [order - 1, leaf]),
    );
  assert.is(secondAnswers.degree_exact(star(31), [30]), "30");
  assert.is(secondAnswers.articulation_point(star(31), [30]), "yes");
  assert.is(secondAnswers.cycle_detection(star(31), []), "no");
  assert.throws(() => secondAnswers.degree_exact(star(32), [31]), "at most 31 nodes");
});

test.run();
