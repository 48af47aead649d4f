import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ZERO_SHOT } from "#eval/cell";
import type { Matrix, ScoredCell } from "#eval/matrix";
import { scoreMatrix } from "#eval/score-matrix";
import { cellsOf } from "#eval/scores";
import { changes } from "#reports/changes";
import { notes } from "#reports/notes";
import { seedCaveat, seedsAgreeing } from "#reports/seeds";
import { marksOf, scoresFrom } from "#test/eval/transfer/marks";
import { drawnMatrix, matrices } from "#test/reports/matrices";

const test = suite("claims that change");
const facts = {
  title: "t",
  pattern: "semantic",
  task: "flow",
  alpha: 0.01,
  resamples: 200,
  made: { manifest: "m", scores: "s" },
};

type Counts = Readonly<Record<string, string | readonly string[]>>;

/** A matrix of one column, y: a row's marks, or a line of marks a seed. */
function matrixOf(rows: Counts, size = 0): Matrix {
  const scores = Object.entries(rows).flatMap(([row, marks]) =>
    typeof marks === "string"
      ? scoresFrom(row, "y", marks)
      : marks.flatMap((line, i) => scoresFrom(row, "y", line, i + 1)),
  );
  const others = Array.from({ length: size }, (_, i) => scoresFrom(`other ${i}`, "y", rows[ZERO_SHOT] as string));
  return scoreMatrix(cellsOf([...scores, ...others.flat()]), facts);
}

const first = (count: number) => marksOf(500, (i) => i < count);
const own = { y: first(450) };

test("the same items show a gain that z does not", () => {
  const [change, ...rest] = changes(matrixOf({ [ZERO_SHOT]: first(100), x: first(125), ...own }));
  assert.is(rest.length, 0);
  assert.equal(change, {
    row: "x",
    column: "y",
    claim: "transfer",
    paper: "○ neither: z 1.89, p .058",
    better: "● gain: paired p <.0001, Holm <.0001",
    why: "z takes the arms for independent samples; on the same items 25 gained, 0 lost",
  });
});

test("z shows a gain that many changes of answer do not", () => {
  const after = marksOf(500, (i) => i >= 100 && i < 270);
  const [change] = changes(matrixOf({ [ZERO_SHOT]: first(130), x: after, ...own }, 9));
  assert.match(change!.paper, "● gain: z 2.76");
  assert.is(change!.why, "it would do alone, not as one of 10 comparisons");
  const apart = marksOf(500, (i) => i >= 330);
  const [alone] = changes(matrixOf({ [ZERO_SHOT]: first(130), x: apart, ...own }));
  assert.is(alone!.why, "on the same items 170 gained, 130 lost, which is not enough");
});

test("seeds that disagree undo a gain of their mean", () => {
  const rows = {
    [ZERO_SHOT]: first(200),
    x: [first(330), first(205), first(200)],
    y: [first(450), first(450), first(450)],
  };
  const [change] = changes(matrixOf(rows));
  assert.match(change!.why, /^over training seeds the difference is .* to \+/);
});

test("strong recovery holds by its estimate, not by the lower end", () => {
  const found = changes(
    matrixOf({ [ZERO_SHOT]: first(200), x: marksOf(500, (i) => i < 150 || (i >= 300 && i < 460)), y: first(330) }),
  );
  const [change] = found.filter(({ claim }) => claim === "strong recovery");
  assert.match(change!.paper, "☆ strong: 85%");
  assert.match(change!.better, "not sure: ");
  assert.match(change!.why, "the lower end of its interval does not");
});

test("without bootstrap no recovery changes", () => {
  const matrix = drawnMatrix(matrices.graded);
  const cells = matrix.cells.map((cell): ScoredCell => {
    if (!cell.transfer) return cell;
    const { gap: _, ...transfer } = cell.transfer;
    return { ...cell, transfer: { ...transfer, firm: false } };
  });
  assert.equal(changes({ ...matrix, cells }), changes(matrix));
});

test("notes count the claims that change, or say that none does", () => {
  const some = matrixOf({ [ZERO_SHOT]: first(100), x: first(125), ...own });
  assert.match(notes(some).join("\n"), "1 claim changes with the better statistics (McNemar, Holm over 1 pair;");
  const none = matrixOf({ [ZERO_SHOT]: first(100), x: first(100), ...own });
  assert.match(notes(none).join("\n"), "No claim changes with the better statistics");
});

test("fewer than three seeds are a caveat, three are none", () => {
  const of = (x: string | readonly string[], y: string | readonly string[]) =>
    seedCaveat(matrixOf({ [ZERO_SHOT]: first(100), x, y }));
  const [one, three] = [first(120), [first(120), first(130), first(140)]];
  assert.match(of(one, one)!, /^One training seed a model:/);
  assert.match(of(three.slice(1), three.slice(1))!, /^Fewer than three seeds:/);
  assert.match(of(one, three)!, /^Fewer than three seeds for 1 of 2 rows:/);
  assert.is(of(three, three), undefined);
  for (const caveat of [of(one, one), of(one, three)]) assert.ok(caveat!.length <= 80);
});

test("seeds that agree are counted by the paper's test of each", () => {
  const matrix = matrixOf({ [ZERO_SHOT]: first(100), x: [first(200), first(101), first(150)], ...own });
  const agreeing = ({ cells }: Matrix, name: string) =>
    seedsAgreeing(cells.find(({ row }) => row === name)!, facts.alpha);
  assert.is(agreeing(matrix, "x"), "2/3");
  assert.is(agreeing(matrix, "y"), undefined);
  const worse = matrixOf({ [ZERO_SHOT]: first(200), x: [first(100), first(101), first(300)], ...own });
  assert.is(agreeing(worse, "x"), "2/3");
});

test.run();
