import type { z } from "zod";
import { faultError } from "#src/models/fault";
import { ProviderError } from "#src/models/provider-error";
import { redact } from "#src/models/redact";
import { type Clock, systemClock } from "#src/models/schedule/clock";
import { within } from "#src/models/schedule/within";

export interface HttpOptions {
  /** The service's name, for messages. */
  readonly name: string;
  readonly baseUrl: string;
  readonly key: string;
  readonly fetch?: typeof fetch | undefined;
  readonly clock?: Clock | undefined;
}

/** Requests to a JSON API with a bearer key, each made once. */
export interface Http {
  /**
   * @param body an object is sent as JSON, without its undefined fields; a form as it is
   * @throws UserError, ProviderError as `faultError` does; ProviderError for a reply that is not of the schema
   */
  send<Schema extends z.ZodType>(
    method: "GET" | "POST",
    path: string,
    schema: Schema,
    body?: object,
  ): Promise<z.output<Schema>>;
  /** The same for something that there may not be: undefined where the reply is 404. */
  find<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | undefined>;
}

interface Reply {
  readonly response: Response;
  readonly text: string;
}

/** Milliseconds after which a request is given up; a form may be a large file. */
const LIMIT = { json: 120_000, form: 3_600_000 };

export function http({ name, baseUrl, key, fetch: send = fetch, clock = systemClock }: HttpOptions): Http {
  const root = baseUrl.replace(/\/$/, "");
  const fault = (message: string, more: { status?: number; code?: string; headers?: Headers } = {}) =>
    faultError(name, { message, ...more }, key, clock.now());

  async function ask(method: string, path: string, body?: object): Promise<Reply> {
    const form = body instanceof FormData;
    const request = {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && !form && { "content-type": "application/json" }) },
      ...(body && { body: form ? body : JSON.stringify(body) }),
    };
    try {
      return await within(clock, form ? LIMIT.form : LIMIT.json, async (signal) => {
        const response = await send(`${root}${path}`, { ...request, signal });
        return { response, text: await response.text() };
      });
    } catch (error) {
      throw fault(causeOf(error));
    }
  }

  function read<Schema extends z.ZodType>({ response, text }: Reply, schema: Schema): z.output<Schema> {
    const { status, headers } = response;
    if (!response.ok) throw fault(wordsIn(text) ?? `status ${status}`, { status, code: text.slice(0, 500), headers });
    const parsed = schema.safeParse(jsonIn(text));
    if (parsed.success) return parsed.data;
    const [words = ""] = redact(wordsIn(text) ?? text, key)
      .trim()
      .split("\n");
    throw new ProviderError(`${name}: expected a reply of the API's shape, got ${words.slice(0, 80)}`);
  }

  return {
    send: async (method, path, schema, body) => read(await ask(method, path, body), schema),
    async find(path, schema) {
      const reply = await ask("GET", path);
      return reply.response.status === 404 ? undefined : read(reply, schema);
    },
  };
}

/** What fetch says of a failure is in its cause. */
function causeOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The message of an error's body, whichever of the usual shapes it has. */
function wordsIn(text: string): string | undefined {
  const body = jsonIn(text) as { readonly error?: unknown; readonly message?: unknown } | null | undefined;
  const error = body?.error as { readonly message?: unknown } | string | undefined;
  const words = typeof error === "string" ? error : (error?.message ?? body?.message);
  return typeof words === "string" ? words : undefined;
}
