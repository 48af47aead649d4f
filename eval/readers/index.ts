import { amountFinders } from "#eval/readers/amount";
import { optionFinders } from "#eval/readers/option";
import { orderFinders } from "#eval/readers/order";
import type { Policy } from "#eval/readers/policy";
import type { Context, Reading } from "#eval/readers/reading";
import { routeFinders } from "#eval/readers/route";
import { type Finders, settle } from "#eval/readers/settle";
import { stanceFinders } from "#eval/readers/stance";
import { stepsFinders } from "#eval/readers/steps";
import { type Token, tokenize } from "#eval/readers/token";
import { turns } from "#eval/readers/turn";
import { verdictFinders } from "#eval/readers/verdict";
import { yesNoFinders } from "#eval/readers/yes-no";
import type { RealWorldAnswers } from "#generators/real-world/item";
import type { Answers } from "#generators/tasks/task";

/** Every kind of answer there is a reader for. */
export type ReadableAnswers = Answers & RealWorldAnswers;
export type ReadableKind = keyof ReadableAnswers;

type Reader<Answer> = (context: Context, turn: readonly Token[]) => Finders<Answer>;

/** What finds the claims of a turn, by the kind of answer. */
export const readers: { readonly [Kind in ReadableKind]: Reader<ReadableAnswers[Kind]> } = {
  verdict: verdictFinders,
  route: routeFinders,
  order: orderFinders,
  amount: amountFinders,
  yesNo: yesNoFinders,
  option: optionFinders,
  stance: stanceFinders,
  steps: stepsFinders,
};

/**
 * Reads an answer from what a model wrote. Never throws and takes time linear in the length, whatever the text.
 *
 * An answer line wins over "the answer is", that over other prose; `policy` says what becomes of claims that contradict
 * one another, and whether a turn after the first may count.
 */
export function readAnswer<Kind extends ReadableKind>(
  kind: Kind,
  reply: string,
  context: Context,
  policy: Policy = "strict",
): Reading<ReadableAnswers[Kind]> {
  let last: Reading<ReadableAnswers[Kind]> = { kind: "unparsed", why: "the reply is empty" };
  for (const text of turns(reply, context.labels)) {
    const turn = tokenize(text);
    if (turn.every(({ kind }) => kind === "line")) continue;
    const reading = settle(turn, readers[kind](context, turn), policy);
    last = reading ?? silent(turn);
    if (reading || policy === "strict") break;
  }
  return last;
}

/** What becomes of a turn that claims nothing; `None` is what a generation that crashed left in NLGift's logs. */
function silent(turn: readonly Token[]): Reading<never> {
  const words = turn.filter(({ kind }) => kind !== "line");
  const crashed = words.length === 1 && words[0]!.text === "None";
  return { kind: "unparsed", why: crashed ? "the reply is only None" : "no answer found" };
}
