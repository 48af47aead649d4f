import { type Builder, constant, differentiable, emit, integers, type Value } from "#src/onnx/builder";

/** Cosines and sines of the rotary angles, [positions, head width / 2] each. */
export interface RotaryTables {
  readonly cos: Float32Array;
  readonly sin: Float32Array;
  readonly shape: readonly [number, number];
}

/** Angle t / base^(2i / width) for position t and pair i (Su et al. 2021, arXiv 2104.09864). */
export function rotaryTables(positions: number, headWidth: number, base: number): RotaryTables {
  const pairs = headWidth / 2;
  const angles = Array.from({ length: positions * pairs }, (_, k) => {
    return Math.floor(k / pairs) / base ** ((k % pairs) / pairs);
  });
  return {
    cos: Float32Array.from(angles, Math.cos),
    sin: Float32Array.from(angles, Math.sin),
    shape: [positions, pairs],
  };
}

/** Turns each head of x [batch, heads, time, head width] by the angles of its positions 0, 1, 2 … */
export function rotate(g: Builder, x: Value, { cos, sin, shape }: RotaryTables): Value {
  const c = constant(g, cos, shape, "cos");
  const s = constant(g, sin, shape, "sin");
  // The transpose of a rotation turns the other way.
  const back = constant(
    g,
    sin.map((value) => -value),
    shape,
    "minus sin",
  );
  const turn = (value: Value, sines: Value) =>
    emit(g, "RotaryEmbedding", [value, integers(g, [0]), c, sines], value.shape, {
      domain: "com.microsoft",
      attributes: { interleaved: { int: 0 } },
    });
  return differentiable(g, turn(x, s), [x], (dy) => [turn(dy, back)]);
}
