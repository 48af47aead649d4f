import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sweepFigure } from "#reports/sweep";
import { drawnMatrix, matrices } from "#test/reports/matrices";

const test = suite("the λ sweep");

/** The points of the two lines, in order: the paper's, then that by lower ends. */
function lines(svg: string): { x: number; y: number }[][] {
  return [...svg.matchAll(/<path d="M([^"]*L[^"]*)"/g)].map((path) =>
    path[1]!.split("L").map((point) => {
      const [x, y] = point.split(" ").map(Number);
      return { x: x!, y: y! };
    }),
  );
}

test("a point a threshold, at the height of its share", () => {
  const { strategies, lambda } = drawnMatrix(matrices.graded);
  const { sweep } = strategies[0]!;
  const [paper, better] = lines(sweepFigure(sweep, lambda));
  assert.equal([paper!.length, better!.length], [sweep.length, sweep.length]);
  // 0% is drawn at 156, 100% at 26
  for (const [i, { strong, firm }] of sweep.entries()) {
    assert.ok(Math.abs(paper![i]!.y - (156 - 130 * strong)) < 0.06);
    assert.ok(Math.abs(better![i]!.y - (156 - 130 * firm)) < 0.06);
    if (i > 0) assert.ok(paper![i]!.x > paper![i - 1]!.x);
  }
  assert.match(sweepFigure(sweep, 0.7), "λ = .7");
});

test("without pairs there is no line", () => {
  assert.equal(lines(sweepFigure([], 0.8)), []);
});

test.run();
