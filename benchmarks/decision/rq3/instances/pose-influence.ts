import { bestPair } from "#benchmarks/decision/rq3/influence/best-pair";
import { influenceTask, type Spreading } from "#benchmarks/decision/rq3/influence/influence";
import { type Posed, pose } from "#benchmarks/decision/rq3/posed";

/** Influence from two nodes, with the best pair of all. */
export function poseInfluence(instance: Spreading): Posed {
  const { order, sources } = instance.graph;
  const { pair, active } = bestPair(instance.graph);
  const reference = { kind: "exhaustive", value: active, actions: pair } as const;
  return pose({ name: "lt", task: influenceTask, instance, reference, nodes: order, edges: sources.length });
}
