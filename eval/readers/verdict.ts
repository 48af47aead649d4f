import { existence } from "#eval/readers/existence";
import type { Reading } from "#eval/readers/reading";
import { sentences } from "#eval/readers/sentences";
import { type Claim, settle } from "#eval/readers/settle";
import type { Token } from "#eval/readers/token";
import { wordSet } from "#eval/readers/word-set";

/** "no" before any of these, or before no word at all, is a verdict; before other words ("no doubt") it is not. */
const followers = wordSet("and because since as there they it this that these we you i");

/** Reads yes or no. */
export function readVerdict(turn: readonly Token[]): Reading<boolean> {
  return settle(turn, {
    stated: (tokens) => {
      const sentence = sentences(tokens)[0] ?? [];
      const said = words(sentence);
      return said.length > 0 ? said : [...coded(sentence), ...implied(sentence)];
    },
    clear: [words],
    weak: [implied],
  });
}

const claim = (answer: boolean): Claim<boolean> => ({ answer });

function words(tokens: readonly Token[]): Claim<boolean>[] {
  return tokens.flatMap(({ lower }, at) => {
    if (tokens[at - 1]?.lower === "or" || tokens[at + 1]?.lower === "or") return [];
    if (lower === "yes" || lower === "true") return [claim(true)];
    if (lower === "false" || (lower === "no" && stands(tokens, at))) return [claim(false)];
    return [];
  });
}

/** Whether a "no" is a verdict and not the determiner of the next word. */
function stands(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next?.kind !== "word" || followers.has(next.lower);
}

/** A lone 1 or 0. */
function coded(sentence: readonly Token[]): Claim<boolean>[] {
  const [only, ...rest] = sentence.filter(({ kind }) => kind !== "mark" && kind !== "line");
  const digit = rest.length === 0 && (only?.text === "0" || only?.text === "1");
  return digit ? [claim(only.text === "1")] : [];
}

function implied(tokens: readonly Token[]): Claim<boolean>[] {
  return existence(tokens).map(claim);
}
