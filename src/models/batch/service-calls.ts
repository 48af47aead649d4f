import type OpenAI from "openai";
import type { z } from "zod";
import { faultError } from "#src/models/fault";
import { openaiFault } from "#src/models/openai-fault";
import { ProviderError } from "#src/models/provider-error";
import type { Scheduler } from "#src/models/schedule/scheduler";
import { within } from "#src/models/schedule/within";

/** How a service is called. */
export interface ServiceAccess {
  readonly client: OpenAI;
  /** The provider's name. */
  readonly provider: string;
  /** Who shares its limits. */
  readonly service: string;
  /** undefined: none is sent. */
  readonly key: string | undefined;
}

type Request = (how: { readonly signal: AbortSignal }) => Promise<unknown>;

/**
 * Makes a request, and reads the reply by a schema.
 *
 * @throws UserError for what the user must mend; ProviderError for what may go well the next time
 */
type Call = <Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
  stop: AbortSignal | undefined,
) => Promise<z.output<Schema>>;

/** Milliseconds that a request may take which is made once. */
const LONGEST = 600_000;

/** Calls of a service: `once`, or `patiently` as often as the scheduler has it. */
export function serviceCalls(
  { provider, service, key }: Omit<ServiceAccess, "client">,
  schedule: Scheduler,
): Readonly<Record<"once" | "patiently", Call>> {
  const { clock } = schedule;
  const made = async <Schema extends z.ZodType>(schema: Schema, request: Request, signal: AbortSignal) => {
    const reply = await request({ signal }).catch((error) => {
      throw error instanceof ProviderError ? error : faultError(provider, openaiFault(error), key, clock.now());
    });
    const parsed = schema.safeParse(reply);
    if (parsed.success) return parsed.data;
    throw new ProviderError(`${provider}: expected a reply of the API's shape, got another`);
  };
  return {
    once: (schema, request, stop) => within(clock, LONGEST, (signal) => made(schema, request, signal), stop),
    async patiently(schema, request, stop) {
      const attempt = async (signal: AbortSignal) => ({
        value: await made(schema, request, signal),
        headers: new Headers(),
      });
      return (await schedule.run({ service, tokens: 0, most: 0, attempt, cost: () => 0 }, stop)).value;
    },
  };
}
