import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { foldersIn, type RunFolder } from "#benchmarks/invariance/runs/run-folder";
import type { TrialSetName } from "#benchmarks/invariance/runs/trial-sets";
import { readScored } from "#benchmarks/invariance/scored/scored-file";
import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { UserError } from "#src/errors";

/** Where the rows of a model are: those of the audit where they are published, those of an experiment in a folder of its own. */
export function scoredFile(run: RunFolder, dataset: string, set: TrialSetName, model: string): string {
  return join(run.scored, dataset, ...(set === "audit" ? [] : [set]), `${model}.jsonl.gz`);
}

/**
 * All rows of a set, of all models and data sets.
 *
 * @throws UserError where a file is damaged
 */
export function scoredIn(run: RunFolder, set: TrialSetName): ScoredRow[] {
  return foldersIn(run.scored).flatMap((dataset) => {
    const folder = join(run.scored, dataset, ...(set === "audit" ? [] : [set]));
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".jsonl.gz")) : [];
    return files.sort().flatMap((name) => readScored(join(folder, name)));
  });
}

/** @throws UserError where nothing was scored yet */
export function auditIn(run: RunFolder): ScoredRow[] {
  const rows = scoredIn(run, "audit");
  if (rows.length > 0) return rows;
  throw new UserError(`${run.dir}: expected scored rows, got none; score with graphshift bench invariance score`);
}
