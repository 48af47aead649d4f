import { join } from "node:path";
import { rankedSample } from "#benchmarks/decision/networks/ranked-sample";
import { readNetwork } from "#benchmarks/decision/networks/read-network";
import { poseInfluence } from "#benchmarks/decision/rq3/instances/pose-influence";
import { poseModularity } from "#benchmarks/decision/rq3/instances/pose-modularity";
import { PUBLISHED } from "#benchmarks/decision/rq3/instances/published";
import { readCuts } from "#benchmarks/decision/rq3/instances/read-cuts";
import { readText } from "#benchmarks/decision/rq3/instances/read-text";
import { readTours } from "#benchmarks/decision/rq3/instances/read-tours";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import type { Graph } from "#src/graph/graph";

/**
 * The forty instances of the paper from the user's files.
 *
 * @param dir with tsplib/, optsicom-set2/ and networks/
 * @param seconds the most that certifying one division may take
 * @throws UserError for files that are missing or wrong
 */
export async function readPublished(dir: string, seconds: number): Promise<Posed[]> {
  const posed = [...readTours(dir, PUBLISHED.tours), ...readCuts(dir, PUBLISHED.cuts)];
  for (const instance of pieces(dir, PUBLISHED.influence)) posed.push(poseInfluence(instance));
  for (const instance of pieces(dir, PUBLISHED.modularity)) posed.push(await poseModularity(instance, seconds));
  return posed;
}

/** The ten pieces of a network, drawn as the paper's were. */
function pieces(
  dir: string,
  { network: name, directed }: { readonly network: string; readonly directed: boolean },
): { readonly id: string; readonly graph: Graph }[] {
  const path = join(dir, "networks", `${name}.txt`);
  const network = readNetwork(readText(path), path, directed);
  const { protocol, orders, replicates } = PUBLISHED;
  return orders.flatMap((order) =>
    replicates.map((replicate) => ({
      id: `${name}-main-n${order}-s${replicate}`,
      graph: rankedSample(network, `${protocol}:${name}:main:${order}:${replicate}`, order).graph,
    })),
  );
}
