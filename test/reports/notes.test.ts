import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Matrix } from "#eval/matrix";
import { notes } from "#reports/notes";
import { summary, tally } from "#reports/tally";
import { drawnMatrix, matrices } from "#test/reports/matrices";
import { snapshot } from "#test/reports/snapshot";

const test = suite("notes");
const of = (name: keyof typeof matrices) => drawnMatrix(matrices[name]);
const says = (matrix: Matrix, words: string | RegExp) => notes(matrix).filter((note) => note.match(words));

test("the counts of the summary, against counting by hand", () => {
  const matrix = of("graded");
  const pairs = matrix.cells.filter((cell) => cell.row !== "zero-shot" && cell.row !== cell.column);
  const z = pairs.filter((cell) => cell.transfer!.significant).length;
  const strong = pairs.filter((cell) => cell.transfer!.strong).length;
  assert.ok(z > 0 && z < 12 && strong > 0);
  const counted = tally(matrix);
  assert.equal([counted.pairs, counted.z, counted.strong, counted.undefined], [12, z, strong, 0]);
  assert.is(tally(of("numbers")).undefined, 6);
});

test("the summary reads as a sentence for none, one and many", () => {
  assert.match(
    summary(of("graded"))[0]!,
    /^9 of 12 pairs transfer significantly \(two-sided z, p < \.01\), 9 on the same items \(McNemar, Holm over 12 pairs\)/,
  );
  assert.match(
    summary(of("graded"))[0]!,
    "2 recover at least 80% of the gain in distribution, 2 by the lower end of the interval.",
  );
  assert.match(summary(of("pair"))[0]!, "1 recovers at least 80%");
  assert.match(summary(of("numbers"))[0]!, "None recovers at least 80%");
  assert.match(summary(of("empty"))[0]!, "No model was tested on anything but");
});

test("each strategy has a headline, an average and gaps of its own", () => {
  const matrix = of("strategies");
  assert.equal(
    summary(matrix).map((said) => said.split(":")[0]),
    ["cot", "preference", "code-mix"],
  );
  const own = matrix.strategies.map(({ strategy }) => tally(matrix, strategy).pairs);
  assert.equal(
    own,
    matrix.strategies.map(({ family }) => family.size),
  );
  assert.is(
    own.reduce((sum, pairs) => sum + pairs),
    tally(matrix).pairs,
  );
  assert.match(summary(matrix)[0]!, `(sign flips by instance, Holm over ${own[0]} pairs)`);
  assert.equal(
    says(matrix, "of the gap is recovered").map((note) => note.split(":")[0]),
    ["cot", "preference"],
  );
});

test("a start from nothing is said where zero-shot is hardly read or hardly right, and nowhere else", () => {
  const [unread] = says(of("laptop"), "can be read from less than 80%");
  assert.match(unread!, /adjacency \(\d+%\), incident/);
  const [unright] = says(of("laptop"), "less than 5%");
  assert.match(unright!, "incident (.000)");
  assert.not.match(unright!, "adjacency (");
  assert.is(says(of("graded"), "from nothing").length, 0);
});

test("at the thresholds themselves nothing is said", () => {
  const base = of("pair");
  const edge = (unparsed: number, accuracy: number): Matrix => ({
    ...base,
    cells: base.cells.map((cell) => (cell.row === "zero-shot" ? { ...cell, unparsed, accuracy } : cell)),
  });
  assert.is(says(edge(0.2, 0.05), "from nothing").length, 0);
  assert.is(says(edge(0.21, 0.05), "from nothing").length, 1);
  assert.is(says(edge(0.2, 0.049), "from nothing").length, 1);
});

test("what the off-diagonal shows: ends of the range, floor, losses, missing cells, undefined gaps", () => {
  assert.match(says(of("laptop"), "Off the diagonal, accuracy")[0]!, /10 of 12 pairs stay below 5%/);
  assert.match(says(of("graded"), "significant harm")[0]!, "friendship → expert");
  assert.match(says(of("reasoning"), "not run")[0]!, "1 of 12 cells");
  assert.match(says(of("numbers"), "undefined for 6 pairs")[0]!, /on int-large, tuning in distribution gained nothing/);
  assert.equal(notes(of("empty")), ["4 of 4 cells were not run."]);
});

test("snapshot", () => {
  const text = Object.values(matrices).map((recipe) => {
    const matrix = drawnMatrix(recipe);
    return [matrix.title, ...summary(matrix), ...notes(matrix)].join("\n");
  });
  snapshot("notes.txt", `${text.join("\n\n")}\n`);
});

test.run();
