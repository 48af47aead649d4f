import { suite } from "uvu";
import * as assert from "uvu/assert";
import { huggingface } from "#src/models/huggingface";
import { openModel } from "#src/models/index";
import { scheduler } from "#src/models/schedule/scheduler";
import type { Generate, Text } from "#src/play";
import { failure } from "#test/failure";
import { hastyClock } from "#test/models/clock";
import { type Answered, completion, withServer } from "#test/models/server";

const test = suite("huggingface");
const TOKEN = "hf_test0123456789abcdef";
const env = { HF_TOKEN: TOKEN };
const request: Generate = {
  kind: "generate",
  messages: [{ role: "user", content: "Is there a path?" }],
  maxTokens: 50,
  temperature: 0,
  topP: 0.5,
  repeat: 0,
};

/** Sends what is meant for Hugging Face's hosts to the test's own server. */
const redirect =
  (url: string): typeof fetch =>
  (input, init) => {
    const { pathname, search } = new URL(String(input));
    return fetch(`${url}${pathname}${search}`, init);
  };

test("asks the pinned provider, under the name that provider has for the model", async () => {
  await withServer(
    ({ path }) =>
      path.startsWith("/api/models/")
        ? {
            body: {
              inferenceProviderMapping: { nscale: { providerId: "theirs", status: "live", task: "conversational" } },
            },
          }
        : completion("Answer: no", "length"),
    async (url, log) => {
      const model = await openModel("huggingface:owner/one:nscale", { env, fetch: redirect(url) });
      assert.is(model.id, "huggingface:owner/one:nscale");
      const reply = await model.answer(request);
      assert.equal(reply.kind === "text" && [reply.text, reply.finish, reply.usage?.replyTokens], [
        "Answer: no",
        "length",
        3,
      ]);
      const { path, body, authorization } = log.at(-1)!;
      assert.match(path, "nscale");
      assert.is(authorization, `Bearer ${TOKEN}`);
      assert.is(body.model, "theirs");
      assert.is(body.max_tokens, 50);
      assert.is(body.top_p, 0.5);
      assert.equal(body.messages, request.messages);
    },
  );
});

test("asks an endpoint of one's own", async () => {
  await withServer(
    () => completion("hello"),
    async (url, log) => {
      const model = huggingface("owner/two", { env, baseUrl: url });
      const reply = await model.answer(request);
      assert.is(reply.kind === "text" && reply.text, "hello");
      assert.match(log[0]!.path, "/chat/completions");
      assert.match(model.id, "@127.0.0.1:");
    },
  );
});

test("what the user must mend is a UserError, other faults are the provider's, and the token is in neither", async () => {
  for (const [status, name] of [
    [401, "UserError"],
    [503, "ProviderError"],
  ] as const) {
    await withServer(
      ({ authorization }) => ({ status, body: { error: `refused ${authorization}` } }),
      async (url) => {
        const settings = { env, baseUrl: url, scheduler: scheduler({ maxRetries: 0 }) };
        const error = await failure(huggingface("owner/three", settings).answer(request));
        assert.is(error.name, name);
        assert.not.match(`${error.stack}${JSON.stringify(error)}`, TOKEN);
      },
    );
  }
});

test("refusals for load and used-up quotas are told apart, and the wait asked for is kept", async () => {
  const answers: Answered[] = [
    { status: 429, headers: { "retry-after": "3" }, body: { error: "busy" } },
    completion("at last"),
    { status: 429, body: { error: { message: "no more", code: "insufficient_quota" } } },
  ];
  await withServer(
    () => answers.shift()!,
    async (url) => {
      const clock = hastyClock();
      const model = huggingface("owner/four", { env, baseUrl: url, scheduler: scheduler({ clock }) });
      const began = clock.now();
      const reply = (await model.answer(request)) as Text;
      assert.equal([reply.text, reply.attempts], ["at last", 2]);
      assert.ok(clock.now() - began >= 3000);
      assert.is((await failure(model.answer(request))).name, "UserError");
    },
  );
});

test("a model without its provider is refused, and so is none at all", () => {
  assert.throws(() => huggingface("owner/model", { env }), /^huggingface: expected owner\/model:provider/);
  assert.throws(() => huggingface("owner/model:auto", { env }), /providers: /);
  assert.throws(() => huggingface("owner/model:nobody", { env }), /providers: .*hf-inference/);
  assert.throws(() => huggingface("owner/model:nscale", { env: {} }), /^HF_TOKEN: expected a key/);
});

test.run();
