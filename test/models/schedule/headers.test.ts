import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rateLimits } from "#src/models/schedule/rate-limits";
import { retryAfter } from "#src/models/schedule/retry-after";

const test = suite("what servers say in headers");
const NOW = Date.UTC(2026, 11, 1, 12);
const after = (headers: Record<string, string>) => retryAfter(new Headers(headers), NOW);

test("seconds, fractions of them, nought, dates and milliseconds are read as waits", () => {
  assert.is(after({ "retry-after": "20" }), 20_000);
  assert.is(after({ "retry-after": "1.5" }), 1500);
  assert.is(after({ "retry-after": "0" }), 0);
  assert.is(after({ "retry-after": "Tue, 01 Dec 2026 12:00:07 GMT" }), 7000);
  assert.is(after({ "retry-after": "Tue, 01 Dec 2026 11:59:00 GMT" }), 0);
  assert.is(after({ "retry-after-ms": "250", "retry-after": "1" }), 250);
});

test("what is no wait is none", () => {
  for (const value of ["", "soon", "-5", "5 GMT", "2026-12-01", "NaN", "Infinity"]) {
    assert.is(after({ "retry-after": value }), undefined, value);
  }
  assert.is(after({}), undefined);
});

test("limits per minute come with what remains and when it is whole again", () => {
  const told = (reset: string) =>
    rateLimits(
      new Headers({
        "x-ratelimit-limit-requests": "500",
        "x-ratelimit-remaining-requests": "499",
        "x-ratelimit-reset-requests": reset,
      }),
    ).requests;
  for (const [text, reset] of [
    ["120ms", 120],
    ["8.64s", 8640],
    ["6m0s", 360_000],
    ["1h2m3s", 3_723_000],
    ["30", 30_000],
  ] as const) {
    assert.equal(told(text), { limit: 500, remaining: 499, reset }, text);
  }
  assert.equal(told("2026-12-01T12:00:00Z"), { limit: 500, remaining: 499 });
});

test("half a statement is none", () => {
  assert.equal(rateLimits(new Headers({ "x-ratelimit-limit-tokens": "1000" })), {});
  assert.equal(rateLimits(new Headers({ "x-ratelimit-limit": "1", "x-ratelimit-remaining": "0" })), {});
  const zero = { "x-ratelimit-limit-tokens": "0", "x-ratelimit-remaining-tokens": "0" };
  assert.equal(rateLimits(new Headers(zero)), {});
});

test.run();
