import type { LlamaSpec, Optimizer } from "#src/onnx/index";
import type { Tokenizer } from "#src/onnx/tokenizer";
import type { Example } from "#training/local/example";
import type { Schedule } from "#training/local/schedule";
import type { Sequence } from "#training/local/sequence";

/** A training run from its first step to its last, all of it decided beforehand. */
export interface Course<Kind extends Example = Sequence> {
  readonly spec: LlamaSpec;
  readonly tokenizer: Tokenizer;
  /** The parameters before the first step. */
  readonly start: Float32Array;
  readonly optimizer: Optimizer;
  readonly schedule: Schedule;
  /** What is learned from at a step, counted from 0. */
  batch(step: number): readonly Kind[];
}
