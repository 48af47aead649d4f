/** How an answer is written and compared. `order`, of all nodes, is for the main job's problems: many are right. */
export type AnswerType = "bool" | "int" | "float" | "node" | "node_set" | "path" | "edge_set" | "order";

/** A right answer, in the labels of the instance. */
export type Truth = boolean | number | readonly number[] | readonly (readonly number[])[];

/** A graph with a question, as `instances.jsonl` has it; the field names are those of the published audit. */
export interface Instance {
  readonly id: string;
  readonly dataset: string;
  readonly task: string;
  readonly directed: boolean;
  readonly weighted: boolean;
  /** Labels, ascending. */
  readonly nodes: readonly number[];
  /** In the order in which the canonical form lists them; a third number is a weight. */
  readonly edges: readonly (readonly number[])[];
  readonly query_args: { readonly node?: number; readonly u?: number; readonly v?: number };
  readonly answer_type: AnswerType;
  readonly ground_truth: Truth;
  /** The data set's own words; null where there are none. */
  readonly native_prompt: string | null;
  readonly meta: Readonly<Record<string, string | number>>;
}
