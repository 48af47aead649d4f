import { batchInputs } from "#src/onnx/batch-inputs";
import type { LlamaSpec } from "#src/onnx/llama";
import type { Objective } from "#src/onnx/objective";
import type { Tensor } from "#src/onnx/runtime";

/** The inputs of a training graph for a portion of a batch. */
export function feed<Example>(
  objective: Objective<Example>,
  { positions }: LlamaSpec,
  portion: readonly Example[],
  batch: readonly Example[],
): Readonly<Record<string, Tensor>> {
  const rows = portion.flatMap((example) => objective.rows(example));
  return { ...batchInputs(rows, positions, objective.unit(batch)), ...objective.feed(portion, batch) };
}
