import type { InstanceSpec } from "#generators/draw";
import { encodings } from "#generators/encodings/index";
import { families } from "#generators/graphs/index";
import type { RenderOptions } from "#generators/render";
import { serializations } from "#generators/serializations/index";
import { ordersOf } from "#generators/sizes";
import { type TaskName, tasks } from "#generators/tasks/index";
import { isDirected } from "#generators/tasks/relation";
import type { Axis, Choice, Pattern } from "#splits/patterns/pattern";
import { type ProblemOptions, specOf, wordingFrom } from "#splits/problem-options";
import { UserError } from "#src/errors";
import { nameIn, unknownName } from "#src/pick";
import { stream } from "#src/rng";

/** One training file, which arms are tuned on, and one test file, a column of the matrix. */
export interface Setting {
  readonly name: string;
  readonly task: TaskName;
  readonly spec: InstanceSpec;
  readonly wording: RenderOptions;
  /**
   * Names the streams it draws from. A task's settings of one name hold the same instances where only their wording
   * differs, and matched pairs where their specifications do.
   */
  readonly draws: string;
}

/** Which settings of a pattern, and how their problems are made. */
export interface SettingsOptions {
  /** undefined: those the pattern is made for. */
  readonly tasks?: readonly string[];
  /** Names of settings, or of axes for all of theirs; undefined: all. */
  readonly settings?: readonly string[];
  readonly problems?: ProblemOptions;
}

/**
 * The settings of a pattern, axis by axis and task by task.
 *
 * @throws UserError for unknown names, for tasks and settings that do not go together, and for problem options that
 *   the chosen axes vary themselves
 */
export function settingsOf(
  pattern: Pattern,
  { tasks: wanted = pattern.tasks, settings, problems = {} }: SettingsOptions,
): Setting[] {
  const taskNames = wanted.map((name) => nameIn("task", tasks, name));
  const found = chosen(pattern, settings).flatMap(([axisName, axis, choices]) => {
    if (axis.varies in problems) {
      throw new UserError(
        `problems.${axis.varies}: the ${axisName} settings differ in it; leave it out or choose others`,
      );
    }
    return taskNames.flatMap((task) =>
      choices
        .filter(([, choice]) => (choice.task ?? task) === task && canSerialize(task, choice))
        .map(([name, choice]): Setting => {
          const options = { ...problems, ...choice };
          const draws = axis.together ? axisName : name;
          const spec = specOf(task, options, choice.transitivity);
          const wording = wordingFrom(task, options);
          requireLabels(spec, wording);
          return { name, task, draws, spec, wording };
        }),
    );
  });
  if (found.length > 0) return found;
  const names = [...taskNames, ...(settings ?? [])].join(", ");
  throw new UserError(`settings: expected tasks and settings that go together, got ${names || "none"}; leave some out`);
}

/** Whether the task's graphs can be written down so: a replicated edge is the same edge only where there are no directions. */
function canSerialize(task: TaskName, { serialization }: Choice): boolean {
  const edges = serialization && serializations[serialization].edges;
  return edges !== "replicated" || !isDirected(tasks[task].relation);
}

/** Labels the largest graph once, so that too few labels are told before anything is drawn. */
function requireLabels({ family, size }: InstanceSpec, wording: RenderOptions): void {
  const order = Math.max(...ordersOf(families[family], size));
  encodings[wording.encoding].labels(order, stream(0, "labels"), wording);
}

type ChosenAxis = readonly [name: string, axis: Axis, settings: readonly (readonly [string, Choice])[]];

function chosen({ axes }: Pattern, wanted: readonly string[] | undefined): ChosenAxis[] {
  const known = new Set(Object.entries(axes).flatMap(([name, axis]) => [name, ...Object.keys(axis.settings)]));
  for (const name of wanted ?? []) {
    if (!known.has(name)) throw unknownName("setting", name, known);
  }
  return Object.entries(axes)
    .map(([name, axis]): ChosenAxis => {
      const all = Object.entries(axis.settings);
      return [name, axis, wanted && !wanted.includes(name) ? all.filter(([setting]) => wanted.includes(setting)) : all];
    })
    .filter(([, , settings]) => settings.length > 0);
}
