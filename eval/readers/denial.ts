import { hasAny } from "#eval/readers/has-any";
import { sentences, split } from "#eval/readers/sentences";
import type { Token } from "#eval/readers/token";
import { wordSet } from "#eval/readers/word-set";

const negations = wordSet("not cannot can't no isn't impossible");
const goals = wordSet("possible impossible order ordering ordered sort sorted way solution visit visited satisfied");
const idle = wordSet("if whether unless without other another unique only acyclic");
const cycles = wordSet("cycle cyclic circular");
const reasons = wordSet("because since as due so ,");
const having = wordSet("is has have contains creates there");

/** Whether prose says that no order exists: "it is not possible to visit them all", "there is a cycle". */
export function denies(tokens: readonly Token[]): boolean {
  return sentences(tokens).some((sentence) => split(sentence, endsClause).some(isDenial));
}

function isDenial(clause: readonly Token[]): boolean {
  if (hasAny(clause, idle)) return false;
  const isCyclic = hasAny(clause, cycles);
  return hasAny(clause, negations) ? !isCyclic && hasAny(clause, goals) : isCyclic && hasAny(clause, having);
}

/** "It is not possible because there is a cycle": what is denied, and why. */
const endsClause = (tokens: readonly Token[], at: number) => reasons.has(tokens[at]!.lower);
