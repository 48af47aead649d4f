import { type Builder, emit, input, integers, output, type Value } from "#src/onnx/builder";
import { attentionBias } from "#src/onnx/export/attention-bias";
import { rotaryAt } from "#src/onnx/export/rotary-at";
import { type Attention, headWidth, type LlamaSpec } from "#src/onnx/llama";
import { add, scale } from "#src/onnx/ops/elementwise";
import { reshape, transpose } from "#src/onnx/ops/shape";

interface Inputs {
  readonly ids: Value;
  readonly mask: Value;
  readonly positions: Value;
}

/** Attention with a cache that grows by each run, in ONNX's own operators; declares the caches' inputs and outputs. */
export function standardAttention(g: Builder, spec: LlamaSpec, { ids, mask, positions }: Inputs): Attention {
  const { heads, groups, width } = spec;
  const members = heads / groups;
  const size = headWidth(spec);
  const rotate = rotaryAt(g, spec, positions);
  const bias = attentionBias(g, ids, mask);
  const byHead = (x: Value, count: number) => reshape(g, x, ["batch", "sequence", count, size]);
  const cached = (x: Value, name: string) => {
    const past = input(g, `past_key_values.${name}`, ["batch", groups, "past", size]);
    const all = join(g, past, transpose(g, x, [0, 2, 1, 3]));
    output(g, `present.${name}`, all);
    return unsqueeze(g, all, 2);
  };
  return (layer, query, key, value) => {
    const q = reshape(g, rotate(byHead(query, heads)), ["batch", "sequence", groups, members, size]);
    const k = cached(rotate(byHead(key, groups)), `${layer}.key`);
    const v = cached(byHead(value, groups), `${layer}.value`);
    const products = product(g, transpose(g, q, [0, 2, 3, 1, 4]), transpose(g, k, [0, 1, 2, 4, 3]));
    const scores = add(g, scale(g, products, 1 / Math.sqrt(size)), bias);
    const shares = emit(g, "Softmax", [scores], scores.shape, { attributes: { axis: { int: -1 } } });
    return reshape(g, transpose(g, product(g, shares, v), [0, 3, 1, 2, 4]), ["batch", "sequence", width]);
  };
}

function product(g: Builder, a: Value, b: Value): Value {
  return emit(g, "MatMul", [a, b], [...a.shape.slice(0, -1), b.shape.at(-1)!]);
}

/** Appends what is new to the cache, along time. */
function join(g: Builder, past: Value, next: Value): Value {
  const [batch, groups, , size] = past.shape;
  return emit(g, "Concat", [past, next], [batch!, groups!, "total", size!], { attributes: { axis: { int: 2 } } });
}

function unsqueeze(g: Builder, x: Value, axis: number): Value {
  return emit(g, "Unsqueeze", [x, integers(g, [axis])], x.shape.toSpliced(axis, 0, 1));
}
