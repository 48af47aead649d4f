import type { Mode } from "#benchmarks/decision/rq3/mode";
import type { Interval } from "#eval/stats/interval";
import type { Outcome } from "#eval/verdict";

/** The gap of an instance all of whose repeats were played to their ends: their mean. */
export interface InstanceGap {
  readonly id: string;
  /** Percent of the reference, or a difference of modularities; 0 is equal, negative better. */
  readonly gap: number;
}

/** A value better than the best that was known. */
export interface Improvement {
  readonly id: string;
  readonly value: number;
  readonly known: number;
}

/** What a configuration comes to on a task, in a mode. Nothing here sums over tasks: their gaps have no common unit. */
export interface TrajectoryRow {
  readonly configuration: string;
  readonly task: string;
  /** `whole`: a classical method, which solves the instance at once. */
  readonly mode: Mode | "whole";
  /** Trajectories that were scheduled, and how many of them were played to their ends. */
  readonly all: number;
  readonly completed: number;
  readonly outcomes: Readonly<Partial<Record<Outcome, number>>>;
  /** Every trajectory was unsupported: printed as U, never as 0. */
  readonly isUnsupported: boolean;
  /** In the order of the instances; only those with all repeats played to their ends. */
  readonly gaps: readonly InstanceGap[];
  /** The mean over `gaps`; undefined where there are none. */
  readonly gap?: number;
  /** Student's t interval of 95% for it, over instances; undefined for fewer than two. */
  readonly interval?: Interval;
  readonly improvements: readonly Improvement[];
  /** Decisions with one option, which nobody was asked for, and those that were asked for. */
  readonly forced: number;
  readonly asked: number;
  /** Mean options shown, and mean legal actions, at a decision that was asked for; undefined where there was none. */
  readonly pool?: number;
  readonly legal?: number;
  /** Requests that the model was sent; undefined as soon as one trajectory's are unknown. */
  readonly calls?: number;
  /** Trajectories played to their ends without a single request: they say nothing of the model. */
  readonly uncalled: number;
}
