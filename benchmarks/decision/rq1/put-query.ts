import type { Query } from "#benchmarks/decision/rq1/query";
import { queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { expect } from "#eval/expect";
import type { Verdict } from "#eval/verdict";
import type { Choose, Play } from "#src/play";

/** The request that puts a query to a model: the graph with all its nodes, and what the question is about. */
export function queryRequest({ task: name, graph, subject }: Query, repeat: number): Choose {
  const task = queryTasks[name];
  const nodes = Array.from({ length: graph.order }, (_, node) => node);
  const edges = Array.from(graph.sources, (u, e) => [u, graph.targets[e]!]);
  const state = JSON.stringify({ directed: false, nodes, edges });
  return { kind: "choose", state, question: task.question(subject), options: task.options(graph.order), repeat };
}

/** Puts a query to a model and judges the option it picks. */
export function* putQuery(query: Query, repeat: number): Play<Verdict> {
  const request = queryRequest(query, repeat);
  const { option, probabilities, said } = expect("choice", yield request);
  const picked = option === undefined ? undefined : request.options[option]?.id;
  if (picked === undefined) return { outcome: "unparsed", read: said, why: "none of the options" };
  const right = picked === query.answer;
  const given = probabilities && { probabilities };
  return {
    outcome: right ? "correct" : "wrong",
    read: { picked, ...given },
    why: right ? picked : `${picked}, not ${query.answer}`,
  };
}
