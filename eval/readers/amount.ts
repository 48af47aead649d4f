import { concludes } from "#eval/readers/conclusion";
import type { Context } from "#eval/readers/reading";
import { alternatives, sentences } from "#eval/readers/sentences";
import type { Claim, Finders } from "#eval/readers/settle";
import type { Token } from "#eval/readers/token";
import { values } from "#eval/readers/value";
import { wordSet } from "#eval/readers/word-set";

const superlatives = wordSet("maximum max maximal minimum shortest largest greatest total final overall");
/** "The maximum flow through this edge" and "the total capacity" are not what was asked for. */
const parts = wordSet("edge edges through each capacity capacities inflow outflow incoming outgoing");
const copulas = wordSet("is are be equals of : =");

/** Finds a number, in units of 1/scale. */
export function amountFinders({ scale }: Context): Finders<number> {
  const numbers = (tokens: readonly Token[]) => values(tokens, scale);
  const claimed = (concluding: boolean) => (tokens: readonly Token[]) =>
    sentences(tokens).flatMap((sentence) => valueClaimed(sentence, concluding, numbers));
  return {
    stated: (tokens) => alternatives(sentences(tokens)[0] ?? []).flatMap((one) => claims(numbers(one).slice(0, 1))),
    clear: [claimed(true), claimed(false)],
    weak: [(tokens) => only(sentences(tokens).filter(isResult).flatMap(numbers))],
  };
}

const working = wordSet("send sends sent push capacity capacities");

/** "From node 2 we can send 3 to node 4" is a step on the way. */
const isResult = (sentence: readonly Token[]) => !sentence.some(({ lower }) => working.has(lower));

const claims = (numbers: readonly number[]): Claim<number>[] => numbers.map((answer) => ({ answer }));

/** "The maximum flow is 12": a superlative, then a copula, then the value. */
function valueClaimed(
  sentence: readonly Token[],
  concluding: boolean,
  numbers: (tokens: readonly Token[]) => number[],
): Claim<number>[] {
  if (concluding && !concludes(sentence)) return [];
  const subject = sentence.findIndex(({ lower }) => superlatives.has(lower));
  const copula = sentence.findIndex(({ lower }, at) => subject >= 0 && at > subject && copulas.has(lower));
  if (sentence.slice(subject, copula).some(({ lower }) => parts.has(lower))) return [];
  return copula < 0 ? [] : claims(numbers(sentence.slice(copula)).slice(0, 1));
}

/** A value that is the only one of the text. */
function only(numbers: readonly number[]): Claim<number>[] {
  if (numbers.length === 0) return [];
  return numbers.every((value) => value === numbers[0])
    ? claims([numbers[0]!])
    : [{ incomplete: "several numbers, none of them said to be the answer" }];
}
