import type { Builder } from "#src/onnx/builder";
import { encode } from "#src/onnx/encode";
import { session, type Tensor, tensor } from "#src/onnx/runtime";

/** Runs a graph once, on one thread. */
export async function evaluate(
  g: Builder,
  inputs: Readonly<Record<string, Tensor>>,
): Promise<Readonly<Record<string, Float32Array>>> {
  const compiled = await session(encode(g), { threads: 1, device: "cpu" });
  const outputs = Object.fromEntries(
    g.outputs.map(({ name, shape }) => {
      const dims = shape.map(Number);
      return [name, tensor(new Float32Array(dims.reduce((a, b) => a * b, 1)), dims)];
    }),
  );
  await compiled.run(inputs, outputs);
  await compiled.close();
  return Object.fromEntries(Object.entries(outputs).map(([name, { data }]) => [name, data as Float32Array]));
}
