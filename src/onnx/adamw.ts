import { type Builder, emit, scalar, type Value } from "#src/onnx/builder";
import { add, divide, multiply, scale } from "#src/onnx/ops/elementwise";

/** Decay of the running means of the gradient and of its square. */
export const BETA_1 = 0.9;
export const BETA_2 = 0.95;
const EPSILON = 1e-8;

/** The gradient, shortened to the given Euclidean norm where it is longer, and its norm before. */
export function clipNorm(
  g: Builder,
  gradient: Value,
  longest: number,
): { readonly clipped: Value; readonly norm: Value } {
  const norm = emit(g, "ReduceL2", [gradient], [], { attributes: { keepdims: { int: 0 } } });
  const factor = emit(g, "Min", [scalar(g, 1), divide(g, scalar(g, longest), add(g, norm, scalar(g, 1e-6)))], []);
  return { clipped: multiply(g, gradient, factor), norm };
}

/** beta · mean + (1 − beta) · x. */
export function runningMean(g: Builder, mean: Value, x: Value, beta: number): Value {
  return add(g, scale(g, mean, beta), scale(g, x, 1 - beta));
}

/**
 * The step of Adam before the learning rate (Kingma & Ba 2015; decay of weights is left to the caller, as in AdamW).
 *
 * @param m running mean of the gradient
 * @param v running mean of its square
 * @param corrections 1/(1 − β₁ᵗ) and 1/√(1 − β₂ᵗ) at step t
 */
export function adamStep(g: Builder, m: Value, v: Value, corrections: readonly [Value, Value]): Value {
  const [first, second] = corrections;
  const root = add(g, emit(g, "Sqrt", [v], v.shape), divide(g, scalar(g, EPSILON), second));
  return multiply(g, divide(g, m, root), divide(g, first, second));
}

/** The corrections for step t = 1, 2 … */
export function biasCorrections(step: number): readonly [number, number] {
  return [1 / (1 - BETA_1 ** step), 1 / Math.sqrt(1 - BETA_2 ** step)];
}
