import { replay } from "#eval/ask";
import { type Score, scoresOf } from "#eval/scores";
import type { Verdict } from "#eval/verdict";
import { itemsOf } from "#src/commands/run/items";
import type { Records } from "#src/commands/run/records";
import { UserError } from "#src/errors";

/**
 * The verdicts of all recorded replies, model by model and column by column.
 *
 * @throws UserError where replies are missing
 */
export async function scoresFrom({ run, experiment, columns, answerers, responses }: Records): Promise<Score[]> {
  const scores: Score[] = [];
  const asked = columns.map((column) => ({ ...column, items: itemsOf(run.splits, column, experiment) }));
  for (const { row, seed, model } of answerers) {
    for (const { name: column, problems, items } of asked) {
      const verdicts = await replay(model, items, responses);
      requireReplies(verdicts, `${run.responses}: ${row} → ${column}`);
      scores.push(...scoresOf({ row, column, seed }, problems, verdicts));
    }
  }
  return scores;
}

function requireReplies(verdicts: ReadonlyMap<string, Verdict>, where: string): void {
  const missing = [...verdicts.values()].filter(
    ({ outcome }) => outcome === "unattempted" || outcome === "interrupted",
  );
  if (missing.length === 0) return;
  throw new UserError(
    `${where}: expected replies to ${verdicts.size} items, got none to ${missing.length}; type the run's command again to go on`,
  );
}
