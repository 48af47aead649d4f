import { existsSync, rmSync } from "node:fs";
import { recordedBy } from "#benchmarks/invariance/plays/stages/recorded-by";
import { readSandboxes } from "#benchmarks/invariance/plays/stages/sandbox-file";
import type { Audited } from "#benchmarks/invariance/plays/trials/audit-trials";
import { dataSetsIn } from "#benchmarks/invariance/runs/data-set";
import { noteAllPrompts } from "#benchmarks/invariance/runs/note-all-prompts";
import { readOrder } from "#benchmarks/invariance/runs/order";
import type { ModelFolder, RunFolder } from "#benchmarks/invariance/runs/run-folder";
import { scoredFile } from "#benchmarks/invariance/runs/scored-sets";
import type { TrialSetName } from "#benchmarks/invariance/runs/trial-sets";
import { trialsOf } from "#benchmarks/invariance/runs/trials-of";
import { writeScored } from "#benchmarks/invariance/scored/scored-file";
import { scoredRows } from "#benchmarks/invariance/scored/scored-rows";
import { openResponses } from "#eval/responses";
import { askedModels } from "#src/commands/bench/invariance/asked-models";
import { withLock } from "#src/commands/bench/invariance/with-lock";
import type { Io } from "#src/commands/command";
import { heedStop } from "#src/commands/heed-stop";
import { onScreen } from "#src/commands/on-screen";
import { tornNote } from "#src/commands/run/records";

/** A file of scored rows that was written. */
export interface ScoredSet {
  readonly file: string;
  readonly dataset: string;
  readonly model: string;
  readonly set: TrialSetName;
  readonly rows: number;
  readonly correct: number;
  /** Trials without a row, for a reply, or what came of a program, is not on record. */
  readonly missing: { readonly replies: number; readonly runs: number };
}

/**
 * Scores all trials of an audit from its records.
 *
 * @throws UserError where nothing was asked yet, and where prompts are in other words than those that were asked
 */
export function scoreRun(run: RunFolder, io: Io): Promise<ScoredSet[]> {
  return withLock(run, async () => {
    const sets = dataSetsIn(run);
    const models = askedModels(run);
    const scored: ScoredSet[] = [];
    for (const files of models) scored.push(...(await scoreModel(run, files, sets, io)));
    for (const { model, set, dataset, missing } of scored) {
      const told = [
        missing.replies > 0 && `${missing.replies} trials without a reply: ask again`,
        missing.runs > 0 && `${missing.runs} trials whose programs did not run: run them`,
      ].filter((one) => one !== false);
      if (told.length > 0) io.err(`${model}, ${dataset}, ${set}: ${told.join("; ")}\n`);
    }
    return scored;
  });
}

async function scoreModel(
  run: RunFolder,
  files: ModelFolder,
  sets: ReadonlyMap<string, readonly Audited[]>,
  io: Io,
): Promise<ScoredSet[]> {
  const order = readOrder(files.order);
  const ordered = trialsOf(order, sets);
  noteAllPrompts(files, ordered, { reworded: false });
  const responses = openResponses(files.responses, (bytes) => io.err(tornNote(files.responses, bytes)));
  try {
    const sandboxes = existsSync(files.sandboxes) ? readSandboxes(files.sandboxes) : {};
    const replyTo = recordedBy(responses, { model: order.id, ...sandboxes });
    const scored: ScoredSet[] = [];
    for (const { dataset, set, trials } of ordered) {
      await heedStop(io);
      const { rows, missing } = onScreen(io, (shown) => {
        shown.paint([`scoring ${order.model}, ${dataset}, ${set}`]);
        return scoredRows(trials, files.name, replyTo);
      });
      const file = scoredFile(run, dataset, set, files.name);
      if (rows.length > 0) writeScored(file, rows);
      else rmSync(file, { force: true });
      const correct = rows.filter((row) => row.correct).length;
      scored.push({ file, dataset, model: files.name, set, rows: rows.length, correct, missing });
    }
    return scored;
  } finally {
    responses.close();
  }
}
