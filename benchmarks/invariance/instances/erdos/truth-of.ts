import type { Answer } from "#benchmarks/invariance/answers/answer";
import { mapBack } from "#benchmarks/invariance/answers/map-back";
import { type ErdosTaskName, erdosTasks } from "#benchmarks/invariance/instances/erdos/tasks";
import { graphOf } from "#benchmarks/invariance/instances/graph-of";
import type { Instance, Truth } from "#benchmarks/invariance/instances/instance";

/** The right answer to an instance of the twelve Erdős tasks, worked out from its graph. */
export function truthOf({ nodes, edges, directed, query_args }: Posed, name: ErdosTaskName): Truth {
  const place = Object.fromEntries(nodes.map((label, i) => [label, i]));
  const asked = Object.fromEntries(Object.entries(query_args).map(([role, label]) => [role, place[label]]));
  const { answerType, truth } = erdosTasks[name];
  const answer = truth(graphOf({ nodes, edges, directed }), asked);
  return mapBack(answer as Answer, answerType, { label_map: place });
}

type Posed = Pick<Instance, "nodes" | "edges" | "directed" | "query_args">;
