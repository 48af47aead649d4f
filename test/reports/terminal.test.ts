import { stripVTControlCharacters } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cellLine } from "#reports/cell-line";
import { interval, rate } from "#reports/format";
import { matrixLines } from "#reports/terminal";
import { drawnMatrix, matrices } from "#test/reports/matrices";
import { snapshot } from "#test/reports/snapshot";

const test = suite("terminal");

for (const [name, recipe] of Object.entries(matrices)) {
  const matrix = drawnMatrix(recipe);

  test(`${name}: at most 80 columns, each cell there, colours change nothing else`, () => {
    const plain = matrixLines(matrix);
    for (const line of plain) assert.ok([...line].length <= 80, `${[...line].length}: ${line}`);
    const all = plain.join("\n");
    for (const cell of matrix.cells) assert.match(all, `${rate(cell.accuracy)} ${interval(cell.interval)}`);
    const colored = matrixLines(matrix, { color: true });
    assert.equal(colored.map(stripVTControlCharacters), plain);
    assert.is.not(colored.join("\n"), all);
  });
}

test("snapshots", () => {
  const text = Object.values(matrices).map((recipe) => matrixLines(drawnMatrix(recipe)).join("\n"));
  snapshot("terminal.txt", `${text.join("\n\n\n")}\n`);
});

test("a matrix that fills keeps its lines, so that it can be painted over", () => {
  const matrix = drawnMatrix(matrices.graded);
  const full = matrixLines(matrix);
  for (let done = 0; done <= matrix.cells.length; done++) {
    const lines = matrixLines({ ...matrix, cells: matrix.cells.slice(0, done) });
    assert.is(lines.length, full.length);
    assert.is(lines.join("\n").split("·").length - 1, matrix.cells.length - done);
  }
});

test("a wider terminal takes more columns side by side", () => {
  const matrix = drawnMatrix(matrices.row);
  const heads = (width: number) => matrixLines(matrix, { width }).filter((line) => line.startsWith("tuned on")).length;
  assert.equal([80, 120, 20].map(heads), [2, 1, 6]);
});

test("the widest numbers are not cut", () => {
  const recipe = matrices.pair;
  const matrix = drawnMatrix(recipe);
  const cells = matrix.cells.map((cell) => ({ ...cell, accuracy: 1, interval: [0.985, 1] as const }));
  for (const text of [80, 120].map((width) => matrixLines({ ...matrix, cells }, { width }).join("\n"))) {
    assert.is(text.split("1.000 [.98–1.0]").length - 1, cells.length);
  }
});

test("a finished cell is one line", () => {
  const cell = { row: "adjacency", column: "incident", accuracy: 0.124, interval: [0.098, 0.156] } as const;
  assert.is(cellLine(cell), "adjacency → incident  .124 [.10–.16]");
});

test.run();
