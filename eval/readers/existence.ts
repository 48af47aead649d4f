import { sentences } from "#eval/readers/sentences";
import type { Token } from "#eval/readers/token";
import { wordSet } from "#eval/readers/word-set";

const things = wordSet("path paths route way connection walk");
const states = wordSet("connected reachable reach reached linked");
const negations = wordSet("no not cannot never neither nor without none isn't aren't can't don't doesn't");
const negatives = wordSet("unreachable disconnected unconnected");
const existential = wordSet("there exists exist existing found has have");
/** "0 is connected to 3" is a step of the reasoning; with one of these it speaks of the two ends. */
const ends = wordSet("are can both so therefore thus hence indirectly still reachable");
/** Clauses with these suppose, search or decline; they claim nothing about whether a path exists. */
const idle = wordSet("if whether determine find check directly provide give tell say know sure");
/** Before a thing these compare: "no shorter path" is no "no path". */
const comparing = wordSet("direct shorter other another better more lighter");
const turns = wordSet("but however although though yet ;");

const direct = wordSet("direct directly");

/** Whether prose denies a direct path; alone, it denies any. */
export function deniesDirect(tokens: readonly Token[]): boolean {
  return sentences(tokens)
    .flatMap(clauses)
    .some(
      (words) => hasAny(words, direct) && hasAny(words, negations) && (hasAny(words, things) || hasAny(words, states)),
    );
}

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
    if (turns.has(lower)) out.push([]);
    else if (kind === "word") out.at(-1)!.push(lower);
  }
  return out;
}

function claim(words: readonly string[]): boolean | undefined {
  const [thing, state] = [hasAny(words, things), hasAny(words, states)];
  const negative = hasAny(words, negatives);
  if (!thing && !state && !negative) return undefined;
  if (hasAny(words, idle) || words.some((word, at) => comparing.has(word) && things.has(words[at + 1] ?? ""))) {
    return undefined;
  }
  if (negative || hasAny(words, negations)) return false;
  return (thing && hasAny(words, existential)) || (state && hasAny(words, ends)) ? true : undefined;
}

function hasAny(words: readonly string[], set: ReadonlySet<string>): boolean {
  return words.some((word) => set.has(word));
}
