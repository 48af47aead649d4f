import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/index";
import type { Pools } from "#benchmarks/graphinstruct/pools/index";
import {
  type Configuration,
  configurationName,
  configurationsIn,
  logOf,
  openRun,
  type Replayed,
  type RunFolder,
  replayConfiguration,
  scoreReplayed,
} from "#benchmarks/graphinstruct/runs/index";
import {
  type AnchorName,
  anchorTotals,
  type InstructionScore,
  qualityFile,
  type ScoreMode,
  type Scoring,
  type Totals,
  totals,
} from "#benchmarks/graphinstruct/scores/index";
import { openResponses } from "#eval/responses";
import type { Io } from "#src/commands/command";
import { heedStop } from "#src/commands/heed-stop";
import { onScreen } from "#src/commands/on-screen";
import { tornNote } from "#src/commands/run/records";
import { UserError } from "#src/errors";
import { canonical } from "#src/json";
import { writeWhole } from "#src/jsonl";
import { names } from "#src/pick";

/** What a run's scores add up to, in one mode. */
export interface ScoredRun {
  readonly mode: ScoreMode;
  readonly configurations: readonly ScoredConfiguration[];
  /** What systems get that understand nothing, or all. */
  readonly anchors: Readonly<Record<AnchorName, Sums>>;
}

/** Scores, and the outputs that they are of. */
export interface Scored {
  readonly scored: readonly ScoredRun[];
  readonly replays: readonly Replayed[];
  readonly instructions: readonly Instruction[];
  readonly pools: Pools;
}

export interface ScoredConfiguration extends Sums {
  readonly name: string;
  /** Outputs that could not be read, that were cut off, and that the log lacks. */
  readonly outputs: number;
  readonly unread: number;
  readonly truncated: number;
  readonly missing: number;
  readonly undecided: number;
}

/** Quality: by level, and in total. */
export interface Sums {
  readonly levels: Readonly<Record<string, number>>;
  readonly total: number;
}

/**
 * Scores a run's outputs from its logs and writes a score file for each configuration and mode.
 *
 * @throws UserError where the folder is none of a run, or nothing was asked yet
 */
export async function scoreRun(run: RunFolder, modes: readonly ScoreMode[], io: Io): Promise<Scored> {
  const { instructions, pools } = openRun(run);
  const configurations = configurationsIn(run);
  if (configurations.length === 0)
    throw new UserError(`${run.dir}: expected outputs, got none; ask a model with graphshift bench graphinstruct ask`);
  const rows = new Map<ScoreMode, ScoredConfiguration[]>(modes.map((mode) => [mode, []]));
  for (const mode of modes) rmSync(join(run.quality, mode), { recursive: true, force: true });
  const replays: Replayed[] = [];
  for (const configuration of configurations) {
    const replayed = await replayFrom(run, configuration, instructions, io);
    replays.push(replayed);
    for (const mode of modes) {
      await heedStop(io);
      const scores = onScreen(io, (shown) => {
        shown.paint([`scoring ${configurationName(configuration)}, ${mode}`]);
        return scoreReplayed(replayed, instructions, { mode, pools });
      });
      const path = join(run.quality, mode, `${configurationName(configuration)}.quality.json`);
      writeWhole(path, `${canonical(qualityFile(scores, metadataOf(configuration, mode)))}\n`);
      rows.get(mode)!.push(row(configuration, scores, replayed.missing));
    }
  }
  await heedStop(io);
  const scored = [...rows].map(([mode, configurations]) => ({
    mode,
    configurations,
    anchors: anchorsOf(instructions, { mode, pools }, io),
  }));
  return { scored, replays, instructions, pools };
}

function anchorsOf(instructions: readonly Instruction[], scoring: Scoring, io: Io): Record<AnchorName, Sums> {
  const totals = onScreen(io, (shown) => {
    shown.paint([`scoring the anchors, ${scoring.mode}`]);
    return anchorTotals(instructions, scoring);
  });
  const found = names(totals).map((name) => [name, sums(totals[name])]);
  return Object.fromEntries(found) as Record<AnchorName, Sums>;
}

async function replayFrom(
  run: RunFolder,
  configuration: Configuration,
  instructions: readonly Instruction[],
  io: Io,
): Promise<Replayed> {
  const path = logOf(run, configuration);
  const responses = openResponses(path, (bytes) => io.err(tornNote(path, bytes)));
  try {
    return await replayConfiguration(configuration, instructions, responses);
  } finally {
    responses.close();
  }
}

/** What a score file says of where it is from, in the published files' names as far as they have one. */
function metadataOf({ model, method, strategy, samples, rounds, feedback, tier }: Configuration, mode: ScoreMode) {
  const refined = method === "vgig" || method === "combined" ? { max_rounds: rounds, feedback } : {};
  return { model, method, strategy, samples, tier, ...refined, eval_mode: "quality-only", scoring: mode };
}

function row(configuration: Configuration, scores: readonly InstructionScore[], missing: number): ScoredConfiguration {
  const sum = (field: "outputs" | "unread" | "truncated" | "undecided") =>
    scores.reduce((total, score) => total + score[field], 0);
  const counts = {
    outputs: sum("outputs"),
    unread: sum("unread"),
    truncated: sum("truncated"),
    undecided: sum("undecided"),
  };
  return { name: configurationName(configuration), ...sums(totals(scores, "quality")), ...counts, missing };
}

function sums({ levels, total }: Totals): Sums {
  return { levels: Object.fromEntries(levels), total };
}
