import { type ClassificationOptions, classification } from "#benchmarks/decision/rq2/classify/classification";
import { type SelectionOptions, selection } from "#benchmarks/decision/rq2/select/selection";
import type { TargetSet } from "#benchmarks/decision/rq2/target";
import type { TextGraph } from "#benchmarks/decision/rq2/text-graph/text-graph";
import { UserError } from "#src/errors";

/**
 * What a text-attributed graph can be asked: nodes to classify where it has labels, queries where it has those.
 *
 * @throws UserError where it has neither, and as `classification` and `selection`
 */
export function targetSets(graph: TextGraph, options: ClassificationOptions & SelectionOptions): TargetSet[] {
  const sets = [
    ...(graph.labels.length > 0 ? [classification(graph, options)] : []),
    ...(graph.queries.length > 0 ? [selection(graph, options)] : []),
  ];
  if (sets.length > 0) return sets;
  throw new UserError(`${graph.name}: expected labels or queries, got neither; give nodes labels, or add queries`);
}
