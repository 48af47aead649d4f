import type { Matrix, ScoredCell } from "#eval/matrix";
import type { AnalysisKind } from "#reports/analyses/analysis";
import { cellText } from "#reports/analyses/cell-text";
import type { BarChart, Mark } from "#reports/analyses/chart/chart";
import { differenceText } from "#reports/analyses/difference-text";
import type { Evidence } from "#reports/analyses/evidence";
import { itemsWords } from "#reports/analyses/items-words";
import { type JudgedDifference, judgeTogether } from "#reports/analyses/judge-together";
import { onSharedItems } from "#reports/analyses/on-shared-items";
import { pairedDifference } from "#reports/analyses/paired-difference";
import { requireAlike } from "#reports/analyses/require-alike";
import { byStrategy } from "#reports/by-strategy";
import { cellAt } from "#reports/cells";
import { claims } from "#reports/claim";
import { count, probability, threshold } from "#reports/format";
import { seedCaveat } from "#reports/seeds";
import { tally } from "#reports/tally";
import { UserError } from "#src/errors";

/**
 * Examples in context on top of tuning: every arm, the untuned one too, is asked with and without them (NLGift, Table 6).
 * The transfers with examples are held against the untuned model with the same examples.
 */
export const inContext: AnalysisKind = {
  summary: "examples in context on top of tuning: a run with them against the same run without",
  runs: [2, 2],
  make(runs) {
    const [plain, shown] = inOrder(runs);
    requireAlike(ALONE, [plain, shown], ({ ask: { examples: _, ...ask }, setup }) => ({ ...setup, ask }));
    const pairs = pairsOf(plain, shown);
    return {
      title: `${count(shown.ask.examples, "example")} before each question`,
      source: "NLGift, Table 6",
      says: [
        `Without examples ${transfers(plain.matrix)}; with them, against the untuned model with the same examples, ${transfers(shown.matrix)}.`,
        `Accuracies and points are of the same items, those that both runs have a reply to: ${itemsWords(pairs.map(({ after }) => after))} a cell.`,
        moved(pairs, shown.matrix.alpha),
        "The examples are solved training problems of the tested setting, drawn anew for each question and the same for every row.",
        seedCaveat(shown.matrix) ?? [],
      ].flat(),
      table: {
        head: ["tuned on → tested on", "without", "with", "points", "p (Holm)", "transfer without", "transfer with"],
        rows: pairs.map((pair) => lineOf(pair, plain.matrix, shown.matrix)),
      },
      figure: figureOf(pairs),
    };
  },
};

/** What two runs must have in common, so that a difference is the examples'. */
const ALONE = {
  name: "in-context",
  expected: "two runs of one experiment file in which ask: examples: alone differs",
  remedy: "run the same file twice, with examples and without",
};

/** A cell without and with examples, on the same items. */
interface Pair {
  readonly place: string;
  readonly before: ScoredCell | undefined;
  readonly after: ScoredCell;
  readonly difference: JudgedDifference | undefined;
}

function inOrder(runs: readonly Evidence[]): [plain: Evidence, shown: Evidence] {
  const [plain, shown] = runs.toSorted((a, b) => a.ask.examples - b.ask.examples) as [Evidence, Evidence];
  if (plain.ask.examples === 0 && shown.ask.examples > 0) return [plain, shown];
  const got = runs.map(({ name, ask }) => `${name}: ${ask.examples}`).join(", ");
  throw new UserError(`in-context: expected one run without examples and one with (ask: examples: 2), got ${got}`);
}

function pairsOf(plain: Evidence, shown: Evidence): Pair[] {
  const cells = shown.matrix.cells.map((cell) => {
    const without = cellAt(plain.matrix, cell.row, cell.column);
    const [after, before] = onSharedItems([cell, without ?? []].flat(), shown.matrix.resamples);
    return { place: `${cell.row} → ${cell.column}`, before, after: after! };
  });
  const judged = judgeTogether(
    cells.map(({ before, after }) => before && pairedDifference(after, before, shown.matrix)),
  );
  return cells.map((cell, i) => ({ ...cell, difference: judged[i] }));
}

function transfers(matrix: Matrix): string {
  const said = byStrategy(matrix, ({ strategy }) => {
    const { pairs, z, paired } = tally(matrix, strategy);
    return `${z} of ${pairs} transfers are significant by the paper’s z, ${paired} by the paired test`;
  });
  return said.join(", ");
}

function moved(pairs: readonly Pair[], alpha: number): string {
  const judged = pairs.flatMap(({ difference }) => difference ?? []);
  const significant = judged.filter(({ adjusted }) => adjusted < alpha);
  const up = significant.filter(({ value }) => value > 0).length;
  return `Examples change ${significant.length} of ${judged.length} cells significantly (p < ${threshold(alpha)}), ${up} up and ${significant.length - up} down, on the same items and after Holm’s correction.`;
}

function lineOf({ place, before, after, difference }: Pair, plain: Matrix, shown: Matrix): string[] {
  return [
    place,
    cellText(before),
    cellText(after),
    difference ? differenceText(difference) : "–",
    probability(difference?.adjusted),
    claimText(before, plain.alpha),
    claimText(after, shown.alpha),
  ];
}

/** What the paper's z and the paired test say of a transfer: "gain / none". */
function claimText(cell: ScoredCell | undefined, alpha: number): string {
  const said = cell && claims(cell, alpha);
  return said ? `${said.z} / ${said.paired}` : "–";
}

function figureOf(pairs: readonly Pair[]): BarChart {
  const mark = (cell: ScoredCell | undefined): Mark | undefined =>
    cell && { share: cell.accuracy, interval: cell.interval };
  return {
    kind: "bars",
    title: "Accuracy without and with examples in context",
    series: ["without", "with"],
    groups: pairs.map(({ place, before, after }) => ({ name: place, bars: [mark(before), mark(after)] })),
  };
}
