import { existsSync } from "node:fs";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import { trialName } from "#benchmarks/invariance/scored/record-id";
import { UserError } from "#src/errors";
import { formatLines, readLines, writeWhole } from "#src/jsonl";

/** A line of the list of prompts. */
interface Noted {
  readonly trial: string;
  readonly prompt_hash: string;
}

export interface NoteOptions {
  /** Whether trials may be put in other words than before; they are then asked anew, for replies are found by the words. */
  readonly reworded: boolean;
}

/**
 * Notes what trials are put as, before they are asked.
 *
 * @param path of the list; trials of former sessions that are not among these stay in it
 * @throws UserError where trials are put in other words than before under the same name, and may not; nothing is written
 */
export function notePrompts(path: string, trials: Iterable<Trial>, { reworded }: NoteOptions): void {
  const noted = promptsIn(path);
  const changed = new Set<string>();
  for (const trial of trials) {
    const name = trialName(trial);
    const before = noted.get(name);
    if (before !== undefined && before !== trial.promptHash) changed.add(name);
    noted.set(name, trial.promptHash);
  }
  const [first] = changed;
  if (first !== undefined && !reworded) {
    throw new UserError(
      `${path}: expected prompts in the words in which they were asked, got ${changed.size} in others (${first}); ask these anew with --reworded, or choose another folder`,
    );
  }
  writeWhole(path, formatLines([...noted].map(([trial, prompt_hash]): Noted => ({ trial, prompt_hash }))));
}

function promptsIn(path: string): Map<string, string> {
  const rows = existsSync(path) ? readLines<Noted>(path) : [];
  return new Map(rows.map(({ trial, prompt_hash }) => [trial, prompt_hash]));
}
