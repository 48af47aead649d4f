import type { Posed } from "#splits/audit/subject";
import { wordsOf } from "#splits/audit/words";

/**
 * What reaches the target node on balance where a text says flow edge by edge, as NLGift's do: "From node 2, we can send
 * 3.0 units of flow to node 0, …"; undefined where it does not.
 */
export function sentFlow(posed: Posed<"max-flow">, text: string): number | undefined {
  const end = wordsOf(posed).label(posed.query.target);
  let balance: number | undefined;
  for (const [, from, sent] of text.matchAll(/\bFrom node (\w+), (.*)/g)) {
    for (const [, amount, to] of sent!.matchAll(/\bsend (\d+(?:\.\d+)?) units of flow to node (\w+)/g)) {
      balance ??= 0;
      if (to === end) balance += Number(amount);
      if (from === end) balance -= Number(amount);
    }
  }
  return balance;
}
