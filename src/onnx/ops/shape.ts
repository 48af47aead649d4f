import {
  type Builder,
  differentiable,
  emit,
  emitAll,
  integers,
  type Shape,
  sizeAt,
  type Value,
} from "#src/onnx/builder";

/** What ONNX's Reshape takes in place of a size: that of the same axis, or what is left. */
const KEEP = 0;
const REST = -1;

/** The shape of `x` as a vector, or its sizes from axis `start` to before axis `end`. */
export function shapeOf(g: Builder, x: Value, start = 0, end = x.shape.length): Value {
  const attributes = { start: { int: start }, end: { int: end } };
  return emit(g, "Shape", [x], [end - start], { type: "int64", attributes });
}

/**
 * The same elements in another shape; gives `x` back where it has that shape already. A named size must stand where it
 * stood in `x`, but for one, which takes what is left.
 */
export function reshape(g: Builder, x: Value, shape: Shape): Value {
  if (x.shape.join() === shape.join()) return x;
  const sizes = shape.map((size, i) => (typeof size === "number" ? size : size === x.shape[i] ? KEEP : REST));
  const y = emit(g, "Reshape", [x, integers(g, sizes)], shape, { type: x.type });
  return differentiable(g, y, [x], (dy) => [reshape(g, dy, x.shape)]);
}

/** All axes but the innermost made one. */
export function flatten(g: Builder, x: Value): Value {
  return reshape(g, x, ["all", sizeAt(x, -1)]);
}

/** Axis i of the result is axis `order[i]` of `x`. */
export function transpose(g: Builder, x: Value, order: readonly number[]): Value {
  const y = emit(
    g,
    "Transpose",
    [x],
    order.map((axis) => x.shape[axis]!),
    { attributes: { perm: { ints: order } } },
  );
  const back = order.map((_, axis) => order.indexOf(axis));
  return differentiable(g, y, [x], (dy) => [transpose(g, dy, back)]);
}

/** Joins along the outermost axis. No gradient. */
export function concatenate(g: Builder, parts: readonly Value[]): Value {
  const length = parts.reduce((total, part) => total + sizeAt(part, 0), 0);
  return emit(g, "Concat", parts, [length, ...parts[0]!.shape.slice(1)], { attributes: { axis: { int: 0 } } });
}

/** Cuts along the outermost axis into parts of the given lengths. No gradient. */
export function split(g: Builder, x: Value, lengths: readonly number[]): readonly Value[] {
  const shapes = lengths.map((length) => [length, ...x.shape.slice(1)]);
  return emitAll(g, "Split", [x, integers(g, lengths)], shapes, { attributes: { axis: { int: 0 } } });
}
