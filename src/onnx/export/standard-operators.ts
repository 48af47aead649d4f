import { type Builder, integers, type Node, scalar } from "#src/onnx/builder";

type Rewriting = (g: Builder, node: Node) => readonly Node[];

/** The operators of ONNX Runtime's own that `llama` writes, in ONNX's. */
const rewritings: Readonly<Record<string, Rewriting>> = { FusedMatMul: linear, SimplifiedLayerNormalization: rmsNorm };

/** The same model for any runtime: without the operators that only ONNX Runtime knows. */
export function standardOperators(g: Builder): Builder {
  return { ...g, nodes: g.nodes.flatMap((node) => rewritings[node.op]?.(g, node) ?? [node]) };
}

function linear(g: Builder, { inputs, outputs, attributes }: Node): readonly Node[] {
  const [x, weight] = inputs as [string, string];
  const [y] = outputs as [string];
  if (JSON.stringify(attributes) !== LINEAR || g.constants.get(weight)?.value.shape.length !== 2) {
    throw new RangeError(`export: expected a product with a weight, got one of ${x} and ${weight}`);
  }
  const transposed = `${y} weight`;
  return [step("Transpose", [weight], transposed, { perm: { ints: [1, 0] } }), step("MatMul", [x, transposed], y)];
}

const LINEAR = JSON.stringify({ transA: { int: 0 }, transB: { int: 1 }, alpha: { float: 1 } });

function rmsNorm(g: Builder, { inputs, outputs, attributes }: Node): readonly Node[] {
  const [x, weight] = inputs as [string, string];
  const [y] = outputs as [string];
  const { float: epsilon } = attributes.epsilon as { readonly float: number };
  const part = (name: string) => `${y} ${name}`;
  return [
    step("Mul", [x, x], part("squares")),
    step("ReduceMean", [part("squares"), integers(g, [-1]).name], part("mean"), { keepdims: { int: 1 } }),
    step("Add", [part("mean"), scalar(g, epsilon).name], part("shifted")),
    step("Sqrt", [part("shifted")], part("root")),
    step("Div", [x, part("root")], part("unit")),
    step("Mul", [part("unit"), weight], y),
  ];
}

function step(op: string, inputs: readonly string[], output: string, attributes: Node["attributes"] = {}): Node {
  return { op, domain: "", inputs, outputs: [output], attributes };
}
