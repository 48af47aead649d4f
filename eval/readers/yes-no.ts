import { sentences } from "#eval/readers/sentences";
import type { Claim, Finders } from "#eval/readers/settle";
import type { Token } from "#eval/readers/token";
import { wordSet } from "#eval/readers/word-set";

/** Finds yes or no, to any question; nothing is read into other words. */
export function yesNoFinders(): Finders<boolean> {
  return {
    opening: openingYesNo,
    stated: (tokens) => statedYesNo(sentences(tokens)[0] ?? []),
    clear: [saidYesNo, saidTrueFalse],
    weak: [coded],
  };
}

/** "yes", "true" or a lone 1 in a sentence that states the answer. */
export function statedYesNo(sentence: readonly Token[]): Claim<boolean>[] {
  return [saidYesNo, saidTrueFalse, coded].map((find) => find(sentence)).find(({ length }) => length > 0) ?? [];
}

/** "no" before any of these, or before no word at all, is a verdict; before other words ("no doubt") it is not. */
const followers = wordSet("and because since as there they it this that these we you i");

/** Every yes and no that stands by itself; "yes or no" repeats the question. */
export function saidYesNo(tokens: readonly Token[]): Claim<boolean>[] {
  return tokens.flatMap((_, at) => yesNoAt(tokens, at));
}

function yesNoAt(tokens: readonly Token[], at: number): Claim<boolean>[] {
  const { lower } = tokens[at]!;
  if ((lower !== "yes" && lower !== "no") || isChoice(tokens, at)) return [];
  const next = tokens[at + 1];
  const stands = lower === "yes" || next?.kind !== "word" || followers.has(next.lower);
  return stands ? [{ answer: lower === "yes" }] : [];
}

/** "true" and "false", and the opposite after "not". */
export function saidTrueFalse(tokens: readonly Token[]): Claim<boolean>[] {
  return tokens.flatMap((_, at) => trueFalseAt(tokens, at));
}

function trueFalseAt(tokens: readonly Token[], at: number): Claim<boolean>[] {
  const { lower } = tokens[at]!;
  if ((lower !== "true" && lower !== "false") || isChoice(tokens, at)) return [];
  const denied = tokens[at - 1]?.lower === "not";
  return [{ answer: (lower === "true") !== denied }];
}

/** The verdict that a turn opens with: "Yes, …" answers the question there and then, "No edge …" does not. */
export function openingYesNo(turn: readonly Token[]): Claim<boolean>[] {
  const at = turn.findIndex(({ kind }) => kind === "word" || kind === "digits");
  return at < 0 ? [] : [...yesNoAt(turn, at), ...trueFalseAt(turn, at)];
}

const isChoice = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.lower === "or" || tokens[at + 1]?.lower === "or";

/** A lone 1 or 0. */
function coded(sentence: readonly Token[]): Claim<boolean>[] {
  const [only, ...rest] = sentence.filter(({ kind }) => kind !== "mark" && kind !== "line");
  const digit = rest.length === 0 && (only?.text === "0" || only?.text === "1");
  return digit ? [{ answer: only.text === "1" }] : [];
}
