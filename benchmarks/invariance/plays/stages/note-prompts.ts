import { existsSync } from "node:fs";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import { trialName } from "#benchmarks/invariance/scored/record-id";
import { formatLines, readLines, writeWhole } from "#src/jsonl";

/** A line of the list of prompts. */
interface Noted {
  readonly trial: string;
  readonly prompt_hash: string;
}

/**
 * Notes what trials are put as, before they are asked, and finds those that are put in other words than before under the
 * same name. Their old replies no longer count: replies are found by the words themselves, so these are asked anew.
 *
 * @param path of the list; trials of former sessions that are not among these stay in it
 * @returns the names of trials whose prompt has changed
 */
export function notePrompts(path: string, trials: Iterable<Trial>): string[] {
  const rows = existsSync(path) ? readLines<Noted>(path) : [];
  const noted = new Map(rows.map(({ trial, prompt_hash }) => [trial, prompt_hash]));
  const changed = new Set<string>();
  for (const trial of trials) {
    const name = trialName(trial);
    const before = noted.get(name);
    if (before !== undefined && before !== trial.promptHash) changed.add(name);
    noted.set(name, trial.promptHash);
  }
  writeWhole(path, formatLines([...noted].map(([trial, prompt_hash]): Noted => ({ trial, prompt_hash }))));
  return [...changed];
}
