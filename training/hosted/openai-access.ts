import type OpenAI from "openai";
import { z } from "zod";
import { faultError } from "#src/models/fault";
import { openaiClient } from "#src/models/openai-client";
import { openaiFault } from "#src/models/openai-fault";
import { ProviderError } from "#src/models/provider-error";
import { providers } from "#src/models/providers/index";
import { systemClock } from "#src/models/schedule/clock";
import { within } from "#src/models/schedule/within";
import type { HostedSettings } from "#training/hosted/settings";

/** Requests to OpenAI's API or Azure's by OpenAI's client, each made once. */
export interface OpenaiAccess {
  /**
   * @param limit milliseconds that the request may take; undefined: ten minutes
   * @throws UserError, ProviderError as `faultError` does; ProviderError for a reply that is not of the schema
   */
  read<Schema extends z.ZodType>(
    schema: Schema,
    request: (client: OpenAI, how: { readonly signal: AbortSignal }) => Promise<unknown>,
    limit?: number,
  ): Promise<z.output<Schema>>;
  /** A list in the service's order, asked for page by page as it is read. */
  list<Entry extends { readonly id: string }>(
    entry: z.ZodType<Entry>,
    path: string,
    query?: object,
  ): AsyncGenerator<Entry, void>;
}

const LIMIT = 600_000;

export function openaiAccess(name: "openai" | "azure", given: HostedSettings): OpenaiAccess {
  // The models' own fetch sends texts alone, and a training file is sent in a form.
  const { client, key } = openaiClient(name, providers[name], { fetch, ...given });
  const { clock = systemClock } = given;

  const read: OpenaiAccess["read"] = async (schema, request, limit = LIMIT) => {
    const reply = await within(clock, limit, (signal) => request(client, { signal })).catch((error) => {
      if (error instanceof ProviderError) throw error;
      throw faultError(name, openaiFault(error), key, clock.now());
    });
    const parsed = schema.safeParse(reply);
    if (parsed.success) return parsed.data;
    throw new ProviderError(`${name}: expected a reply of the API's shape, got another`);
  };

  return {
    read,
    // Not the client's own paging, which takes an error in a reply of status 200 for the end of the list.
    async *list(entry, path, more) {
      const page = z.object({ data: z.array(entry), has_more: z.boolean().nullish() });
      for (let after: string | undefined; ; ) {
        const query = { ...more, limit: 100, ...(after !== undefined && { after }) };
        const { data, has_more } = await read(page, (client, how) => client.get(path, { query, ...how }));
        yield* data;
        after = data.at(-1)?.id;
        if (!has_more || after === undefined) return;
      }
    },
  };
}
