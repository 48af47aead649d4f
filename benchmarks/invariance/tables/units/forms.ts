import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { type ArmKey, armKey } from "#benchmarks/invariance/tables/units/keys";
import type { Axis } from "#benchmarks/invariance/variants/variant";
import { UserError } from "#src/errors";

/** An axis along which a form differs from its reference. */
export type ChangedAxis = Exclude<Axis, "canonical">;

export const CHANGED_AXES: readonly ChangedAxis[] = ["relabel", "order", "structure", "syntax"];

/** One instance put one way to one model, in all its forms; the lists are in the order of the variants' names. */
export interface Forms {
  readonly arm: ArmKey;
  readonly task: string;
  readonly graph_id: string;
  readonly instance_id: string;
  /** undefined: not among the rows. */
  readonly canonical: ScoredRow | undefined;
  /** The reference of relabellings: the instance's own labels, everything sorted. It is no perturbation. */
  readonly identity: ScoredRow | undefined;
  /** By axis; of relabel, those with a seed alone. */
  readonly changed: Readonly<Record<ChangedAxis, readonly ScoredRow[]>>;
}

/**
 * Rows gathered by instance, arm and model, in the order of these.
 *
 * @throws UserError where a form was scored twice, or there are two references
 */
export function formsOf(rows: Iterable<ScoredRow>): Forms[] {
  const units = cells(rows, ({ instance_id, ...row }) => ({ ...armKey(row), instance_id }));
  return units.map(({ key: { instance_id, ...arm }, items }) => {
    const { task, graph_id } = items[0]!;
    return { arm, task, graph_id, instance_id, ...byAxis(items) };
  });
}

function byAxis(items: readonly ScoredRow[]): Pick<Forms, "canonical" | "identity" | "changed"> {
  const sorted = items.toSorted((a, b) => (a.variant_id < b.variant_id ? -1 : 1));
  const of = (wanted: Axis) => sorted.filter(({ axis }) => axis === wanted);
  const [canonical, relabel] = [of("canonical"), of("relabel")];
  const identity = relabel.filter(isIdentity);
  const twice =
    sorted.find(({ variant_id }, i) => variant_id === sorted[i - 1]?.variant_id) ?? canonical[1] ?? identity[1];
  if (twice) {
    throw new UserError(
      `scored rows: expected one row for each form and one reference, got ${twice.record_id} beside another; score into a new folder`,
    );
  }
  return {
    canonical: canonical[0],
    identity: identity[0],
    changed: {
      relabel: relabel.filter((row) => !isIdentity(row)),
      order: of("order"),
      structure: of("structure"),
      syntax: of("syntax"),
    },
  };
}

/** Whether a form is the reference of relabellings. */
export function isIdentity({ axis, params }: Pick<ScoredRow, "axis" | "params">): boolean {
  return axis === "relabel" && params.seed === null;
}
