import { check, type Facts, factsOf, graphTypes } from "#benchmarks/graphinstruct/constraints/index";
import { writtenGraph } from "#benchmarks/graphinstruct/format/index";
import { operations } from "#benchmarks/graphinstruct/scores/following/operations";
import type { Rubric } from "#benchmarks/graphinstruct/scores/rubric";
import { SMALL, smallGraphs } from "#benchmarks/graphinstruct/scores/structure/small-graphs";
import { pick } from "#src/pick";

/**
 * How many shapes satisfy an instruction; Infinity where that is not known. `compat` knows what the released code does,
 * graph types that leave one shape; `sound` knows operations with one result too, and has counted small graphs.
 */
export function shapeCount({ instruction, explicit, graphType, mode, order, directed }: Rubric): number {
  if (mode === "sound" && operations.get(instruction.operation ?? "")?.result !== undefined) return 1;
  const single = graphType !== undefined && pick("graph type", graphTypes, graphType.value).deterministic;
  if (mode === "compat" || order === undefined || order > (directed ? SMALL.directed : SMALL.undirected)) {
    return single ? 1 : Number.POSITIVE_INFINITY;
  }
  const fits = (facts: Facts) => explicit.every((constraint) => check(constraint, facts, mode).satisfied === true);
  return smallFacts(order, directed).filter(fits).length;
}

const known = new Map<string, readonly Facts[]>();

/** Kept, for the same few orders occur again and again. */
function smallFacts(order: number, directed: boolean): readonly Facts[] {
  const name = `${order} ${directed}`;
  const facts = known.get(name) ?? smallGraphs(order, directed).map(factsOfShape);
  known.set(name, facts);
  return facts;
}

function factsOfShape({ order, directed, sources, targets }: ReturnType<typeof smallGraphs>[number]): Facts {
  const ids = Array.from({ length: order }, (_, node) => String(node));
  const edges = Array.from(sources, (source, edge) => [source, targets[edge]!] as const);
  return factsOf(writtenGraph({ ids, edges, directed }));
}
