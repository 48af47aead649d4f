import { adamStep, BETA_1, BETA_2, clipNorm, runningMean } from "#src/onnx/adamw";
import { type Builder, builder, constant, input, output, type Value } from "#src/onnx/builder";
import type { LlamaSpec } from "#src/onnx/llama";
import { lossAndGradient } from "#src/onnx/loss";
import { muonSteps } from "#src/onnx/muon";
import type { Objective } from "#src/onnx/objective";
import { add, multiply, subtract } from "#src/onnx/ops/elementwise";
import { concatenate, split } from "#src/onnx/ops/shape";
import { type Parameter, parameterCount, parameters } from "#src/onnx/parameters";

/** Gradients longer than this are shortened to it. */
const CLIP = 1;

/** How weights are changed; part of the graph. */
export interface Optimizer {
  /** `muon` orthogonalises the steps of hidden matrices and leaves embedding and norms to AdamW. */
  readonly method: "adamw" | "muon";
  /** Share of a weight taken off per step and unit of learning rate; norms are spared. */
  readonly weightDecay: number;
  /** Kinds of parameters that keep their value. */
  readonly frozen: readonly Parameter["kind"][];
}

/** How a model is trained: towards what, and by which steps. */
export interface Method<Example> {
  readonly objective: Objective<Example>;
  readonly optimizer: Optimizer;
}

/** One training step, from the state before it to the state after it, on any number of sequences of any length. */
export function trainingGraph(spec: LlamaSpec, { objective, optimizer }: Method<never>): Builder {
  const g = builder();
  const state = stateInputs(g, spec);
  const { gradient, ...measured } = lossAndGradient(g, spec, state.flat, objective, optimizer.frozen);
  return withOutputs(g, { ...measured, ...update(g, spec, optimizer, state, gradient) });
}

/** The first half of a step by itself, for sequences too long to be computed together. */
export function gradientGraph(spec: LlamaSpec, { objective, optimizer }: Method<never>): Builder {
  const g = builder();
  const flat = vector(g, spec, "parameters");
  return withOutputs(g, lossAndGradient(g, spec, flat, objective, optimizer.frozen));
}

/** The second half: the step that a gradient gives. */
export function updateGraph(spec: LlamaSpec, optimizer: Optimizer): Builder {
  const g = builder();
  return withOutputs(g, update(g, spec, optimizer, stateInputs(g, spec), vector(g, spec, "gradient")));
}

/** Declares an input with a number for each parameter. */
function vector(g: Builder, spec: LlamaSpec, name: string): Value {
  return input(g, name, [parameterCount(spec)]);
}

function stateInputs(g: Builder, spec: LlamaSpec) {
  return {
    flat: vector(g, spec, "parameters"),
    m: vector(g, spec, "m"),
    v: vector(g, spec, "v"),
    rate: input(g, "rate", []),
    corrections: [input(g, "correction1", []), input(g, "correction2", [])],
  } as const;
}

function update(
  g: Builder,
  spec: LlamaSpec,
  optimizer: Optimizer,
  { flat, m, v, rate, corrections }: ReturnType<typeof stateInputs>,
  gradient: Value,
): Readonly<Record<string, Value>> {
  const { clipped, norm } = clipNorm(g, gradient, CLIP);
  const nextM = runningMean(g, m, clipped, BETA_1);
  const nextV = runningMean(g, v, multiply(g, clipped, clipped), BETA_2);
  const adam = adamStep(g, nextM, nextV, corrections);
  const step = optimizer.method === "muon" ? withMuon(g, spec, adam, clipped, nextM) : adam;
  const change = add(g, step, multiply(g, flat, decay(g, spec, optimizer)));
  const next = subtract(g, flat, multiply(g, change, rate));
  return { norm, "next parameters": next, "next m": nextM, "next v": nextV };
}

function withOutputs(g: Builder, values: Readonly<Record<string, Value>>): Builder {
  for (const [name, value] of Object.entries(values)) output(g, name, value);
  return g;
}

/** The flat step of Adam with the parts of hidden matrices replaced by Muon's, which looks one step ahead (Nesterov). */
function withMuon(g: Builder, spec: LlamaSpec, adam: Value, gradient: Value, m: Value): Value {
  const list = parameters(spec);
  const sizes = list.map(({ size }) => size);
  const ahead = split(g, runningMean(g, m, gradient, BETA_1), sizes);
  const momenta = list.flatMap((parameter, i) =>
    parameter.kind === "matrix" ? [[parameter, ahead[i]!] as const] : [],
  );
  const muon = muonSteps(g, new Map(momenta));
  const steps = split(g, adam, sizes).map((part, i) => muon.get(list[i]!) ?? part);
  return concatenate(g, steps);
}

/** The weight decay of each element. */
function decay(g: Builder, spec: LlamaSpec, { weightDecay, frozen }: Optimizer): Value {
  const rates = new Float32Array(parameterCount(spec));
  for (const { kind, offset, size } of parameters(spec)) {
    if (kind !== "norm" && !frozen.includes(kind)) rates.fill(weightDecay, offset, offset + size);
  }
  return constant(g, rates, [rates.length]);
}
