import { type Builder, emit, scalar, type Value } from "#src/onnx/builder";
import { add, multiply, scale } from "#src/onnx/ops/elementwise";
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
 * The step of Muon before the learning rate, for matrices given flat; matrices of one shape, either way round, are
 * orthogonalised in one batch.
 */
export function muonSteps(g: Builder, matrices: readonly Parameter[], momenta: readonly Value[]): readonly Value[] {
  const steps = new Map<Parameter, Value>();
  const wide = (i: number) => asWide(g, reshape(g, momenta[i]!, [1, ...matrices[i]!.shape]), matrices[i]!);
  for (const batch of sameShape(matrices)) {
    const stack = concatenate(g, batch.map(wide));
    const factor = ADAM_SCALE * Math.sqrt(Math.max(...matrices[batch[0]!]!.shape));
    const orthogonal = scale(g, orthogonalise(g, stack), factor);
    const parts = split(
      g,
      orthogonal,
      batch.map(() => 1),
    );
    batch.forEach((i, j) => {
      const matrix = matrices[i]!;
      steps.set(matrix, reshape(g, asWide(g, parts[j]!, matrix), [matrix.size]));
    });
  }
  return matrices.map((matrix) => steps.get(matrix)!);
}

/** Transposes the matrices that have more rows than columns; done twice, it gives them back. */
function asWide(g: Builder, x: Value, { shape }: Parameter): Value {
  return shape[0]! > shape[1]! ? transpose(g, x, [0, 2, 1]) : x;
}

/** Indices of the matrices, gathered by shape. */
function sameShape(matrices: readonly Parameter[]): Iterable<readonly number[]> {
  const byShape = new Map<string, number[]>();
  matrices.forEach(({ shape }, i) => {
    const key = shape.toSorted((a, b) => a - b).join();
    byShape.set(key, [...(byShape.get(key) ?? []), i]);
  });
  return byShape.values();
}

/** Newton–Schulz iteration: about U·Vᵀ of each matrix U·S·Vᵀ of the stack. */
function orthogonalise(g: Builder, stack: Value): Value {
  const norm = emit(g, "Sqrt", [sum(g, multiply(g, stack, stack), [1, 2])], [stack.shape[0]!, 1, 1]);
  let x = emit(g, "Div", [stack, add(g, norm, scalar(g, 1e-7))], stack.shape);
  for (let i = 0; i < ITERATIONS; i++) {
    const square = matmul(g, x, x, { transposeB: true });
    const polynomial = add(g, scale(g, square, B), scale(g, matmul(g, square, square), C));
    x = add(g, scale(g, x, A), matmul(g, polynomial, x));
  }
  return x;
}
