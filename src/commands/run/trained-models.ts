import type { Trained } from "#reports/index";
import { chainsOf } from "#src/commands/run/arms";
import { readJob } from "#src/commands/run/jobs";
import type { Records } from "#src/commands/run/records";
import { lossesOf } from "#training/losses";

/** How the models of a finished run were made; those of which neither a loss nor a service's job is known are left out. */
export function trainedModels({ run, experiment, files }: Pick<Records, "run" | "experiment" | "files">): Trained[] {
  return chainsOf(experiment, files)
    .flat()
    .flatMap(({ row, seed }) => {
      const folder = run.model(row, seed);
      const { hosted, model, usage } = readJob(folder);
      const losses = lossesOf(folder);
      if (losses.length === 0 && !hosted) return [];
      const { id, dollars, checkpoints = [] } = hosted ?? {};
      return {
        row,
        ...(experiment.seeds > 1 && { seed }),
        ...(id !== undefined && { job: id }),
        model: model!,
        tokens: usage.tokens,
        ...(dollars !== undefined && { dollars }),
        checkpoints: checkpoints.length,
        losses,
      };
    });
}
