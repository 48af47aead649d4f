import { cutTask } from "#benchmarks/decision/rq3/cut/cut";
import { type Posed, pose } from "#benchmarks/decision/rq3/posed";
import type { Reference } from "#benchmarks/decision/rq3/reference";
import type { Division } from "#benchmarks/decision/rq3/sides/sides";

/** A signed cut with its reference. */
export function poseCut(instance: Division, reference: Reference): Posed {
  const { order, sources } = instance.graph;
  return pose({ name: "maxcut", task: cutTask, instance, reference, nodes: order, edges: sources.length });
}
