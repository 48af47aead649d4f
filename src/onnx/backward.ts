import { type Builder, scalar, type Value } from "#src/onnx/builder";
import { add } from "#src/onnx/ops/elementwise";

/**
 * Reverse-mode differentiation: appends the operators that compute the gradient of the number `loss` by each of `values`.
 * Gradients nobody asked for are written too and left out again by `encode`.
 *
 * @throws RangeError if the loss does not depend on one of the values
 */
export function backward(g: Builder, loss: Value, values: readonly Value[]): readonly Value[] {
  const gradients = new Map([[loss.name, scalar(g, 1)]]);
  for (const { output, inputs, vectorJacobian } of g.tape.toReversed()) {
    const gradient = gradients.get(output.name);
    if (!gradient) continue;
    for (const [i, share] of vectorJacobian(gradient).entries()) {
      if (!share) continue;
      const name = inputs[i]!.name;
      const other = gradients.get(name);
      gradients.set(name, other ? add(g, other, share) : share);
    }
  }
  return values.map((value) => {
    const gradient = gradients.get(value.name);
    if (!gradient) throw new RangeError(`onnx: the loss does not depend on ${value.name}`);
    return gradient;
  });
}
