import type { Played } from "#benchmarks/decision/contract/play-recorded";
import type { ScheduledTrajectory } from "#benchmarks/decision/rq3/schedule";
import type { Attempt } from "#benchmarks/decision/rq3/scores/attempt";
import { unattempted } from "#eval/play-out";

/**
 * What is scored of a configuration: every trajectory that was scheduled, those that were never begun included.
 *
 * @param configuration the model, how it is read and with what settings
 * @param played by item, as `playRecorded` gives it
 */
export function attemptsOf(
  configuration: string,
  scheduled: readonly ScheduledTrajectory[],
  played: ReadonlyMap<string, Pick<Played, "verdict"> & { readonly account: Pick<Played["account"], "calls"> }>,
): Attempt[] {
  return scheduled.map(({ id, posed, mode, repeat }) => {
    const { verdict = unattempted, account = { calls: 0 } } = played.get(id) ?? {};
    return {
      configuration,
      posed,
      mode,
      repeat,
      verdict,
      ...(account.calls !== undefined && { calls: account.calls }),
    };
  });
}
