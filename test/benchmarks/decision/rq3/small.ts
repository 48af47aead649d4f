import type { Spreading } from "#benchmarks/decision/rq3/influence/influence";
import { poseCut } from "#benchmarks/decision/rq3/instances/pose-cut";
import { poseInfluence } from "#benchmarks/decision/rq3/instances/pose-influence";
import { poseTour } from "#benchmarks/decision/rq3/instances/pose-tour";
import { modularityTask } from "#benchmarks/decision/rq3/modularity/modularity";
import { type Posed, pose } from "#benchmarks/decision/rq3/posed";
import type { Reference } from "#benchmarks/decision/rq3/reference";
import type { Division } from "#benchmarks/decision/rq3/sides/sides";
import type { CityMap } from "#benchmarks/decision/rq3/tour/map";
import type { Verdict } from "#eval/verdict";
import { type Edge, graph } from "#src/graph/graph";
import type { Choose, Play } from "#src/play";
import { type Rng, stream } from "#src/rng";

/** Instances of our own, small enough for brute force. */
export const aMap = (seed: number, cities: number): CityMap => {
  const rng = stream(seed, "map", cities);
  const place = () => rng.int(0, 400) / 4;
  return {
    id: `map-${seed}`,
    x: Float64Array.from({ length: cities }, place),
    y: Float64Array.from({ length: cities }, place),
  };
};

export const aDivision = (seed: number, order: number, weigh?: (rng: Rng) => number): Division => {
  const rng = stream(seed, "division", order);
  const edges: Edge[] = [[0, 1, ...(weigh ? [weigh(rng)] : [])] as unknown as Edge];
  for (let u = 0; u < order; u++) {
    for (let v = Math.max(u + 1, 2); v < order; v++) {
      if (rng.next() < 0.4) edges.push(weigh ? [u, v, weigh(rng)] : [u, v]);
    }
  }
  return { id: `division-${seed}`, graph: graph(order, edges) };
};

export const signed = (rng: Rng): number => rng.pick([-3, -1, 1, 2]);

export const aSpreading = (seed: number, order: number): Spreading => {
  const rng = stream(seed, "spreading", order);
  const edges: Edge[] = [];
  for (let u = 0; u < order; u++) for (let v = 0; v < order; v++) if (u !== v && rng.next() < 0.25) edges.push([u, v]);
  return { id: `spreading-${seed}`, graph: graph(order, edges, true) };
};

/** All ways to put each of some nodes on one of two sides, node 0 on the first. */
export function* allSides(order: number): Iterable<number[]> {
  for (let bits = 0; bits < 2 ** (order - 1); bits++) {
    yield Array.from({ length: order }, (_, node) => (node === 0 ? 0 : (bits >> (node - 1)) & 1));
  }
}

/** One posed instance of each task; the references of the first two are best-known values that are easily beaten. */
export const posedOfEach = (seed: number, reference: Reference = { kind: "best-known", value: 1 }): Posed[] => {
  const division = aDivision(seed, 7);
  return [
    poseTour(aMap(seed, 7), reference),
    poseCut(aDivision(seed, 7, signed), reference),
    poseInfluence(aSpreading(seed, 8)),
    pose({
      name: "modularity",
      task: modularityTask,
      instance: division,
      reference,
      nodes: 7,
      edges: division.graph.sources.length,
      scale: 4 * division.graph.sources.length ** 2,
    }),
  ];
};

/** Plays to the end, choosing by a function; what was asked is gathered in `asked`. */
export function playBy(
  play: Play<Verdict>,
  choose: (request: Choose) => number | undefined,
  asked: Choose[] = [],
): Verdict {
  let next = play.next();
  while (!next.done) {
    const request = next.value as Choose;
    asked.push(request);
    const option = choose(request);
    next = play.next({ kind: "choice", ...(option !== undefined && { option }) });
  }
  return next.value;
}
