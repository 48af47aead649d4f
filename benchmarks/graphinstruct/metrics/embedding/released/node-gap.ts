import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import {
  type LabelledNodes,
  softAccuracy,
  train,
} from "#benchmarks/graphinstruct/metrics/embedding/released/classifier";
import { communities } from "#benchmarks/graphinstruct/metrics/embedding/released/communities";
import { nodeFeatures } from "#benchmarks/graphinstruct/metrics/embedding/released/node-features";
import { numpyPermutation } from "#benchmarks/graphinstruct/metrics/embedding/released/numpy-random";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";

const SEED = 42;
const FEWEST_GENERATED = 4;
const FEWEST_REFERENCE = 10;

/** What the communities of a reference have to teach. */
interface Lesson {
  readonly test: LabelledNodes;
  readonly classes: number;
  /** Of a classifier that learnt from the rest of the reference. */
  readonly accuracy: number;
}

/**
 * How close a classifier of nodes that learns from the generated graph comes to one that learns from the reference, from
 * 0 to 1 (GraphInstruct, D3; the released code without PyTorch Geometric). Classes are the reference's communities, and
 * a generated node has that of the reference's node of the same id, else the first: 7 and '7' are different ids.
 *
 * @returns 0 where a graph is too small or the reference is one community; undefined where features are not decided
 */
export function nodeGap(generated: Facts, reference: Facts): number | undefined {
  if (reference.order < FEWEST_REFERENCE || generated.order < FEWEST_GENERATED) return 0;
  const found = lesson(reference);
  const features = nodeFeatures(generated);
  if (found === undefined || features === undefined) return undefined;
  if (found === "nothing") return 0;
  const labels = matched(generated, reference, found.test.labels);
  const learnt = train({ features, labels, nodes: Int32Array.from(labels.keys()) }, found.classes);
  return 1 - Math.abs(found.accuracy - softAccuracy(learnt, found.test));
}

const lesson = kept((reference: Facts): Lesson | "nothing" | undefined => {
  const features = nodeFeatures(reference);
  const labels = communities(reference);
  if (features === undefined || labels === undefined) return undefined;
  let classes = 0;
  for (const label of labels) classes = Math.max(classes, label + 1);
  if (classes < 2) return "nothing";
  const order = numpyPermutation(SEED, reference.order);
  const trained = Math.floor(0.8 * reference.order);
  const test = { features, labels, nodes: order.subarray(trained) };
  const learnt = train({ features, labels, nodes: order.subarray(0, trained) }, classes);
  return { test, classes, accuracy: softAccuracy(learnt, test) };
});

function matched(generated: Facts, reference: Facts, labels: Int32Array): Int32Array {
  const known = new Map(keys(reference).map((key, node) => [key, labels[node]!]));
  return Int32Array.from(keys(generated), (key) => known.get(key) ?? 0);
}

function keys({ written: { ids, untexted } }: Facts): string[] {
  const other = new Set(untexted);
  return ids.map((id, node) => (other.has(node) ? `#${id}` : `'${id}`));
}
