import { createReadStream, readdirSync, readFileSync, statSync } from "node:fs";
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

/** Who wants word counts, and of which words; undefined: of none. */
interface Wish {
  readonly analysis: string;
  readonly words: ReadonlySet<string> | undefined;
}

/**
 * How often words occur: from a file of counts, or counted in the text files of a folder, words whole and in their own
 * case. Files may be of any size.
 *
 * @returns undefined where neither is given
 * @throws UserError for both, for either where none is wanted, and for a file or folder that is none or holds no words
 */
export async function readFrequencies(
  { counts, corpus }: Sources,
  { analysis, words }: Wish,
): Promise<ReadonlyMap<string, number> | undefined> {
  const given = counts ?? corpus;
  if (given === undefined) return undefined;
  if (!words) throw new UserError(`--counts and --corpus: expected none for ${analysis}, got ${given}; leave it out`);
  if (counts === undefined) return fromFolder(given, words);
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

async function fromFolder(dir: string, words: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`${dir}: expected a folder of text files, got none; check the path`);
  const frequencies = new Map([...words].map((word) => [word, 0]));
  let found = false;
  for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
    const path = join(dir, name);
    if (!statSync(path).isFile()) continue;
    for await (const text of piecesOf(path)) {
      for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
        found = true;
        const count = frequencies.get(word);
        if (count !== undefined) frequencies.set(word, count + 1);
      }
    }
  }
  if (found) return frequencies;
  throw new UserError(`${dir}: expected text files with words in them, got none; check the path`);
}

/** The text of a file in pieces that break between words. */
async function* piecesOf(path: string): AsyncGenerator<string> {
  let begun = "";
  for await (const piece of createReadStream(path, "utf8")) {
    const text = begun + piece;
    const end = text.search(/[\p{L}\p{N}]*$/u);
    begun = text.slice(end);
    yield text.slice(0, end);
  }
  yield begun;
}
