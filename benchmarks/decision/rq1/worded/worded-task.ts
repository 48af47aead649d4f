import { subjects } from "#benchmarks/decision/rq1/subjects";
import { type QueryTaskName, queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { questions } from "#benchmarks/decision/rq1/worded/questions";
import type { AnyTask } from "#generators/own";
import { none } from "#generators/reasonings/none";
import type { Ends } from "#generators/tasks/task";
import { edgeBetween } from "#src/graph/edge-between";
import type { Graph } from "#src/graph/graph";

/** A kind of query as a task of the main job, so that all that is there for tasks works with it. Answers come without reasoning. */
export function wordedTask(name: QueryTaskName): AnyTask {
  const { about, answer: answerTo } = queryTasks[name];
  const kind = name === "degree_exact" ? "amount" : "verdict";
  const solve = (graph: Graph, query: Ends | null) => {
    const answer = answerTo(graph, subjectOf(query));
    return kind === "amount" ? Number(answer) : answer === "yes";
  };
  return {
    title: name.replaceAll("_", " "),
    relation: "link",
    answer: kind,
    unreachable: kind === "amount" ? 0 : 0.5,
    inParts: name === "pair_connectivity",
    draw(graph, rng, { unreachable }) {
      const wanted = (query: Ends | null) => kind === "amount" || solve(graph, query) !== unreachable;
      const query = rng.shuffle(subjects(graph.order, about).map(endsOf)).find(wanted);
      return query === undefined ? undefined : { graph, query };
    },
    solve,
    answerOf: (_query, solution) => solution as boolean | number,
    check(graph, query, answer) {
      const right = solve(graph, query);
      return { right: answer === right, why: `the answer is ${told(right)}` };
    },
    question: (query, words) => questions[name](words, subjectOf(query)),
    reasonings: { steps: none, none },
    shortcuts: shortcuts[name] ?? {},
  };
}

/** What a query of so many nodes is about as the two ends of a question; one node is both. */
export function endsOf([u, v = u]: readonly number[]): Ends | null {
  return u === undefined ? null : { source: u, target: v! };
}

function subjectOf(query: Ends | null): readonly number[] {
  if (query === null) return [];
  return query.source === query.target ? [query.source] : [query.source, query.target];
}

const told = (answer: boolean | number) => (typeof answer === "number" ? String(answer) : answer ? "yes" : "no");

const joined = (graph: Graph, query: Ends | null) =>
  query === null ? undefined : edgeBetween(graph, query.source, query.target) !== undefined;

const shortcuts: Readonly<Partial<Record<QueryTaskName, AnyTask["shortcuts"]>>> = {
  cycle_detection: { "as many edges as nodes, or more": ({ order, sources }) => sources.length >= order },
  pair_connectivity: { "an edge joins them": joined },
  distance_threshold: { "an edge joins them": joined },
};
