import { biasCorrections } from "#src/onnx/adamw";
import { batchOf, type Row } from "#src/onnx/batch";
import { encode } from "#src/onnx/encode";
import { checkSpec, type LlamaSpec } from "#src/onnx/llama";
import { type RuntimeOptions, scalarTensor, session, tensor } from "#src/onnx/runtime";
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
  /** One optimiser step at a learning rate; wait for it before the next. */
  step(rows: readonly Row[], rate: number): Promise<StepResult>;
  /** A copy of the state, from which another trainer goes on with the same bits. */
  state(): TrainingState;
  close(): Promise<void>;
}

/** The state before the first step. */
export function freshState(parameters: Float32Array): TrainingState {
  return { parameters, m: new Float32Array(parameters.length), v: new Float32Array(parameters.length), steps: 0 };
}

/**
 * Trains from a copy of `start`.
 *
 * @throws UserError if the sizes do not fit, or ONNX Runtime is missing
 */
export async function trainer(
  spec: LlamaSpec,
  start: TrainingState,
  optimizer: Optimizer,
  options: RuntimeOptions,
): Promise<Trainer> {
  checkSpec(spec);
  const compiled = await session(encode(trainingGraph(spec, optimizer)), options);
  let current = copy(start);
  let spare = copy(start);

  return {
    step: async (rows, rate) => {
      const { ids, targets, weights, time } = batchOf(rows, spec.positions);
      const dims = [rows.length, time];
      const [correction1, correction2] = biasCorrections(current.steps + 1);
      const [loss, norm] = [scalarTensor(0), scalarTensor(0)];
      await compiled.run(
        {
          parameters: tensor(current.parameters),
          m: tensor(current.m),
          v: tensor(current.v),
          ids: tensor(ids, dims),
          targets: tensor(targets, dims),
          weights: tensor(weights, dims),
          rate: scalarTensor(rate),
          correction1: scalarTensor(correction1),
          correction2: scalarTensor(correction2),
        },
        {
          loss,
          norm,
          "next parameters": tensor(spare.parameters),
          "next m": tensor(spare.m),
          "next v": tensor(spare.v),
        },
      );
      [current, spare] = [{ ...spare, steps: current.steps + 1 }, current];
      return { loss: Number(loss.data[0]), norm: Number(norm.data[0]) };
    },
    state: () => copy(current),
    close: compiled.close,
  };
}

function copy({ parameters, m, v, steps }: TrainingState): TrainingState {
  return { parameters: parameters.slice(), m: m.slice(), v: v.slice(), steps };
}
