import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openModel } from "#src/models/index";
import { providers } from "#src/models/providers/index";
import { scheduler } from "#src/models/schedule/scheduler";
import type { Score, Scored, Unsupported } from "#src/play";
import { failure } from "#test/failure";
import { type Answered, type Asked, completion, withServer } from "#test/models/server";

const test = suite("scores of hosted models");
const env = {
  HF_TOKEN: "hf_key",
  ...Object.fromEntries(Object.values(providers).map(({ key }) => [key, `key-for-${key}`])),
};
const messages = [
  { role: "system", content: "Choose." },
  { role: "user", content: "Which?" },
] as const;
const ask = (...continuations: string[]): Score => ({ kind: "score", messages, continuations, repeat: 0 });
const usage = { prompt_tokens: 10, completion_tokens: 1 };

/** What a model behind a server makes of a request, and what the server was asked. */
async function score(
  spec: string,
  request: Score,
  answer: (asked: Asked) => Answered,
): Promise<{ reply: Scored | Unsupported; log: readonly Asked[] }> {
  let found: { reply: Scored | Unsupported; log: readonly Asked[] } | undefined;
  await withServer(answer, async (url, log) => {
    const model = await openModel(spec, { env, baseUrl: `${url}/v1`, scheduler: scheduler({ maxRetries: 0 }) });
    found = { reply: (await model.answer(request)) as Scored | Unsupported, log };
  });
  return found!;
}

const shown = (top: Readonly<Record<string, number>>): Answered => ({
  body: {
    model: "m-1",
    usage,
    choices: [
      {
        message: { role: "assistant", content: "x" },
        logprobs: {
          content: [{ token: "x", top_logprobs: Object.entries(top).map(([token, logprob]) => ({ token, logprob })) }],
        },
      },
    ],
  },
});

test("by first tokens: one request, what is shown is taken, what is not is known to be less likely", async () => {
  for (const kind of ["openai:m", "azure:m", "openrouter:m", "ollama:m", "huggingface:owner/m"]) {
    const { reply, log } = await score(kind, ask("0", "1", "2"), () => shown({ 1: -0.1, 0: -3, yes: -4 }));
    const { latency, ...rest } = reply as Scored;
    assert.type(latency, "number");
    assert.equal(rest, {
      kind: "scored",
      logprobs: [-3, -0.1, null],
      tokens: [1, 1, 1],
      usage: { promptTokens: 10, replyTokens: 1 },
      model: "m-1",
      attempts: 1,
    });
    assert.is(log.length, 1);
    const { path, body } = log[0]!;
    assert.match(path, /^\/v1\/chat\/completions$/, kind);
    assert.equal([body.logprobs, body.top_logprobs, body.messages.length], [true, 20, 2]);
    assert.is(body.max_tokens ?? body.max_completion_tokens, 1);
  }
});

test("by first tokens: what one token cannot tell is refused, before it is asked where that is known", async () => {
  const many = Array.from({ length: 21 }, (_, i) => String.fromCodePoint(97 + i));
  for (const [model, request, reason, asked] of [
    ["openai:m", ask("1", "10"), /"1" begins another/, 0],
    ["openai:m", ask(...many), /21 continuations/, 0],
    ["openai:o3-mini", ask("a", "b"), /always reasons/, 0],
    ["openai:m", ask("yes", "no"), /"yes" may be several tokens/, 1],
    ["tinker:m", ask("a", "b"), /no probabilities are read from tinker/, 0],
  ] as const) {
    const { reply, log } = await score(model, request, () => shown({ no: -1, ye: -2 }));
    assert.is(reply.kind, "unsupported");
    assert.match((reply as Unsupported).reason, reason);
    assert.is(log.length, asked);
  }
  const { reply } = await score("openai:m", ask("a", "b"), () => completion("a"));
  assert.equal(reply, { kind: "unsupported", reason: "the service shows no probabilities with this model" });
});

/** Tokens of a prompt as vLLM shows them. */
const prompted = (tokens: readonly (readonly [string, number])[]): Answered => ({
  body: {
    usage,
    choices: [{ message: { content: "x" } }],
    prompt_logprobs: [
      null,
      ...tokens.map(([text, logprob], id) => ({ [id]: { logprob, rank: 1, decoded_token: text } })),
    ],
  },
});

test("by vLLM's prompt: the continuation stands in the model's turn, its tokens are summed", async () => {
  const { reply, log } = await score("vllm:m", ask("1", "10", "no"), ({ body }) => {
    const said = body.messages.at(-1).content;
    const tokens = {
      1: [["1", -1]],
      10: [
        ["1", -1],
        ["0", -0.5],
      ],
      no: [["no", -7]],
    } as const;
    return prompted([["Which?", -2], ["\n", -3], ...tokens[said as keyof typeof tokens]]);
  });
  const { logprobs, tokens, usage: used } = reply as Scored;
  assert.equal(
    [logprobs, tokens],
    [
      [-1, -1.5, -7],
      [1, 2, 1],
    ],
  );
  assert.equal(used, { promptTokens: 30, replyTokens: 3 });
  assert.equal(
    log.map(({ path, body }) => [path, body.messages.length, body.messages[2].role]),
    Array(3).fill(["/v1/chat/completions", 3, "assistant"]),
  );
  const { continue_final_message, add_generation_prompt, prompt_logprobs, max_tokens } = log[0]!.body;
  assert.equal([continue_final_message, add_generation_prompt, prompt_logprobs, max_tokens], [true, false, 0, 1]);
});

test("by a prompt: a continuation that shares a token with what is before it is not scored", async () => {
  const joined = await score("vllm:m", ask("a", "b"), () =>
    prompted([
      ["Which?", -2],
      ["\na", -1],
    ]),
  );
  assert.equal(joined.reply, { kind: "unsupported", reason: 'no token begins where "a" does' });
  const bare = await score("vllm:m", ask("a", "b"), () => completion("a"));
  assert.equal(bare.reply, { kind: "unsupported", reason: "the service shows no probabilities of a prompt's tokens" });
});

/** A prompt cut before each line's last word, as if those were tokens. */
const cut = (prompt: string) => [
  prompt.slice(0, prompt.lastIndexOf("\n") + 1),
  prompt.slice(prompt.lastIndexOf("\n") + 1),
];

test("by an echo: Fireworks' offsets and Together's own prompt tell where the continuation is", async () => {
  const known: Readonly<Record<string, number>> = { a: -1, bc: -2 };
  const expected = [
    [-1, -2],
    [1, 1],
  ];
  const fireworks = await score("fireworks:m", ask("a", "bc"), ({ body }) => {
    const [before, last] = cut(body.prompt) as [string, string];
    const logprobs = {
      tokens: [before, last, "!"],
      token_logprobs: [null, known[last], -5],
      text_offset: [0, before.length, body.prompt.length],
    };
    return { body: { usage, choices: [{ text: `${body.prompt}!`, logprobs }] } };
  });
  const together = await score("together:m", ask("a", "bc"), ({ body }) => {
    const [before, last] = cut(body.prompt) as [string, string];
    const logprobs = { tokens: [before, last], token_logprobs: [null, known[last]] };
    const written = { tokens: ["!"], token_logprobs: [-5] };
    return { body: { usage, prompt: [{ text: body.prompt, logprobs }], choices: [{ text: "!", logprobs: written }] } };
  });
  for (const { reply, log } of [fireworks, together]) {
    const { logprobs, tokens } = reply as Scored;
    assert.equal([logprobs, tokens], expected);
    assert.is(log.length, 2);
    assert.is(log[0]!.path, "/v1/completions");
    const { prompt, echo, max_tokens, model } = log[0]!.body;
    assert.equal([prompt, echo, max_tokens, model], ["Choose.\n\nWhich?\na", true, 1, "m"]);
  }
});

test("faults are those of texts: too long, an error in a sound reply, a server out of order", async () => {
  const long = {
    status: 400,
    body: { error: { message: "This model's maximum context length is 9 tokens", code: null } },
  };
  const inside = { body: { error: { message: "overloaded" } } };
  for (const [answer, message] of [
    [long, /maximum context length/],
    [inside, /overloaded/],
    [{ status: 500, body: {} }, /500/],
  ] as const) {
    for (const kind of ["openai:m", "vllm:m", "fireworks:m"]) {
      assert.match((await failure(score(kind, ask("a", "b"), () => answer))).message, message);
    }
  }
});

test.run();
