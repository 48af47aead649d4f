import { join } from "node:path";
import { rankedSample } from "#benchmarks/decision/networks/ranked-sample";
import { readNetwork } from "#benchmarks/decision/networks/read-network";
import { LAYOUT } from "#benchmarks/decision/rq3/instances/layout";
import type { NetworkFile, PublishedInstances } from "#benchmarks/decision/rq3/instances/published";
import { UserError } from "#src/errors";
import type { Graph } from "#src/graph/graph";
import { readText } from "#src/read-text";

/**
 * Pieces of a network, one for each order and replicate, drawn as the paper's were.
 *
 * @param dir with networks/NAME.txt
 * @throws UserError for a file that is missing or wrong, a network smaller than an order, and a piece without an edge
 */
export function drawPieces(
  dir: string,
  { network: name, directed }: NetworkFile,
  { protocol, orders, replicates }: Pick<PublishedInstances, "protocol" | "orders" | "replicates">,
): { readonly id: string; readonly graph: Graph }[] {
  const path = join(dir, "networks", `${name}.txt`);
  const network = readNetwork(readText(path, LAYOUT), path, directed);
  const largest = network.ids.length;
  return orders.flatMap((order) =>
    replicates.map((replicate) => {
      if (order < 3 || order > largest)
        throw new UserError(`${path}: expected pieces of 3 to ${largest} nodes, got ${order}; choose other orders`);
      const { graph } = rankedSample(network, `${protocol}:${name}:main:${order}:${replicate}`, order);
      const id = `${name}-main-n${order}-s${replicate}`;
      if (graph.sources.length === 0)
        throw new UserError(`${path}: expected edges in piece ${id}, got none; choose another replicate`);
      return { id, graph };
    }),
  );
}
