import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ZERO_SHOT } from "#eval/cell";
import { figure } from "#reports/figure";
import { interval, rate, recovered } from "#reports/format";
import { heatmap } from "#reports/heatmap";
import { example } from "#test/reports/example";
import { drawnMatrix, matrices } from "#test/reports/matrices";
import { snapshot } from "#test/reports/snapshot";

const test = suite("heatmap");

/** The pictures of the cells, row by row, each as its lines of text. */
function cellTexts(svg: string): string[][] {
  return [...svg.matchAll(/<g class="cell">(.*?)<\/g>/gs)].map((cell) =>
    [...cell[1]!.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((text) => text[1]!),
  );
}

for (const [name, recipe] of Object.entries(matrices)) {
  const matrix = drawnMatrix(recipe);
  for (const layout of ["wide", "narrow"] as const) {
    test(`${name}, ${layout}: each cell shows its accuracy and interval, a missing one says so`, () => {
      const texts = cellTexts(heatmap(matrix, layout));
      assert.is(texts.length, matrix.rows.length * matrix.columns.length);
      const places = matrix.rows.flatMap((row) => matrix.columns.map((column) => [row, column] as const));
      for (const [i, [row, column]] of places.entries()) {
        const cell = matrix.cells.find((found) => found.row === row && found.column === column);
        const shown = texts[i]!.join(" ");
        if (!cell) {
          assert.is(shown, "not run");
          continue;
        }
        assert.ok(shown.includes(rate(cell.accuracy)) && shown.includes(interval(cell.interval)), shown);
        const recovery = cell.inDistribution || row === ZERO_SHOT ? undefined : cell.transfer?.recovery;
        assert.is(shown.includes("%"), recovery !== undefined);
        if (recovery !== undefined) assert.ok(shown.includes(recovered(recovery)), shown);
        assert.is(shown.includes("strong"), !cell.inDistribution && cell.transfer?.strong === true);
        assert.is(shown.includes("in distribution"), cell.inDistribution);
        assert.is(/z( \d\/\d)? paired/.test(shown), row !== ZERO_SHOT);
      }
    });
  }
  test(`${name}: snapshot`, () => snapshot(`${name}.svg`, heatmap(matrix)));
}

test("the narrow form and the figure: snapshots", () => {
  snapshot("graded-narrow.svg", heatmap(drawnMatrix(matrices.graded), "narrow"));
  snapshot("figure.svg", figure(example));
});

test("nothing is NaN, undefined or infinite, whatever the matrix", () => {
  for (const recipe of Object.values(matrices)) {
    const matrix = drawnMatrix(recipe);
    const all = heatmap(matrix) + heatmap(matrix, "narrow") + figure({ ...example, matrix });
    assert.not.match(all, /NaN|Infinity/);
    assert.not.match(all, /="undefined"/);
  }
});

test("a phone of 390 px holds four columns, and cells don't overlap", () => {
  const svg = heatmap(drawnMatrix(matrices.graded), "narrow");
  assert.ok(Number(/width="(\d+)"/.exec(svg)![1]) <= 390 - 2 * 16);
  const boxes = [
    ...svg.matchAll(
      /<g class="cell">(?:<title>[^<]*<\/title>)?<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
    ),
  ].map((match) => match.slice(1).map(Number) as [number, number, number, number]);
  assert.is(boxes.length, 20);
  for (const [i, [x, y, w, h]] of boxes.entries()) {
    for (const [x2, y2, w2, h2] of boxes.slice(i + 1)) {
      assert.ok(x + w <= x2 || x2 + w2 <= x || y + h <= y2 || y2 + h2 <= y);
    }
  }
});

test("links lead where they are told to, and only there", () => {
  const matrix = drawnMatrix(matrices.pair);
  const svg = heatmap(matrix, "wide", (row, column) =>
    row === "size-small" && column === "size-large" ? "#here" : undefined,
  );
  assert.equal(
    [...svg.matchAll(/href="([^"]*)"/g)].map((match) => match[1]),
    ["#here"],
  );
});

test("hostile names are escaped", () => {
  const bad = `</text><script>"&'`;
  const svg = heatmap(drawnMatrix({ title: bad, columns: [bad], chances: { [ZERO_SHOT]: [0.2], [bad]: [0.9] } }));
  assert.not.match(svg, "<script>");
  assert.match(svg, "&lt;script&gt;");
});

test.run();
