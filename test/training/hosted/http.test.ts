import { suite } from "uvu";
import * as assert from "uvu/assert";
import { z } from "zod";
import { ProviderError } from "#src/models/provider-error";
import { leapingClock } from "#test/models/clock";
import { KEY } from "#test/training/hosted/lab";
import { http } from "#training/hosted/http";

const test = suite("requests to services");

const failing = async (fetch: typeof globalThis.fetch): Promise<Error> => {
  const api = http({ name: "some", baseUrl: "http://some.where", key: KEY, fetch, clock: leapingClock() });
  return api.send("GET", "/", z.object({ id: z.string() })).then(
    () => assert.unreachable("it went well"),
    (error) => error,
  );
};

test("a reply of another shape is told in one line without the key, whatever it echoes", async () => {
  const bodies = [`you sent\n${KEY}`, JSON.stringify({ message: `who is ${KEY}?` }), `${"x".repeat(70)}${KEY}`];
  for (const body of bodies) {
    const error = await failing(async () => new Response(body));
    assert.instance(error, ProviderError);
    assert.not.match(error.message, KEY.slice(0, 12));
    assert.not.match(error.message, "\n");
    assert.match(error.message, /^some: expected a reply of the API's shape, got \S/);
  }
});

test("the clock that is given ends what takes too long, the body of a reply included", async () => {
  const never = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(new Error("aborted"))));
  const silent = await failing((_url, init) => never(init!.signal!));
  const halting = await failing(async (_url, init) => {
    const reply = new Response();
    return Object.assign(reply, { text: () => never(init!.signal!) });
  });
  for (const error of [silent, halting]) {
    assert.instance(error, ProviderError);
    assert.is(error.message, "some: no reply within 120 s");
  }
});

test.run();
