import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { ABBREVIATED, STRATEGIES, type Strategy } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import { difference } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { threshold } from "#reports/format";

/** What each strategy changes against zero-shot at each level, over the models asked in all four ways. */
export interface StrategyEffects {
  readonly models: readonly string[];
  /** Level by level, the three strategies in their order. */
  readonly effects: readonly StrategyEffect[];
  /** By level, the strategy that gains most on average, zero-shot among them. */
  readonly best: readonly Strategy[];
}

export interface StrategyEffect {
  readonly level: number;
  readonly strategy: Strategy;
  readonly mean: number;
  /** In the order of the models. */
  readonly deltas: readonly number[];
  /** Models whose score changes by more than the band, and the others. */
  readonly up: number;
  readonly down: number;
  readonly still: number;
  /** mixed: up and down differ by one model at most. */
  readonly dominant: "up" | "down" | "mixed";
}

/** Changes up to this much are called none (GraphInstruct, section 5, "stability band"). */
const BAND = 0.005;
const OTHERS = STRATEGIES.filter((strategy) => strategy !== "zero-shot");

export const strategyEffects = analyser<StrategyEffects>({
  title: "What a strategy changes against zero-shot, by level",
  source: "GraphInstruct, tables 13 and 36",
  compute({ complete }: Study) {
    if (complete.length === 0) return undefined;
    const effects = LEVELS.flatMap((level) =>
      OTHERS.map((strategy) => {
        const deltas = complete.map(({ asked }) => asked[strategy].levels[level]! - asked["zero-shot"].levels[level]!);
        return { level, strategy, ...counted(deltas) };
      }),
    );
    const best = LEVELS.map((level) => bestOf(effects.filter((effect) => effect.level === level)));
    return { models: complete.map(({ name }) => name), effects, best };
  },
  says: ({ models, best }) => [
    `Best on average over ${models.length} models: ${best.map((strategy, level) => `L${level} ${strategy}`).join(", ")}.`,
    `up, down: models that change by more than ${threshold(BAND)}; mixed: as many up as down, give or take one.`,
  ],
  tables: ({ models, effects }) => [
    {
      head: ["level", "against ZS", "mean", "up", "down", "still", "dominant"],
      rows: effects.map(({ level, strategy, mean, up, down, still, dominant }) => [
        `L${level}`,
        ABBREVIATED[strategy],
        difference(mean),
        ...[up, down, still].map(String),
        dominant === "mixed" ? "mixed" : `${dominant} ${dominant === "up" ? up : down}/${models.length}`,
      ]),
    },
    ...OTHERS.map((strategy) => ({
      caption: `${strategy} less zero-shot, by model`,
      head: ["model", ...LEVELS.map((level) => `L${level}`)],
      rows: models.map((name, i) => [
        name,
        ...effects.filter((one) => one.strategy === strategy).map(({ deltas }) => difference(deltas[i])),
      ]),
    })),
  ],
});

function counted(deltas: readonly number[]): Omit<StrategyEffect, "level" | "strategy"> {
  const up = deltas.filter((delta) => delta > BAND).length;
  const down = deltas.filter((delta) => delta < -BAND).length;
  const dominant = Math.abs(up - down) <= 1 ? "mixed" : up > down ? "up" : "down";
  return { mean: mean(deltas), deltas, up, down, still: deltas.length - up - down, dominant };
}

function bestOf(effects: readonly StrategyEffect[]): Strategy {
  const none: { strategy: Strategy; mean: number } = { strategy: "zero-shot", mean: 0 };
  return effects.reduce((best, effect) => (effect.mean > best.mean ? effect : best), none).strategy;
}
