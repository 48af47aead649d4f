import OpenAI from "openai";
import { baseUrlOf } from "#src/models/base-url-of";
import { httpFetch } from "#src/models/http-fetch";
import { keyFrom } from "#src/models/key-from";
import type { Provider } from "#src/models/providers/provider";
import { publicAddress } from "#src/models/public-address";
import type { ModelSettings } from "#src/models/settings";

/** A client of a service, and what it was made with. */
export interface Opened {
  readonly client: OpenAI;
  readonly baseUrl: string;
  /** Its host and path. */
  readonly address: string;
  /** undefined: none is sent that means anything. */
  readonly key: string | undefined;
}

/** Milliseconds, the longest that a timer takes: the scheduler's own limit is shorter. */
const NEVER = 2 ** 31 - 1;

/**
 * A client that tries once, writes no log, and tells nobody but OpenAI the user's organization there.
 *
 * @throws UserError without a key, or without an address where the provider has none of its own
 */
export function openaiClient(name: string, provider: Provider, settings: ModelSettings): Opened {
  const baseURL = baseUrlOf(name, provider, settings);
  const { keyless = false, key: variable } = provider;
  const key = keyless ? (settings.env ?? process.env)[variable] : keyFrom(settings, variable);
  const client = new OpenAI({
    apiKey: key || "none",
    adminAPIKey: null,
    baseURL,
    maxRetries: 0,
    timeout: NEVER,
    logLevel: "off",
    ...(new URL(baseURL).hostname !== "api.openai.com" && { organization: null, project: null }),
    fetch: settings.fetch ?? httpFetch,
  });
  return { client, baseUrl: baseURL, address: publicAddress(baseURL), key };
}
