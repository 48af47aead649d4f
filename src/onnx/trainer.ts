import { biasCorrections } from "#src/onnx/adamw";
import { batchOf, type Row } from "#src/onnx/batch";
import { encode } from "#src/onnx/encode";
import type { LlamaSpec } from "#src/onnx/llama";
import { type RuntimeOptions, session, type Tensor } from "#src/onnx/runtime";
import { type Optimizer, trainingGraph } from "#src/onnx/training-graph";

/** All that a training run carries from one step to the next. */
export interface TrainingState {
  readonly parameters: Float32Array;
  /** Running mean of the gradient. */
  readonly m: Float32Array;
  /** Running mean of the gradient's square. */
  readonly v: Float32Array;
  /** Steps taken. */
  readonly steps: number;
}

export interface StepResult {
  /** Mean negative log-likelihood of the weighted tokens, in nats, before the step. */
  readonly loss: number;
  /** Euclidean norm of the gradient before clipping. */
  readonly norm: number;
}

export interface Trainer {
  /** One optimiser step at a learning rate. */
  step(rows: readonly Row[], rate: number): Promise<StepResult>;
  /** A copy of the state, from which another trainer goes on with the same bits. */
  state(): TrainingState;
  close(): Promise<void>;
}

/** The state before the first step. */
export function freshState(parameters: Float32Array): TrainingState {
  return { parameters, m: new Float32Array(parameters.length), v: new Float32Array(parameters.length), steps: 0 };
}

/** Trains from a copy of `start`. */
export async function trainer(
  spec: LlamaSpec,
  start: TrainingState,
  optimizer: Optimizer,
  options: RuntimeOptions,
): Promise<Trainer> {
  const compiled = await session(encode(trainingGraph(spec, optimizer)), options);
  let current = copy(start);
  let spare = copy(start);

  return {
    step: async (rows, rate) => {
      const { ids, targets, weights, time } = batchOf(rows);
      const dims = [rows.length, time];
      const [correction1, correction2] = biasCorrections(current.steps + 1);
      const [loss, norm] = [new Float32Array(1), new Float32Array(1)];
      await compiled.run(
        {
          ...vectors({ parameters: current.parameters, m: current.m, v: current.v }),
          ids: { data: ids, dims },
          targets: { data: targets, dims },
          weights: { data: weights, dims },
          ...scalars({ rate, correction1, correction2 }),
        },
        {
          ...vectors({ "next parameters": spare.parameters, "next m": spare.m, "next v": spare.v }),
          loss: { data: loss, dims: [] },
          norm: { data: norm, dims: [] },
        },
      );
      [current, spare] = [{ ...spare, steps: current.steps + 1 }, current];
      return { loss: loss[0]!, norm: norm[0]! };
    },
    state: () => copy(current),
    close: compiled.close,
  };
}

function copy({ parameters, m, v, steps }: TrainingState): TrainingState {
  return { parameters: parameters.slice(), m: m.slice(), v: v.slice(), steps };
}

function vectors(data: Readonly<Record<string, Tensor["data"]>>): Record<string, Tensor> {
  return Object.fromEntries(Object.entries(data).map(([name, x]) => [name, { data: x, dims: [x.length] }]));
}

function scalars(values: Readonly<Record<string, number>>): Record<string, Tensor> {
  return Object.fromEntries(Object.entries(values).map(([name, x]) => [name, { data: Float32Array.of(x), dims: [] }]));
}
