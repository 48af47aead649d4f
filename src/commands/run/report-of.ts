import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Matrix } from "#eval/matrix";
import type { Score } from "#eval/scores";
import type { Report } from "#reports/index";
import { readManifest } from "#splits/index";
import { chainsOf } from "#src/commands/run/arms";
import { factsOf } from "#src/commands/run/facts";
import { readJob } from "#src/commands/run/jobs";
import type { Records } from "#src/commands/run/records";
import { samplesOf } from "#src/commands/run/samples";
import { trainedModels } from "#src/commands/run/trained-models";
import { RECIPE } from "#src/commands/run/tune-row";
import { readRecord } from "#src/read-record";

/**
 * What the reports of a finished run are made from.
 *
 * @param doubts what speaks against tuned models being what they are called
 */
export function reportOf(
  records: Records,
  matrix: Matrix,
  scores: readonly Score[],
  doubts: readonly string[],
): Report {
  const { run, experiment, files } = records;
  const [first] = chainsOf(experiment, files).flat();
  const job = readJob(run.model(first!.row, first!.seed));
  return {
    matrix,
    title: experiment.title,
    subtitle: experiment.subtitle ?? "Rows: what a model was tuned on. Columns: what it was tested on.",
    facts: factsOf(experiment, readManifest(run.splits), job, matrix),
    notes: [...experiment.notes, ...doubts, ...recipeNotes(records)],
    samples: samplesOf(records, scores),
    trained: trainedModels(records),
    made: { ...(job.base !== undefined && { base: job.base }) },
  };
}

/** `recipe.json`. */
interface RecipeRecord {
  readonly schema: 1;
  readonly recipe: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** What became of the training problems where a recipe did not take them as they were. */
function recipeNotes({ run, experiment, files }: Records): string[] {
  return chainsOf(experiment, files)
    .flat()
    .flatMap(({ row, seed }) => {
      const path = join(run.model(row, seed), RECIPE);
      if (!existsSync(path)) return [];
      const { recipe, counts } = readRecord<RecipeRecord>(path, "type the run's command again");
      const told = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
      if (told.length < 2) return [];
      return [
        `Examples for ${row}${experiment.seeds > 1 ? `, seed ${seed}` : ""} (recipe ${recipe}): ${told.join(", ")}.`,
      ];
    });
}
