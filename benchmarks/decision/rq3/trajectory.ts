import { asking } from "#benchmarks/decision/rq3/asking";
import { candidates } from "#benchmarks/decision/rq3/candidates";
import type { Mode } from "#benchmarks/decision/rq3/mode";
import type { Named, SequentialTask } from "#benchmarks/decision/rq3/task";
import { expect } from "#eval/expect";
import type { Verdict } from "#eval/verdict";
import { MOST_OPTIONS } from "#src/most-options";
import type { Play } from "#src/play";

export interface TrajectoryOptions {
  readonly mode: Mode;
  /** Of the order in which proposals are shown. */
  readonly seed: number;
  /** Counts from 0. */
  readonly repeat: number;
}

/** What a trajectory comes to; in a verdict it is what was `read`. */
export interface Trajectory {
  /** All actions taken, forced ones included. */
  readonly actions: readonly number[];
  /** Decisions that were asked for, and those that were not, for there was one option. */
  readonly asked: number;
  readonly forced: number;
  /** Options shown and legal actions at the decisions that were asked for, together: for their mean sizes. */
  readonly shown: number;
  readonly legal: number;
  /** The objective; undefined unless it was played to the end. */
  readonly value?: number;
}

/**
 * Plays a sequential task: as long as there is something to decide, a model picks an option; where there is only one, it
 * is taken without asking. A reply that is none of the options ends it, and so does a decision with too many of them, which is not put.
 *
 * @returns `correct` for one that was played to its end, whatever its value; `unparsed` or `unsupported` where it ended
 *   early
 */
export function* trajectory<Instance extends Named, State>(
  task: SequentialTask<Instance, State>,
  instance: Instance,
  { mode, seed, repeat }: TrajectoryOptions,
): Play<Verdict> {
  let state = task.begin(instance);
  let so: Trajectory = { actions: [], asked: 0, forced: 0, shown: 0, legal: 0 };
  while (!task.isDone(instance, state)) {
    const open = candidates(task, instance, state, { mode, seed, history: so.actions });
    let picked = open[0];
    if (open.length > MOST_OPTIONS)
      return { outcome: "unsupported", read: so, why: `${open.length} options; a request has ${MOST_OPTIONS} at most` };
    if (open.length > 1) {
      const { option } = expect("choice", yield asking(task, instance, state, { open, repeat }));
      so = {
        ...so,
        asked: so.asked + 1,
        shown: so.shown + open.length,
        legal: so.legal + task.legal(instance, state).length,
      };
      picked = option === undefined ? undefined : open[option];
    } else so = { ...so, forced: so.forced + 1 };
    if (!picked) return { outcome: "unparsed", read: so, why: `decision ${so.asked}: none of the options` };
    so = { ...so, actions: [...so.actions, picked.action] };
    state = task.take(state, picked.action);
  }
  const value = task.value(instance, state);
  return { outcome: "correct", read: { ...so, value }, why: `played to the end: ${value}`, parts: { value } };
}
