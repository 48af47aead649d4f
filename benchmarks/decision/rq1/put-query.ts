import { putChoice } from "#benchmarks/decision/contract/put-choice";
import type { PosedQuery, Query } from "#benchmarks/decision/rq1/query";
import { queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import type { Verdict } from "#eval/verdict";
import type { Choose, Play } from "#src/play";

/** The request that puts a query to a model: the graph with all its nodes, isolated ones too, and what the question is about. */
export function queryRequest({ task: name, graph, subject }: PosedQuery, repeat: number): Choose {
  const task = queryTasks[name];
  const { about, threshold } = task;
  const state = JSON.stringify({
    directed: false,
    nodes: Array.from({ length: graph.order }, (_, node) => node),
    edges: Array.from(graph.sources, (u, e) => [u, graph.targets[e]!]),
    ...(about === 1 && { vertex: subject[0] }),
    ...(about === 2 && { pair: subject }),
    ...(threshold !== undefined && { threshold }),
  });
  return { kind: "choose", state, question: task.question(subject), options: task.options(graph.order), repeat };
}

/** Puts a query to a model and judges the option it picks. */
export function putQuery(query: Query, repeat: number): Play<Verdict> {
  return putChoice(queryRequest(query, repeat), [query.answer]);
}
