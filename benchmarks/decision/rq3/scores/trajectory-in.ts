import * as z from "zod";
import type { Trajectory } from "#benchmarks/decision/rq3/trajectory";
import type { Verdict } from "#eval/verdict";

const count = z.int().min(0);
const record = z.object({
  actions: z.array(count),
  asked: count,
  forced: count,
  shown: count,
  legal: count,
  value: z.int().optional(),
});

/** The trajectory that a verdict holds; undefined where it ended without one: failed, interrupted, never begun. */
export function trajectoryIn({ read }: Verdict): Trajectory | undefined {
  const { success, data } = record.safeParse(read);
  if (!success) return undefined;
  const { value, ...rest } = data;
  return value === undefined ? rest : { ...rest, value };
}
