import { classificationEvidence } from "#benchmarks/decision/rq2/classify/classification-evidence";
import { showClassification } from "#benchmarks/decision/rq2/classify/show-classification";
import { splitsOf } from "#benchmarks/decision/rq2/classify/splits-of";
import { BUDGET, commonPrefix } from "#benchmarks/decision/rq2/request/common-prefix";
import type { Target, TargetSet } from "#benchmarks/decision/rq2/target";
import { hashOrder } from "#benchmarks/decision/rq2/text-graph/hash-order";
import { homophily } from "#benchmarks/decision/rq2/text-graph/homophily";
import type { TextGraph } from "#benchmarks/decision/rq2/text-graph/text-graph";
import { UserError } from "#src/errors";
import { MOST_OPTIONS } from "#src/most-options";

export interface ClassificationOptions {
  readonly seed: number;
  /** `validation` is for trying a set-up out; undefined: test. */
  readonly split?: "test" | "validation";
  /** Targets, at most; undefined: the paper's, 100 of test and 12 of validation. */
  readonly count?: number;
  /** UTF-16 code units of the longest request; undefined: the paper's 18,000. */
  readonly budget?: number;
}

/**
 * Nodes of a text-attributed graph to be classified, each beside eight training nodes with their labels
 * (GraphDecisionBench, part 2: node classification with anchors). All classes are options, always in the same order.
 *
 * @throws UserError where there are fewer than 2 or more than 255 classes, or no nodes of the split
 */
export function classification(graph: TextGraph, options: ClassificationOptions): TargetSet {
  const { name, nodes, labels } = graph;
  const { seed, split = "test", count = split === "test" ? 100 : 12, budget = BUDGET } = options;
  if (labels.length < 2 || labels.length > MOST_OPTIONS)
    throw new UserError(`${name}: expected 2 to ${MOST_OPTIONS} classes, got ${labels.length}; merge or drop some`);
  const splits = splitsOf(graph);
  const placesOf = (wanted: string) => [...nodes.keys()].filter((place) => splits[place] === wanted);
  const drawn = hashOrder(placesOf(split), `${seed}:${name}:${split}`, (place) => nodes[place]!.id).slice(0, count);
  if (drawn.length === 0)
    throw new UserError(`${name}: expected nodes with a label in split ${split}, got none; give some a split`);
  const evidenceOf = classificationEvidence(graph, { seed, name, nodes, train: placesOf("train") });
  const optionOf = new Map(labels.map((label, i) => [label, String(i)]));
  const targets = drawn.map((place): Target => {
    const { id, label } = nodes[place]!;
    const evidence = evidenceOf(place);
    const where = `${name}: node ${id}`;
    const cut = commonPrefix(where, evidence.texts, budget, (length) => showClassification(evidence, "TG", length));
    return { id, gold: [optionOf.get(label!)!], show: (condition) => showClassification(evidence, condition, cut) };
  });
  const within = homophily(graph);
  const classes = [...optionOf.values()];
  return { name, kind: "classification", targets, classes, ...(within !== undefined && { homophily: within }) };
}
