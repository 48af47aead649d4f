import { type Arm, ZERO_SHOT } from "#eval/matrix";
import type { SplitFile } from "#splits/index";
import type { Experiment } from "#src/commands/run/experiment";
import { type Strategy, strategiesOf } from "#src/commands/run/strategies";

/** A model to be made: from one training file, in one way, with one seed. */
export interface Making {
  readonly row: string;
  readonly file: SplitFile;
  readonly strategy: Strategy;
  readonly seed: number;
  /** The row whose model of the same seed it starts from; undefined: the base. */
  readonly after?: string;
}

/** The training seeds of an experiment: one unless it says so. */
export function seedsOf({ seed, seeds }: Experiment): number[] {
  return Array.from({ length: seeds }, (_, i) => seed + i);
}

/**
 * The models of an experiment in chains: of each training file and seed, those of all strategies, so that one comes
 * before another that starts from it.
 */
export function chainsOf(experiment: Experiment, files: readonly SplitFile[]): Making[][] {
  const [first, ...others] = strategiesOf(experiment);
  return files.flatMap((file) =>
    seedsOf(experiment).map((seed): Making[] => [
      { row: file.setting, file, strategy: first, seed },
      ...others.map((strategy) => ({
        row: rowOf(file.setting, strategy),
        file,
        strategy,
        seed,
        ...(strategy.start === "tuned" && { after: file.setting }),
      })),
    ]),
  );
}

/** The rows of the matrix: the model before tuning, then, strategy by strategy, one for each training file. */
export function armsOf(experiment: Experiment, files: readonly SplitFile[]): Arm[] {
  const [first, ...others] = strategiesOf(experiment);
  const seeds = seedsOf(experiment);
  return [
    { row: ZERO_SHOT, strategy: ZERO_SHOT, seeds: [] },
    ...files.map(({ setting }) => ({ row: setting, setting, strategy: first.name, seeds })),
    ...others.flatMap((strategy) =>
      files.map(({ setting }) => ({ row: rowOf(setting, strategy), setting, strategy: strategy.name, seeds })),
    ),
  ];
}

function rowOf(setting: string, { name }: Strategy): string {
  return `${setting}+${name}`;
}
