import { type Posed, pose } from "#benchmarks/decision/rq3/posed";
import type { Reference } from "#benchmarks/decision/rq3/reference";
import type { CityMap } from "#benchmarks/decision/rq3/tour/map";
import { tourTask } from "#benchmarks/decision/rq3/tour/tour";

/** A round trip with its reference. */
export function poseTour(instance: CityMap, reference: Reference): Posed {
  return pose({ name: "tsp", task: tourTask, instance, reference, nodes: instance.x.length });
}
