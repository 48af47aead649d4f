import { z } from "zod";
import { type ConditionName, conditions } from "#benchmarks/decision/rq2/request/conditions";
import type { Target, TargetSet } from "#benchmarks/decision/rq2/target";
import { groupBy } from "#src/group-by";
import type { Shown } from "#src/models/readouts/decision-prompt";
import { parseRow } from "#src/parse-row";
import { names } from "#src/pick";

const share = z.number().min(0).max(1);
const option = z.object({ id: z.string(), description: z.string().optional() });
const shown = z.object({ state: z.string(), question: z.string(), options: z.array(option) });
const shape = z.strictObject({
  set: z.strictObject({
    name: z.string(),
    kind: z.enum(["classification", "selection"]),
    classes: z.array(z.string()).optional(),
    homophily: share.optional(),
    retrieval: z.strictObject({ pool: z.int(), hit: share, found: share, recall: share }).optional(),
  }),
  id: z.string(),
  gold: z.array(z.string()).min(1),
  shown: z.record(z.string(), shown),
});

/** A set of targets as rows of JSON, with what is shown of each under each condition. */
export function targetRows({ targets, ...set }: TargetSet): object[] {
  return targets.map(({ id, gold, show }) => ({
    set,
    id,
    gold,
    shown: Object.fromEntries(names(conditions).map((condition) => [condition, show(condition)])),
  }));
}

/** @throws UserError for a row that is none of `targetRows` */
export function targetSetsIn(rows: readonly unknown[], path: string): TargetSet[] {
  const read = rows.map((row, i) => parseRow(shape, row, `${path}:${i + 1}`, "remove the run's folder"));
  return [...groupBy(read, ({ set }) => `${set.kind} ${set.name}`).values()].map((own) => ({
    ...(own[0]!.set as Omit<TargetSet, "targets">),
    targets: own.map(({ id, gold, shown: requests }): Target => {
      const byCondition = new Map(Object.entries(requests));
      return { id, gold, show: (condition: ConditionName) => byCondition.get(condition) as Shown };
    }),
  }));
}
