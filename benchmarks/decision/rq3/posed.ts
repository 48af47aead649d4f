import type { Drawing } from "#benchmarks/decision/rq3/drawing";
import { follow } from "#benchmarks/decision/rq3/follow";
import { gap, type Measure } from "#benchmarks/decision/rq3/gap";
import type { Decision } from "#benchmarks/decision/rq3/learned/decision";
import { features } from "#benchmarks/decision/rq3/learned/features";
import { type Pool, withPool } from "#benchmarks/decision/rq3/pool";
import { propose } from "#benchmarks/decision/rq3/propose";
import { isOptimal, type Reference } from "#benchmarks/decision/rq3/reference";
import { replayed } from "#benchmarks/decision/rq3/replayed";
import type { Named, SequentialTask } from "#benchmarks/decision/rq3/task";
import { type Trajectory, type TrajectoryOptions, trajectory } from "#benchmarks/decision/rq3/trajectory";
import type { Verdict } from "#eval/verdict";
import { pick } from "#src/pick";
import type { Play } from "#src/play";

/** An instance of some task with its reference: all that asking, scoring and reports need, whatever its type. */
export interface Posed {
  readonly task: string;
  readonly id: string;
  readonly nodes: number;
  /** undefined where all nodes are joined. */
  readonly edges?: number;
  readonly measure: Measure;
  readonly reference: Reference;
  readonly rules: readonly string[];
  readonly controls: readonly string[];
  /** @throws UserError for a rule in the pool that the task does not have */
  play(options: TrajectoryOptions, pool?: Pool): Play<Verdict>;
  /** The actions of a rule that decides everything. */
  byRule(rule: string): readonly number[];
  /** The value of a classical method's solution. */
  byControl(control: string): number;
  /** What each rule proposes first, in their order. */
  firstProposals(): readonly number[];
  /** The value of actions from the beginning to the end. */
  value(actions: readonly number[]): number;
  /**
   * The value of a trajectory that was played to its end, worked out anew.
   *
   * @throws Error where an action was not legal, the end was not reached, or its own value and two others do not agree
   */
  verified(trajectory: Trajectory): number;
  /** @throws Error for a value beyond a proven optimum or bound: then one of the two is wrong */
  gap(value: number): number;
  /** The decisions on the way of some actions, for a learner. */
  decisions(actions: readonly number[]): readonly Decision[];
  /** The solution that actions give, for a figure; it may be unfinished. */
  draw(actions: readonly number[]): Drawing;
}

/** What poses an instance. */
export interface Pose<Instance, State> {
  readonly name: string;
  readonly task: SequentialTask<Instance & Named, State>;
  readonly instance: Instance & Named;
  readonly reference: Reference;
  readonly nodes: number;
  readonly edges?: number;
  readonly scale?: number;
}

export function pose<Instance, State extends readonly number[]>(given: Pose<Instance, State>): Posed {
  const { name, task, instance, reference, nodes, edges, scale } = given;
  const measure: Measure = { goal: task.goal, ...(scale !== undefined && { scale }) };
  const begun = task.begin(instance);
  const after = (actions: readonly number[]) =>
    actions.reduce<State>((state, action) => task.take(state, action), begun);
  const value = (actions: readonly number[]) => task.value(instance, after(actions));
  return {
    task: name,
    id: instance.id,
    nodes,
    ...(edges !== undefined && { edges }),
    measure,
    reference,
    rules: Object.keys(task.rules),
    controls: Object.keys(task.controls),
    play: (options, pool = {}) => trajectory(withPool(name, task, pool), instance, options),
    byRule: (rule) => follow(task, instance, pick("rule", task.rules, rule)).slice(begun.length),
    byControl: (control) => task.value(instance, pick("control", task.controls, control)(instance)),
    firstProposals: () => Object.values(task.rules).map((rule) => propose(task, instance, begun, rule)),
    value,
    verified: (played) => replayed(task, instance, played),
    gap: (found) => gapWithin(given, measure, found),
    decisions: (actions) =>
      actions.map((action, i) => {
        const state = after(actions.slice(0, i));
        return { features: features(task, instance, state), taken: task.legal(instance, state).indexOf(action) };
      }),
    draw: (actions) => task.draw(instance, after(actions)),
  };
}

function gapWithin<Instance, State>(
  { name, instance, reference }: Pose<Instance, State>,
  measure: Measure,
  found: number,
) {
  const far = gap(measure, found, reference);
  if (reference.bound !== undefined && gap(measure, found, { ...reference, value: reference.bound }) < 0)
    throw new Error(`${name} ${instance.id}: ${found} is beyond the bound ${reference.bound}`);
  if (far < 0 && isOptimal(reference))
    throw new Error(`${name} ${instance.id}: ${found} is beyond the ${reference.kind} optimum ${reference.value}`);
  return far;
}
