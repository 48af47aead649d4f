import { hasAny } from "#eval/readers/has-any";
import { sentences } from "#eval/readers/sentences";
import type { Claim, Finders } from "#eval/readers/settle";
import type { Token } from "#eval/readers/token";
import { wordSet } from "#eval/readers/word-set";
import type { RealWorldAnswers } from "#generators/real-world/item";

type Stance = RealWorldAnswers["stance"];

const supports = wordSet("support supports supported supporting supportive");
const counters = wordSet("counter counters countered countering");
const conflicts = wordSet(
  "contradict contradicts contradictory contradicting oppose opposes opposing conflict refute refutes",
);
/** Whom a stance is taken to, when a sentence speaks of the two sentences and not of what they are about. */
const parties = wordSet("each other another sentence sentences statement statements first second");
const negations = wordSet("not don't doesn't cannot neither nor");
/** A sentence with one of these weighs both stances. */
const choices = wordSet("or nor neither whether");
/** Before the stance a reply names: "I would say", "my response is". */
const choosing = wordSet("answer respond say choose");
const naming = new Set(["response", "is", "are", "with", ":", "\n"]);
const REACH = 4;

/** Finds whether two sentences support or counter each other. */
export function stanceFinders(): Finders<Stance> {
  return {
    stated: (tokens) => claims(sentences(tokens)[0] ?? [], () => true),
    clear: [
      (tokens) => sentences(tokens).flatMap((sentence) => claims(sentence, isNamed)),
      (tokens) => sentences(tokens).flatMap((sentence) => claims(sentence, relates)),
    ],
    weak: [opposed],
  };
}

/** @param ends the places of the sentence's first and last word */
type Test = (sentence: readonly Token[], at: number, ends: readonly [number, number]) => boolean;

/** The stances in a sentence that pass a test; one that is denied, or offered as one of two, is none. */
function claims(sentence: readonly Token[], passes: Test): Claim<Stance>[] {
  const ends = [sentence.findIndex(isWord), sentence.findLastIndex(isWord)] as const;
  return sentence.flatMap(({ lower }, at) => {
    const answer = supports.has(lower) ? "support" : counters.has(lower) ? "counter" : undefined;
    if (!answer || !passes(sentence, at, ends) || isDenied(sentence, at) || isChoice(sentence, at)) return [];
    return [{ answer }];
  });
}

/** A sentence of one word, or one that chooses a stance or ends in it: "Counter.", "I would answer support." */
function isNamed(sentence: readonly Token[], at: number, [first, last]: readonly [number, number]): boolean {
  const before = sentence[at - 1]?.lower ?? "";
  return choosing.has(before) || (at === last && (at === first || naming.has(before)));
}

const isWord = ({ kind }: Token) => kind === "word";

/** "… support each other", "… counters the second sentence". */
function relates(sentence: readonly Token[], at: number): boolean {
  return hasAny(sentence.slice(at + 1, at + 1 + REACH), parties);
}

function isDenied(sentence: readonly Token[], at: number): boolean {
  return hasAny(sentence.slice(Math.max(0, at - REACH), at), negations);
}

function isChoice(sentence: readonly Token[], at: number): boolean {
  return sentence[at - 1]?.lower === "or" || sentence[at + 1]?.lower === "or";
}

/** "They contradict each other", "the sentences do not support each other". */
function opposed(tokens: readonly Token[]): Claim<Stance>[] {
  return sentences(tokens).flatMap((sentence) => {
    if (hasAny(sentence, choices)) return [];
    const isParty = hasAny(sentence, parties);
    const found = sentence.some(({ lower }, at) => {
      const denied = isDenied(sentence, at);
      return denied ? supports.has(lower) && relates(sentence, at) : conflicts.has(lower);
    });
    return isParty && found ? [{ answer: "counter" as const }] : [];
  });
}
