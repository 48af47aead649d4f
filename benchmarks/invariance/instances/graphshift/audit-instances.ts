import type { AnswerType, Instance, Truth } from "#benchmarks/invariance/instances/instance";
import { numbers } from "#generators/numbers/index";
import type { Problem } from "#generators/problem";
import type { TaskName } from "#generators/tasks/index";
import type { Answers } from "#generators/tasks/task";

/** The data set's name. */
const DATASET = "graphshift";

/**
 * Problems of the main job as instances, so that any of them can be audited: nodes by number, edges in the order in which
 * the problem holds them, weights as its texts write them. Problems in several encodings that share an instance are one. No
 * path is the empty path; a flow in tenths is compared as floats are.
 */
export function auditInstances(problems: readonly Problem[]): Instance[] {
  const distinct = new Map(problems.map((problem) => [problem.instance, problem]));
  return [...distinct.values()].map(auditInstance);
}

function auditInstance({ instance, task, graph, query, numbers: range, answer, facets, prompt }: Problem): Instance {
  const { order, directed, sources, targets, weights } = graph;
  const { scale } = numbers[range];
  const edges = Array.from(sources, (u, e) => [u, targets[e]!, ...(weights ? [weights[e]! / scale] : [])]);
  return {
    id: `${DATASET}-${task}-${instance}`,
    dataset: DATASET,
    task,
    directed,
    weighted: weights !== undefined,
    nodes: Array.from({ length: order }, (_, node) => node),
    edges,
    query_args: query === null ? {} : { u: query.source, v: query.target },
    answer_type: task === "max-flow" && scale > 1 ? "float" : TYPES[task],
    ground_truth: truthOf(answer, scale),
    native_prompt: prompt,
    meta: { ...facets, graph_id: instance, n: order, m: edges.length },
  };
}

const TYPES = {
  connectivity: "bool",
  "shortest-path": "path",
  "topological-sort": "order",
  "max-flow": "int",
} as const satisfies Record<TaskName, AnswerType>;

function truthOf(answer: Answers[keyof Answers], scale: number): Truth {
  if (typeof answer === "number") return answer / scale;
  if (answer === "none") return [];
  return typeof answer === "object" && "path" in answer ? answer.path : answer;
}
