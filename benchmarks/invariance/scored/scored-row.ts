import type { Library, Mode } from "#benchmarks/invariance/arms";
import type { AnswerType, Truth } from "#benchmarks/invariance/instances/instance";
import type { FailureClass } from "#benchmarks/invariance/scored/failure-class";
import type { Axis, Params } from "#benchmarks/invariance/variants/variant";

/** One variant put one way to one model, scored; a line of `scored/<dataset>/<model>.jsonl.gz`. Names are those of the published audit. */
export interface ScoredRow {
  /** `<variant_id>::<mode>[::<library>]::<model>`, then `.r1` and so on where the same was asked again. */
  readonly record_id: string;
  readonly dataset: string;
  readonly task: string;
  readonly graph_id: string;
  readonly instance_id: string;
  readonly variant_id: string;
  readonly axis: Axis;
  readonly params: Params;
  readonly mode: Mode;
  readonly library: Library | null;
  readonly model: string;
  readonly answer_type: AnswerType;
  /** Equal for prompts that are equal word for word. */
  readonly prompt_hash: string;
  /** `length`: the reply was cut off; such rows are set apart before anything is quoted. */
  readonly finish_reason: string;
  readonly ground_truth: Truth;
  readonly answer_line: string | null;
  readonly parsed: unknown;
  readonly parsed_canonical: unknown;
  /** What identical answers share; `null` for those that were not read. */
  readonly answer_key: string;
  readonly correct: boolean;
  /** Whether it is right as the strict reader reads it. */
  readonly correct_strict: boolean;
  readonly failure_class: FailureClass;
  readonly graph_match: boolean | null;
  readonly n_graphs: number | null;
  readonly declared_ok: boolean | null;
  readonly construction_ok: boolean | null;
  readonly ans_is_literal: boolean | null;
  readonly reads_graph_vars: boolean | null;
  readonly timed_out: boolean | null;
  readonly exit_code: number | null;
  readonly directedness_mismatch: boolean | null;
  readonly isolation: string | null;
  /** Versions of the language, its libraries and the runner, `networkx 3.6.1, python 3.11.7`. */
  readonly environment: string | null;
}
