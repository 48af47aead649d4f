import { wrapLines } from "#reports/wrap-lines";
import { type Guide, guide } from "#src/commands/init/guide";

/** Columns of a comment. */
const WIDTH = 100;

/**
 * A new experiment file: every key with what it is and its default, the optional ones as comments.
 *
 * @param schema where the JSON Schema is, relative to the file
 */
export function template(schema: string): string {
  const keys = Object.entries(guide).filter(([path, { value }]) => value !== undefined || isParent(path));
  return [
    `# yaml-language-server: $schema=${schema}`,
    "# An experiment. As it is, it runs on a laptop: graphshift run with this file.",
    ...keys.flatMap(([path, key], i) => [...(opens(keys[i - 1], path) ? [] : [""]), ...entry(path, key)]),
    "",
  ].join("\n");
}

/** Whether a key is written with keys of its own under it. */
function isParent(path: string): boolean {
  return guide[path]?.value === undefined && Object.keys(guide).some((other) => other.startsWith(`${path}.`));
}

/** Whether a key is the first under the one before it. */
function opens(before: readonly [path: string, key: Guide] | undefined, path: string): boolean {
  return before !== undefined && path.startsWith(`${before[0]}.`);
}

function entry(path: string, { about, otherwise, value, off }: Guide): string[] {
  const parts = path.split(".");
  const indent = "  ".repeat(parts.length - 1);
  const text = otherwise === undefined ? about : `${about} Otherwise: ${otherwise}.`;
  const line = value === undefined ? `${parts.at(-1)}:` : `${parts.at(-1)}: ${value}`;
  return [...wrapLines(text, WIDTH, `${indent}# `), `${indent}${off ? "# " : ""}${line}`];
}
