import { drawPieces } from "#benchmarks/decision/rq3/instances/draw-pieces";
import { poseInfluence } from "#benchmarks/decision/rq3/instances/pose-influence";
import { poseModularity } from "#benchmarks/decision/rq3/instances/pose-modularity";
import { PUBLISHED, type PublishedInstances } from "#benchmarks/decision/rq3/instances/published";
import { readCuts } from "#benchmarks/decision/rq3/instances/read-cuts";
import { readTours } from "#benchmarks/decision/rq3/instances/read-tours";
import type { Posed } from "#benchmarks/decision/rq3/posed";

/**
 * Instances from the user's files, the paper's forty unless others are named.
 *
 * @param dir with tsplib/, optsicom-set2/ and networks/
 * @param seconds the most that certifying one division may take
 * @throws UserError for files that are missing or wrong
 */
export async function readPublished(
  dir: string,
  seconds: number,
  instances: PublishedInstances = PUBLISHED,
): Promise<Posed[]> {
  const posed = [...readTours(dir, instances.tours), ...readCuts(dir, instances.cuts)];
  for (const piece of drawPieces(dir, instances.influence, instances)) posed.push(poseInfluence(piece));
  for (const piece of drawPieces(dir, instances.modularity, instances))
    posed.push(await poseModularity(piece, seconds));
  return posed;
}
