import { auditProbabilities, type Finding } from "#benchmarks/decision/contract/audit-probabilities";
import { type Account, accounts } from "#eval/accounts";
import { replay } from "#eval/ask";
import type { Item } from "#eval/play-out";
import type { Responses } from "#eval/responses";
import type { Verdict } from "#eval/verdict";
import type { Choice } from "#src/play";

/** A unit of the benchmark as it was played: a query, a target under a condition, or a trajectory. */
export interface Played {
  readonly verdict: Verdict;
  readonly account: Account;
  /** The findings of each choice that came with probabilities. */
  readonly audits: readonly (readonly Finding[])[];
  /** Tokens of reasoning of each choice for which they were counted. */
  readonly reasoning: readonly number[];
  /** Parameters that the service does not take with this model. */
  readonly omitted: readonly string[];
}

/**
 * Plays a configuration again from its log alone.
 *
 * @param model the id of the model that was asked
 * @returns by item, in their order
 */
export async function playRecorded(
  model: string,
  items: readonly Item[],
  responses: Responses,
): Promise<Map<string, Played>> {
  const book = accounts(model, responses);
  const seen = new Map<string, Seen>();
  const verdicts = await replay(model, items, responses, (reply, source, asked) => {
    book.count(reply, source, asked);
    if (reply.kind !== "choice" || asked.request.kind !== "choose") return;
    const entry = seen.get(asked.play) ?? { audits: [], reasoning: [], omitted: new Set() };
    seen.set(asked.play, entry);
    see(entry, reply, asked.request.options.length);
  });
  return new Map(
    [...verdicts].map(([id, verdict]) => {
      const { audits = [], reasoning = [], omitted = [] } = seen.get(id) ?? {};
      return [id, { verdict, account: book.of(id), audits, reasoning, omitted: [...omitted] }];
    }),
  );
}

/** What the choices of an item showed so far. */
interface Seen {
  readonly audits: Finding[][];
  readonly reasoning: number[];
  readonly omitted: Set<string>;
}

function see({ audits, reasoning, omitted }: Seen, choice: Choice, options: number): void {
  const findings = auditProbabilities(choice, options);
  if (findings) audits.push(findings);
  const tokens = choice.usage?.reasoningTokens;
  if (tokens !== undefined) reasoning.push(tokens);
  for (const name of choice.omitted ?? []) omitted.add(name);
}
