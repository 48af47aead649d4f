import type OpenAI from "openai";
import { z } from "zod";
import { parseResults, type Result } from "#src/models/batch/parse-results";
import { type ServiceAccess, serviceCalls } from "#src/models/batch/service-calls";
import type { Scheduler } from "#src/models/schedule/scheduler";

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

const results = z.custom<[key: string, Result][]>();

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

export function batchApi(access: ServiceAccess, schedule: Scheduler): BatchApi {
  const { client } = access;
  const { once, patiently } = serviceCalls(access, schedule);
  return {
    upload: async (file, stop) =>
      (await patiently(created, (how) => client.files.create({ file, purpose: "batch" }, how), stop)).id,
    create: async (file, tag, stop) =>
      (await once(created, (how) => client.batches.create(bodyOf(file, tag), how), stop)).id,
    // Not the client's own paging, which takes an error in a reply of status 200 for the end of the list.
    async find(file, tag, stop) {
      for (let after: string | undefined; ; ) {
        const query = { limit: 100, ...(after !== undefined && { after }) };
        const { data, has_more } = await patiently(page, (how) => client.get("/batches", { query, ...how }), stop);
        const found = data.find(
          ({ input_file_id, metadata }) => input_file_id === file || metadata?.graphshift === tag,
        );
        after = data.at(-1)?.id;
        if (found || !has_more || after === undefined) return found?.id;
      }
    },
    look: (id, stop) => patiently(batch, (how) => client.batches.retrieve(id, how), stop),
    results: (file, stop) =>
      patiently(results, async (how) => parseResults(await (await client.files.content(file, how)).text()), stop),
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
