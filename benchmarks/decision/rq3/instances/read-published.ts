import { proveCut } from "#benchmarks/decision/rq3/cut/prove-cut";
import { drawPieces } from "#benchmarks/decision/rq3/instances/draw-pieces";
import { poseCut } from "#benchmarks/decision/rq3/instances/pose-cut";
import { poseInfluence } from "#benchmarks/decision/rq3/instances/pose-influence";
import { poseModularity } from "#benchmarks/decision/rq3/instances/pose-modularity";
import { PUBLISHED, type PublishedInstances } from "#benchmarks/decision/rq3/instances/published";
import { type KnownCut, readCuts } from "#benchmarks/decision/rq3/instances/read-cuts";
import { readTours } from "#benchmarks/decision/rq3/instances/read-tours";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import type { Reference } from "#benchmarks/decision/rq3/reference";
import { stream } from "#src/rng";

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
  const posed = readTours(dir, instances.tours);
  for (const cut of readCuts(dir, instances.cuts)) {
    posed.push(poseCut(cut.division, await referenceOf(cut, instances.cutSeconds)));
  }
  for (const piece of drawPieces(dir, instances.influence, instances)) posed.push(poseInfluence(piece));
  for (const piece of drawPieces(dir, instances.modularity, instances))
    posed.push(await poseModularity(piece, seconds));
  return posed;
}

/** The best known value, or what becomes of trying to prove it. */
async function referenceOf({ division, known }: KnownCut, seconds: number | undefined): Promise<Reference> {
  if (seconds === undefined) return { kind: "best-known", value: known };
  return proveCut(division, known, stream(0, "prove", division.id), seconds);
}
