import { benjaminiHochberg } from "#eval/stats/benjamini-hochberg";
import { holm } from "#eval/stats/holm";

/** Comparisons that are judged together, declared before their results are seen. */
export interface Family {
  readonly name: string;
  /** Every comparison, by a name of its own. */
  readonly members: readonly string[];
}

/** A p-value alone, and as one of its family. */
export interface AdjustedP {
  readonly p: number;
  readonly holm: number;
  readonly benjaminiHochberg: number;
}

/**
 * The adjusted p-values of a declared family, in its order. A comparison whose p is undefined (nothing varies) counts
 * as p = 1: it was declared, and has shown nothing.
 *
 * @throws RangeError for a p outside 0 … 1, a member without result, or a result of no member
 */
export function adjust(family: Family, ps: ReadonlyMap<string, number | undefined>): Map<string, AdjustedP> {
  const declared = new Set(family.members);
  const missing = family.members.find((member) => !ps.has(member));
  if (missing !== undefined) throw new RangeError(`family ${family.name}: no result for ${missing}`);
  const stranger = [...ps.keys()].find((name) => !declared.has(name));
  if (stranger !== undefined) throw new RangeError(`family ${family.name}: ${stranger} was not declared`);
  const members = [...declared];
  const raw = members.map((member) => ps.get(member) ?? 1);
  const byHolm = holm(raw);
  const byBenjaminiHochberg = benjaminiHochberg(raw);
  return new Map(
    members.map((member, i) => [member, { p: raw[i]!, holm: byHolm[i]!, benjaminiHochberg: byBenjaminiHochberg[i]! }]),
  );
}
