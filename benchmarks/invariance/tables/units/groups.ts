import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { CHANGED_AXES, type ChangedAxis, type Forms } from "#benchmarks/invariance/tables/units/forms";
import type { CellKey } from "#benchmarks/invariance/tables/units/keys";

/** The forms of an instance that should have one answer: a reference and what differs from it along one axis. */
export interface Group {
  readonly forms: Forms;
  readonly axis: ChangedAxis;
  /** The reference first; two at least. */
  readonly members: readonly ScoredRow[];
}

/** Relabellings are held against the sorted identity, the other axes against the canonical form; without reference there is no group. */
export function groupsOf(units: Iterable<Forms>): Group[] {
  const groups: Group[] = [];
  for (const forms of units) {
    for (const axis of CHANGED_AXES) {
      const reference = axis === "relabel" ? forms.identity : forms.canonical;
      const changed = forms.changed[axis];
      if (reference && changed.length > 0) groups.push({ forms, axis, members: [reference, ...changed] });
    }
  }
  return groups;
}

export function groupKey({ forms: { arm, task }, axis }: Group): CellKey {
  return { dataset: arm.dataset, task, mode: arm.mode, library: arm.library, axis, model: arm.model };
}

/** The axes that change what is shown and nothing else, and that reach graph-as-code too: what the headline is made of. */
export function isHeadline({ axis }: { readonly axis: string }): boolean {
  return axis === "relabel" || axis === "order";
}
