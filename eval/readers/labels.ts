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
  const byFirst = new Map<string, { readonly node: number; readonly texts: readonly string[] }[]>();
  labels.forEach((label, node) => {
    const texts = tokenize(label).map(({ text }) => text);
    if (texts.length === 0) return;
    const same = byFirst.get(texts[0]!) ?? [];
    byFirst.set(
      texts[0]!,
      [...same, { node, texts }].sort((a, b) => b.texts.length - a.texts.length),
    );
  });
  return (tokens, at) => {
    const found = byFirst
      .get(tokens[at]?.text ?? "")
      ?.find(
        ({ texts }) => texts.every((text, i) => tokens[at + i]?.text === text) && apart(tokens, at, at + texts.length),
      );
    return found && { node: found.node, to: at + found.texts.length };
  };
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
