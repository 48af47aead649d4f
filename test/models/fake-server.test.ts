import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ask } from "#eval/ask";
import { replyCounter } from "#eval/reply-counter";
import { type FakeServer, type FaultName, faults, startFakeServer } from "#src/fake-server/index";
import { openModel, scheduler } from "#src/models/index";
import { names } from "#src/pick";
import type { Model } from "#src/play";
import { generate, items, logIn, outcomes, withLog } from "#test/eval/players";
import { failure } from "#test/failure";
import { hastyClock } from "#test/models/clock";
import { inScratch } from "#test/scratch";

const test = suite("providers against the fake server");
const KEY = "fake-key-0123456789abcdef";
const env = {
  OPENAI_API_KEY: KEY,
  AZURE_OPENAI_API_KEY: KEY,
  TOGETHER_API_KEY: KEY,
  FIREWORKS_API_KEY: KEY,
  HF_TOKEN: KEY,
};
const passing = names(faults).filter((name) => !("final" in faults[name]) && !("hits" in faults[name]));

type Specs = (bases: FakeServer["bases"]) => Readonly<Record<string, string>>;
const specs: Specs = ({ openai, azure, together, fireworksInference, inferenceProviders }) => ({
  "openai:gpt-4.1-mini": openai,
  "azure:gpt-4.1-mini": azure,
  "together:owner/model": together,
  "fireworks:accounts/fireworks/models/m": fireworksInference,
  "huggingface:owner/model": inferenceProviders,
});

/** A server whose models repeat the question, for the length of `use`; a share of requests goes wrong. */
async function withFake(share: number, kinds: readonly FaultName[], use: (server: FakeServer) => Promise<void>) {
  const server = await startFakeServer({
    answer: (messages) => messages.at(-1)!.content,
    key: KEY,
    faults: { seed: 4, share, kinds, retryAfter: 2, silence: 30 },
  });
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

const open = (spec: string, baseUrl: string, maxRetries = 10): Promise<Model> =>
  openModel(spec, { baseUrl, env, scheduler: scheduler({ maxRetries, clock: hastyClock() }) });

test("each holds a constrained model to the options, faults in between or not", async () => {
  const choose = {
    kind: "choose",
    state: "{}",
    question: "?",
    options: [{ id: "a" }, { id: "b" }],
    repeat: 0,
  } as const;
  const server = await startFakeServer({
    answer: () => "b",
    key: KEY,
    faults: { seed: 4, share: 0.25, kinds: passing, retryAfter: 2, silence: 30 },
  });
  for (const [spec, base] of Object.entries(specs(server.bases))) {
    const model = await open(`constrained:${spec}`, base);
    const reply = await model.answer(choose);
    assert.is(reply.kind === "choice" && reply.option, 1, spec);
    const unheard = await model.answer({ ...choose, options: [{ id: "x" }, { id: "y" }] });
    assert.is(unheard.kind === "choice" && unheard.option, 0, spec);
  }
  await server.close();
});

test("each takes what we send, and 30 items come back right with every kind of passing fault among one in four", async () => {
  await withFake(0.25, passing, async ({ bases }) => {
    for (const [spec, base] of Object.entries(specs(bases))) {
      await inScratch(async (folder) => {
        const { counts, count } = wrapped();
        const model = await open(spec, base);
        const verdicts = await withLog(logIn(folder), (log) => ask(model, items(30), log, { replied: count }));
        const why = [...verdicts.values()].find(({ outcome }) => outcome !== "correct")?.why;
        assert.equal(new Set(outcomes(verdicts)), new Set(["correct"]), `${spec}: ${why}`);
        assert.is(counts().asked, 30);
        assert.ok(counts().retried > 0, spec);
        assert.is(counts().uncounted, 0);
      });
    }
  });
});

test("each kind of passing fault by itself is got over", async () => {
  for (const kind of passing) {
    await withFake(0.5, [kind], async ({ bases }) => {
      const model = await open("openai:gpt-4.1-mini", bases.openai, 30);
      for (const content of ["one", "two", "three"]) {
        const reply = await model.answer(generate(content));
        assert.is(reply.kind === "text" && reply.text, content, kind);
      }
    });
  }
});

test("lasting faults stop the asking with the provider's words", async () => {
  for (const kind of ["insufficient-quota", "context-length"] as const) {
    await withFake(1, [kind], async ({ bases }) => {
      for (const [spec, base] of Object.entries(specs(bases))) {
        // Hugging Face's errors carry no code; its used-up credits come as 402.
        if (kind === "insufficient-quota" && spec.startsWith("huggingface")) continue;
        const error = await failure((await open(spec, base)).answer(generate(spec)));
        assert.is(error.name, "UserError", `${spec} ${kind}: ${error.message}`);
        assert.match(error.message, "planned", spec);
        assert.not.match(error.message, "\n");
      }
    });
  }
});

test("a wrong key and an unknown model are told as such", async () => {
  await withFake(0, [], async ({ bases }) => {
    const wrong = await openModel("openai:gpt-4.1-mini", {
      baseUrl: bases.openai,
      env: { OPENAI_API_KEY: "sk-other" },
    });
    assert.match((await failure(wrong.answer(generate("x")))).message, "check the key");
    const unknown = await open("together:no-such-model", bases.together);
    assert.match((await failure(unknown.answer(generate("x")))).message, "check the model's name");
  });
});

function wrapped() {
  const counter = replyCounter();
  return { counts: () => counter.counts, count: counter.count };
}

test.run();
