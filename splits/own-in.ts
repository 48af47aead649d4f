import { ownModules } from "#generators/own";
import type { Setting } from "#splits/settings";
import { UserError } from "#src/errors";

/** The modules that problems of these settings come from, by what they add; empty where all of it ships. */
export function ownIn(settings: readonly Setting[]): Record<string, string> {
  const used = new Set(settings.flatMap(({ task, wording }) => [`task ${task}`, `encoding ${wording.encoding}`]));
  return Object.fromEntries(Object.entries(ownModules()).filter(([what]) => used.has(what)));
}

/**
 * Makes sure that the modules which problems were made with are there.
 *
 * @param own as the manifest has it; undefined: none
 * @param where for the message
 * @throws UserError for one that is missing, or has changed since
 */
export function requireOwn(own: Readonly<Record<string, string>> | undefined, where: string): void {
  const loaded = ownModules();
  for (const [what, sha256] of Object.entries(own ?? {})) {
    if (loaded[what] === sha256) continue;
    const got = loaded[what] === undefined ? "none" : "one that has changed since";
    throw new UserError(
      `${where}: expected the module with ${what} that it was made with, got ${got}; name it: --module`,
    );
  }
}
