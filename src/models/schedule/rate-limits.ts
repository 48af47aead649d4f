/** One allowance of a server, as its headers tell it. */
export interface RateLimit {
  /** What may be used per minute. */
  readonly limit: number;
  /** What is left of it. */
  readonly remaining: number;
  /** Milliseconds until all of it is there again; undefined where the server does not say. */
  readonly reset?: number;
}

export interface RateLimits {
  readonly requests?: RateLimit;
  readonly tokens?: RateLimit;
}

/**
 * The allowances in the headers `x-ratelimit-{limit,remaining,reset}-{requests,tokens}`, which OpenAI introduced and
 * Azure, Fireworks, vLLM's gateways and others send. Names without `-requests` or `-tokens` mean another thing at each
 * provider and are not read.
 */
export function rateLimits(headers: Headers): RateLimits {
  const requests = rateLimit(headers, "requests");
  const tokens = rateLimit(headers, "tokens");
  return { ...(requests && { requests }), ...(tokens && { tokens }) };
}

function rateLimit(headers: Headers, of: string): RateLimit | undefined {
  const count = (what: string) => Number.parseFloat(headers.get(`x-ratelimit-${what}-${of}`) ?? "");
  const [limit, remaining] = [count("limit"), count("remaining")];
  if (!(limit > 0 && remaining >= 0)) return undefined;
  const reset = duration(headers.get(`x-ratelimit-reset-${of}`) ?? "");
  return { limit, remaining, ...(reset !== undefined && { reset }) };
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds in `6m0s`, `8.64s`, `120ms`, or in plain seconds. */
function duration(text: string): number | undefined {
  if (/^\d+(\.\d+)?$/.test(text)) return 1000 * Number(text);
  if (!/^(\d+(\.\d+)?(ms|s|m|h|d))+$/.test(text)) return undefined;
  let sum = 0;
  for (const [, count, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g)) sum += Number(count) * UNITS[unit!]!;
  return sum;
}
