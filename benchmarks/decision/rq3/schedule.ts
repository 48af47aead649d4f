import type { Mode } from "#benchmarks/decision/rq3/mode";
import type { Pool } from "#benchmarks/decision/rq3/pool";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import type { Item } from "#eval/play-out";

/** A trajectory that is to be played. */
export interface ScheduledTrajectory extends Item {
  readonly posed: Posed;
  readonly mode: Mode;
  /** Counts from 0. */
  readonly repeat: number;
}

export interface ScheduleOptions {
  readonly modes: readonly Mode[];
  /** Of the order in which proposals are shown. */
  readonly seed: number;
  /** How often each is played, at least 1; the paper's random control is played 5 times. */
  readonly repeats: number;
  /** Which rules propose; undefined: all of a task. */
  readonly pool?: Pool;
}

/** All trajectories of some instances, as items for the driver: `task/instance/mode/repeat`. */
export function schedule(
  posed: readonly Posed[],
  { modes, seed, repeats, pool }: ScheduleOptions,
): ScheduledTrajectory[] {
  return posed.flatMap((one) =>
    modes.flatMap((mode) =>
      Array.from({ length: repeats }, (_, repeat) => ({
        id: `${one.task}/${one.id}/${mode}/${repeat}`,
        posed: one,
        mode,
        repeat,
        play: () => one.play({ mode, seed, repeat }, pool),
      })),
    ),
  );
}
