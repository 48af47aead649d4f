import type { Builder, Shape, Value } from "#src/onnx/builder";
import { sum } from "#src/onnx/ops/reduce";
import { reshape } from "#src/onnx/ops/shape";

/** The shape of an elementwise result, by ONNX's (numpy's) rule: axes align at the innermost, size 1 stretches. */
export function broadcastShape(a: Shape, b: Shape): Shape {
  const rank = Math.max(a.length, b.length);
  return Array.from({ length: rank }, (_, i) => {
    const x = a[a.length - rank + i] ?? 1;
    const y = b[b.length - rank + i] ?? 1;
    if (x !== y && x !== 1 && y !== 1) throw new RangeError(`onnx: shapes [${a}] and [${b}] do not fit together`);
    return x === 1 ? y : x;
  });
}

/** The reverse of broadcasting: adds up what was spread, so that a gradient takes the shape of its input. */
export function sumTo(g: Builder, x: Value, shape: Shape): Value {
  const extra = x.shape.length - shape.length;
  const stretched = x.shape.flatMap((size, i) => (i < extra || size !== shape[i - extra] ? [i] : []));
  const summed = stretched.length === 0 ? x : sum(g, x, stretched);
  return extra === 0 ? summed : reshape(g, summed, shape);
}
