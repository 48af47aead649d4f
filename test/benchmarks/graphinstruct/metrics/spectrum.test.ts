import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { laplacian, normalisedLaplacian } from "#benchmarks/graphinstruct/metrics/spectrum/laplacian";
import { symmetricSpectrum } from "#benchmarks/graphinstruct/metrics/spectrum/symmetric-spectrum";
import { stream } from "#src/rng";
import { complete, facts, random } from "#test/benchmarks/graphinstruct/metrics/graphs";
import { near } from "#test/near";

const test = suite("spectrum of a symmetric matrix");

/** Row by row, of small whole numbers, so that equal and opposite eigenvalues occur. */
function symmetric(order: number): Float64Array {
  const rng = stream(order, "symmetric");
  const matrix = new Float64Array(order * order);
  for (let u = 0; u < order; u++) {
    for (let v = 0; v <= u; v++) matrix[u * order + v] = matrix[v * order + u] = rng.int(-2, 2);
  }
  return matrix;
}

const matrices = [
  ...[1, 2, 3, 5, 8, 13, 30].map((order) => ({ order, matrix: symmetric(order) })),
  ...[0.05, 0.2, 0.9].map((chance) => ({ order: 24, matrix: laplacian(random(1, 24, chance).written.graph) })),
  { order: 9, matrix: laplacian(complete(9).written.graph) },
  { order: 6, matrix: new Float64Array(36) },
];

test("eigenvalues are ml-matrix's", () => {
  for (const { order, matrix } of matrices) {
    const rows = Matrix.from1DArray(order, order, Array.from(matrix));
    const expected = new EigenvalueDecomposition(rows, { assumeSymmetric: true }).realEigenvalues;
    const { values } = symmetricSpectrum(matrix.slice(), order);
    values.forEach((value, j) => {
      near(value, expected[j]!);
    });
  }
});

test("vectors are orthonormal and only stretched by the matrix", () => {
  for (const { order, matrix } of matrices) {
    const { values, vectors } = symmetricSpectrum(matrix.slice(), order);
    const columns = Matrix.from1DArray(order, order, Array.from(vectors(0, order)));
    const stretched = Matrix.from1DArray(order, order, Array.from(matrix)).mmul(columns);
    const expected = columns.mmul(Matrix.diag(Array.from(values)));
    assert.ok(Matrix.sub(stretched, expected).norm("max") < 1e-11);
    assert.ok(Matrix.sub(columns.transpose().mmul(columns), Matrix.eye(order)).norm("max") < 1e-12);
  }
});

test("some vectors are the same as those among all", () => {
  const { vectors } = symmetricSpectrum(symmetric(13), 13);
  const all = vectors(0, 13);
  const some = vectors(2, 5);
  for (let u = 0; u < 13; u++) for (let c = 0; c < 3; c++) near(some[u * 3 + c]!, all[u * 13 + c + 2]!);
});

test("only the part on and below the diagonal is read", () => {
  const matrix = symmetric(8);
  const { values } = symmetricSpectrum(matrix.slice(), 8);
  const lower = matrix.map((entry, i) => (i % 8 > Math.floor(i / 8) ? Number.NaN : entry));
  assert.equal(symmetricSpectrum(lower, 8).values, values);
});

test("Laplacians ignore directions; the normalised one of a complete graph has eigenvalues 0 and n / (n - 1)", () => {
  const bothWays = facts(
    3,
    [
      [0, 1],
      [1, 0],
      [1, 2],
    ],
    true,
  );
  assert.equal(Array.from(laplacian(bothWays.written.graph)), [1, -1, 0, -1, 2, -1, 0, -1, 1]);
  const { values } = symmetricSpectrum(normalisedLaplacian(complete(5).written.graph), 5);
  values.forEach((value, j) => {
    near(value, j === 0 ? 0 : 5 / 4);
  });
});

test.run();
