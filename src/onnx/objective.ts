import type { Row } from "#src/onnx/batch";
import type { Builder, Value } from "#src/onnx/builder";
import type { Tensor } from "#src/onnx/runtime";

/** What a model learns from examples of a kind: the part of a training step in which methods differ. */
export interface Objective<Example> {
  /** Names of what is measured beside the loss. */
  readonly metrics: readonly string[];
  /** The sequences of an example, in the order in which they are computed. */
  rows(example: Example): readonly Row[];
  /** What the weights of a batch's tokens are divided by. */
  unit(batch: readonly Example[]): number;
  /**
   * Appends loss and metrics, from the weighted log-probability of each token [rows, time, 1]; declares what `feed`
   * fills. The numbers of a batch's portions add up to those of the batch.
   */
  measure(g: Builder, weighted: Value): { readonly loss: Value } & Readonly<Record<string, Value>>;
  /** What a portion of a batch is measured with. */
  feed(portion: readonly Example[], batch: readonly Example[]): Readonly<Record<string, Tensor>>;
}
