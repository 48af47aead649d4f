import type { Analysis, AnalysisKind, Answered } from "#reports/analyses/analysis";
import { barChart } from "#reports/analyses/chart/bars";
import { sumsIn } from "#reports/analyses/sums-in";
import { percent, rate } from "#reports/format";
import { UserError } from "#src/errors";

/** The replies of a cell: right ones, wrong ones with a wrong sum in them, and other wrong ones. */
interface Counts {
  readonly place: string;
  right: number;
  /** Replies, right ones too, that state a sum at all. */
  summing: number;
  slipped: number;
  astray: number;
}

/** How many wrong answers hold an error in arithmetic (NLGift, Figure 6). It need not be what made them wrong. */
export const arithmetic: AnalysisKind = {
  summary: "how many wrong shortest paths hold a wrong sum",
  runs: [1, 1],
  make([run]) {
    const cells = countsOf(run!.replies());
    if (cells.length === 0) throw new UserError(`${run!.name}: expected replies to shortest-path problems, got none`);
    return analysisOf(cells);
  },
};

function countsOf(replies: Iterable<Answered>): Counts[] {
  const cells = new Map<string, Counts>();
  for (const { row, column, question, reply, outcome } of replies) {
    if (question.task !== "shortest-path") continue;
    const place = `${row} → ${column}`;
    const counts = cells.get(place) ?? { place, right: 0, summing: 0, slipped: 0, astray: 0 };
    cells.set(place, counts);
    const sums = sumsIn(reply);
    if (sums.length > 0) counts.summing++;
    if (outcome === "correct") counts.right++;
    else if (sums.some((sum) => !sum.right)) counts.slipped++;
    else counts.astray++;
  }
  return [...cells.values()];
}

function analysisOf(cells: readonly Counts[]): Analysis {
  const slipped = cells.reduce((sum, cell) => sum + cell.slipped, 0);
  const wrong = cells.reduce((sum, cell) => sum + cell.slipped + cell.astray, 0);
  const right = cells.reduce((sum, cell) => sum + cell.right, 0);
  const summing = cells.reduce((sum, cell) => sum + cell.summing, 0);
  const share = (count: number, { right, slipped: slips, astray }: Counts) => count / (right + slips + astray);
  return {
    title: "Arithmetic in wrong answers",
    source: "NLGift, Figure 6",
    says: [
      `${slipped} of ${wrong} wrong answers (${percent(slipped / Math.max(1, wrong))}) hold a sum that is wrong. That need not be why they are wrong.`,
      `${summing} of all ${wrong + right} replies state a sum such as 3 + 4 = 7; what a reply adds up without writing it so is not looked at.`,
    ],
    table: {
      head: ["tuned on → tested on", "right", "wrong, with a wrong sum", "wrong, sums right"],
      rows: cells.map((cell) => [
        cell.place,
        ...[cell.right, cell.slipped, cell.astray].map((count) => `${rate(share(count, cell))} (${count})`),
      ]),
    },
    figure: barChart("Wrong answers with and without a wrong sum", ["with a wrong sum", "sums right"], groupsOf(cells)),
  };

  function groupsOf(all: readonly Counts[]) {
    return all.map((cell) => ({
      name: cell.place,
      bars: [cell.slipped, cell.astray].map((count) => {
        const value = share(count, cell);
        return { share: value, low: value, high: value };
      }),
    }));
  }
}
