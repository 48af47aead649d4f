import { certifyCut } from "#benchmarks/decision/rq3/cut/certify-cut";
import { drawGlass } from "#benchmarks/decision/rq3/cut/draw-glass";
import { drawSpreading } from "#benchmarks/decision/rq3/influence/draw-spreading";
import { poseCut } from "#benchmarks/decision/rq3/instances/pose-cut";
import { poseInfluence } from "#benchmarks/decision/rq3/instances/pose-influence";
import { poseModularity } from "#benchmarks/decision/rq3/instances/pose-modularity";
import { poseTour } from "#benchmarks/decision/rq3/instances/pose-tour";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import { certifyTour } from "#benchmarks/decision/rq3/tour/certify-tour";
import { drawMap } from "#benchmarks/decision/rq3/tour/draw-map";
import { clusters } from "#generators/graphs/clusters";
import { UserError } from "#src/errors";
import type { Graph } from "#src/graph/graph";
import { pick } from "#src/pick";
import { type Rng, stream } from "#src/rng";

export interface GenerateOptions {
  /** How many instances. */
  readonly count: number;
  /** Nodes of each, 3 to 500. */
  readonly order: number;
  readonly seed: number;
  /** The most that certifying one may take; what is not proved by then says `bounded`, and may differ between machines. */
  readonly seconds: number;
}

/** Draws an instance and finds its reference. */
type Draw = (rng: Rng, order: number, id: string, seconds: number) => Posed | Promise<Posed>;

const draws = {
  tsp: async (rng, order, id, seconds) => {
    const map = drawMap(rng, order, id);
    return poseTour(map, await certifyTour(map, rng, seconds));
  },
  maxcut: async (rng, order, id, seconds) => {
    const glass = drawGlass(rng, order, id);
    return poseCut(glass, await certifyCut(glass, rng, seconds));
  },
  lt: (rng, order, id) => poseInfluence(drawSpreading(rng, order, id)),
  modularity: (rng, order, id, seconds) => poseModularity({ id, graph: drawClusters(rng, order) }, seconds),
} as const satisfies Record<string, Draw>;

const MOST_NODES = 500;

/** Modularity is there only with edges, which the smallest may lack. */
function drawClusters(rng: Rng, order: number): Graph {
  for (;;) {
    const graph = clusters.draw(rng, order);
    if (graph.sources.length > 0) return graph;
  }
}

/**
 * Instances of a task, one after another, each with a reference that is proved or bounded. Instance i is the same whatever
 * the count.
 *
 * @param task tsp, maxcut, lt or modularity
 * @throws UserError for a task that there is not, or an order out of range
 */
export async function* generate(
  task: string,
  { count, order, seed, seconds }: GenerateOptions,
): AsyncGenerator<Posed, void, void> {
  const draw: Draw = pick("sequential task", draws, task);
  if (!Number.isInteger(order) || order < 3 || order > MOST_NODES)
    throw new UserError(`order: expected 3 to ${MOST_NODES} nodes, got ${order}; choose another size`);
  for (let i = 0; i < count; i++) {
    yield await draw(stream(seed, "decision", task, order, i), order, `${task}-n${order}-seed${seed}-${i}`, seconds);
  }
}
