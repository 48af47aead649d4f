import { readAmount } from "#eval/readers/amount";
import { readOrder } from "#eval/readers/order";
import type { Context, Reading } from "#eval/readers/reading";
import { readRoute } from "#eval/readers/route";
import { type Token, tokenize } from "#eval/readers/token";
import { firstTurn } from "#eval/readers/turn";
import { readVerdict } from "#eval/readers/verdict";
import type { AnswerKind, Answers } from "#generators/tasks/task";

type Reader<Answer> = (turn: readonly Token[], context: Context) => Reading<Answer>;

/** The readers, by the kind of answer they read. */
export const readers: { readonly [Kind in AnswerKind]: Reader<Answers[Kind]> } = {
  verdict: readVerdict,
  route: readRoute,
  order: readOrder,
  amount: readAmount,
};

/**
 * Reads an answer from what a model wrote. Never throws and takes time linear in the length, whatever the text.
 *
 * The first turn counts. An answer line wins over "the answer is", that over other prose; where claims of the strongest
 * kind contradict one another, the reply is ambiguous.
 */
export function readAnswer<Kind extends AnswerKind>(
  kind: Kind,
  reply: string,
  context: Context,
): Reading<Answers[Kind]> {
  return readers[kind](tokenize(firstTurn(reply, context.labels)), context);
}
