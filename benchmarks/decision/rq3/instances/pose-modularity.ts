import { follow } from "#benchmarks/decision/rq3/follow";
import { certifyModularity } from "#benchmarks/decision/rq3/modularity/certify-modularity";
import { modularityTask } from "#benchmarks/decision/rq3/modularity/modularity";
import { type Posed, pose } from "#benchmarks/decision/rq3/posed";
import type { Reference } from "#benchmarks/decision/rq3/reference";
import type { Division } from "#benchmarks/decision/rq3/sides/sides";

/**
 * Two communities, with the best division certified, or bounded where the solver's time runs out.
 *
 * @param seconds the most the solver may take
 */
export async function poseModularity(instance: Division, seconds: number): Promise<Posed> {
  const { order, sources } = instance.graph;
  const start = follow(modularityTask, instance, modularityTask.rules.greedy_completion);
  const { status, sides, value, bound } = await certifyModularity(instance, start, seconds);
  const reference: Reference = { kind: status, value, actions: sides.slice(1), ...(status === "bounded" && { bound }) };
  const scale = 4 * sources.length ** 2;
  return pose({
    name: "modularity",
    task: modularityTask,
    instance,
    reference,
    nodes: order,
    edges: sources.length,
    scale,
  });
}
