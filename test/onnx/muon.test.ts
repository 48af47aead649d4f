import { suite } from "uvu";
import * as assert from "uvu/assert";
import { builder, input, output } from "#src/onnx/builder";
import { muonSteps } from "#src/onnx/muon";
import type { Parameter } from "#src/onnx/parameters";
import { tensor } from "#src/onnx/runtime";
import { stream } from "#src/rng";
import { evaluate } from "#test/onnx/evaluate";

const test = suite("onnx muon");

type Matrix = readonly (readonly number[])[];

const transposed = (a: Matrix): Matrix => a[0]!.map((_, j) => a.map((row) => row[j]!));
const times = (a: Matrix, b: Matrix): Matrix =>
  a.map((row) => transposed(b).map((column) => row.reduce((sum, x, i) => sum + x * column[i]!, 0)));
const mixed = (p: number, a: Matrix, q: number, b: Matrix): Matrix =>
  a.map((row, i) => row.map((x, j) => p * x + q * b[i]![j]!));

/** Newton–Schulz on one matrix, in double precision and without batches. */
function orthogonalised(a: Matrix): Matrix {
  if (a.length > a[0]!.length) return transposed(orthogonalised(transposed(a)));
  const norm = Math.hypot(...a.flat());
  let x = a.map((row) => row.map((value) => value / norm));
  for (let i = 0; i < 5; i++) {
    const square = times(x, transposed(x));
    const polynomial = mixed(-4.775, square, 2.0315, times(square, square));
    x = mixed(3.4445, x, 1, times(polynomial, x)) as number[][];
  }
  return x;
}

function randomMatrix(name: string, rows: number, columns: number): Matrix {
  const rng = stream(3, name);
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => rng.next() - 0.5));
}

async function stepsOf(matrices: readonly Matrix[]): Promise<readonly Float32Array[]> {
  const g = builder();
  const momenta = matrices.map((matrix, i) => {
    const shape = [matrix.length, matrix[0]!.length];
    const size = shape[0]! * shape[1]!;
    const parameter: Parameter = { name: `m${i}`, kind: "matrix", shape, offset: 0, size };
    return [parameter, input(g, `m${i}`, [size])] as const;
  });
  for (const [{ name }, step] of muonSteps(g, new Map(momenta))) output(g, `step ${name}`, step);
  const inputs = matrices.map((matrix, i) => [`m${i}`, tensor(Float32Array.from(matrix.flat()))] as const);
  const results = await evaluate(g, Object.fromEntries(inputs));
  return matrices.map((_, i) => results[`step m${i}`]!);
}

test("steps are those of a plain implementation, for matrices of several shapes at once", async () => {
  const matrices = [
    randomMatrix("wide", 4, 7),
    randomMatrix("square", 5, 5),
    randomMatrix("tall", 7, 4),
    randomMatrix("wide too", 4, 7),
  ];
  const steps = await stepsOf(matrices);
  matrices.forEach((matrix, i) => {
    const factor = 0.2 * Math.sqrt(Math.max(matrix.length, matrix[0]!.length));
    const expected = orthogonalised(matrix).flat();
    expected.forEach((x, j) => {
      assert.ok(Math.abs(steps[i]![j]! - factor * x) < 1e-4, `matrix ${i}, element ${j}`);
    });
  });
});

test("a step turns every direction of the momentum by about the same amount", async () => {
  const [step] = await stepsOf([randomMatrix("even", 6, 6)]);
  const rows = Array.from({ length: 6 }, (_, i) => [...step!.slice(i * 6, i * 6 + 6)]);
  const vector = times(rows, [[1], [0], [0], [0], [0], [0]]);
  const stretch = Math.hypot(...vector.flat()) / (0.2 * Math.sqrt(6));
  assert.ok(stretch > 0.6 && stretch < 1.3, `stretched ${stretch}`);
});

test.run();
