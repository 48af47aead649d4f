import { type AnchorOptions, anchorsOf } from "#benchmarks/decision/rq2/classify/anchors";
import type { ClassificationEvidence } from "#benchmarks/decision/rq2/classify/show-classification";
import { incidence } from "#benchmarks/decision/rq2/text-graph/incidence";
import type { Links, TextGraph } from "#benchmarks/decision/rq2/text-graph/text-graph";
import type { Option } from "#src/play";

/** Gathers what can be shown of a node to be classified. Options are numbered as the labels are. */
export function classificationEvidence(
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
