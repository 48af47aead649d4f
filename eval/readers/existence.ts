import { sentences } from "#eval/readers/sentences";
import type { Token } from "#eval/readers/token";

const things = new Set(["path", "paths", "route", "way", "connection", "walk"]);
const states = new Set(["connected", "reachable", "reach", "reached", "linked", "unconnected"]);
const negations = new Set([
  "no",
  "not",
  "cannot",
  "never",
  "neither",
  "nor",
  "without",
  "none",
  "isn't",
  "aren't",
  "can't",
  "don't",
  "doesn't",
]);
const negatives = new Set(["unreachable", "disconnected", "unconnected"]);
const existential = new Set(["there", "exists", "exist", "existing", "found", "has", "have"]);
const both = new Set(["are", "can", "both", "so", "therefore", "thus", "hence", "indirectly", "still", "reachable"]);
/** Clauses with these weigh, suppose or compare; they claim nothing about whether a path exists. */
const idle = new Set([
  "if",
  "whether",
  "determine",
  "find",
  "check",
  "direct",
  "directly",
  "edge",
  "shorter",
  "other",
  "another",
  "better",
  "more",
]);
const turns = new Set(["but", "however", "although", "though", "yet"]);

/**
 * What prose says about whether a path exists: true ("there is a path", "they are connected"), false ("node 1 is not
 * connected", "no route"), in the order of the clauses that say so. "No direct path" and "if there is a path" say nothing.
 */
export function existence(tokens: readonly Token[]): boolean[] {
  return sentences(tokens)
    .flatMap(clauses)
    .map(claim)
    .filter((found) => found !== undefined);
}

function clauses(sentence: readonly Token[]): string[][] {
  const out: string[][] = [[]];
  for (const { kind, lower } of sentence) {
    if (turns.has(lower) || lower === ";") out.push([]);
    else if (kind === "word") out.at(-1)!.push(lower);
  }
  return out;
}

function claim(words: readonly string[]): boolean | undefined {
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  if (has(idle)) return undefined;
  if (has(negatives)) return false;
  if (!has(things) && !has(states)) return undefined;
  if (has(negations)) return false;
  return (has(things) && has(existential)) || (has(states) && has(both)) ? true : undefined;
}
