import { z } from "zod";
import { type Completion, faultIn } from "#src/models/completion";
import type { Fault } from "#src/models/fault";
import { ProviderError } from "#src/models/provider-error";

/** What came of a request. */
export type Result = { readonly completion: Completion } | { readonly fault: Fault };

const error = z.object({ code: z.string().nullish(), message: z.string().nullish() });
const line = z.object({
  custom_id: z.string(),
  response: z.object({ status_code: z.number(), body: z.unknown() }).nullish(),
  error: error.nullish(),
});

/**
 * The lines of a batch's output file or error file.
 *
 * @throws ProviderError for a text that holds something else
 */
export function parseResults(text: string): [key: string, Result][] {
  return text.split("\n").flatMap((row): [string, Result][] => {
    if (row.trim() === "") return [];
    const parsed = line.safeParse(parse(row));
    if (!parsed.success) throw new ProviderError("batch: expected a file of results, got something else");
    return [[parsed.data.custom_id, resultOf(parsed.data)]];
  });
}

function resultOf({ response, error: own }: z.output<typeof line>): Result {
  if (response?.status_code === 200) {
    const completion = response.body as Completion;
    const fault = faultIn(completion);
    return fault ? { fault } : { completion };
  }
  const { message, code } = z.object({ error }).safeParse(response?.body).data?.error ?? own ?? {};
  const status = response?.status_code;
  return { fault: { message: message ?? `status ${status ?? "unknown"}`, status, code: code ?? undefined } };
}

function parse(row: string): unknown {
  try {
    return JSON.parse(row);
  } catch {
    return undefined;
  }
}
