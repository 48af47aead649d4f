import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { PAIR_KINDS, type PairKind, pairKind } from "#benchmarks/graphinstruct/analysis/duplicates/pair-kind";
import {
  type ConfigurationScore,
  configurationScore,
} from "#benchmarks/graphinstruct/analysis/runs/configuration-score";
import type { Configuration, Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import { difference, score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { LEVELS, type Level } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Dimension } from "#benchmarks/graphinstruct/scores/score";

/** How many instructions have two references that are one graph, and what that does to scores against references. */
export interface Duplicates {
  /** By level, how many instructions with two references or more have a first pair of each kind. */
  readonly levels: readonly Readonly<Record<PairKind, number>>[];
  /** Configuration by configuration at L3 and L4, the largest change first. */
  readonly sensitivity: readonly Sensitivity[];
}

export interface Sensitivity extends ConfigurationScore {
  readonly level: Level;
  readonly dimension: Dimension;
  /** Over all instructions, and over those with distinct references less all. */
  readonly all: number;
  readonly change: number;
}

const SHOWN = 6;

export const duplicates = analyser<Duplicates>({
  title: "References that are one graph",
  source: "GraphInstruct, table 33",
  compute({ instructions, configurations }: Study) {
    if (!instructions) return undefined;
    const pairs = instructions.flatMap(({ id, level, references: [one, other] }) =>
      one !== undefined && other !== undefined ? [{ id, level, kind: pairKind(one, other) }] : [],
    );
    const count = (level: Level, kind: PairKind) =>
      pairs.filter((one) => one.level === level && one.kind === kind).length;
    const distinct = new Set(pairs.filter(({ kind }) => kind === "distinct").map(({ id }) => id));
    const kinds = LEVELS.map((level) => PAIR_KINDS.map((kind) => [kind, count(level, kind)]));
    return {
      levels: kinds.map((own) => Object.fromEntries(own) as Record<PairKind, number>),
      sensitivity: configurations
        .flatMap((one) => sensitivity(one, distinct))
        .sort((a, b) => Math.abs(b.change) - Math.abs(a.change)),
    };
  },
  says: ({ levels, sensitivity }) => {
    const sum = (kind: PairKind) => levels.reduce((total, level) => total + level[kind], 0);
    const all = PAIR_KINDS.reduce((total, kind) => total + sum(kind), 0);
    const most = (["D2", "D3"] as const).map((dimension) => {
      const first = sensitivity.find((one) => one.dimension === dimension);
      return `${dimension} by ${score(first && Math.abs(first.change))}`;
    });
    return [
      `Of ${all} pairs ${sum("exact")} are one text and ${sum("isomorphic")} more one structure.`,
      `Left out, they change the means at L3 and L4 at most: ${most.join(", ")}.`,
    ];
  },
  tables: ({ levels, sensitivity }) => [
    {
      head: ["level", ...PAIR_KINDS],
      rows: levels.map((own, level) => [`L${level}`, ...PAIR_KINDS.map((kind) => `${own[kind]}`)]),
    },
    {
      caption: "means over instructions with distinct references less those over all: the largest changes",
      head: ["model", "strategy", "level", "dimension", "all", "change"],
      rows: sensitivity
        .slice(0, SHOWN)
        .map(({ model, strategy, level, dimension, all, change }) => [
          model,
          strategy,
          `L${level}`,
          dimension,
          score(all),
          difference(change, 4),
        ]),
    },
  ],
});

function sensitivity(configuration: Configuration, distinct: ReadonlySet<string>): Sensitivity[] {
  return ([3, 4] as const).flatMap((level) => {
    const rows = configuration.run.rows.filter((row) => row.level === level);
    const kept = rows.filter(({ id }) => distinct.has(id));
    if (kept.length === 0) return [];
    return (["D2", "D3"] as const).map((dimension) => {
      const all = mean(rows.map(({ dimensions }) => dimensions[dimension]));
      const change = mean(kept.map(({ dimensions }) => dimensions[dimension])) - all;
      return { ...configurationScore(configuration), level, dimension, all, change };
    });
  });
}
