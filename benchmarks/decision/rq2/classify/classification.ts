import { type AnchorOptions, anchorsOf } from "#benchmarks/decision/rq2/classify/anchors";
import { type ClassificationEvidence, showClassification } from "#benchmarks/decision/rq2/classify/show-classification";
import { splitsOf } from "#benchmarks/decision/rq2/classify/splits-of";
import { BUDGET, commonPrefix } from "#benchmarks/decision/rq2/request/common-prefix";
import type { Target, TargetSet } from "#benchmarks/decision/rq2/target";
import { hashOrder } from "#benchmarks/decision/rq2/text-graph/hash-order";
import { incidence } from "#benchmarks/decision/rq2/text-graph/incidence";
import type { Links, TextGraph } from "#benchmarks/decision/rq2/text-graph/text-graph";
import { UserError } from "#src/errors";
import type { Option } from "#src/play";

/** The most options that a request may have. */
const MOST = 255;

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
  if (labels.length < 2 || labels.length > MOST)
    throw new UserError(`${name}: expected 2 to ${MOST} classes, got ${labels.length}; merge or drop some`);
  const splits = splitsOf(graph);
  const placesOf = (wanted: string) => [...nodes.keys()].filter((place) => splits[place] === wanted);
  const drawn = hashOrder(placesOf(split), `${seed}:${name}:${split}`, (place) => nodes[place]!.id).slice(0, count);
  if (drawn.length === 0)
    throw new UserError(`${name}: expected nodes with a label in split ${split}, got none; give some a split`);
  const evidenceOf = gatherer(graph, { seed, name, nodes, train: placesOf("train") });
  const optionOf = new Map(labels.map((label, i) => [label, String(i)]));
  const targets = drawn.map((place): Target => {
    const { id, label } = nodes[place]!;
    const evidence = evidenceOf(place);
    const longest = evidence.texts.reduce((most, { length }) => Math.max(most, length), 0);
    const where = `${name}: node ${id}`;
    const cut = commonPrefix(where, longest, budget, (length) => showClassification(evidence, "TG", length));
    return { id, gold: [optionOf.get(label!)!], show: (condition) => showClassification(evidence, condition, cut) };
  });
  return { name, kind: "classification", targets, classes: [...optionOf.values()] };
}

/** Gathers what can be shown of a node. */
function gatherer(
  { nodes, links, labels }: TextGraph,
  among: AnchorOptions,
): (target: number) => ClassificationEvidence {
  const linksAt = incidence(links, nodes.length);
  const optionOf = new Map(labels.map((label, i) => [label, String(i)]));
  const options = labels.map((description, i): Option => ({ id: String(i), description }));
  return (target) => {
    const around = new Set(Array.from(linksAt(target), (link) => links.sources[link]! + links.targets[link]! - target));
    const anchors = anchorsOf(target, around, among);
    const members = [target, ...anchors];
    return {
      texts: members.map((place) => nodes[place]!.text),
      labels: anchors.map((place) => optionOf.get(nodes[place]!.label!)!),
      edges: induced(members, links, linksAt),
      options,
    };
  };
}

/** The different directed edges among some nodes, numbered as listed, in ascending order. */
function induced(
  members: readonly number[],
  { sources, targets }: Links,
  linksAt: (node: number) => Int32Array,
): (readonly [number, number])[] {
  const number = new Map(members.map((place, i) => [place, i]));
  return members.flatMap((place, u) => {
    const reached = new Set<number>();
    for (const link of linksAt(place)) {
      const v = sources[link] === place ? number.get(targets[link]!) : undefined;
      if (v !== undefined && v !== u) reached.add(v);
    }
    return [...reached].sort((a, b) => a - b).map((v) => [u, v] as const);
  });
}
