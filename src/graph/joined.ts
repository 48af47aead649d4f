import type { Graph } from "#src/graph/graph";

/**
 * Both graphs side by side, the second's nodes numbered after the first's; both directed or both not. Where only one has
 * weights, the other's are NaN.
 */
export function joined(a: Graph, b: Graph): Graph {
  const { order, directed } = a;
  const weightsOf = ({ sources, weights }: Graph) => weights ?? new Float64Array(sources.length).fill(Number.NaN);
  return {
    order: order + b.order,
    directed,
    sources: concatenated(a.sources, b.sources, order),
    targets: concatenated(a.targets, b.targets, order),
    ...((a.weights || b.weights) && { weights: Float64Array.from([...weightsOf(a), ...weightsOf(b)]) }),
  };
}

function concatenated(a: Int32Array, b: Int32Array, shift: number): Int32Array {
  const both = new Int32Array(a.length + b.length);
  both.set(a);
  for (let i = 0; i < b.length; i++) both[a.length + i] = b[i]! + shift;
  return both;
}
