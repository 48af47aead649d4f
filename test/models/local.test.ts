import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { localModel, localModelId } from "#src/models/local";
import type { Generate, Text } from "#src/play";
import { stream } from "#src/rng";
import { inScratch } from "#test/scratch";
import { document } from "#training/local/pretraining/document";
import { shippedBase } from "#training/local/tune";

const test = suite("local model");

const model = localModel(shippedBase);
test.after(() => model.close!());

const ask = (content: string, options: Partial<Generate> = {}): Generate => ({
  kind: "generate",
  messages: [{ role: "user", content }],
  maxTokens: 60,
  temperature: 0,
  repeat: 0,
  ...options,
});
const say = async (request: Generate) => (await model.answer(request)) as Text;
const questions = Array.from({ length: 48 }, (_, i) => document("main", 1, stream(21, i)));
const prompts = questions.map(([question]) => question!.text);

test("its id is a hash of its weights", () => {
  assert.match(model.id, /^local:[0-9a-f]{16}$/);
  assert.is(model.id, localModelId(shippedBase));
});

test("answers what the base was trained on", async () => {
  const replies = await Promise.all(prompts.map((prompt) => say(ask(prompt))));
  const right = replies.filter(({ text }, i) => text === questions[i]![1]!.text).length;
  assert.ok(right >= 40, `${right} of 48`);
  for (const { finish, usage } of replies.slice(0, 5)) {
    assert.is(finish, "stop");
    assert.ok(usage!.promptTokens > 20 && usage!.replyTokens > 1);
  }
});

test("a reply does not depend on what is asked at the same time", async () => {
  const together = await Promise.all(prompts.map((prompt) => say(ask(prompt))));
  for (const count of [1, 2, 3, 7]) {
    const chosen = stream(2, count).sample([...prompts.keys()], count);
    const apart = await Promise.all(chosen.map((i) => say(ask(prompts[i]!))));
    assert.equal(
      apart,
      chosen.map((i) => together[i]!),
    );
  }
});

test("stops at the token limit and at stop strings", async () => {
  const whole = await say(ask(prompts[0]!));
  const short = await say(ask(prompts[0]!, { maxTokens: 4 }));
  assert.equal([short.finish, short.usage!.replyTokens], ["length", 4]);
  assert.ok(whole.text.startsWith(short.text) && short.text.length > 0);
  const before = await say(ask(prompts[0]!, { stop: [".", "never said"] }));
  assert.equal([before.text, before.finish], [whole.text.split(".")[0], "stop"]);
});

test("draws the same sample for the same seed and repeat, and another for another", async () => {
  const draw = (seed: number, repeat: number) => say(ask(prompts[1]!, { temperature: 5, seed, repeat, maxTokens: 12 }));
  const texts = await Promise.all([draw(1, 0), draw(1, 0), draw(1, 1), draw(2, 0)]);
  assert.equal(texts[0], texts[1]);
  assert.is(new Set(texts.map(({ text }) => text)).size, 3);
});

test("reads a conversation as the base was trained on one", async () => {
  const [first, reply, second, answer] = document("main", 2, stream(21, "turns"));
  const messages = [
    { role: "user", content: first!.text },
    { role: "assistant", content: reply!.text },
    { role: "user", content: second!.text },
  ] as const;
  assert.is((await say(ask("", { messages }))).text, answer!.text);
});

test("what it cannot do is an outcome of its own", async () => {
  const choice = await model.answer({
    kind: "choose",
    state: "",
    question: "",
    options: [{ id: "a" }, { id: "b" }],
    repeat: 0,
  });
  assert.is(choice.kind, "unsupported");
  const [long, good] = await Promise.all([
    model.answer(ask("node 1 ".repeat(3000))),
    model.answer(ask(prompts[0]!, { maxTokens: 2 })),
  ]);
  assert.is(long.kind, "unsupported");
  assert.is(good.kind, "text");
});

test("reads words it does not know without failing", async () => {
  assert.type((await say(ask("Ћao, which fish? 😀", { maxTokens: 5 }))).text, "string");
});

test("an aborted request ends at once, and others go on", async () => {
  const abort = new AbortController();
  const stopped = model.answer(ask(prompts[0]!), abort.signal).then(
    () => "answered",
    () => "aborted",
  );
  const other = say(ask(prompts[1]!, { maxTokens: 3 }));
  abort.abort();
  assert.is(await stopped, "aborted");
  assert.is((await other).kind, "text");
});

test("a closed model fails what is open", async () => {
  const another = localModel(shippedBase);
  const open = another.answer(ask(prompts[0]!)).then(
    () => "answered",
    ({ message }) => message,
  );
  await another.close!();
  assert.match(await open, /closed/);
  assert.match(await another.answer(ask(prompts[0]!)).catch(({ message }) => message), /closed/);
});

test("a model that cannot be run is the user's mistake, not a reply, however often it is asked", () =>
  inScratch(async (dir) => {
    cpSync(shippedBase, dir, { recursive: true });
    const config = JSON.parse(readFileSync(join(dir, "config.json"), "utf8"));
    writeFileSync(
      join(dir, "config.json"),
      JSON.stringify({ ...config, num_attention_heads: 8, num_key_value_heads: 8, head_dim: 8 }),
    );
    const broken = localModel(dir);
    for (const prompt of prompts.slice(0, 2)) {
      const error = await broken.answer(ask(prompt)).catch((reason: unknown) => reason);
      assert.instance(error, UserError);
    }
  }));

test("a folder without a model is the user's mistake", () => {
  assert.throws(
    () => localModel("no/such/folder"),
    (error: unknown) => error instanceof UserError,
  );
});

test.run();
