import { biasCorrections } from "#src/onnx/adamw";
import { batchOf, learned, type Row } from "#src/onnx/batch";
import type { Builder } from "#src/onnx/builder";
import { encode } from "#src/onnx/encode";
import { checkSpec, type LlamaSpec } from "#src/onnx/llama";
import { portions } from "#src/onnx/portions";
import { type RuntimeOptions, type Session, scalarTensor, session, type Tensor, tensor } from "#src/onnx/runtime";
import { gradientGraph, type Optimizer, trainingGraph, updateGraph } from "#src/onnx/training-graph";

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
 * Trains from a copy of `start`. Rows too long to be computed together are computed in portions whose gradients are
 * added up; it is the same step but for rounding.
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
  const open = (graph: Builder) => session(encode(graph), options);
  const whole = await open(trainingGraph(spec, optimizer));
  let halves: readonly [gradient: Session, update: Session] | undefined;
  let current = copy(start);
  let spare = copy(start);

  return {
    step: async (rows, rate) => {
      const state = { ...stateInputs(current), rate: scalarTensor(rate) };
      const [loss, norm] = [scalarTensor(0), scalarTensor(0)];
      const next = { norm, ...stateOutputs(spare) };
      const parts = portions(rows);
      if (parts.length < 2) await whole.run({ ...state, ...sequences(rows, spec) }, { loss, ...next });
      else {
        halves ??= [await open(gradientGraph(spec, optimizer)), await open(updateGraph(spec, optimizer))];
        const gradient = tensor(new Float32Array(current.parameters.length));
        await addGradients(halves[0], parts, spec, { parameters: state.parameters, loss, gradient });
        await halves[1].run({ ...state, gradient }, next);
      }
      [current, spare] = [{ ...spare, steps: current.steps + 1 }, current];
      return { loss: Number(loss.data[0]), norm: Number(norm.data[0]) };
    },
    state: () => copy(current),
    close: async () => void (await Promise.all([whole, ...(halves ?? [])].map(({ close }) => close()))),
  };
}

function stateInputs({ parameters, m, v, steps }: TrainingState) {
  const [correction1, correction2] = biasCorrections(steps + 1);
  return {
    parameters: tensor(parameters),
    m: tensor(m),
    v: tensor(v),
    correction1: scalarTensor(correction1),
    correction2: scalarTensor(correction2),
  };
}

function stateOutputs({ parameters, m, v }: TrainingState) {
  return { "next parameters": tensor(parameters), "next m": tensor(m), "next v": tensor(v) };
}

function sequences(rows: readonly Row[], { positions }: LlamaSpec) {
  const { ids, targets, weights, time } = batchOf(rows, positions);
  const dims = [rows.length, time];
  return { ids: tensor(ids, dims), targets: tensor(targets, dims), weights: tensor(weights, dims) };
}

/** Adds up loss and gradient over portions, each by its share of the weight. */
async function addGradients(
  engine: Session,
  parts: readonly (readonly Row[])[],
  spec: LlamaSpec,
  { parameters, ...sums }: { readonly parameters: Tensor; readonly loss: Tensor; readonly gradient: Tensor },
): Promise<void> {
  const all = learned(parts.flat());
  for (const rows of parts) {
    const loss = scalarTensor(0);
    const gradient = tensor(new Float32Array(parameters.data.length));
    await engine.run({ parameters, ...sequences(rows, spec) }, { loss, gradient });
    addTo(sums.loss.data as Float32Array, loss.data as Float32Array, learned(rows) / all);
    addTo(sums.gradient.data as Float32Array, gradient.data as Float32Array, learned(rows) / all);
  }
}

function addTo(sum: Float32Array, addend: Float32Array, factor: number): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += factor * addend[i]!;
}

function copy({ parameters, m, v, steps }: TrainingState): TrainingState {
  return { parameters: parameters.slice(), m: m.slice(), v: v.slice(), steps };
}
