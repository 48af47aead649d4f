import { advantage } from "#reports/analyses/advantage";
import type { AnalysisKind } from "#reports/analyses/analysis";
import type { BarChart, Mark } from "#reports/analyses/chart/chart";
import { differenceText } from "#reports/analyses/difference-text";
import type { Estimate } from "#reports/analyses/estimate";
import type { Evidence } from "#reports/analyses/evidence";
import { itemsWords } from "#reports/analyses/items-words";
import { meanAccuracy } from "#reports/analyses/mean-accuracy";
import { requireAlike } from "#reports/analyses/require-alike";
import { cellsOf, type Strategy, strategiesIn } from "#reports/analyses/strategy";
import { interval, list, rate, recovered } from "#reports/format";
import { seedCaveat } from "#reports/seeds";
import { differences } from "#src/differences";

/** Ways to tune, by how well their models do in all and how much of the gap they recover (NLGift, Table 5). */
export const strategies: AnalysisKind = {
  summary: "ways to tune, by mean accuracy and average recovery; of one run or several",
  runs: [1, 20],
  make(runs) {
    requireAlike(ALIKE, runs, ({ ask }) => ({ ask }));
    const all = strategiesIn(runs);
    const [first, ...others] = all as [Strategy, ...Strategy[]];
    const results = all.map((strategy) => ({ ...resultOf(strategy), over: advantageText(strategy, first) }));
    return {
      title: "Ways to tune",
      source: "NLGift, Table 5",
      says: [
        lead(first, others),
        `Performance is the mean accuracy of all cells of tuned models, on the items that every one of them has a reply to: ${itemsWords(all.flatMap(({ columns }) => columns.flatMap((column) => cellsOf(column, "all"))))} a cell. Points are of the same items.`,
        "Average recovery is that of each run’s report: the mean gain outside over the mean gain in distribution, never a mean of ratios. The paper’s 1.68 for DPO is such a mean, of models that had lost their accuracy.",
        ...all.flatMap(recoveryNote),
        ...setupNotes(runs),
        "Intervals are 95%, by a bootstrap of test instances; how much training runs differ is not in them.",
        runs.flatMap(({ matrix }) => seedCaveat(matrix) ?? []).slice(0, 1),
      ].flat(),
      table: {
        head: [
          "strategy",
          "performance",
          "in distribution",
          "outside",
          "average recovery",
          `points over ${first.name}`,
        ],
        rows: results.map(({ name, all: whole, own, outside, recovery, over }) => [
          name,
          ...[whole, own, outside].map(accuracyText),
          recoveryText(recovery),
          over,
        ]),
      },
      figure: figureOf(results),
    };
  },
};

/** What several runs must have in common. */
const ALIKE = {
  name: "strategies",
  expected: "runs of the same splits, asked in the same way",
  remedy: "make them from experiment files that differ in tune: alone",
};

/** In what else the runs differ: what is compared may be more than the way to tune. */
function setupNotes([first, ...others]: readonly Evidence[]): string[] {
  return others.flatMap((other) => {
    const found = differences(first!.setup, other.setup);
    return found.length === 0 ? [] : `${first!.name} and ${other.name} differ in ${list(found)}.`;
  });
}

interface Result {
  readonly name: string;
  readonly all: Estimate | undefined;
  readonly own: Estimate | undefined;
  readonly outside: Estimate | undefined;
  readonly recovery: Estimate | undefined;
}

function resultOf(strategy: Strategy): Result {
  return {
    name: strategy.name,
    all: meanAccuracy(strategy, "all"),
    own: meanAccuracy(strategy, "own"),
    outside: meanAccuracy(strategy, "outside"),
    recovery: recoveryOf(strategy),
  };
}

function recoveryOf({ average }: Strategy): Estimate | undefined {
  return average?.recovery === undefined ? undefined : { value: average.recovery, interval: average.interval };
}

function advantageText(strategy: Strategy, first: Strategy): string {
  if (strategy === first) return "–";
  const found = advantage(strategy, first);
  return found ? differenceText(found) : "no item in common";
}

/** Which strategies do better or worse than the first, as far as the intervals say. */
function lead(first: Strategy, others: readonly Strategy[]): string {
  if (others.length === 0) return `One way to tune: ${first.name}. Nothing is compared.`;
  const told = others.map((strategy) => {
    const found = advantage(strategy, first);
    if (!found) return `${strategy.name} cannot be compared`;
    return `${strategy.name} ${wordFor(found)} (${differenceText(found)} points)`;
  });
  return `Against ${first.name}, on the same items: ${told.join("; ")}.`;
}

function wordFor({ interval: ends }: Estimate): string {
  if (!ends) return "comes out alike on every instance";
  return ends[0] > 0 ? "does better" : ends[1] < 0 ? "does worse" : "shows no clear difference";
}

function accuracyText(estimate: Estimate | undefined): string {
  if (!estimate) return "–";
  return `${rate(estimate.value)}${estimate.interval ? ` ${interval(estimate.interval)}` : ""}`;
}

function recoveryText(recovery: Estimate | undefined): string {
  if (!recovery) return "undefined";
  const ends = recovery.interval?.map(recovered).join(" to ");
  return `${recovered(recovery.value)}${ends ? ` [${ends}]` : ""}`;
}

function recoveryNote({ name, average, repeated }: Strategy): string[] {
  if (average?.recovery === undefined)
    return [`${name}: no average recovery, for tuning in distribution gained nothing to speak of, or was not run.`];
  if (average.interval) return [];
  const why = repeated ? "there are several training seeds" : "the gain in distribution may be nothing";
  return [`${name}: the average recovery has no interval, for ${why}.`];
}

function figureOf(results: readonly Result[]): BarChart {
  const mark = (estimate: Estimate | undefined): Mark | undefined =>
    estimate && { share: estimate.value, ...(estimate.interval && { interval: estimate.interval }) };
  return {
    kind: "bars",
    title: "Mean accuracy by way of tuning",
    series: ["in distribution", "outside"],
    groups: results.map(({ name, own, outside }) => ({ name, bars: [mark(own), mark(outside)] })),
  };
}
