import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { UserError } from "#src/errors";

const shape = z.record(z.string(), z.number().min(0));
const HOW = 'write a file such as {"friends": 12}';

/** Where word counts come from: a file of counts, or a folder of text files to count in. */
interface Sources {
  readonly counts?: string | undefined;
  readonly corpus?: string | undefined;
}

/**
 * How often words occur: from a file of counts, or counted in the text files of a folder, words whole and in their own
 * case.
 *
 * @param wanted whether the analysis looks at them
 * @returns undefined where neither is given
 * @throws UserError for both, for either where none is wanted, and for a file or folder that is none or holds no words
 */
export function readFrequencies(
  { counts, corpus }: Sources,
  analysis: string,
  wanted: boolean,
): ReadonlyMap<string, number> | undefined {
  const given = counts ?? corpus;
  if (given === undefined) return undefined;
  if (!wanted) throw new UserError(`--counts and --corpus: expected none for ${analysis}, got ${given}; leave it out`);
  if (counts === undefined) return fromFolder(given);
  if (corpus === undefined) return fromFile(counts);
  throw new UserError("--counts and --corpus: expected one of them, got both; leave one out");
}

function fromFile(path: string): ReadonlyMap<string, number> {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new UserError(`${path}: expected a file of counts, got none; ${HOW}`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new UserError(`${path}: expected JSON, got something else; ${HOW}`);
  }
  const parsed = shape.safeParse(content);
  if (parsed.success) return new Map(Object.entries(parsed.data));
  const { path: field, message } = parsed.error.issues[0]!;
  throw new UserError(`${path}: ${field.join(".") || "the file"}: ${message}; ${HOW}`);
}

function fromFolder(dir: string): ReadonlyMap<string, number> {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`${dir}: expected a folder of text files, got none; check the path`);
  const frequencies = new Map<string, number>();
  for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
    const path = join(dir, name);
    if (!statSync(path).isFile()) continue;
    for (const [word] of readFileSync(path, "utf8").matchAll(/[\p{L}\p{N}]+/gu)) {
      frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
    }
  }
  if (frequencies.size > 0) return frequencies;
  throw new UserError(`${dir}: expected text files with words in them, got none; check the path`);
}
