import {
  type Builder,
  differentiable,
  emit,
  emitAll,
  integers,
  type Shape,
  sizeOf,
  staticShape,
  type Value,
} from "#src/onnx/builder";

/** The same elements in another shape; gives `x` back where it has that shape already. */
export function reshape(g: Builder, x: Value, shape: Shape): Value {
  if (x.shape.join() === shape.join()) return x;
  const y = emit(g, "Reshape", [x, integers(g, staticShape(shape))], shape, { type: x.type });
  return differentiable(g, y, [x], (dy) => [reshape(g, dy, x.shape)]);
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
  const length = parts.reduce((total, part) => total + sizeOf(part.shape.slice(0, 1)), 0);
  return emit(g, "Concat", parts, [length, ...parts[0]!.shape.slice(1)], { attributes: { axis: { int: 0 } } });
}

/** Cuts along the outermost axis into parts of the given lengths. No gradient. */
export function split(g: Builder, x: Value, lengths: readonly number[]): readonly Value[] {
  const shapes = lengths.map((length) => [length, ...x.shape.slice(1)]);
  return emitAll(g, "Split", [x, integers(g, lengths)], shapes, { attributes: { axis: { int: 0 } } });
}
