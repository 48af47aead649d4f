import type { Facts, Finding } from "#benchmarks/graphinstruct/constraints/index";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import type { Case } from "#benchmarks/graphinstruct/report/case/case";
import { picture } from "#benchmarks/graphinstruct/report/case/picture";
import { changes, edgeNames } from "#benchmarks/graphinstruct/scores/following/edits";
import { element } from "#reports/element";
import { count, thousands } from "#reports/format";

/** Larger graphs are not drawn: nothing could be told from the picture. */
const DRAWN = { nodes: 120, edges: 1200 } as const;

/** The graph with those nodes marked that are to blame; at level 5 the base beside it, both with what was changed. */
export function pictures({ facts, base, findings }: Case): string {
  if (!facts) return base ? element("div", { class: "drawn" }, figure("the base", base, { order: namesOf(base) })) : "";
  const offenders = blamed(findings, facts.written);
  if (!base)
    return element(
      "div",
      { class: "drawn" },
      figure(caption(facts, offenders), facts, { order: namesOf(facts), offenders }),
    );
  const directed = base.directed && facts.directed;
  const { added, removed } = changes(edgeNames(base.written, directed), edgeNames(facts.written, directed));
  const order = [...new Set([...namesOf(base), ...namesOf(facts)])];
  const gone = `the base; ${count(removed.size, "edge")} removed, dashed`;
  const come = `${caption(facts, offenders)}; ${count(added.size, "edge")} added, bold`;
  return element(
    "div",
    { class: "drawn" },
    figure(gone, base, { order, changed: removed, directed, change: "removed" }),
    figure(come, facts, { order, offenders, changed: added, directed, change: "added" }),
  );
}

function namesOf({ written }: Facts): readonly string[] {
  return written.ids;
}

/** The names of the nodes that findings blame. */
function blamed(findings: readonly Finding[], { ids }: WrittenGraph): ReadonlySet<string> {
  return new Set(findings.flatMap(({ offenders }) => offenders.map((node) => ids[node]!)));
}

function caption({ order, size, directed }: Facts, offenders: ReadonlySet<string>): string {
  const marked = offenders.size > 0 ? `; marked: ${count(offenders.size, "node")} to blame` : "";
  return `${count(order, "node")}, ${count(size, `${directed ? "directed " : ""}edge`)}${marked}`;
}

type Marks = Parameters<typeof picture>[1];

function figure(words: string, { written, order, size }: Facts, marks: Marks): string {
  const fits = order <= DRAWN.nodes && marks.order.length <= DRAWN.nodes && size <= DRAWN.edges;
  const drawn = fits ? picture(written, marks) : element("p", {}, `too large to draw (${thousands(order)} nodes)`);
  return element("figure", {}, drawn, element("figcaption", {}, words));
}
