import type { Mode } from "#benchmarks/decision/rq3/mode";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import { type ScheduledTrajectory, schedule } from "#benchmarks/decision/rq3/schedule";
import type { Configuration } from "#benchmarks/decision/runs/configuration";

const RULE = /^policy:rule:(.+)$/;
const BOTH: Mode[] = ["direct", "proposals"];

/**
 * The trajectories of a configuration. A rule is a control: it plays the tasks that have it, on proposals, for it needs to be
 * told what it proposed.
 *
 * @param seed of the order in which proposals are shown
 */
export function trajectoryItems(
  posed: readonly Posed[],
  { model, modes = BOTH, repeats, pool }: Configuration,
  seed: number,
): ScheduledTrajectory[] {
  const rule = RULE.exec(model)?.[1];
  const { rules, learned } = pool ?? {};
  const has = (one: Posed) => one.rules.includes(rule!) || (rule === "learned" && learned?.[one.task] !== undefined);
  const own = rule === undefined ? posed : posed.filter(has);
  const proposing = pool && { pool: { ...(rules && { rules }), ...(learned && { learned }) } };
  return schedule(own, { modes: rule === undefined ? modes : ["proposals"], seed, repeats, ...proposing });
}
