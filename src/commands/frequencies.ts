import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { UserError } from "#src/errors";

const shape = z.record(z.string(), z.number().min(0));

/**
 * How often words occur: from a file of counts, or counted in the text files of a folder, words whole and in their own
 * case.
 *
 * @returns undefined where neither is given
 * @throws UserError for both, and for a file or folder that is none
 */
export function readFrequencies({
  counts,
  corpus,
}: {
  readonly counts?: string | undefined;
  readonly corpus?: string | undefined;
}): ReadonlyMap<string, number> | undefined {
  if (counts !== undefined && corpus !== undefined)
    throw new UserError("--counts and --corpus: expected one of them, got both; leave one out");
  if (counts !== undefined) return fromFile(counts);
  return corpus === undefined ? undefined : fromFolder(corpus);
}

function fromFile(path: string): ReadonlyMap<string, number> {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new UserError(`${path}: expected a file of counts, got none; write one such as {"friends": 12}`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new UserError(`${path}: expected JSON, got something else; write a file such as {"friends": 12}`);
  }
  const parsed = shape.safeParse(content);
  if (parsed.success) return new Map(Object.entries(parsed.data));
  const { path: field, message } = parsed.error.issues[0]!;
  throw new UserError(`${path}: ${field.join(".") || "the file"}: ${message}; write a file such as {"friends": 12}`);
}

function fromFolder(dir: string): ReadonlyMap<string, number> {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`${dir}: expected a folder of text files, got none; check the path`);
  const frequencies = new Map<string, number>();
  for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" }).sort()) {
    const path = join(dir, name);
    if (!statSync(path).isFile()) continue;
    for (const [word] of readFileSync(path, "utf8").matchAll(/[\p{L}\p{N}]+/gu)) {
      frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
    }
  }
  return frequencies;
}
