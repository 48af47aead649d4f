import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST, readManifest, readQuestions } from "#splits/index";

/** What the files of a split set say of a prompt. */
export interface Known {
  readonly target: string;
  /** The files that have it, by their settings. */
  readonly settings: readonly string[];
  /** Targets of the same task: what a wrong reply is taken from. */
  readonly others: readonly string[];
}

/** What is known of a prompt; undefined: no file has it. */
export type Look = (prompt: string) => Known | undefined;

/**
 * Looks prompts up in a folder of splits, or of a run. The folder may come to be later, and be written again: it is
 * read when a prompt is not known and its manifest has changed.
 */
export function knownPrompts(dir: string): Look {
  let prompts: ReadonlyMap<string, Known> = new Map();
  let read = 0;
  return (prompt) => {
    const known = prompts.get(prompt);
    if (known) return known;
    const changed = changedAt(dir);
    if (changed === read) return undefined;
    read = changed;
    prompts = gather(place(dir));
    return prompts.get(prompt);
  };
}

function place(dir: string): string {
  const inside = join(dir, "splits");
  return existsSync(join(inside, MANIFEST)) ? inside : dir;
}

/** When the manifest was written, in milliseconds since 1970; 0: there is none. */
function changedAt(dir: string): number {
  return statSync(join(place(dir), MANIFEST), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function gather(dir: string): ReadonlyMap<string, Known> {
  const prompts = new Map<string, Known>();
  const targets = new Map<string, string[]>();
  for (const { kind, path, setting } of readManifest(dir).files) {
    if (kind !== "problems") continue;
    for (const { prompt, target, task } of readQuestions(join(dir, path))) {
      const others = targets.get(task) ?? [];
      targets.set(task, others);
      others.push(target);
      const settings = prompts.get(prompt)?.settings ?? [];
      prompts.set(prompt, { target, settings: [...new Set([...settings, setting])], others });
    }
  }
  return prompts;
}
