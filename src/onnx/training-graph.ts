import { adamStep, BETA_1, BETA_2, clipNorm, runningMean } from "#src/onnx/adamw";
import { type Builder, builder, constant, input, output, type Value } from "#src/onnx/builder";
import type { LlamaSpec } from "#src/onnx/llama";
import { lossAndGradient } from "#src/onnx/loss";
import { muonSteps } from "#src/onnx/muon";
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

/** One training step, from the state before it to the state after it, on any number of sequences of any length. */
export function trainingGraph(spec: LlamaSpec, optimizer: Optimizer): Builder {
  const g = builder();
  const count = [parameterCount(spec)];
  const flat = input(g, "parameters", count);
  const m = input(g, "m", count);
  const v = input(g, "v", count);
  const rate = input(g, "rate", []);
  const corrections = [input(g, "correction1", []), input(g, "correction2", [])] as const;

  const { loss, gradient } = lossAndGradient(g, spec, flat, optimizer.frozen);
  const { clipped, norm } = clipNorm(g, gradient, CLIP);
  const nextM = runningMean(g, m, clipped, BETA_1);
  const nextV = runningMean(g, v, multiply(g, clipped, clipped), BETA_2);
  const adam = adamStep(g, nextM, nextV, corrections);
  const step = optimizer.method === "muon" ? withMuon(g, spec, adam, clipped, nextM) : adam;
  const change = add(g, step, multiply(g, flat, decay(g, spec, optimizer)));

  output(g, "loss", loss);
  output(g, "norm", norm);
  output(g, "next parameters", subtract(g, flat, multiply(g, change, rate)));
  output(g, "next m", nextM);
  output(g, "next v", nextV);
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
