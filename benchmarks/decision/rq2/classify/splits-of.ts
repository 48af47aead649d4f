import type { Split, TextGraph } from "#benchmarks/decision/rq2/text-graph/text-graph";
import { sha256 } from "#src/hash";

/** Shares of the nodes in training, and in training or validation, where the data say nothing of splits. */
const TRAIN = 0.6;
const VALIDATION = 0.8;

/**
 * The split of each node: the one it is given; where no node is given one, by the hash of its id. undefined for nodes
 * without a label, which are never shown with one nor asked for.
 */
export function splitsOf({ name, nodes }: TextGraph): (Split | undefined)[] {
  const given = nodes.some(({ split }) => split !== undefined);
  return nodes.map(({ id, label, split }) => {
    if (label === undefined || given) return label === undefined ? undefined : split;
    const place = Number.parseInt(sha256(`split:${name}:${id}`).slice(0, 8), 16) / 2 ** 32;
    return place < TRAIN ? "train" : place < VALIDATION ? "validation" : "test";
  });
}
