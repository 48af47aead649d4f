import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openModel } from "#src/models/index";
import { openai } from "#src/models/openai";
import type { Generate } from "#src/play";
import { failure } from "#test/failure";
import { completion, withServer } from "#test/models/server";

const test = suite("openai");
const KEY = "sk-test-0123456789abcdef";
const env = { OPENAI_API_KEY: KEY };
const request: Generate = {
  kind: "generate",
  messages: [{ role: "user", content: "Is there a path?" }],
  maxTokens: 50,
  temperature: 0,
  repeat: 0,
};

test("asks for a chat completion and reads text, finish and usage", async () => {
  await withServer(
    () => completion("Answer: yes"),
    async (url, log) => {
      const model = await openModel("openai:small", { baseUrl: `${url}/v1`, env });
      assert.equal(await model.answer(request), {
        kind: "text",
        text: "Answer: yes",
        finish: "stop",
        usage: { promptTokens: 11, replyTokens: 3, reasoningTokens: 1 },
      });
      assert.is(log[0]!.path, "/v1/chat/completions");
      assert.is(log[0]!.authorization, `Bearer ${KEY}`);
      assert.equal(log[0]!.body, { model: "small", messages: request.messages, temperature: 0, max_tokens: 50 });
    },
  );
});

test("sends every option that is set, and none that is not", async () => {
  await withServer(
    () => completion("x"),
    async (url, log) => {
      const full = { ...request, topP: 0.9, seed: 3, stop: ["\n"], effort: "low" } as const;
      await openai("m", { baseUrl: url, env }).answer(full);
      const { messages: _, ...sent } = log[0]!.body;
      assert.equal(sent, {
        model: "m",
        temperature: 0,
        max_tokens: 50,
        top_p: 0.9,
        seed: 3,
        stop: ["\n"],
        reasoning_effort: "low",
      });
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

test("what the user must mend is a UserError, other faults are the provider's, and the key is in neither", async () => {
  for (const [status, name] of [
    [401, "UserError"],
    [404, "UserError"],
    [400, "ProviderError"],
  ] as const) {
    await withServer(
      ({ authorization }) => ({ status, body: { error: { message: `bad key ${authorization}\nand more` } } }),
      async (url) => {
        const error = await failure(openai("m", { baseUrl: url, env }).answer(request));
        assert.is(error.name, name);
        assert.match(error.message, /^openai: .*\[key\]/);
        assert.not.match(`${error.stack}${JSON.stringify(error)}${error.message}`, KEY);
        assert.not.match(error.message, "\n");
      },
    );
  }
});

test("an error sent with status 200 is the provider's fault", async () => {
  await withServer(
    () => ({ body: { error: { message: "overloaded" } } }),
    async (url) => {
      const error = await failure(openai("m", { baseUrl: url, env }).answer(request));
      assert.is(error.name, "ProviderError");
      assert.match(error.message, "overloaded");
    },
  );
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
  const choose = { kind: "choose", state: "", question: "", options: ["a"], repeat: 0 } as const;
  assert.is((await model.answer(choose)).kind, "unsupported");
  assert.is((await model.answer({ ...request, logprobs: true })).kind, "unsupported");
});

test("the id names the service, without what an address may hold in secret", () => {
  assert.is(openai("m", { env }).id, "openai:m");
  const baseUrl = "https://user:hidden@example.org/v1/?token=hidden";
  assert.is(openai("m", { env, baseUrl }).id, "openai:m@example.org/v1");
});

test("no key, no model", async () => {
  assert.throws(() => openai("m", { env: {} }), /^OPENAI_API_KEY: expected a key/);
});

test.run();
