import { biasCorrections } from "#src/onnx/adamw";
import type { Builder } from "#src/onnx/builder";
import { encode } from "#src/onnx/encode";
import { feed } from "#src/onnx/feed";
import { checkSpec, type LlamaSpec } from "#src/onnx/llama";
import { portions } from "#src/onnx/portions";
import { type RuntimeOptions, type Session, scalarTensor, session, type Tensor, tensor } from "#src/onnx/runtime";
import { gradientGraph, type Method, trainingGraph, updateGraph } from "#src/onnx/training-graph";

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

/** What was measured of a batch, before the weights changed. */
export interface StepResult {
  /** What training makes smaller, in nats. */
  readonly loss: number;
  /** Euclidean norm of the gradient before clipping. */
  readonly norm: number;
  /** The objective's, by name. */
  readonly metrics: Readonly<Record<string, number>>;
}

export interface Trainer<Example> {
  /** One optimiser step at a learning rate; wait for it before the next. */
  step(batch: readonly Example[], rate: number): Promise<StepResult>;
  /** A copy of the state, from which another trainer goes on with the same bits. */
  state(): TrainingState;
  close(): Promise<void>;
}

/** The state before the first step. */
export function freshState(parameters: Float32Array): TrainingState {
  return { parameters, m: new Float32Array(parameters.length), v: new Float32Array(parameters.length), steps: 0 };
}

/**
 * Trains from a copy of `start`. Examples too long to be computed together are computed in portions whose gradients are
 * added up; it is the same step but for rounding.
 *
 * @throws UserError if the sizes do not fit, or ONNX Runtime is missing
 */
export async function trainer<Example>(
  spec: LlamaSpec,
  start: TrainingState,
  method: Method<Example>,
  options: RuntimeOptions,
): Promise<Trainer<Example>> {
  checkSpec(spec);
  const { objective, optimizer } = method;
  const open = (graph: Builder) => session(encode(graph), options);
  const whole = await open(trainingGraph(spec, method));
  let halves: readonly [gradient: Session, update: Session] | undefined;
  let current = copy(start);
  let spare = copy(start);

  return {
    step: async (batch, rate) => {
      const state = { ...stateInputs(current), rate: scalarTensor(rate) };
      const measured = scalars(["loss", ...objective.metrics]);
      const next = { norm: scalarTensor(0), ...stateOutputs(spare) };
      const parts = portions(batch, objective.rows).map((part) => feed(objective, spec, part, batch));
      if (parts.length < 2) await whole.run({ ...state, ...parts[0]! }, { ...measured, ...next });
      else {
        halves ??= [await open(gradientGraph(spec, method)), await open(updateGraph(spec, optimizer))];
        const gradient = tensor(new Float32Array(current.parameters.length));
        await addUp(halves[0], parts, state.parameters, { ...measured, gradient });
        await halves[1].run({ ...state, gradient }, next);
      }
      [current, spare] = [{ ...spare, steps: current.steps + 1 }, current];
      const { loss, ...metrics } = numbers(measured);
      return { loss: loss!, norm: Number(next.norm.data[0]), metrics };
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

function scalars(names: readonly string[]): Readonly<Record<string, Tensor>> {
  return Object.fromEntries(names.map((name) => [name, scalarTensor(0)]));
}

function numbers(scalars: Readonly<Record<string, Tensor>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(scalars).map(([name, { data }]) => [name, Number(data[0])]));
}

/** Runs the first half of a step on each portion and adds up what it gives. */
async function addUp(
  gradients: Session,
  parts: readonly Readonly<Record<string, Tensor>>[],
  parameters: Tensor,
  sums: Readonly<Record<string, Tensor>>,
): Promise<void> {
  for (const part of parts) {
    const addends = Object.entries(sums).map(([name, { data, dims }]) => {
      return [name, tensor(new Float32Array(data.length), dims)] as const;
    });
    await gradients.run({ parameters, ...part }, Object.fromEntries(addends));
    for (const [name, addend] of addends) addTo(sums[name]!.data as Float32Array, addend.data as Float32Array);
  }
}

function addTo(sum: Float32Array, addend: Float32Array): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += addend[i]!;
}

function copy({ parameters, m, v, steps }: TrainingState): TrainingState {
  return { parameters: parameters.slice(), m: m.slice(), v: v.slice(), steps };
}
