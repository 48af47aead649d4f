import type { Drawing } from "#benchmarks/decision/rq3/drawing";

/**
 * A problem that is solved action by action. States are values: taking an action gives another one.
 */
export interface SequentialTask<Instance extends Named, State> {
  /** Whether the objective should be small or large. */
  readonly goal: "least" | "most";
  begin(instance: Instance): State;
  /** Whether nothing is left to decide. */
  isDone(instance: Instance, state: State): boolean;
  /** The actions that may be taken, in ascending order; at least one until done. */
  legal(instance: Instance, state: State): readonly number[];
  take(state: State, action: number): State;
  /** The objective of a finished state, an integer. */
  value(instance: Instance, state: State): number;
  /** The same, worked out by other means: trajectories are scored only where the two agree. */
  secondValue(instance: Instance, state: State): number;
  readonly rules: Readonly<Record<string, Rule<Instance, State>>>;
  /** Classical methods that solve the whole at once. */
  readonly controls: Readonly<Record<string, (instance: Instance) => State>>;
  /** What a model is told of the problem and where it stands, to be put as JSON; nothing in it names the instance. */
  show(instance: Instance, state: State): Readonly<Record<string, unknown>>;
  /** A state, finished or not, for a figure. */
  draw(instance: Instance, state: State): Drawing;
  /** What a model is asked. */
  question(state: State): string;
  /** What an action is called. */
  nameOf(action: number): string;
}

export interface Named {
  readonly id: string;
}

/** Proposes the action with the highest score, the lowest of several. */
export interface Rule<Instance, State> {
  /** What it scores, in words; models are shown it beside the proposals. */
  readonly formula: string;
  /** The scores of actions in a state: exact, so that ties are ties. */
  at(instance: Instance, state: State): (action: number) => Exact;
  /** Scores are numerators over this; undefined: 1. */
  readonly under?: (instance: Instance) => bigint;
}

/** An integer that is held exactly. */
export type Exact = number | bigint;
