import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { commonType, ownTypes, UNTYPED } from "#benchmarks/graphinstruct/metrics/text/edge-types";
import { meantNames, releasedNames } from "#benchmarks/graphinstruct/metrics/text/node-names";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";

/** What a node with a telling id counts beside one with a label. */
const ID_WEIGHT = 0.7;
const NODE_WEIGHT = 0.6;

/**
 * How much of a graph carries text, from 0 to 1: nodes that are called something, and edges that are said to be of a kind
 * (GraphInstruct's released code; 0 for no nodes).
 *
 * `compat`: one edge with a type is as good as all. `sound`: the share of edges counts, and names must be words.
 */
export function textPresence(written: WrittenGraph, mode: ScoreMode): number {
  if (written.ids.length === 0) return 0;
  const names = mode === "compat" ? releasedNames(written) : meantNames(written);
  const named = (names.labels.length + ID_WEIGHT * names.ids.length) / written.ids.length;
  const typed = shareTyped(written);
  return NODE_WEIGHT * named + (1 - NODE_WEIGHT) * (mode === "compat" ? Math.ceil(typed) : typed);
}

/** With a type for all of them even where there are none, as that is said of the graph. */
function shareTyped(written: WrittenGraph): number {
  if (commonType(written) !== UNTYPED) return 1;
  const types = ownTypes(written);
  return types.length === 0 ? 0 : types.filter((type) => type !== undefined).length / types.length;
}
