import type { Facts, Finding } from "#benchmarks/graphinstruct/constraints/index";
import { NAMED } from "#benchmarks/graphinstruct/constraints/list-nodes";
import type { Case } from "#benchmarks/graphinstruct/report/case/case";
import { circleOrder } from "#benchmarks/graphinstruct/report/case/circle-order";
import { type Marks, picture } from "#benchmarks/graphinstruct/report/case/picture";
import { changes, edgeNames } from "#benchmarks/graphinstruct/scores/following/edits";
import { element } from "#reports/element";
import { count, thousands } from "#reports/format";

/** Larger graphs are not drawn: nothing could be told from the picture. */
const DRAWN = { nodes: 120, edges: 1200 } as const;

/** The graph with the nodes marked that are to blame; at level 5 the base beside it, both with what was changed. */
export function pictures({ facts, base, findings }: Case): string {
  const drawn = [...(base ? [baseFigure(base, facts)] : []), ...(facts ? [resultFigure(facts, base, findings)] : [])];
  return drawn.length > 0 ? element("div", { class: drawn.length > 1 ? "drawn beside" : "drawn" }, ...drawn) : "";
}

function baseFigure(base: Facts, result: Facts | undefined): string {
  const order = circleOrder(base.written.ids);
  if (!result) return figure("the base", base, { order });
  const { removed, directed } = changed(base, result);
  const words = removed.size > 0 ? `${count(removed.size, "edge")} removed, dashed` : "no edge removed";
  return figure(`the base; ${words}`, base, { order, changed: removed, directed, change: "removed" });
}

function resultFigure(facts: Facts, base: Facts | undefined, findings: readonly Finding[]): string {
  const offenders = blamed(findings, facts);
  const words = [
    `${count(facts.order, "node")}, ${count(facts.size, facts.directed ? "directed edge" : "edge")}`,
    offenders.size > 0 ? `marked: to blame, at most ${NAMED} a demand` : [],
  ].flat();
  if (!base) return figure(words.join("; "), facts, { order: circleOrder(facts.written.ids), offenders });
  const { added, directed } = changed(base, facts);
  const come = added.size > 0 ? `${count(added.size, "edge")} added, bold` : "no edge added";
  const marks: Marks = { order: placesOf(facts, base), offenders, changed: added, directed, change: "added" };
  return figure([...words, come].join("; "), facts, marks);
}

/** The base's places, where all nodes of the result have one: pictures can then be compared. */
function placesOf({ written }: Facts, base: Facts): readonly string[] {
  const known = new Set(base.written.ids);
  return circleOrder(written.ids.every((id) => known.has(id)) ? base.written.ids : written.ids);
}

function changed(base: Facts, result: Facts) {
  const directed = base.directed && result.directed;
  return { ...changes(edgeNames(base.written, directed), edgeNames(result.written, directed)), directed };
}

/** The names of the nodes that findings blame. */
function blamed(findings: readonly Finding[], { written }: Facts): ReadonlySet<string> {
  return new Set(findings.flatMap(({ offenders }) => offenders.map((node) => written.ids[node]!)));
}

function figure(words: string, { written, order, size }: Facts, marks: Marks): string {
  const fits = order > 0 && marks.order.length <= DRAWN.nodes && size <= DRAWN.edges;
  const none = order === 0 ? "nothing to draw" : `too large to draw (${thousands(order)} nodes)`;
  const drawn = fits ? picture(written, marks) : element("p", {}, none);
  return element("figure", {}, drawn, element("figcaption", {}, words));
}
