import { concludes } from "#eval/readers/conclusion";
import { hasAny } from "#eval/readers/has-any";
import { lazy } from "#eval/readers/lazy";
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
export function amountFinders({ scale }: Context, turn: readonly Token[]): Finders<number> {
  const first = (tokens: readonly Token[]) => values(tokens, scale, 1);
  const said = lazy(() => sentences(turn));
  const claimed = lazy(() => said().map((sentence) => ({ sentence, values: first(superlative(sentence)) })));
  return {
    stated: (tokens) => alternatives(sentences(tokens)[0] ?? []).flatMap((one) => claims(first(one))),
    clear: [
      () => claims(claimed().flatMap(({ sentence, values }) => (concludes(sentence) ? values : []))),
      () => claims(claimed().flatMap(({ values }) => values)),
    ],
    weak: [() => only(said().flatMap((sentence) => (isResult(sentence) ? values(sentence, scale) : [])))],
  };
}

const claims = (numbers: readonly number[]): Claim<number>[] => numbers.map((answer) => ({ answer }));

/** What follows the copula of "the maximum flow is 12"; nothing where a sentence speaks of no superlative. */
function superlative(sentence: readonly Token[]): readonly Token[] {
  const subject = sentence.findIndex(({ lower }) => superlatives.has(lower));
  if (subject < 0) return [];
  const copula = sentence.findIndex(({ lower }, at) => at > subject && copulas.has(lower));
  if (copula < 0 || hasAny(sentence.slice(subject, copula), parts)) return [];
  return sentence.slice(copula);
}

const working = wordSet("send sends sent push capacity capacities");

/** "From node 2 we can send 3 to node 4" is a step on the way. */
const isResult = (sentence: readonly Token[]) => !hasAny(sentence, working);

/** A value that is the only one of the text. */
function only(numbers: readonly number[]): Claim<number>[] {
  if (numbers.length === 0) return [];
  return numbers.every((value) => value === numbers[0])
    ? claims([numbers[0]!])
    : [{ incomplete: "several numbers, none of them said to be the answer" }];
}
