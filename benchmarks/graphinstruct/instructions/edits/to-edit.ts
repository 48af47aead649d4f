import type { WrittenEdit } from "#benchmarks/graphinstruct/format/written-graph";
import type { EdgeChange } from "#benchmarks/graphinstruct/instructions/edits/change-of";
import { edges } from "#benchmarks/graphinstruct/instructions/edits/edges";
import type { Edge } from "#src/graph/graph";

/** A change as a model may write it. */
export function toEdit(operation: string, { added, removed }: EdgeChange): WrittenEdit {
  return {
    header: new Map([
      ["base", { kind: "text", value: "given" }],
      ["operation", { kind: "text", value: operation }],
    ]),
    add: added.map(named),
    remove: removed.map(named),
    reasoning: `Adds ${edges(added.length)} and removes ${edges(removed.length)}.`,
  };
}

/** The ends of an edge, by the ids that they have. */
export function named([u, v]: Edge): [string, string] {
  return [String(u), String(v)];
}
