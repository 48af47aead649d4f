import type { PosedQuery, Query } from "#benchmarks/decision/rq1/query";
import { queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { expect } from "#eval/expect";
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

/** What was read of a choice: the id of the option, and the probabilities of all, as the model gave them. */
export interface Picked {
  readonly picked: string;
  readonly probabilities?: readonly number[];
}

/** Puts a query to a model and judges the option it picks. */
export function* putQuery(query: Query, repeat: number): Play<Verdict> {
  const request = queryRequest(query, repeat);
  const { option, probabilities, said } = expect("choice", yield request);
  const picked = option === undefined ? undefined : request.options[option]?.id;
  if (picked === undefined) return { outcome: "unparsed", read: said, why: "none of the options" };
  const read: Picked = { picked, ...(probabilities && { probabilities }) };
  if (picked === query.answer) return { outcome: "correct", read, why: picked };
  return { outcome: "wrong", read, why: `${picked}, not ${query.answer}` };
}
