import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openModel } from "#src/models/index";
import { openai } from "#src/models/openai";
import { scheduler } from "#src/models/schedule/scheduler";
import type { Generate, Text } from "#src/play";
import { failure } from "#test/failure";
import { hastyClock } from "#test/models/clock";
import { type Answered, completion, withServer } from "#test/models/server";

const test = suite("openai");
const KEY = "sk-test-0123456789abcdef";
const env = { OPENAI_API_KEY: KEY };
/** Tries once. */
const once = () => scheduler({ maxRetries: 0 });
/** Tries three times, without much waiting. */
const thrice = () => scheduler({ maxRetries: 2, clock: hastyClock() });
const request: Generate = {
  kind: "generate",
  messages: [{ role: "user", content: "Is there a path?" }],
  maxTokens: 50,
  temperature: 0,
  repeat: 0,
};

test("asks for a chat completion, and reads what came and how it came", async () => {
  await withServer(
    () => completion("Answer: yes"),
    async (url, log) => {
      const model = await openModel("openai:small", { baseUrl: `${url}/v1`, env });
      const { latency, ...reply } = (await model.answer(request)) as Text;
      assert.equal(reply, {
        kind: "text",
        text: "Answer: yes",
        finish: "stop",
        usage: { promptTokens: 11, replyTokens: 3, reasoningTokens: 1 },
        model: "m-2026-01-01",
        fingerprint: "fp_1",
        attempts: 1,
      });
      assert.ok(latency! >= 0 && latency! < 5000);
      assert.is(log[0]!.path, "/v1/chat/completions");
      assert.is(log[0]!.authorization, `Bearer ${KEY}`);
    },
  );
});

test("tells apart a reply cut off, one withheld, and an empty one", async () => {
  const replies = [
    completion("Answer: 1", "length"),
    completion(null, "content_filter"),
    completion(null, "stop", { refusal: "I won't." }),
  ];
  await withServer(
    () => replies.shift()!,
    async (url) => {
      const model = openai("m", { baseUrl: url, env });
      const got = [await model.answer(request), await model.answer(request), await model.answer(request)];
      assert.equal(
        got.map((reply) => reply.kind === "text" && [reply.text, reply.finish]),
        [
          ["Answer: 1", "length"],
          ["", "filter"],
          ["I won't.", "filter"],
        ],
      );
    },
  );
});

test("what asking again does not mend is a UserError in the provider's words, tried once, without the key", async () => {
  const refusals = [
    [400, { message: "bad temperature" }],
    [401, { message: "bad key" }],
    [402, { message: "no credits" }],
    [403, { message: "not yours" }],
    [404, { message: "no such model" }],
    [400, { message: "too long", code: "context_length_exceeded" }],
    [429, { message: "quota used up", code: "insufficient_quota" }],
    [200, { message: "quota used up", code: "insufficient_quota" }],
    [200, { message: "not yours", code: 403 }],
  ] as const;
  for (const [status, error] of refusals) {
    await withServer(
      ({ authorization }) => ({
        status,
        body: { error: { ...error, message: `${error.message} ${authorization}\nand more` } },
      }),
      async (url, log) => {
        const raised = await failure(openai("m", { baseUrl: url, env, scheduler: thrice() }).answer(request));
        assert.is(raised.name, "UserError", `${status} ${error.message}`);
        assert.match(raised.message, new RegExp(`^openai: .*${error.message}.*\\[key\\]`));
        assert.not.match(`${raised.stack}${JSON.stringify(raised)}${raised.message}`, KEY);
        assert.not.match(raised.message, "\n");
        assert.is(log.length, 1);
      },
    );
  }
});

test("what may pass is tried again: 408, 409, 425, 429, 5xx, an error with status 200, broken connections", async () => {
  const error = { error: { message: "not now" } };
  const faults: readonly Answered[] = [
    ...[408, 409, 425, 429, 500, 502, 503, 529].map((status) => ({ status, body: error })),
    { body: error },
    { body: { error: { message: "slow down", code: 429 } } },
    { body: {} },
    { body: { choices: [{ finish_reason: "error", message: { content: "" } }] } },
    { ...completion("torn"), breaks: "amid" },
    { ...completion("never sent"), breaks: "before" },
    { status: 429, headers: { "retry-after": "0" }, body: error },
    { status: 429, headers: { "retry-after": new Date(Date.now() + 2000).toUTCString() }, body: error },
  ];
  for (const [i, fault] of faults.entries()) {
    const answers = [fault, completion("at last")];
    await withServer(
      () => answers.shift()!,
      async (url) => {
        const model = openai("m", { baseUrl: url, env, scheduler: thrice() });
        const reply = (await model.answer(request)) as Text;
        assert.equal([reply.text, reply.attempts], ["at last", 2], `fault ${i}`);
      },
    );
  }
});

test("with no retries the provider's fault is told after one attempt", async () => {
  await withServer(
    () => ({ body: { error: { message: "overloaded" } } }),
    async (url, log) => {
      const error = await failure(openai("m", { baseUrl: url, env, scheduler: once() }).answer(request));
      assert.is(error.name, "ProviderError");
      assert.match(error.message, "openai: overloaded");
      assert.is(log.length, 1);
    },
  );
});

test("a server that is not there is told with its address", async () => {
  const model = openai("m", { baseUrl: "http://127.0.0.1:9/v1", env, scheduler: once() });
  assert.match((await failure(model.answer(request))).message, /^openai: .*ECONNREFUSED 127\.0\.0\.1:9/);
});

test("an address that is none is the user's mistake", () => {
  for (const baseUrl of ["localhost:8000", "ftp://example.org", "http://", "/v1"]) {
    assert.throws(() => openai("m", { baseUrl, env }), /^openai: expected --base-url .* to begin with http/);
  }
});

test("an aborted request rejects at once", async () => {
  const stop = new AbortController();
  await withServer(
    () => new Promise(() => stop.abort()),
    async (url) => {
      assert.ok(await failure(openai("m", { baseUrl: url, env }).answer(request, stop.signal)));
      assert.ok(stop.signal.aborted);
    },
  );
});

test("other kinds of requests, and log probabilities, are unsupported", async () => {
  const model = openai("m", { env });
  const choose = { kind: "choose", state: "", question: "", options: [{ id: "a" }], repeat: 0 } as const;
  assert.is((await model.answer(choose)).kind, "unsupported");
  assert.is((await model.answer({ ...request, logprobs: true })).kind, "unsupported");
});

test("the id names provider, model and address, without what an address may hold in secret", () => {
  assert.is(openai("m", { env }).id, "openai:m@api.openai.com/v1");
  const baseUrl = "https://user:hidden@example.org/v1/?token=hidden";
  assert.is(openai("m", { env, baseUrl }).id, "openai:m@example.org/v1");
});

test("costs can only be limited where the price is known", () => {
  const limited = { env, scheduler: scheduler({ maxCost: 1 }) };
  assert.is(openai("gpt-4.1-mini-2025-04-14", limited).id, "openai:gpt-4.1-mini-2025-04-14@api.openai.com/v1");
  assert.throws(() => openai("unheard-of", limited), /expected a price/);
  assert.throws(() => openai("gpt-4.1-mini", { ...limited, baseUrl: "http://127.0.0.1:1" }), /expected a price/);
});

test("what is spent is known from the tokens that the provider counted", async () => {
  await withServer(
    () => completion("x"),
    async (url) => {
      const schedule = scheduler({ maxCost: 1 });
      const price = { provider: "openai", model: "m", input: 1000, output: 10_000, date: "2026-12-01", source: "" };
      const model = openai("m", { baseUrl: url, env, scheduler: schedule, prices: [price] });
      await model.answer(request);
      assert.ok(Math.abs(schedule.spent - 0.041) < 1e-9, String(schedule.spent));
      const error = await failure(Promise.all(Array.from({ length: 30 }, () => model.answer(request))));
      assert.match(error.message, /^cost: expected to stay within \$1/);
      assert.ok(schedule.spent <= 1);
    },
  );
});

test("no key, no model", async () => {
  assert.throws(() => openai("m", { env: {} }), /^OPENAI_API_KEY: expected a key/);
});

test.run();
