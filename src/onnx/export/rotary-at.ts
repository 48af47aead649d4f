import { type Builder, constant, emit, emitAll, integers, type Value } from "#src/onnx/builder";
import { headWidth, type LlamaSpec } from "#src/onnx/llama";
import { add, multiply, subtract } from "#src/onnx/ops/elementwise";
import { rotaryTables } from "#src/onnx/ops/rotary";

/**
 * Turns heads [batch, sequence, heads, head width] by the angles of the positions they stand at, in ONNX's own
 * operators; the halves of a head are its pairs' first and second places, as in Hugging Face's Llama.
 *
 * @param positions [batch, sequence]
 */
export function rotaryAt(g: Builder, spec: LlamaSpec, positions: Value): (x: Value) => Value {
  const { cos, sin, shape } = rotaryTables(spec.positions, headWidth(spec), spec.rotaryBase);
  const half = shape[1];
  const at = (table: Float32Array, name: string) => {
    const rows = emit(g, "Gather", [constant(g, table, shape, name), positions], ["batch", "sequence", half]);
    return emit(g, "Unsqueeze", [rows, integers(g, [2])], ["batch", "sequence", 1, half]);
  };
  const [c, s] = [at(cos, "cos"), at(sin, "sin")];
  return (x) => {
    const part = [...x.shape.slice(0, -1), half];
    const attributes = { axis: { int: -1 } };
    const [a, b] = emitAll(g, "Split", [x, integers(g, [half, half])], [part, part], { attributes });
    const first = subtract(g, multiply(g, a!, c), multiply(g, b!, s));
    const second = add(g, multiply(g, b!, c), multiply(g, a!, s));
    return emit(g, "Concat", [first, second], x.shape, { attributes });
  };
}
