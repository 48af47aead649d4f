import { chainsOf } from "#src/commands/run/arms";
import { type Column, trainingFiles } from "#src/commands/run/columns";
import type { Experiment } from "#src/commands/run/experiment";
import { recipes } from "#training/recipes/index";

/** How many replies a run is made of: each item of each model, and the samples that recipes are made of. */
export function repliesOf(experiment: Experiment, splits: string, columns: readonly Column[]): number {
  const makings = chainsOf(experiment, trainingFiles(splits)).flat();
  const items = columns.reduce((sum, { problems }) => sum + problems.length, 0);
  const samples = makings.reduce((sum, { file, strategy }) => {
    const { recipe, sampling } = strategy;
    return sum + (recipes[recipe].samples && sampling.from === undefined ? file.rows * sampling.samples : 0);
  }, 0);
  return (1 + makings.length) * items + samples;
}
