import { hasAny } from "#eval/readers/has-any";
import { lazy } from "#eval/readers/lazy";
import { phraseFinder } from "#eval/readers/phrases";
import type { Context } from "#eval/readers/reading";
import { alternatives, endsLine, sentences, split } from "#eval/readers/sentences";
import type { Claim, Finders } from "#eval/readers/settle";
import type { Token } from "#eval/readers/token";
import { wordSet } from "#eval/readers/word-set";
import { letterLabels } from "#generators/encodings/labels";

type Tokens = readonly Token[];

const nouns = wordSet("option options choice letter");
const choosing = wordSet("correct best right answer select choose choice satisfies satisfy fits meets");
/** What may follow a letter that is neither an article nor an initial. */
const following = wordSet("or and is because since as fits satisfies");
const others = wordSet("other others");
const negations = wordSet("not no doesn't don't isn't cannot can't neither nor incorrect wrong");

/** Finds one option of several, by its letter or by its text. */
export function optionFinders({ options = [] }: Context): Finders<number> {
  const letters = letterLabels(options.length);
  const texts = lazy(() => phraseFinder(options));
  const lettered = (tokens: Tokens) => {
    const isOnly = tokens.filter(isWord).length === 1;
    return tokens.flatMap(({ text }, at) =>
      isLetter(tokens, at, isOnly) ? claims(letters.indexOf(text.toUpperCase())) : [],
    );
  };
  const named = (tokens: Tokens) => {
    const found = lettered(sentences(tokens)[0] ?? []);
    return found.length > 0 ? found : alternatives(tokens).flatMap((one) => quoted(one).slice(0, 1));
  };
  const quoted = (tokens: Tokens) => texts()(tokens).flatMap(({ index }) => claims(index));
  const affirmed = (tokens: Tokens) => sentences(tokens).filter((sentence) => !hasAny(sentence, negations));
  return {
    stated: named,
    clear: [
      (tokens) => split(tokens, endsLine).map(heading).flatMap(lettered),
      (tokens) => (sentences(tokens).some(deniesAll) ? [{ impossible: "the reply says that no option fits" }] : []),
      (tokens) => affirmed(tokens).flatMap((sentence) => (hasAny(sentence, choosing) ? named(sentence) : [])),
    ],
    weak: [(tokens) => affirmed(tokens).flatMap(named), quoted],
  };
}

const claims = (index: number): Claim<number>[] => (index < 0 ? [] : [{ answer: index }]);

/** "None of the options fits"; not "no other option does". */
function deniesAll(sentence: Tokens): boolean {
  return sentence.some(({ lower }, at) => {
    if (lower === "no") return nouns.has(sentence[at + 1]?.lower ?? "");
    return lower === "none" && hasAny(sentence.slice(at, at + 4), nouns) && !hasAny(sentence, others);
  });
}

/** The letter at the head of a line, "B. …" or "(B) …", with the marks around it. */
function heading(line: Tokens): Tokens {
  const at = line[0]?.text === "(" ? 1 : 0;
  return isLetter(line, at, false) && !isWord(line[at + 1]) ? line.slice(0, at + 2) : [];
}

/**
 * Whether a single letter names an option: it is neither the article "A" nor somebody's initial.
 *
 * @param isOnly whether it is the only word there
 */
function isLetter(tokens: Tokens, at: number, isOnly: boolean): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== "word" || token.text.length > 1) return false;
  if (before && nouns.has(before.lower)) return true;
  if (before?.text === "(" && after?.text === ")") return true;
  const isInitial = before?.kind === "word" && before.text !== before.lower;
  const goesOn = isWord(after) && !following.has(after!.lower);
  return isOnly || (token.text !== token.lower && !goesOn && !isInitial);
}

const isWord = (token: Token | undefined) => token?.kind === "word" || token?.kind === "digits";
