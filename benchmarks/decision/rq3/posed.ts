import { follow } from "#benchmarks/decision/rq3/follow";
import { gap, type Measure } from "#benchmarks/decision/rq3/gap";
import { propose } from "#benchmarks/decision/rq3/propose";
import { isOptimal, type Reference } from "#benchmarks/decision/rq3/reference";
import type { Named, SequentialTask } from "#benchmarks/decision/rq3/task";
import { type TrajectoryOptions, trajectory } from "#benchmarks/decision/rq3/trajectory";
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
  play(options: TrajectoryOptions): Play<Verdict>;
  /** The actions of a rule that decides everything. */
  byRule(rule: string): readonly number[];
  /** The value of a classical method's solution. */
  byControl(control: string): number;
  /** What each rule proposes first, in their order. */
  firstProposals(): readonly number[];
  /** The value of actions from the beginning to the end. */
  value(actions: readonly number[]): number;
  /** @throws Error for a value beyond a proven optimum: then one of the two is wrong */
  gap(value: number): number;
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
  const begun = task.begin(instance).length;
  const value = (actions: readonly number[]) =>
    task.value(
      instance,
      actions.reduce<State>((state, action) => task.take(state, action), task.begin(instance)),
    );
  return {
    task: name,
    id: instance.id,
    nodes,
    ...(edges !== undefined && { edges }),
    measure,
    reference,
    rules: Object.keys(task.rules),
    controls: Object.keys(task.controls),
    play: (options) => trajectory(task, instance, options),
    byRule: (rule) => follow(task, instance, pick("rule", task.rules, rule)).slice(begun),
    byControl: (control) => task.value(instance, pick("control", task.controls, control)(instance)),
    firstProposals: () => Object.values(task.rules).map((rule) => propose(task, instance, task.begin(instance), rule)),
    value,
    gap(found) {
      const far = gap(measure, found, reference);
      if (far < 0 && isOptimal(reference))
        throw new Error(`${name} ${instance.id}: ${found} is beyond the ${reference.kind} optimum ${reference.value}`);
      return far;
    },
  };
}
