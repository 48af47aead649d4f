import type { InstanceSpec } from "#generators/draw";
import type { EncodingName } from "#generators/encodings/index";
import type { RealWorldSetName } from "#generators/real-world/index";
import type { SerializationName } from "#generators/serializations/index";
import type { TaskName } from "#generators/tasks/index";

/** Which problems train a model and which test it: settings that differ in one thing. */
export interface Pattern {
  readonly title: string;
  /** The tasks it is made for unless told otherwise. */
  readonly tasks: readonly TaskName[];
  readonly axes: Readonly<Record<string, Axis>>;
  /** Real-world sets that test, and train, too; undefined: none. */
  readonly realWorld?: RealWorld;
}

/** One thing that can differ, and the settings that differ in it. */
export interface Axis {
  readonly varies: keyof Choice;
  /**
   * Whether its settings draw from the same streams: then they hold the same instances where only the words differ, and
   * matched pairs where the graphs do.
   */
  readonly together: boolean;
  readonly settings: Readonly<Record<string, Choice>>;
}

/** What a setting fixes. */
export interface Choice extends Partial<Pick<InstanceSpec, "task" | "family" | "numbers" | "size" | "transitivity">> {
  readonly encoding?: EncodingName;
  readonly serialization?: SerializationName;
}

/** Real-world sets, and synthetic training files for them. */
export interface RealWorld {
  /** The sets, each with the name of the synthetic setting that is related to it. */
  readonly related: Readonly<Record<RealWorldSetName, string>>;
  /** Synthetic training files, by name: the tasks that they mix in equal parts. */
  readonly mixtures: Readonly<Record<string, readonly TaskName[]>>;
}
