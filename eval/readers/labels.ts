import { type Token, tokenize } from "#eval/readers/token";
import { wordSet } from "#eval/readers/word-set";

/** Finds the label that starts at a token: its node, and the index of the token after it. */
export type Labels = (
  tokens: readonly Token[],
  at: number,
) => { readonly node: number; readonly to: number } | undefined;

const prefixes = wordSet("node vertex n v");

/**
 * Labels are matched whole and in their own case. They may be of several tokens ("New York", "n3"), and one may hold
 * another ("A" and "AA", "1" and "11"): the longest that fits is found.
 */
export function labelFinder(labels: readonly string[]): Labels {
  const finder = finders.get(labels) ?? makeFinder(labels);
  finders.set(labels, finder);
  return finder;
}

/** Many replies are read against the same labels. */
const finders = new WeakMap<readonly string[], Labels>();

function makeFinder(labels: readonly string[]): Labels {
  const byFirst = new Map<string, Label[]>();
  const kinds = new Set<Token["kind"]>();
  labels.forEach((label, node) => {
    const [first, ...rest] = tokenize(label);
    if (!first) return;
    kinds.add(first.kind);
    const same = byFirst.get(first.text) ?? [];
    same.push({ node, rest: rest.map(({ text }) => text) });
    byFirst.set(first.text, same);
  });
  for (const same of byFirst.values()) same.sort((a, b) => b.rest.length - a.rest.length);
  return (tokens, at) => {
    const first = tokens[at];
    if (!first || !kinds.has(first.kind)) return undefined;
    for (const { node, rest } of byFirst.get(first.text) ?? []) {
      const to = at + 1 + rest.length;
      if (rest.every((text, i) => tokens[at + 1 + i]?.text === text) && apart(tokens, at, to)) return { node, to };
    }
    return undefined;
  };
}

interface Label {
  readonly node: number;
  /** Its tokens after the first. */
  readonly rest: readonly string[];
}

/** Not a part of something longer: "3rd", "x12" and "1.5" mention no node, "node12" does. */
function apart(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens[from - 1];
  const glued = before?.end === tokens[from]!.start && (before.kind === "word" || before.kind === "digits");
  if (glued && !prefixes.has(before.lower)) return false;
  const [last, after, later] = [tokens[to - 1]!, tokens[to], tokens[to + 1]];
  if (after?.start !== last.end) return true;
  if (after.kind === "word" || after.kind === "digits") return false;
  return !(last.kind === "digits" && after.text === "." && later?.kind === "digits" && later.start === after.end);
}
