import { firstTurn } from "#eval/readers/turn";
import type { Problem } from "#generators/problem";
import { isRealWorld } from "#generators/question";
import type { Analysis, AnalysisKind } from "#reports/analyses/analysis";
import type { Answered } from "#reports/analyses/evidence";
import { sumsIn } from "#reports/analyses/sums-in";
import { percent, rate } from "#reports/format";
import { UserError } from "#src/errors";

/** How many wrong answers hold an error in arithmetic (NLGift, Figure 6). It need not be what made them wrong. */
export const arithmetic: AnalysisKind = {
  summary: "how many wrong shortest paths hold a wrong sum",
  runs: [1, 1],
  make([run]) {
    const answered = [...run!.replies()].filter(isAboutPaths);
    const cells = countsOf(answered);
    if (cells.length === 0) {
      throw new UserError(`${run!.name}: expected replies to shortest-path problems, got none; use a run of that task`);
    }
    return analysisOf(
      cells,
      answered.some(({ question }) => sumsIn(question.target).length > 0),
    );
  },
};

interface AboutPaths extends Answered {
  readonly question: Problem;
}

function isAboutPaths(one: Answered): one is AboutPaths {
  return !isRealWorld(one.question) && one.question.task === "shortest-path";
}

/** The replies of a cell, counted. */
interface Counts {
  readonly place: string;
  right: number;
  /** Not right, with a wrong sum; and without one. */
  slipped: number;
  astray: number;
  /** Replies, right ones too, that state a sum at all. */
  summing: number;
}

function countsOf(replies: readonly AboutPaths[]): Counts[] {
  const cells = new Map<string, Counts>();
  for (const { row, column, question, reply, outcome } of replies) {
    const place = `${row} → ${column}`;
    const counts = cells.get(place) ?? { place, right: 0, slipped: 0, astray: 0, summing: 0 };
    cells.set(place, counts);
    const sums = sumsIn(firstTurn(reply, question.labels));
    if (sums.length > 0) counts.summing++;
    if (outcome === "correct") counts.right++;
    else if (sums.some((sum) => !sum.right)) counts.slipped++;
    else counts.astray++;
  }
  return [...cells.values()];
}

const UNTAUGHT =
  "Nor do the worked solutions of this run’s reasoning style: those of steps (problems: reasoning: steps) state sums, those of trace and of none do not.";

const KINDS = ["right", "wrong sum", "other"] as const;

/** @param taught whether the solutions that models are tuned on state sums */
function analysisOf(cells: readonly Counts[], taught: boolean): Analysis {
  const all = (field: "right" | "slipped" | "astray" | "summing") => cells.reduce((sum, cell) => sum + cell[field], 0);
  const wrong = all("slipped") + all("astray");
  const rows = cells.map((cell) => {
    const counts = [cell.right, cell.slipped, cell.astray];
    const of = counts.reduce((sum, one) => sum + one, 0);
    return { ...cell, counts, shares: counts.map((one) => one / of) };
  });
  return {
    title: "Arithmetic in wrong answers",
    source: "NLGift, Figure 6",
    says: [
      all("summing") === 0
        ? `No reply states a sum, so nothing can be said of arithmetic. ${taught ? "The worked solutions do." : UNTAUGHT}`
        : `Of ${wrong} replies that are not right, ${all("slipped")} (${percent(all("slipped") / Math.max(1, wrong))}) state a sum that is wrong. That need not be why they are not right.`,
      `${all("summing")} of all ${wrong + all("right")} replies state a sum, such as 3 + 4 = 7 or “a length of 7 (3 + 4)”. What a reply adds up without writing it down, and weights that it copies wrongly, are not looked at.`,
      "Only the first turn of a reply counts, as for its answer: what a model makes up after it is left out.",
    ],
    table: {
      head: ["tuned on → tested on", ...KINDS],
      rows: rows.map(({ place, counts, shares }) => [place, ...counts.map((one, i) => `${rate(shares[i]!)} (${one})`)]),
    },
    figure: {
      kind: "stacks",
      title: "Replies to shortest-path problems",
      series: ["right", "not right, with a wrong sum", "not right otherwise"],
      groups: rows.map(({ place, shares }) => ({ name: place, shares })),
    },
  };
}
