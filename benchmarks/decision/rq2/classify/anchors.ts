import { hashOrder } from "#benchmarks/decision/rq2/text-graph/hash-order";
import type { TextNode } from "#benchmarks/decision/rq2/text-graph/text-graph";
import { type Rng, stream } from "#src/rng";

/** Anchors of each kind, at most (GraphDecisionBench, part 2). */
const NEAR = 4;
const FAR = 4;

export interface AnchorOptions {
  readonly seed: number;
  /** The data set's name. */
  readonly name: string;
  readonly nodes: readonly TextNode[];
  /** Places of the training nodes. */
  readonly train: readonly number[];
}

/**
 * The training nodes that are shown with their labels beside a target: neighbours of it and others, chosen without a look
 * at labels, in an order that does not tell which are which.
 *
 * @param around the target's neighbours, of any split
 */
export function anchorsOf(
  target: number,
  around: ReadonlySet<number>,
  { seed, name, nodes, train }: AnchorOptions,
): number[] {
  const { id } = nodes[target]!;
  const ordered = (places: Iterable<number>, purpose: string) =>
    hashOrder(places, `${seed}:${name}:${purpose}:${id}`, (place) => nodes[place]!.id);
  const near = ordered(
    train.filter((place) => around.has(place)),
    "near",
  ).slice(0, NEAR);
  const far: number[] = [];
  for (const place of shuffled(train, stream(seed, "rq2", name, "far", id))) {
    if (far.length === FAR) break;
    if (place !== target && !around.has(place)) far.push(place);
  }
  return ordered([...near, ...far], "anchor");
}

/** Items in random order, drawn as they are asked for. */
function* shuffled(items: readonly number[], rng: Rng): Generator<number> {
  const moved = new Map<number, number>();
  for (let left = items.length; left > 0; left--) {
    const drawn = rng.int(0, left - 1);
    yield items[moved.get(drawn) ?? drawn]!;
    moved.set(drawn, moved.get(left - 1) ?? left - 1);
  }
}
