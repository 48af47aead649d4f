import type { AnswerType, Instance, Truth } from "#benchmarks/invariance/instances/instance";
import { numbers } from "#generators/numbers/index";
import type { Problem } from "#generators/problem";
import type { TaskName } from "#generators/tasks/index";
import type { Answers } from "#generators/tasks/task";
import type { Graph } from "#src/graph/graph";
import { pick } from "#src/pick";

/** The data set's name. */
const DATASET = "graphshift";

/**
 * Problems of the main job as instances, so that any of them can be audited: nodes by number, edges sorted (the order in
 * which a problem holds them may tell how it was made), weights as its texts write them. Problems in several encodings that
 * share an instance are one. No path is the empty path; a flow in tenths is compared as floats are.
 *
 * @throws UserError for tasks that do not ship
 */
export function auditInstances(problems: readonly Problem[]): Instance[] {
  const distinct = new Map(problems.map((problem) => [problem.instance, problem]));
  return [...distinct.values()].map(auditInstance);
}

function auditInstance({ instance, task, graph, query, numbers: range, answer, facets, prompt }: Problem): Instance {
  const { order, directed, weights } = graph;
  const { scale } = numbers[range];
  const edges = edgesOf(graph, scale);
  return {
    id: `${DATASET}-${task}-${instance}`,
    dataset: DATASET,
    task,
    directed,
    weighted: weights !== undefined,
    nodes: Array.from({ length: order }, (_, node) => node),
    edges,
    query_args: query === null ? {} : { u: query.source, v: query.target },
    answer_type: task === "max-flow" && scale > 1 ? "float" : pick("task to audit", TYPES, task),
    ground_truth: truthOf(answer, scale),
    native_prompt: prompt,
    meta: { ...facets, graph_id: instance, n: order, m: edges.length },
  };
}

/** Sorted, the lower end of an undirected edge first. */
function edgesOf({ directed, sources, targets, weights }: Graph, scale: number): number[][] {
  const edges = Array.from(sources, (u, e) => {
    const v = targets[e]!;
    const ends = directed || u < v ? [u, v] : [v, u];
    return weights ? [...ends, weights[e]! / scale] : ends;
  });
  return edges.sort(([a, b], [c, d]) => a! - c! || b! - d!);
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
