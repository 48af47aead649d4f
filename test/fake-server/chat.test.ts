import { Agent, request } from "node:http";
import OpenAI, { APIError } from "openai";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { FakeServer } from "#src/fake-server/index";
import { ask, KEY, withFake } from "#test/fake-server/fake";

const test = suite("fake server: chat");

const clientOf = ({ bases }: FakeServer, apiKey = KEY) => new OpenAI({ apiKey, baseURL: bases.openai, maxRetries: 0 });
const hello = [{ role: "user" as const, content: "Hello" }];

async function refusal(asking: PromiseLike<unknown>): Promise<APIError> {
  try {
    await asking;
  } catch (error) {
    if (error instanceof APIError) return error;
    throw error;
  }
  throw new Error("was not refused");
}

test("OpenAI's own client reads a completion", () =>
  withFake({}, async (server) => {
    const client = clientOf(server);
    const body = { model: "gpt-4.1-mini", messages: hello, temperature: 0, seed: 7, max_tokens: 100 };
    const completion = await client.chat.completions.create(body);
    assert.is(completion.model, "gpt-4.1-mini-2025-04-14");
    assert.is(completion.choices[0]!.message.content, "gpt-4.1-mini-2025-04-14 heard Hello");
    assert.is(completion.choices[0]!.finish_reason, "stop");
    assert.is(completion.usage!.prompt_tokens, 2);
    assert.is(completion.usage!.completion_tokens, 9);
    assert.is(completion.usage!.completion_tokens_details!.reasoning_tokens, 0);
    assert.match(completion.system_fingerprint!, /^fp_/);
    const again = await client.chat.completions.create(body);
    assert.is(again.choices[0]!.message.content, completion.choices[0]!.message.content);
    assert.is(server.stats().completions, 2);
    assert.is(server.stats().repeatedCompletions, 1);
  }));

test("… and a stream, with the same text and usage", () =>
  withFake({}, async (server) => {
    const stream = await clientOf(server).chat.completions.create({
      model: "gpt-4.1",
      messages: hello,
      stream: true,
      stream_options: { include_usage: true },
    });
    let text = "";
    let finish: string | null = null;
    let tokens: number | undefined;
    for await (const chunk of stream) {
      text += chunk.choices[0]?.delta.content ?? "";
      finish = chunk.choices[0]?.finish_reason ?? finish;
      tokens = chunk.usage?.completion_tokens ?? tokens;
    }
    assert.is(text, "gpt-4.1-2025-04-14 heard Hello");
    assert.is(finish, "stop");
    assert.is(tokens, 8);
  }));

test("stop strings, limits and several choices", () =>
  withFake({ answer: () => "one two three four" }, async (server) => {
    const client = clientOf(server);
    const create = (rest: object) =>
      client.chat.completions.create({
        model: "gpt-4o-mini",
        messages: hello,
        ...rest,
      }) as Promise<OpenAI.ChatCompletion>;
    assert.is((await create({ stop: ["four", " three"] })).choices[0]!.message.content, "one two");
    const cut = await create({ max_tokens: 2 });
    assert.is(cut.choices[0]!.message.content, "one two ");
    assert.is(cut.choices[0]!.finish_reason, "length");
    assert.is(cut.usage!.completion_tokens, 2);
    assert.is((await create({ n: 3 })).choices.length, 3);
    const sure = await create({ logprobs: true });
    assert.is(sure.choices[0]!.logprobs!.content!.map(({ token }) => token).join(""), "one two three four");
  }));

test("a model that reasons spends tokens on it, and may have none left to write", () =>
  withFake({}, async (server) => {
    const client = clientOf(server);
    const create = (rest: object) =>
      client.chat.completions.create({ model: "o4-mini", messages: hello, ...rest }) as Promise<OpenAI.ChatCompletion>;
    const high = await create({ reasoning_effort: "high", max_completion_tokens: 1000 });
    assert.is(high.usage!.completion_tokens_details!.reasoning_tokens, 512);
    assert.is(high.choices[0]!.finish_reason, "stop");
    const spent = await create({ reasoning_effort: "high", max_completion_tokens: 100 });
    assert.is(spent.choices[0]!.message.content, "");
    assert.is(spent.choices[0]!.finish_reason, "length");
    assert.is(spent.usage!.completion_tokens_details!.reasoning_tokens, 100);
    for (const [param, code, rest] of [
      ["max_tokens", "unsupported_parameter", { max_tokens: 5 }],
      ["stop", "unsupported_parameter", { stop: "x" }],
      ["temperature", "unsupported_value", { temperature: 0 }],
    ] as const) {
      const error = await refusal(create(rest));
      assert.is(error.status, 400);
      assert.is(error.code, code);
      assert.is(error.param, param);
    }
  }));

test("bodies that the reference does not allow are refused, by field", () =>
  withFake({}, async (server) => {
    const post = (rest: object) =>
      ask(`${server.bases.openai}/chat/completions`, { model: "gpt-4.1", messages: hello, ...rest });
    for (const [rest, param] of [
      [{ max_length: 5 }, "max_length"],
      [{ temperature: 3 }, "temperature"],
      [{ messages: [] }, "messages"],
      [{ messages: [{ role: "user", content: "x", tokens: 1 }] }, "messages.0.tokens"],
      [{ stop: ["a", "b", "c", "d", "e"] }, "stop"],
      [{ user: null }, "user"],
      [{ reasoning_effort: "low" }, "reasoning_effort"],
    ] as const) {
      const { status, body } = await post(rest);
      assert.is(status, 400, param);
      assert.is(body.error.param, param);
      assert.is(body.error.type, "invalid_request_error");
    }
    assert.is((await post({ max_tokens: 1, max_completion_tokens: 1 })).status, 400);
    assert.is((await post({ seed: null, max_tokens: null })).status, 200);
    assert.is(
      (await ask(`${server.bases.openai}/chat/completions`, undefined, { method: "POST", body: "{" })).status,
      400,
    );
    assert.is(server.stats().completions, 1);
  }));

test("unknown models, long prompts and wrong keys", () =>
  withFake({ contextTokens: 50 }, async (server) => {
    const create = (model: string, content: string, key?: string) =>
      refusal(clientOf(server, key).chat.completions.create({ model, messages: [{ role: "user", content }] }));
    const unknown = await create("gpt-nought", "x");
    assert.is(unknown.status, 404);
    assert.is(unknown.code, "model_not_found");
    const long = await create("gpt-4.1", "x".repeat(200));
    assert.is(long.status, 400);
    assert.is(long.code, "context_length_exceeded");
    const stranger = await create("gpt-4.1", "x", "wrong");
    assert.is(stranger.status, 401);
    assert.is(stranger.code, "invalid_api_key");
    assert.not.match(stranger.message, KEY);
    assert.is(server.stats().badKeys, 1);
    assert.is(server.stats().completions, 0);
  }));

test("models are listed and found; Azure's address takes the key in a header of its own", () =>
  withFake({}, async (server) => {
    const ids = [];
    for await (const { id } of clientOf(server).models.list()) ids.push(id);
    assert.ok(ids.includes("gpt-4.1-mini") && ids.includes("gpt-4.1-mini-2025-04-14"));
    assert.is((await clientOf(server).models.retrieve("gpt-4.1")).object, "model");
    assert.is((await refusal(clientOf(server).models.retrieve("gpt-nought"))).status, 404);
    const azure = (headers: Record<string, string>) =>
      ask(`${server.bases.azure}/chat/completions`, { model: "gpt-4.1", messages: hello }, { headers });
    assert.is((await azure({ authorization: "", "api-key": KEY })).status, 200);
    assert.is((await azure({ authorization: "", "api-key": "wrong" })).status, 401);
    assert.is((await azure({})).status, 200);
  }));

test("more than 2,500 completions for a second of processor time, client included", () =>
  withFake({}, async (server) => {
    const agent = new Agent({ keepAlive: true });
    const body = JSON.stringify({ model: "gpt-4.1", messages: [{ role: "user", content: "x".repeat(500) }] });
    const headers = { authorization: `Bearer ${KEY}`, "content-type": "application/json" };
    const post = () =>
      new Promise<void>((done, fail) => {
        request(`${server.bases.openai}/chat/completions`, { agent, method: "POST", headers }, (response) =>
          response.resume().once("end", done),
        )
          .once("error", fail)
          .end(body);
      });
    const round = (count: number) =>
      Promise.all(
        Array.from({ length: 32 }, async () => {
          for (let i = 0; i < count / 32; i++) await post();
        }),
      );
    await round(640);
    const before = process.cpuUsage();
    await round(2560);
    const { user, system } = process.cpuUsage(before);
    agent.destroy();
    const rate = 2560 / ((user + system) / 1e6);
    assert.ok(rate > 2500, `${Math.round(rate)} a second`);
  }));

test.run();
