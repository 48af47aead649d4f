/**
 * A problem that is solved action by action. States are values: taking an action gives another one. Rules propose one
 * action each; where several are equally good, the one with the lowest number.
 */
export interface SequentialTask<Instance, State> {
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
  readonly rules: Readonly<Record<string, Rule<Instance, State>>>;
  /** Classical methods that solve the whole at once. */
  readonly controls: Readonly<Record<string, (instance: Instance) => State>>;
}

/** Proposes the next action. */
export type Rule<Instance, State> = (instance: Instance, state: State) => number;
