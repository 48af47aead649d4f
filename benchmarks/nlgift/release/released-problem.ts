import type { EncodingName } from "#generators/encodings/index";
import type { NumbersName } from "#generators/numbers/index";
import type { TaskName } from "#generators/tasks/index";
import type { Ends } from "#generators/tasks/task";
import type { Graph } from "#src/graph/graph";

/** A graph problem as it was released. */
export interface ReleasedProblem {
  /** `path:line` */
  readonly where: string;
  readonly task: TaskName;
  /** Weights in units of 1/scale of `numbers`. Rows of equal text share one graph. */
  readonly graph: Graph;
  /** null for topological sort */
  readonly query: Ends | null;
  readonly numbers: NumbersName;
  /** As released, right or wrong: "yes", a length, an order "2,0,1", or a flow. */
  readonly answer: string | number;
  /** What the log says was asked; undefined in raw rows, as are the next three. */
  readonly prompt?: string;
  /** The released chain of thought, answer included. */
  readonly target?: string;
  readonly encoding?: EncodingName;
  /** One label per node, as the prompt has them; a node that it does not name is `unnamed N`. */
  readonly labels?: readonly string[];
}

/** A question of a real-world set as it was released. */
export interface ReleasedItem {
  /** `path:line` */
  readonly where: string;
  /** Our name of the set. */
  readonly task: string;
  readonly prompt: string;
  /** A truth value (or its name), a letter, a stance, or pairs of steps [before, after]. */
  readonly answer: boolean | string | readonly (readonly string[])[];
}
