import { type Builder, emit, scalar, type Value } from "#src/onnx/builder";
import { add, divide, multiply, scale } from "#src/onnx/ops/elementwise";
import { matmul } from "#src/onnx/ops/matmul";
import { sum } from "#src/onnx/ops/reduce";
import { concatenate, reshape, split, transpose } from "#src/onnx/ops/shape";
import type { Parameter } from "#src/onnx/parameters";

/** Muon's quintic, which drives singular values towards 1 (Jordan et al. 2024, kellerjordan.github.io/posts/muon). */
const [A, B, C] = [3.4445, -4.775, 2.0315];
const ITERATIONS = 5;

/** Gives an orthogonalised step the root mean square of Adam's usual one (Liu et al. 2025, arXiv 2502.16982). */
const ADAM_SCALE = 0.2;

/**
 * The steps of Muon before the learning rate, from the momenta of matrices, both flat. Matrices of one shape, either
 * way round, are orthogonalised in one batch.
 */
export function muonSteps(g: Builder, momenta: ReadonlyMap<Parameter, Value>): ReadonlyMap<Parameter, Value> {
  const all = [...momenta.keys()];
  const steps = new Map<Parameter, Value>();
  for (const shape of new Set(all.map(unordered))) {
    const matrices = all.filter((matrix) => unordered(matrix) === shape);
    const inputs = matrices.map((matrix) => wide(g, reshape(g, momenta.get(matrix)!, [1, ...matrix.shape]), matrix));
    const factor = ADAM_SCALE * Math.sqrt(Math.max(...matrices[0]!.shape));
    const stack = scale(g, orthogonalise(g, concatenate(g, inputs)), factor);
    const outputs = split(g, stack, Array(matrices.length).fill(1));
    matrices.forEach((matrix, i) => {
      steps.set(matrix, reshape(g, wide(g, outputs[i]!, matrix), [matrix.size]));
    });
  }
  return steps;
}

/** Transposes matrices that have more rows than columns; done twice, it gives them back. */
function wide(g: Builder, x: Value, { shape }: Parameter): Value {
  return shape[0]! > shape[1]! ? transpose(g, x, [0, 2, 1]) : x;
}

function unordered({ shape }: Parameter): string {
  return shape.toSorted((a, b) => a - b).join();
}

/** Newton–Schulz iteration: about U·Vᵀ of each matrix U·S·Vᵀ of the stack. */
function orthogonalise(g: Builder, stack: Value): Value {
  const norm = emit(g, "Sqrt", [sum(g, multiply(g, stack, stack), [1, 2])], [stack.shape[0]!, 1, 1]);
  let x = divide(g, stack, add(g, norm, scalar(g, 1e-7)));
  for (let i = 0; i < ITERATIONS; i++) {
    const square = matmul(g, x, x, { transposeB: true });
    const polynomial = add(g, scale(g, square, B), scale(g, matmul(g, square, square), C));
    x = add(g, scale(g, x, A), matmul(g, polynomial, x));
  }
  return x;
}
