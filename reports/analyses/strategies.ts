import { advantage } from "#reports/analyses/advantage";
import type { AnalysisKind } from "#reports/analyses/analysis";
import type { BarChart, Mark } from "#reports/analyses/chart/chart";
import { differenceText } from "#reports/analyses/difference-text";
import type { Estimate } from "#reports/analyses/estimate";
import type { Evidence } from "#reports/analyses/evidence";
import { meanAccuracy } from "#reports/analyses/mean-accuracy";
import { type Strategy, strategyOf } from "#reports/analyses/strategy";
import { strategyRecovery } from "#reports/analyses/strategy-recovery";
import { tunedArms } from "#reports/analyses/tuned-arms";
import { interval, percent, rate } from "#reports/format";
import { seedCaveat } from "#reports/seeds";

/** Ways to tune, by how well their models do in all and how much of the gap they recover (NLGift, Table 5). */
export const strategies: AnalysisKind = {
  summary: "ways to tune, by mean accuracy and average recovery; of one run or several",
  runs: [1, 20],
  make(runs) {
    const all = runs.flatMap((run) => strategiesOf(run, runs.length > 1));
    const [first, ...others] = all as [Strategy, ...Strategy[]];
    const results = all.map((strategy) => ({ ...resultOf(strategy), over: advantageText(strategy, first) }));
    return {
      title: "Ways to tune",
      source: "NLGift, Table 5",
      says: [
        lead(first, others),
        "Performance is the mean accuracy of all cells of tuned models. Average recovery is the mean gain outside over the mean gain in distribution, never a mean of ratios: the paper’s 1.68 for DPO is such a mean, of models that had lost their accuracy.",
        ...results.flatMap(({ name, recovery }) => recoveryNote(name, recovery)),
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

function strategiesOf({ name, matrix }: Evidence, several: boolean): Strategy[] {
  return [...tunedArms(matrix)].map(([strategy, arms]) => {
    const rows = arms.map(({ row }) => row);
    return strategyOf(several ? `${strategy} (${name})` : strategy, matrix, rows);
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
    recovery: strategyRecovery(strategy),
  };
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
  return ends[0] > 0 ? "does better" : ends[1] < 0 ? "does worse" : "does not differ for sure";
}

function accuracyText(estimate: Estimate | undefined): string {
  if (!estimate) return "–";
  return `${rate(estimate.value)}${estimate.interval ? ` ${interval(estimate.interval)}` : ""}`;
}

function recoveryText(recovery: Estimate | undefined): string {
  if (!recovery) return "undefined";
  const ends = recovery.interval?.map((end) => (Number.isFinite(end) ? percent(end) : end > 0 ? "∞" : "−∞"));
  return `${percent(recovery.value)}${ends ? ` [${ends.join(" to ")}]` : ""}`;
}

function recoveryNote(name: string, recovery: Estimate | undefined): string[] {
  if (!recovery)
    return [`${name}: no average recovery, for tuning in distribution gained nothing on average, or was not run.`];
  if (recovery.interval) return [];
  return [`${name}: the average recovery has no interval, for the gain in distribution may be nothing.`];
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
