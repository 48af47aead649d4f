import type { Item } from "#eval/play-out";
import type { Responses } from "#eval/responses";
import { pending } from "#src/commands/ask/pending";
import type { Io } from "#src/commands/command";
import { isFree } from "#src/commands/is-free";
import { UserError } from "#src/errors";
import type { Model, Usage } from "#src/play";
import { dollars } from "#src/prices/dollars";
import { estimate } from "#src/prices/estimate";
import type { Price } from "#src/prices/price";
import { priceOf } from "#src/prices/price-of";
import { pricesAt } from "#src/prices/prices-at";
import { prices as table } from "#src/prices/table";

/** What asking may do. */
export interface Leave {
  /** Ask models that may charge for it. */
  readonly paid: boolean;
  /** Dollars at most; undefined: no limit. */
  readonly maxCost?: number;
  /** Whether to ask again for what is on record. */
  readonly fresh: boolean;
  /** Whether requests are left with the service in batches. */
  readonly batch: boolean;
  /** undefined: the providers' own addresses. */
  readonly baseUrl?: string;
  /** undefined: the package's table, at the providers' own addresses. */
  readonly prices?: readonly Price[];
}

/** A model that is to be asked. */
export interface Opened {
  /** KIND:NAME */
  readonly spec: string;
  readonly model: Model;
}

/**
 * Says what asking a model takes: of plays that go on from a reply, what their first request takes.
 *
 * @throws UserError where it may cost something and there is no leave
 */
export async function foresee(
  { spec, model }: Opened,
  items: readonly Item[],
  responses: Responses,
  leave: Leave,
  io: Io,
): Promise<void> {
  if (isFree(spec)) return;
  const { paid, fresh, batch } = leave;
  const needs = estimate(await pending(model, items, { responses, fresh }), priceFor(spec, leave));
  if (needs.requests === 0) return;
  const { requests, promptTokens, replyTokens } = needs;
  const told = `${requests} replies: about ${promptTokens} tokens of prompts, ${replyTokens} of replies at most, price ${dollars(needs.dollars)}${batch ? " at the standard rate" : ""}`;
  if (!paid) throw new UserError(`--yes: expected it for ${spec}, which may charge for ${told}`);
  io.err(`${spec}: ${told}\n`);
}

/** What asking a model has taken. */
interface Taken {
  readonly asked: number;
  readonly usage: Usage;
  /** Dollars, as far as prices are known. */
  readonly spent: number;
}

/** Says what asking a model has taken, if it may have cost something. */
export function account(spec: string, taken: Taken, leave: Leave, io: Io): void {
  const { asked, usage } = taken;
  if (isFree(spec) || asked === 0) return;
  const spent = dollars(priceFor(spec, leave) && taken.spent);
  io.err(`${spec}: took ${usage.promptTokens} tokens of prompts, ${usage.replyTokens} of replies, cost ${spent}\n`);
}

/** undefined: unknown. */
function priceFor(spec: string, { baseUrl, prices }: Leave): Price | undefined {
  const at = spec.indexOf(":");
  return priceOf(pricesAt(table, prices, baseUrl !== undefined), spec.slice(0, at), spec.slice(at + 1));
}
