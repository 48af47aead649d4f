import type { InstanceSpec } from "#generators/draw";
import { encodings } from "#generators/encodings/index";
import { formats } from "#generators/formats";
import { families } from "#generators/graphs/index";
import { numbers } from "#generators/numbers/index";
import type { RenderOptions } from "#generators/render";
import { serializations } from "#generators/serializations/index";
import { ordersOf, sizes } from "#generators/sizes";
import { type TaskName, tasks } from "#generators/tasks/index";
import { UserError } from "#src/errors";
import { nameIn } from "#src/pick";

/** How problems are drawn and worded where the pattern does not say. */
export interface ProblemOptions {
  /** undefined: er */
  readonly family?: string;
  /** small, large, or the smallest and the largest number of nodes; undefined: 3 to 25. */
  readonly size?: string | readonly [low: number, high: number];
  /** undefined: int-small */
  readonly numbers?: string;
  /** undefined: incident */
  readonly encoding?: string;
  /** How the graph is written down, by the encoding adjacency's labels and nouns; undefined: in the encoding's words. */
  readonly serialization?: string;
  /** A reasoning style; undefined: steps. */
  readonly reasoning?: string;
  /** The answer-format sentence; undefined: line. */
  readonly format?: string;
  /** The share of answers "no", "no path" and 0, for all tasks or task by task; undefined: the task's own. */
  readonly unreachable?: number | Readonly<Partial<Record<TaskName, number>>>;
  /** The share of shortest paths with more edges than the path of fewest edges; undefined: .5, as far as the family has such. */
  readonly detours?: number;
  /** The share of maximum flows whose least cut is at neither end; undefined: .5, as far as the family has such. */
  readonly bottlenecks?: number;
  /** How many first names friendship draws from; undefined: all. */
  readonly names?: number;
}

/**
 * What the options make the instances of a task be drawn from.
 *
 * @throws UserError for unknown names, sizes in which the family has no graph, and shares outside 0 … 1
 */
export function specOf(
  task: TaskName,
  options: ProblemOptions,
  transitivity: InstanceSpec["transitivity"],
): InstanceSpec {
  const { detours, bottlenecks } = options;
  const hidden = HIDDEN[task];
  const unreachable = typeof options.unreachable === "object" ? options.unreachable[task] : options.unreachable;
  const family = nameIn("family", families, options.family ?? "er");
  const { size: wanted = [3, 25] } = options;
  const size = typeof wanted === "string" ? nameIn("size", sizes, wanted) : wanted;
  ordersOf(families[family], size);
  for (const [name, share] of Object.entries({ unreachable, detours, bottlenecks })) {
    if (share !== undefined && !(share >= 0 && share <= 1)) {
      throw new UserError(`${name}: expected a share from 0 to 1, got ${share}`);
    }
  }
  return {
    task,
    family,
    size,
    numbers: nameIn("numbers", numbers, options.numbers ?? "int-small"),
    ...(transitivity && { transitivity }),
    ...(unreachable !== undefined && { unreachable }),
    ...(detours !== undefined && { detours }),
    ...(bottlenecks !== undefined && { bottlenecks }),
    ...(hidden && options[hidden] === undefined && { [hidden]: SHARE, yielding: true }),
  };
}

/** What hides the answer from a task's rule of one line. */
const HIDDEN: Readonly<Partial<Record<TaskName, "detours" | "bottlenecks">>> = {
  "shortest-path": "detours",
  "max-flow": "bottlenecks",
};
/** The share of questions on which it does unless told otherwise, as far as the family has such. */
const SHARE = 0.5;

/** The encoding whose labels and nouns serializations have. */
const NUMBERED = "adjacency";

/**
 * What the options make the wording of a task's problems.
 *
 * @throws UserError for unknown names, and a serialization with words of another encoding
 */
export function wordingFrom(task: TaskName, options: ProblemOptions): RenderOptions {
  const { serialization } = options;
  const encoding = nameIn("encoding", encodings, options.encoding ?? (serialization ? NUMBERED : "incident"));
  if (serialization !== undefined && encoding !== NUMBERED)
    throw new UserError(`encoding: expected ${NUMBERED}, which serializations go with, got ${encoding}; leave it out`);
  return {
    encoding,
    ...(serialization !== undefined && { serialization: nameIn("serialization", serializations, serialization) }),
    format: nameIn("format", formats, options.format ?? "line"),
    reasoning: nameIn("reasoning", tasks[task].reasonings, options.reasoning ?? "steps"),
    ...(options.names !== undefined && { names: options.names }),
  };
}
