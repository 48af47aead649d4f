import { type Builder, differentiable, emit, type Shape, type Value } from "#src/onnx/builder";
import { broadcastShape, sumTo } from "#src/onnx/ops/broadcast";
import { flatten } from "#src/onnx/ops/shape";

interface MatmulOptions {
  readonly transposeA?: boolean;
  readonly transposeB?: boolean;
  readonly scale?: number;
}

/** scale · A·B over the two innermost axes, either factor transposed first where asked; outer axes broadcast. */
export function matmul(g: Builder, a: Value, b: Value, options: MatmulOptions = {}): Value {
  const { transposeA = false, transposeB = false, scale = 1 } = options;
  const y = emitMatmul(g, a, b, options);
  return differentiable(g, y, [a, b], (dy) => {
    const da = transposeA
      ? matmul(g, b, dy, { transposeA: transposeB, transposeB: true, scale })
      : matmul(g, dy, b, { transposeB: !transposeB, scale });
    const db = transposeB
      ? matmul(g, dy, a, { transposeA: true, transposeB: transposeA, scale })
      : matmul(g, a, dy, { transposeA: !transposeA, scale });
    return [sumTo(g, da, a.shape), sumTo(g, db, b.shape)];
  });
}

/** x·Wᵀ over the innermost axis, with W stored as [outputs, inputs], the layout of Hugging Face checkpoints. */
export function linear(g: Builder, x: Value, weight: Value): Value {
  const y = emitMatmul(g, x, weight, { transposeB: true });
  return differentiable(g, y, [x, weight], (dy) => [
    matmul(g, dy, weight),
    matmul(g, flatten(g, dy), flatten(g, x), { transposeA: true }),
  ]);
}

function emitMatmul(
  g: Builder,
  a: Value,
  b: Value,
  { transposeA = false, transposeB = false, scale = 1 }: MatmulOptions,
): Value {
  const attributes = {
    transA: { int: Number(transposeA) },
    transB: { int: Number(transposeB) },
    alpha: { float: scale },
  };
  const shape = productShape(a.shape, b.shape, transposeA, transposeB);
  return emit(g, "FusedMatMul", [a, b], shape, { domain: "com.microsoft", attributes });
}

function productShape(a: Shape, b: Shape, transposeA: boolean, transposeB: boolean): Shape {
  const [rows, innerA] = transposeA ? [a.at(-1)!, a.at(-2)!] : [a.at(-2)!, a.at(-1)!];
  const [innerB, columns] = transposeB ? [b.at(-1)!, b.at(-2)!] : [b.at(-2)!, b.at(-1)!];
  if (innerA !== innerB) throw new RangeError(`onnx: cannot multiply [${a}] and [${b}] along ${innerA} and ${innerB}`);
  return [...broadcastShape(a.slice(0, -2), b.slice(0, -2)), rows, columns];
}
