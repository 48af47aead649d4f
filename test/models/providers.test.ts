import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openModel } from "#src/models/index";
import { providers } from "#src/models/providers/index";
import { names } from "#src/pick";
import type { Generate, Text } from "#src/play";
import { completion, withServer } from "#test/models/server";

const test = suite("what each provider is sent");
const env = {
  HF_TOKEN: "hf_key",
  ...Object.fromEntries(Object.values(providers).map(({ key }) => [key, `key-for-${key}`])),
};
const messages = [
  { role: "system", content: "Answer in one line." },
  { role: "user", content: "Is there a path from 3 to 8? “é→”" },
] as const;
const least: Generate = { kind: "generate", messages, maxTokens: 50, temperature: 0, repeat: 0 };
const full: Generate = { ...least, temperature: 0.7, topP: 0.9, seed: 3, stop: ["\n"], effort: "low", repeat: 2 };

/** The body that a model's server receives. */
async function sent(spec: string, request: Generate): Promise<[body: unknown, reply: Text]> {
  let received: [unknown, Text] | undefined;
  await withServer(
    () => completion("x"),
    async (url, log) => {
      const model = await openModel(spec, { env, baseUrl: `${url}/v1` });
      const reply = (await model.answer(request)) as Text;
      received = [log[0]!.body, reply];
    },
  );
  return received!;
}

const usual = { model: "m", messages, max_tokens: 50, temperature: 0 };
const usualFull = { ...usual, temperature: 0.7, top_p: 0.9, seed: 3, stop: ["\n"], reasoning_effort: "low" };
const completionTokens = { model: "m", messages, max_completion_tokens: 50 };

const golden: Readonly<Record<keyof typeof providers, readonly [least: object, full: object]>> = {
  openai: [
    { ...completionTokens, temperature: 0 },
    { ...completionTokens, seed: 3, stop: ["\n"], reasoning_effort: "low" },
  ],
  azure: [
    { ...completionTokens, temperature: 0 },
    { ...completionTokens, seed: 3, stop: ["\n"], reasoning_effort: "low" },
  ],
  together: [usual, usualFull],
  fireworks: [usual, usualFull],
  openrouter: [
    { ...usual, provider: { require_parameters: true } },
    {
      model: "m",
      messages,
      max_tokens: 50,
      temperature: 0.7,
      top_p: 0.9,
      seed: 3,
      stop: ["\n"],
      reasoning: { effort: "low" },
      provider: { require_parameters: true },
    },
  ],
  tinker: [usual, usualFull],
  vllm: [usual, usualFull],
  ollama: [usual, usualFull],
};

test("the whole body, and nothing that was not asked for", async () => {
  for (const name of names(providers)) {
    const [small, large] = golden[name];
    assert.equal((await sent(`${name}:m`, least))[0], small, name);
    assert.equal((await sent(`${name}:m`, full))[0], large, name);
  }
  assert.equal((await sent("huggingface:owner/m", least))[0], { ...usual, model: "owner/m" });
  assert.equal((await sent("huggingface:owner/m", full))[0], { ...usualFull, model: "owner/m" });
});

test("OpenAI's reasoning models get no sampling parameters, and the record says which were left out", async () => {
  const cases = [
    ["gpt-4.1-mini", least, undefined],
    ["gpt-5-mini", least, ["temperature"]],
    ["gpt-5-chat-latest", least, undefined],
    ["gpt-5.4-mini", least, undefined],
    ["gpt-5.4-mini", { ...full, effort: "none" }, undefined],
    ["gpt-5.4-mini", full, ["temperature", "top_p"]],
    ["o4-mini", full, ["temperature", "top_p", "stop"]],
    ["ft:o4-mini-2025-04-16:org::id", full, ["temperature", "top_p", "stop"]],
  ] as const;
  for (const [model, request, omitted] of cases) {
    const [body, reply] = await sent(`openai:${model}`, request);
    assert.equal(reply.omitted, omitted, model);
    for (const name of omitted ?? []) assert.not.ok(name in (body as object), `${model} ${name}`);
  }
});

test("a host of OpenRouter's can be pinned, and the one that answered is recorded", async () => {
  await withServer(
    () => ({ body: { ...(completion("x").body as object), provider: "Deep Infra" } }),
    async (url, log) => {
      const model = await openModel("openrouter:owner/m:free@deepinfra", { env, baseUrl: url });
      assert.is(((await model.answer(least)) as Text).servedBy, "Deep Infra");
      const { model: name, provider } = log[0]!.body;
      assert.is(name, "owner/m:free");
      assert.equal(provider, { require_parameters: true, order: ["deepinfra"], allow_fallbacks: false });
      assert.match(model.id, "deepinfra");
    },
  );
});

test("each has its own key, and only servers of one's own do without", async () => {
  for (const name of names(providers)) {
    const own = name === "vllm" || name === "ollama";
    const opened = openModel(`${name}:m`, { env: {}, baseUrl: "http://127.0.0.1:1" });
    const error = await opened.then(
      () => undefined,
      (reason: Error) => reason,
    );
    if (own) assert.is(error, undefined, name);
    else assert.match(error!.message, new RegExp(`^${providers[name].key}: expected a key`));
    await withServer(
      () => completion("x"),
      async (url, log) => {
        await (await openModel(`${name}:m`, { env, baseUrl: url })).answer(least);
        assert.is(log[0]!.authorization, `Bearer key-for-${providers[name].key}`);
      },
    );
  }
});

test("the same model at two addresses is two models, and a tune may have any name", async () => {
  const at = async (spec: string, baseUrl?: string) => (await openModel(spec, { env, ...(baseUrl && { baseUrl }) })).id;
  assert.is(await at("together:m"), "together:m@api.together.xyz/v1");
  assert.is(await at("openai:m", "http://a.example/v1"), "openai:m@a.example/v1");
  assert.is(await at("openai:m", "http://b.example/v1"), "openai:m@b.example/v1");
  const tune = "tinker://0a1b/sampler_weights/000080";
  assert.match(await at(`tinker:${tune}`), `tinker:${tune}@`);
  assert.match(await at("azure:deployment", "https://res.openai.azure.com/openai/v1/"), "azure:deployment@res.openai");
});

test("without an address of its own a provider asks for the user's", async () => {
  const error = await openModel("azure:deployment", { env }).then(
    () => undefined,
    (reason: Error) => reason,
  );
  assert.match(error!.message, /^azure: expected the address/);
});

test.run();
