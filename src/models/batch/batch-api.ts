import type OpenAI from "openai";
import { z } from "zod";
import { parseResults, type Result } from "#src/models/batch/parse-results";
import { faultError } from "#src/models/fault";
import { openaiFault } from "#src/models/openai-fault";
import { ProviderError } from "#src/models/provider-error";
import type { Scheduler } from "#src/models/schedule/scheduler";
import { within } from "#src/models/schedule/within";

// OpenAI's API reference, "Batch" and "Files", as published with openai 6.49.0.

const created = z.object({ id: z.string().min(1) });
const batch = z.object({
  id: z.string().min(1),
  status: z.string(),
  output_file_id: z.string().nullish(),
  error_file_id: z.string().nullish(),
  request_counts: z.object({ total: z.number(), completed: z.number(), failed: z.number() }).nullish(),
  errors: z.object({ data: z.array(z.object({ message: z.string().nullish() })).nullish() }).nullish(),
});

const page = z.object({
  data: z.array(
    z.object({ id: z.string(), input_file_id: z.string(), metadata: z.record(z.string(), z.string()).nullish() }),
  ),
  has_more: z.boolean().nullish(),
});

/** A batch as the service shows it. */
export type BatchView = z.output<typeof batch>;

/** The service's side of batches. All but `create` are tried again until they succeed, as the scheduler does it. */
export interface BatchApi {
  /** Sends a file of requests. Returns its id. */
  upload(lines: File, stop?: AbortSignal): Promise<string>;
  /** Posts the batch once. Returns its id. */
  create(file: string, tag: string, stop?: AbortSignal): Promise<string>;
  /** The id of the batch that came of an earlier `create`; undefined: none did. */
  find(file: string, tag: string, stop?: AbortSignal): Promise<string | undefined>;
  look(id: string, stop?: AbortSignal): Promise<BatchView>;
  /** A file of results: each with the key of its request. */
  results(file: string, stop?: AbortSignal): Promise<[key: string, Result][]>;
}

/** Milliseconds that posting may take. */
const POSTING = 600_000;

/** Whose batches they are. */
export interface BatchAccess {
  readonly client: OpenAI;
  /** The provider's name, and whose limits are shared. */
  readonly provider: string;
  readonly service: string;
  readonly key: string | undefined;
}

export function batchApi({ client, provider, service, key }: BatchAccess, schedule: Scheduler): BatchApi {
  const once = async <Value>(request: () => Promise<Value>): Promise<Value> => {
    try {
      return await request();
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      throw faultError(provider, openaiFault(error), key, schedule.clock.now());
    }
  };
  type Signaled = { readonly signal: AbortSignal };
  const patiently = async <Value>(request: (how: Signaled) => Promise<Value>, stop?: AbortSignal): Promise<Value> => {
    const attempt = async (signal: AbortSignal) => ({
      value: await once(() => request({ signal })),
      headers: new Headers(),
    });
    return (await schedule.run({ service, tokens: 0, most: 0, attempt, cost: () => 0 }, stop)).value;
  };
  const read = <Schema extends z.ZodType>(schema: Schema, reply: unknown): z.output<Schema> => {
    const parsed = schema.safeParse(reply);
    if (parsed.success) return parsed.data;
    throw new ProviderError(`${provider}: expected a reply of the API's shape, got another`);
  };
  return {
    upload: (file, stop) =>
      patiently(async (how) => read(created, await client.files.create({ file, purpose: "batch" }, how)).id, stop),
    create: (file, tag, stop) =>
      within(
        schedule.clock,
        POSTING,
        (signal) => once(async () => read(created, await client.batches.create(bodyOf(file, tag), { signal })).id),
        stop,
      ),
    // Not the client's own paging, which takes an error in a reply of status 200 for the end of the list.
    async find(file, tag, stop) {
      for (let after: string | undefined; ; ) {
        const query = { limit: 100, ...(after !== undefined && { after }) };
        const { data, has_more } = await patiently(
          async (how) => read(page, await client.get("/batches", { query, ...how })),
          stop,
        );
        const found = data.find(
          ({ input_file_id, metadata }) => input_file_id === file || metadata?.graphshift === tag,
        );
        after = data.at(-1)?.id;
        if (found || !has_more || after === undefined) return found?.id;
      }
    },
    look: (id, stop) => patiently(async (how) => read(batch, await client.batches.retrieve(id, how)), stop),
    results: (file, stop) =>
      patiently(async (how) => parseResults(await (await client.files.content(file, how)).text()), stop),
  };
}

function bodyOf(file: string, tag: string): OpenAI.BatchCreateParams {
  return {
    input_file_id: file,
    endpoint: "/v1/chat/completions",
    completion_window: "24h",
    metadata: { graphshift: tag },
  };
}
