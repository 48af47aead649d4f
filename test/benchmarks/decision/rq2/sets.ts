import { classification } from "#benchmarks/decision/rq2/classify/classification";
import { plantedTextGraph } from "#benchmarks/decision/rq2/planted/planted-text-graph";
import type { ConditionName } from "#benchmarks/decision/rq2/request/conditions";
import { selection } from "#benchmarks/decision/rq2/select/selection";
import type { Target, TargetSet } from "#benchmarks/decision/rq2/target";
import type { TextGraph } from "#benchmarks/decision/rq2/text-graph/text-graph";

/** A graph with labels and queries. */
export const planted = plantedTextGraph({ seed: 3, nodes: 300, classes: 6, queries: 30 });

/** What it, or a graph like it, can be asked. */
export function setsOf(graph: TextGraph, budget = 18_000): readonly [classify: TargetSet, select: TargetSet] {
  const options = { seed: 1, count: 20, budget };
  return [classification(graph, options), selection(graph, options)];
}

/** The state that a request shows, read again. */
export function stateOf<State>(target: Target, condition: ConditionName): State {
  return JSON.parse(target.show(condition).state) as State;
}
