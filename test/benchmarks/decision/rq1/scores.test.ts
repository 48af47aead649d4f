import { suite } from "uvu";
import * as assert from "uvu/assert";
import { repeatsOf } from "#benchmarks/decision/contract/repeats-of";
import type { Query } from "#benchmarks/decision/rq1/query";
import { cellsOf, quotas } from "#benchmarks/decision/rq1/quotas";
import { type Answered, answeredIn } from "#benchmarks/decision/rq1/score/answered";
import { compareQueries } from "#benchmarks/decision/rq1/score/compare-queries";
import { forecasts } from "#benchmarks/decision/rq1/score/forecasts";
import { macroOf } from "#benchmarks/decision/rq1/score/macro-of";
import { scoreQueries } from "#benchmarks/decision/rq1/score/score-queries";
import type { QueryTaskName } from "#benchmarks/decision/rq1/tasks/index";
import type { Outcome, Verdict } from "#eval/verdict";
import { graph } from "#src/graph/graph";
import { stream } from "#src/rng";

const test = suite("decision/rq1: scores");

const NETWORKS = ["a", "b", "c", "d"];

/** Queries in the numbers of the main split; scores look at no graph but for its order. */
const queries: Query[] = NETWORKS.flatMap((source) =>
  cellsOf(quotas.main).flatMap(({ order, task, answer, repeats }) =>
    Array.from({ length: repeats }, (_, repeat) => {
      const id = `${source}-${order}-${task}-${answer}-${repeat}`;
      return { id, source, task, answer, graph: graph(order, []), subject: [] };
    }),
  ),
);

const ended = (query: Query, outcome: Outcome): Answered => {
  const picked = outcome === "correct" ? query.answer : query.answer === "no" ? "yes" : "no";
  const read = outcome === "correct" || outcome === "wrong" ? { picked } : undefined;
  return { query, verdict: { outcome, why: "", read } };
};

/** The first so many queries of each task and size are right. */
function answeredWith(right: (task: QueryTaskName, order: number) => number): Answered[] {
  const counts = new Map<string, number>();
  return queries.map((query) => {
    const key = `${query.task} ${query.graph.order}`;
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return ended(query, before < right(query.task, query.graph.order) ? "correct" : "wrong");
  });
}

const percent = (share: number) => Number((100 * share).toFixed(4));

test("733 right of 800 is 91.625; degrees are 91.0 pooled and 91.4154 with sizes alike", () => {
  // 364 of 400 degrees, as the paper's pooled and size-equal figures want them; 369 of the 400 others.
  const degrees = new Map([
    [8, 64],
    [9, 68],
    [10, 67],
    [11, 74],
    [12, 91],
  ]);
  const others = { adjacency: 16, cycle_detection: 16, pair_connectivity: 16, distance_threshold: 16 };
  const answered = answeredWith((task, order) =>
    task === "degree_exact"
      ? degrees.get(order)!
      : task === "articulation_point"
        ? order === 8
          ? 5
          : 11
        : others[task],
  );
  const scores = scoreQueries(answered);
  assert.equal([scores.pooled.right, scores.pooled.of, percent(scores.pooled.accuracy)], [369 + 364, 800, 91.625]);
  const [degree] = scores.tasks;
  assert.equal(
    [degree!.task, percent(degree!.pooled.accuracy), percent(degree!.macro.accuracy)],
    ["degree_exact", 91, 91.4154],
  );
  const cut = scores.tasks.at(-1)!;
  assert.equal([cut.task, percent(cut.macro.accuracy)], ["articulation_point", percent((5 + 4 * 11) / 80)]);
  assert.is(percent(scores.taskMacro.accuracy), percent((0.91 + 4 + 49 / 80) / 6));
  assert.is(percent(scores.taskSizeMacro), percent((0.9141540404 + 4 + 49 / 80) / 6));
  assert.equal(
    scores.sources.map(({ source, pooled }) => [source, pooled.of]),
    NETWORKS.map((name) => [name, 200]),
  );
  assert.is(
    scores.sources.reduce((sum, { pooled }) => sum + pooled.right, 0),
    733,
  );
  assert.is(scores.legal, 800);
});

test("whatever became of a query, it counts; a model that supports none is U", () => {
  const outcomes = [
    "correct",
    "wrong",
    "unparsed",
    "unsupported",
    "failed",
    "interrupted",
    "unattempted",
    "truncated",
  ] as const;
  const scores = scoreQueries(queries.map((query, i) => ended(query, outcomes[i % 8]!)));
  assert.equal(scores.outcomes, Object.fromEntries(outcomes.map((outcome) => [outcome, 100])));
  assert.equal([scores.pooled.right, scores.pooled.of, scores.legal, scores.isUnsupported], [100, 800, 200, false]);
  assert.is(scoreQueries(queries.map((query) => ended(query, "unsupported"))).isUnsupported, true);
  const verdicts = new Map<string, Verdict>([[`rq1-${queries[0]!.id}-1`, { outcome: "correct", why: "" }]]);
  assert.equal(
    answeredIn(queries, verdicts, 1)
      .slice(0, 2)
      .map(({ verdict }) => verdict.outcome),
    ["correct", "unattempted"],
  );
});

test("the interval of a mean of shares holds the truth about as often as it says", () => {
  const rng = stream(6, "macro");
  const truths = [0.95, 0.9, 0.8, 0.6, 0.5];
  const truth = truths.reduce((sum, p) => sum + p, 0) / truths.length;
  let held = 0;
  for (let trial = 0; trial < 2000; trial++) {
    const parts = truths.map((p) => ({
      right: Array.from({ length: 16 }, rng.next).filter((x) => x < p).length,
      of: 16,
    }));
    const { interval } = macroOf(parts);
    if (interval[0] <= truth && truth <= interval[1]) held++;
  }
  assert.ok(held / 2000 > 0.93 && held / 2000 < 0.98, String(held / 2000));
  const whole = macroOf([{ right: 16, of: 16 }]);
  assert.equal([whole.accuracy, whole.interval[1]], [1, 1]);
  assert.ok(whole.interval[0] > 0.75 && whole.interval[0] < 0.85);
});

test("configurations are compared query by query, and all that are compared are one family", () => {
  const first = answeredWith(() => 99);
  const second = answeredWith((task) => (task === "adjacency" ? 6 : 99));
  const nobody = queries.map((query) => ended(query, query.id === queries[0]!.id ? "unsupported" : "correct"));
  const [compared, same, unsupported] = compareQueries([
    { name: "first − second", first, second },
    { name: "first − first", first, second: first },
    { name: "first − nobody", first, second: nobody },
  ]);
  const adjacent = compared!.tasks!.find(({ task }) => task === "adjacency")!;
  assert.equal(adjacent.table, { both: 30, gained: 50, lost: 0, neither: 0 });
  assert.is(adjacent.points, 62.5);
  assert.ok(adjacent.interval[0] > 50 && adjacent.interval[1] < 75);
  // Mid-p of 50 to 0: half of twice the tail. Eighteen comparisons, those of the third contrast included.
  assert.ok(Math.abs(adjacent.p.p - 0.5 ** 50) < 1e-20);
  assert.ok(Math.abs(adjacent.p.holm - 18 * 0.5 ** 50) < 1e-18);
  assert.equal([compared!.all!.points, same!.all!.points, same!.all!.p.p], [6.25, 0, 1]);
  assert.equal(unsupported, { name: "first − nobody" });
  assert.throws(() => compareQueries([{ name: "x", first, second: second.slice(1) }]), "same queries on both sides");
  const twice = { name: "x", first, second };
  assert.throws(() => compareQueries([twice, twice]), "once");
});

test("repeats: their spread, and how often all pick the same", () => {
  const verdicts = (right: (task: QueryTaskName) => number) => answeredWith(right).map(({ verdict }) => verdict);
  const [one, two] = [verdicts(() => 99), verdicts((task) => (task === "adjacency" ? 0 : 99))];
  const { accuracies, accuracy, interval, agreement } = repeatsOf([one, two, one]);
  assert.equal(accuracies, [1, 0.9, 1]);
  assert.ok(Math.abs(accuracy - 29 / 30) < 1e-12);
  assert.is(agreement, 0.9);
  // Student's t with 2 degrees of freedom: 4.3027 × .057735 / √3.
  assert.ok(Math.abs(interval![1] - interval![0] - 2 * 4.302653 * (0.0577350269 / Math.sqrt(3))) < 1e-6);
  assert.is(repeatsOf([one]).interval, undefined);
});

test("forecasts are the choices that came with probabilities, by place", () => {
  const [degree, yesNo] = [
    queries.find(({ answer }) => answer === "3")!,
    queries.find(({ answer }) => answer === "no")!,
  ];
  const probabilities = [0.1, 0.2, 0.3, 0.4, 0, 0, 0, 0];
  const given = (query: Query, picked: string, told?: number[]): Answered => ({
    query,
    verdict: { outcome: picked === query.answer ? "correct" : "wrong", why: "", read: { picked, probabilities: told } },
  });
  assert.equal(forecasts([given(degree, "3", probabilities), given(yesNo, "yes", [0.6, 0.4]), given(yesNo, "no")]), [
    { probabilities, picked: 3, right: [3] },
    { probabilities: [0.6, 0.4], picked: 0, right: [1] },
  ]);
});

test.run();
