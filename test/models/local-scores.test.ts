import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openModel } from "#src/models/index";
import { localModel } from "#src/models/local";
import { decisionPrompt } from "#src/models/readouts/decision-prompt";
import { logLikelihoods, readCheckpoint } from "#src/onnx/index";
import { readTokenizer } from "#src/onnx/tokenizer";
import type { Choice, Choose, Generate, Message, Score, Scored, Text } from "#src/play";
import { lossOf } from "#test/onnx/reference";
import { shippedBase } from "#training/local/tune";

const test = suite("scores of the local model");
const model = localModel(shippedBase);
test.after(() => model.close!());

const score = async (content: string, ...continuations: string[]) =>
  (await model.answer({ kind: "score", messages: [{ role: "user", content }], continuations, repeat: 0 })) as Scored;

const { spec, parameters } = readCheckpoint(shippedBase);
const words = readTokenizer(join(shippedBase, "tokenizer.json"));

/** The same in double precision, without a cache, from the weights. */
function expected(content: string, continuation: string): number {
  const prompt = [words.start, ...words.encode(content)];
  const tokens = words.encode(continuation);
  const weights = [...prompt.map(() => 0), ...tokens.map(() => 1)];
  return -lossOf(spec, parameters, [...prompt, ...tokens], weights);
}

test("are the sums of its tokens' log-probabilities, as worked out from the weights in double precision", async () => {
  const content = "Is there an edge from node 3 to node 4?";
  const continuations = ["Answer: 7", "7", "The answer is 12"];
  const { logprobs, tokens, usage, latency } = await score(content, ...continuations);
  for (const [i, continuation] of continuations.entries()) {
    assert.is(tokens[i], words.encode(continuation).length);
    const wanted = expected(content, continuation);
    assert.ok(Math.abs(logprobs[i]! - wanted) < 1e-4, `${continuation}: ${logprobs[i]}, not ${wanted}`);
  }
  assert.ok(new Set(tokens).size > 1);
  assert.is(usage!.promptTokens, 1 + words.encode(content).length);
  assert.ok(latency! > 0);
});

test("the greedy reply's beginning is what it finds the likeliest", async () => {
  const content = "Is there an edge from node 3 to node 4?";
  const messages: Message[] = [{ role: "user", content }];
  const write: Generate = { kind: "generate", messages, maxTokens: 1, temperature: 0, repeat: 0 };
  const { text } = (await model.answer(write)) as Text;
  const others = ["3", "Is there", "Answer: yes", "A", "Path", "No"].filter((other) => other !== text);
  const { logprobs } = await score(content, ...others, text);
  assert.ok(others.every((_, i) => logprobs[i]! < logprobs.at(-1)!));
});

test("do not depend on what is asked at the same time, nor on what else is scored", async () => {
  const contents = Array.from({ length: 12 }, (_, i) => "Take node 1. ".repeat(1 + 3 * i));
  const ids = Array.from({ length: 40 }, (_, i) => String(i));
  const together = await Promise.all(contents.map((content) => score(content, ...ids)));
  for (const i of [0, 5, 11]) {
    const alone = await score(contents[i]!, ids[3]!, ids[39]!);
    assert.equal(alone.logprobs, [together[i]!.logprobs[3], together[i]!.logprobs[39]]);
  }
});

test("what its tokens cannot spell, and what is too long, is not supported", async () => {
  const request = (content: string, ...continuations: string[]): Score => ({
    kind: "score",
    messages: [{ role: "user", content }],
    continuations,
    repeat: 0,
  });
  for (const [asked, reason] of [
    [request("node 1", "yes", "Ћ"), 'its tokens cannot spell "Ћ"'],
    [request("node 1", "yes", ""), 'its tokens cannot spell ""'],
    [request("node 1 ".repeat(3000), "yes", "no"), /a prompt of \d+ tokens; the model reads 2047/],
  ] as const) {
    const reply = await model.answer(asked);
    assert.is(reply.kind, "unsupported");
    if (reply.kind !== "unsupported") continue;
    if (typeof reason === "string") assert.is(reply.reason, reason);
    else assert.match(reply.reason, reason);
  }
});

test("as a read-out it picks the option that its scores say", async () => {
  const choose: Choose = {
    kind: "choose",
    state: '{"nodes":[0,1,2],"edges":[[0,1]]}',
    question: "Is there an edge from node 0 to node 1?",
    options: [{ id: "yes" }, { id: "no" }],
    repeat: 0,
  };
  const reader = await openModel(`scoring:local:${shippedBase}`);
  assert.is(reader.id, `scoring:${model.id}`);
  const reply = (await reader.answer(choose)) as Choice;
  await reader.close!();
  // The training graph has no cache, and reads whole rows.
  const prompt = [words.start, ...words.encode(decisionPrompt(choose))];
  const rows = choose.options.map(({ id }) => {
    const tokens = [...prompt, ...words.encode(id)];
    return { tokens, weights: tokens.map((_, i) => (i < prompt.length ? 0 : 1)) };
  });
  const wanted = [...(await logLikelihoods(spec, parameters, rows, { threads: 1, device: "cpu" }))];
  assert.is(reply.option, wanted[0]! >= wanted[1]! ? 0 : 1);
  const shares = wanted.map((logprob) => Math.exp(logprob) / wanted.reduce((sum, one) => sum + Math.exp(one), 0));
  for (const [i, share] of shares.entries()) assert.ok(Math.abs(reply.probabilities![i]! - share) < 1e-4);
});

test.run();
