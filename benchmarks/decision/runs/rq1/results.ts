import { type Calibration, calibration } from "#benchmarks/decision/calibration/calibration";
import { type ConfigurationRow, configurationRow } from "#benchmarks/decision/contract/configuration-row";
import { type RepeatScores, repeatsOf } from "#benchmarks/decision/contract/repeats-of";
import { auditQueries, type QueryAudit } from "#benchmarks/decision/rq1/check/audit-queries";
import type { Query } from "#benchmarks/decision/rq1/query";
import { type Answered, answeredIn } from "#benchmarks/decision/rq1/score/answered";
import { type ComparedQueries, compareQueries } from "#benchmarks/decision/rq1/score/compare-queries";
import { constantFloors, type Floor } from "#benchmarks/decision/rq1/score/constant-floors";
import { forecasts } from "#benchmarks/decision/rq1/score/forecasts";
import { type QueryScores, scoreQueries } from "#benchmarks/decision/rq1/score/score-queries";
import { contrastPairs } from "#benchmarks/decision/runs/contrast-pairs";
import type { PlayedConfiguration } from "#benchmarks/decision/runs/replay-run";

/** What a run of part 1 came to. */
export interface QueryResults {
  readonly part: "rq1";
  readonly configurations: readonly ScoredQueries[];
  readonly floors: readonly Floor[];
  readonly contrasts: readonly ComparedQueries[];
  readonly audit: QueryAudit;
}

export interface ScoredQueries {
  readonly label: string;
  readonly isPolicy: boolean;
  readonly row: ConfigurationRow;
  /** Of the first of the repeats. */
  readonly scores: QueryScores;
  /** undefined where there is one. */
  readonly repeats?: RepeatScores;
  /** undefined where no choice came with probabilities. */
  readonly calibration?: Calibration;
}

/** Scores the configurations of a run of part 1. */
export function queryResults(queries: readonly Query[], replayed: readonly PlayedConfiguration[]): QueryResults {
  const sides = replayed.map((one) => ({ ...one, answered: answers(queries, one) }));
  const contrasts = contrastPairs(sides.map(({ configuration }) => configuration)).map(([first, second]) => ({
    name: `${sides[first]!.label} − ${sides[second]!.label}`,
    first: sides[first]!.answered[0]!,
    second: sides[second]!.answered[0]!,
  }));
  return {
    part: "rq1",
    configurations: sides.map(scored),
    floors: constantFloors(queries),
    contrasts: compareQueries(contrasts),
    audit: auditQueries(queries),
  };
}

function answers(queries: readonly Query[], { configuration, played }: PlayedConfiguration): Answered[][] {
  const verdicts = new Map([...played].map(([id, { verdict }]) => [id, verdict]));
  return Array.from({ length: configuration.repeats }, (_, repeat) => answeredIn(queries, verdicts, repeat));
}

interface Side extends PlayedConfiguration {
  /** By repeat. */
  readonly answered: readonly Answered[][];
}

function scored({ configuration, played, label, answered }: Side): ScoredQueries {
  const held = forecasts(answered[0]!);
  const { id, model } = configuration;
  return {
    label,
    isPolicy: model.startsWith("policy:"),
    row: configurationRow(id ?? model, played),
    scores: scoreQueries(answered[0]!),
    ...(answered.length > 1 && { repeats: repeatsOf(answered.map((one) => one.map(({ verdict }) => verdict))) }),
    ...(held.length > 0 && { calibration: calibration(held) }),
  };
}
