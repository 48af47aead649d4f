/**
 * How long a server asks to be left alone: `retry-after-ms`, or `Retry-After` as seconds or as an HTTP date (RFC 9110,
 * section 10.2.3).
 *
 * @param now milliseconds since 1970
 * @returns milliseconds, 0 for a date that has passed; undefined where nothing readable is said
 */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const milliseconds = headers.get("retry-after-ms")?.trim() ?? "";
  if (number.test(milliseconds)) return Number(milliseconds);
  const value = headers.get("retry-after")?.trim() ?? "";
  if (number.test(value)) return 1000 * Number(value);
  // Date.parse reads nearly anything, -5 too, so it is given only what looks like an HTTP date.
  const date = /^[A-Z][a-z]+, .*GMT$/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

const number = /^\d+(\.\d+)?$/;
