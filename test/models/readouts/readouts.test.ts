import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openModel } from "#src/models/index";
import { modelId } from "#src/models/model-id";
import { readoutIn, readouts } from "#src/models/readouts/index";
import { TooLongError } from "#src/models/too-long-error";
import { names } from "#src/pick";
import type { Choice, Choose, Generate, Model, Reply, Request, Score, Text } from "#src/play";
import { failure } from "#test/failure";

const test = suite("read-outs");

const choose: Choose = {
  kind: "choose",
  state: '{"nodes":[0,1],"2":"é"}',
  question: 'Which of "them"?',
  options: [{ id: "a" }, { id: "b", description: "the other" }, { id: "c" }],
  repeat: 3,
};

/** A model that keeps what it was asked. */
function listening(answer: (request: Request) => Reply): Model & { readonly asked: Request[] } {
  const asked: Request[] = [];
  return {
    id: "inner",
    deterministic: true,
    concurrency: 5,
    asked,
    async answer(request) {
      asked.push(request);
      return answer(request);
    },
  };
}

const told = { usage: { promptTokens: 9, replyTokens: 2, reasoningTokens: 1 }, latency: 12, model: "m-1" } as const;
const saying = (text: string, finish: Text["finish"] = "stop") =>
  listening(() => ({ kind: "text", text, finish, ...told }));

test("constrained asks once, greedily, for one of the ids, and passes on what it took", async () => {
  const inner = saying("b");
  const model = readouts.constrained.over(inner, "constrained");
  assert.equal(await model.answer(choose), { kind: "choice", option: 1, said: "b", ...told });
  const request = inner.asked[0] as Generate;
  assert.is(inner.asked.length, 1);
  const { kind, temperature, effort, among, repeat, messages } = request;
  assert.equal([kind, temperature, effort, among, repeat], ["generate", 0, "none", ["a", "b", "c"], 3]);
  assert.equal(
    messages.map(({ role }) => role),
    ["system", "user"],
  );
  assert.equal(JSON.parse(messages[1]!.content), {
    state: JSON.parse(choose.state),
    question: choose.question,
    options: [{ id: "a" }, { id: "b", description: "the other" }, { id: "c" }],
  });
  assert.ok(messages[1]!.content.includes(`"state":${choose.state},`), "the state's own text");
});

test("a reply that is no id, was cut off or held back is no choice, and is not asked for again", async () => {
  for (const inner of [saying("I pick b"), saying("b", "length"), saying("b", "filter"), saying("")]) {
    const reply = (await readouts.constrained.over(inner, "constrained").answer(choose)) as Choice;
    assert.is(reply.kind, "choice");
    assert.not.ok("option" in reply);
    assert.is(inner.asked.length, 1);
    assert.type(reply.said, "string");
  }
});

test("efforts are configurations of their own: thoughts are read over only where they were asked for", async () => {
  const said = "<think>a or b? b.</think>b";
  for (const [name, option] of [
    ["constrained", undefined],
    ["constrained-low", 1],
    ["constrained-medium", 1],
    ["constrained-high", 1],
  ] as const) {
    const inner = saying(said);
    const model = readouts[name].over(inner, name);
    assert.is(model.id, `${name}:inner`);
    assert.is(((await model.answer(choose)) as Choice).option, option);
    assert.is((inner.asked[0] as Generate).effort, readouts[name].effort);
  }
});

const scoresOf = (...logprobs: (number | null)[]) =>
  listening(() => ({ kind: "scored", logprobs, tokens: logprobs.map(() => 1), ...told }));

test("scoring picks the likeliest, the earlier of equals, and says what share each has", async () => {
  const inner = scoresOf(Math.log(0.2), Math.log(0.4), Math.log(0.4));
  const reply = (await readouts.scoring.over(inner, "scoring").answer(choose)) as Choice;
  assert.is(reply.option, 1);
  assert.equal(
    reply.probabilities!.map((share) => share.toFixed(6)),
    ["0.200000", "0.400000", "0.400000"],
  );
  assert.equal(JSON.parse(reply.said!).logprobs, [Math.log(0.2), Math.log(0.4), Math.log(0.4)]);
  assert.equal([reply.usage, reply.latency, reply.model], [told.usage, told.latency, told.model]);
  const { kind, continuations, repeat, messages } = inner.asked[0] as Score;
  assert.equal([kind, continuations, repeat, messages.length], ["score", ["a", "b", "c"], 3, 1]);
});

test("what is not shown is never picked; where nothing is, there is no choice, and no shares", async () => {
  const some = (await readouts.scoring.over(scoresOf(null, -9, null), "scoring").answer(choose)) as Choice;
  assert.is(some.option, 1);
  assert.is(some.probabilities, undefined);
  const none = (await readouts.scoring.over(scoresOf(null, null, null), "scoring").answer(choose)) as Choice;
  assert.is(none.option, undefined);
  const far = (await readouts.scoring.over(scoresOf(-9000, -9001, -9002), "scoring").answer(choose)) as Choice;
  assert.is(far.option, 0);
  assert.ok(far.probabilities!.every(Number.isFinite));
});

test("what cannot be put reaches no model", async () => {
  const many = Array.from({ length: 300 }, (_, i) => ({ id: String(i) }));
  for (const [options, reason] of [
    [many, "expected 2 to 255 options, got 300"],
    [many.slice(0, 1), "expected 2 to 255 options, got 1"],
    [[{ id: "a" }, { id: "a" }], "expected options of different ids, got 1 repeated"],
  ] as const) {
    for (const name of names(readouts)) {
      const inner = saying("a");
      assert.equal(await readouts[name].over(inner, name).answer({ ...choose, options }), {
        kind: "unsupported",
        reason,
      });
      assert.is(inner.asked.length, 0);
    }
  }
  const generate: Generate = { kind: "generate", messages: [], maxTokens: 1, temperature: 0, repeat: 0 };
  assert.is((await readouts.scoring.over(saying("a"), "scoring").answer(generate)).kind, "unsupported");
});

test("a request that is too long is not supported; what the model does not serve stays that; faults are thrown", async () => {
  const failing = (error: Error) =>
    listening(() => {
      throw error;
    });
  for (const name of names(readouts)) {
    const over = (inner: Model) => readouts[name].over(inner, name).answer(choose);
    assert.equal(await over(failing(new TooLongError("too long"))), { kind: "unsupported", reason: "too long" });
    assert.is((await failure(over(failing(new Error("out of order"))))).message, "out of order");
    assert.equal(await over(listening(() => ({ kind: "unsupported", reason: "not here" }))), {
      kind: "unsupported",
      reason: "not here",
    });
  }
});

test("they are named in front of a model, with what it is like, and its id says so without opening it", async () => {
  const model = await openModel("constrained:scripted:first");
  assert.is(model.id, "constrained:scripted:first");
  assert.is(model.deterministic, true);
  assert.is((await model.answer(choose)).kind, "choice");
  assert.is(await modelId("scoring:openai:gpt-4.1-mini", { env: {} }), "scoring:openai:gpt-4.1-mini@api.openai.com/v1");
  assert.equal(readoutIn("constrained-low:vllm:m@host"), { name: "constrained-low", model: "vllm:m@host" });
  assert.is(readoutIn("policy:first"), undefined);
  assert.match((await failure(openModel("constrained:acme:x"))).message, /unknown model "acme"/);
  assert.match((await failure(openModel("scoring:x"))).message, /expected KIND:NAME/);
});

test.run();
