import type { EncodingName } from "#generators/encodings/index";
import type { FormatName } from "#generators/formats";
import type { NumbersName } from "#generators/numbers/index";
import type { AnswerOf, QueryOf, TaskName } from "#generators/tasks/index";
import type { Graph } from "#src/graph/graph";

/** A graph and a question about it, before any wording. */
export interface Instance<Name extends TaskName = TaskName> {
  /** Hash of task, graph (numbering and number range included) and query. */
  readonly id: string;
  readonly task: Name;
  readonly graph: Graph;
  readonly query: QueryOf<Name>;
  readonly numbers: NumbersName;
  /** What splits select by and tables group by: size, family, numbers, transitivity … */
  readonly facets: Facets;
}

export type Facets = Readonly<Record<string, string | number>>;

/** An instance in words, with a right answer and the text a model is trained to say. */
export interface Problem<Name extends TaskName = TaskName> {
  /** Hash of the prompt. */
  readonly id: string;
  /** The instance's id: the same instance in four encodings shares it, so that cells are paired. */
  readonly instance: string;
  readonly task: Name;
  readonly encoding: EncodingName;
  readonly graph: Graph;
  readonly query: QueryOf<Name>;
  readonly numbers: NumbersName;
  readonly labels: readonly string[];
  /** Which answer-format sentence ends the prompt. */
  readonly format: FormatName;
  /** What the model reads. */
  readonly prompt: string;
  /** What it is trained to say: reasoning, then the answer. */
  readonly target: string;
  /** The oracle's answer: one of perhaps many right ones. */
  readonly answer: AnswerOf<Name>;
  readonly facets: Facets;
}
