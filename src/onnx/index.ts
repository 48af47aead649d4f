/**
 * The engine's public names. Tokens (`tokenizer`, `longest-match`), threads (`thread`), what runs here (`probe`) and
 * models for others (`export/index`) stand beside it and are loaded without it; everything else in this folder is
 * internal.
 */
export type { Row } from "#src/onnx/batch";
export { readCheckpoint, writeCheckpoint } from "#src/onnx/checkpoint";
export { type Completion, type Decoder, decoder, type Prompt } from "#src/onnx/decoder";
export { imitation } from "#src/onnx/imitation";
export { type InitialScale, initialParameters } from "#src/onnx/initial";
export type { LlamaSpec } from "#src/onnx/llama";
export { logLikelihoods } from "#src/onnx/log-likelihoods";
export type { Objective } from "#src/onnx/objective";
export { type Parameter, parameterCount, parameters } from "#src/onnx/parameters";
export { type Comparison, type PreferenceOptions, preference } from "#src/onnx/preference";
export type { Device, RuntimeOptions } from "#src/onnx/runtime";
export { greedy, type Sampling, sample } from "#src/onnx/sample";
export type { Candidates } from "#src/onnx/score";
export { freshState, type StepResult, type Trainer, type TrainingState, trainer } from "#src/onnx/trainer";
export type { Method, Optimizer } from "#src/onnx/training-graph";
export { readTrainingState, writeTrainingState } from "#src/onnx/training-state";
