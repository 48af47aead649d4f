import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import type { Table } from "#benchmarks/invariance/tables/table";
import { areIdentical } from "#benchmarks/invariance/tables/units/agreement";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { type ArmKey, armKey, nameOfKey } from "#benchmarks/invariance/tables/units/keys";
import { meanDifference } from "#benchmarks/invariance/tables/units/mean-difference";
import { calls, count } from "#benchmarks/invariance/tables/units/sums";

export interface NoiseFloorRow extends ArmKey {
  readonly axis: string;
  readonly n_instances: number;
  /** Identical asks, and forms, of all instances together. */
  readonly n_asks: number;
  readonly n_forms: number;
  /** Distinct prompts of the forms. */
  readonly n_calls: number;
  /** Instances whose identical asks do not agree, and whose forms do not, by the same rule. */
  readonly floor_flips: number;
  readonly axis_flips: number;
  /** Paired, by instance: not a corrected flip rate. */
  readonly excess: number;
  /** undefined: a single instance. */
  readonly excess_se: number | undefined;
  readonly ci_low: number | undefined;
  readonly ci_high: number | undefined;
}

/** A group's answers, and those to its reference asked again word for word, as many at most as the group has forms. */
interface Pair {
  readonly asks: readonly ScoredRow[];
  readonly members: readonly ScoredRow[];
}

/**
 * How often one prompt, asked several times, gets different answers: what disagreement between forms is to be held
 * against. Agreement gets rarer with more answers, so an instance's asks are as many as its forms, if there are so many.
 */
export const noiseFloor: Table<NoiseFloorRow> = {
  title: "Noise floor: the same prompt asked again",
  source: "the published audit, experiment E0; asks matched with forms",
  columns: {
    dataset: "text",
    model: "text",
    mode: "text",
    library: "text",
    axis: "text",
    n_instances: "count",
    n_asks: "count",
    n_forms: "count",
    n_calls: "count",
    floor_flips: "share",
    axis_flips: "share",
    excess: "share",
    excess_se: "share?",
    ci_low: "share?",
    ci_high: "share?",
  },
  rows({ groups, repeats = [] }) {
    const asked = new Map(cells(repeats.toSorted(byRecord), formOf).map(({ key, items }) => [nameOfKey(key), items]));
    return cells(groups, ({ forms, axis }) => ({ ...forms.arm, axis })).flatMap(({ key, items }) => {
      const pairs = items.flatMap(({ members }) => {
        const asks = asked.get(nameOfKey(formOf(members[0]!)))?.slice(0, members.length) ?? [];
        return asks.length < 2 ? [] : [{ asks, members }];
      });
      return pairs.length === 0 ? [] : [{ ...key, ...compared(pairs) }];
    });
  },
};

/** So that which asks are taken does not hang on the order of the rows. */
function byRecord(a: ScoredRow, b: ScoredRow): number {
  return a.record_id < b.record_id ? -1 : 1;
}

function formOf(row: ScoredRow) {
  return { ...armKey(row), variant_id: row.variant_id };
}

function compared(pairs: readonly Pair[]): Omit<NoiseFloorRow, keyof ArmKey | "axis"> {
  const flips = pairs.map(({ asks, members }) => ({ floor: !areIdentical(asks), axis: !areIdentical(members) }));
  const n_instances = pairs.length;
  const floor_flips = count(flips, ({ floor }) => floor) / n_instances;
  const axis_flips = count(flips, ({ axis }) => axis) / n_instances;
  const paired = meanDifference(flips.map(({ floor, axis }) => Number(axis) - Number(floor)));
  const members = pairs.flatMap((pair) => pair.members);
  return {
    n_instances,
    n_asks: pairs.reduce((sum, { asks }) => sum + asks.length, 0),
    n_forms: members.length,
    n_calls: calls(members),
    floor_flips,
    axis_flips,
    excess: axis_flips - floor_flips,
    excess_se: paired?.se,
    ci_low: paired?.interval[0],
    ci_high: paired?.interval[1],
  };
}
