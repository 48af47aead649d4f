import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writeWhole } from "#src/jsonl";
import { onnxModel } from "#src/models/onnx";
import { onnxId } from "#src/models/onnx/onnx-id";
import { onnxName } from "#src/models/onnx/onnx-name";
import { forms, readSource } from "#src/onnx/export/index";
import type { Generate, Model, Text } from "#src/play";
import { hasTransformersJs, needsTransformersJs } from "#test/needs";
import { tinyModel } from "#test/onnx/export/tiny-model";
import { scratchFolders } from "#test/scratch";

const test = suite("onnx model");

const scratch = scratchFolders(test);
const opened: Model[] = [];
test.after(async () => {
  for (const model of opened) await model.close!();
});

/** A folder with an exported model; `settings` are added to its tokenizer's. */
function exported(settings: Readonly<Record<string, unknown>> = {}): string {
  const folder = scratch();
  tinyModel(join(folder, "model"));
  const files = forms.onnx(readSource(join(folder, "model"), "local:tiny"));
  for (const [path, data] of Object.entries(files)) writeWhole(join(folder, "onnx-model", path), data);
  const path = join(folder, "onnx-model", "tokenizer_config.json");
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), ...settings }));
  return join(folder, "onnx-model");
}

async function open(folder: string): Promise<Model> {
  opened.push(await onnxModel(folder));
  return opened.at(-1)!;
}

/** The model as it is exported, opened once. */
let plain: Promise<Model> | undefined;
const theModel = () => (plain ??= open(exported()));

const ask = (content: string, options: Partial<Generate> = {}): Generate => ({
  kind: "generate",
  messages: [{ role: "user", content }],
  maxTokens: 12,
  temperature: 0,
  repeat: 0,
  ...options,
});

async function refusal(name: string): Promise<string> {
  try {
    await open(name);
  } catch (error) {
    assert.is((error as Error).name, "UserError");
    return (error as Error).message;
  }
  return assert.unreachable(`${name} was opened`) as never;
}

test("a name is a folder or the hub's, with revision, kind of numbers and device", () => {
  const folder = exported();
  const plain = { revision: "", dtype: "fp32", device: "cpu" };
  assert.equal(onnxName(folder), { place: folder, local: true, ...plain });
  assert.equal(onnxName(`${folder}:q4:cuda`), { place: folder, local: true, ...plain, dtype: "q4", device: "cuda" });
  const hub = { place: "owner/model-1.5B", local: false, revision: "main", dtype: "fp32", device: "cpu" };
  assert.equal(onnxName("owner/model-1.5B"), hub);
  assert.equal(onnxName("owner/model-1.5B:webgpu"), { ...hub, device: "webgpu" });
  assert.equal(onnxName("owner/model-1.5B@v2:fp16"), { ...hub, revision: "v2", dtype: "fp16" });
  for (const name of ["nowhere", "owner/model:q3", "a/b/c", "", scratch()]) {
    assert.throws(() => onnxName(name), /^onnx: expected a folder with config\.json, or owner\/model of the hub, got /);
  }
});

test("its id is a hash of its files, or its name, with what else decides its replies", async () => {
  const [one, same, other] = [exported(), exported(), exported({ chat_template: "x" })];
  const id = (name: string) => onnxId(onnxName(name));
  assert.match(await id(one), /^onnx:[0-9a-f]{16}:fp32$/);
  assert.is(await id(one), await id(same));
  assert.is.not(await id(one), await id(other));
  assert.is(await id(`${one}:cuda`), `${await id(one)}:cuda`);
  assert.is(await id("owner/model@v2:q4:webgpu"), "onnx:owner/model@v2:q4:webgpu");
});

test("a kind of numbers that is not there is named", async () => {
  assert.match(await refusal(`${exported()}:q4`), /model_q4\.onnx: expected the weights, got none; say which kind/);
});

if (!hasTransformersJs) {
  test("without transformers.js one line says how to get it", async () => {
    assert.match(
      await refusal(exported()),
      /^onnx models: .*npm install --ignore-scripts @huggingface\/transformers@4"$/,
    );
  });
}

const loaded = needsTransformersJs(test);

loaded("ends at the token limit, and at stop strings", async () => {
  const { answer } = await theModel();
  const whole = (await answer(ask("a b is a"))) as Text;
  assert.is(whole.kind, "text");
  assert.equal([whole.finish, whole.usage!.replyTokens], ["length", 12]);
  const mark = whole.text.slice(4, 7);
  const cut = (await answer(ask("a b is a", { stop: ["zebra", mark] }))) as Text;
  assert.equal([cut.text, cut.finish], [whole.text.slice(0, whole.text.indexOf(mark)), "stop"]);
  assert.ok(cut.usage!.replyTokens < 12, "writing went on behind the stop string");
});

loaded("sampled replies repeat under a seed and differ by seed and by repeat", async () => {
  const { answer } = await theModel();
  const say = async (options: Partial<Generate>) =>
    ((await answer(ask("a, b", { temperature: 1.5, topP: 0.95, ...options }))) as Text).text;
  assert.is(await say({ seed: 1 }), await say({ seed: 1 }));
  assert.is.not(await say({ seed: 1 }), await say({ seed: 2 }));
  assert.is.not(await say({ seed: 1 }), await say({ seed: 1, repeat: 1 }));
});

loaded("replies do not depend on what else is asked", async () => {
  const { answer } = await theModel();
  const prompts = ["a", "a b is a", "b, 1", "a b, a 12"];
  const together = await Promise.all(prompts.map((prompt) => answer(ask(prompt))));
  for (const [i, prompt] of prompts.entries()) assert.equal(await answer(ask(prompt)), together[i]);
});

loaded("without a chat template the turns' text is the prompt", async () => {
  const { answer } = await open(exported({ chat_template: undefined }));
  const messages = [
    { role: "user", content: "a" },
    { role: "assistant", content: "b" },
  ] as const;
  const joined = await answer(ask("", { messages }));
  assert.equal(joined, await answer(ask("a\n\nb")));
  // A start mark, two words, two line ends, and the line between, whose space is no word of the model.
  assert.is((joined as Text).usage!.promptTokens, 6);
});

loaded("what it cannot serve is told as such", async () => {
  const { answer } = await theModel();
  const choice = { kind: "choose", state: "", question: "", options: [{ id: "x" }], repeat: 0 } as const;
  assert.is((await answer(choice)).kind, "unsupported");
  assert.equal(await answer(ask("a,".repeat(40))), {
    kind: "unsupported",
    reason: "a prompt of 81 tokens; the model reads 63",
  });
});

const CHOOSY = `{% if messages[0].role == 'system' %}{{ raise_exception('no system turns') }}{% endif %}<s>
{%- if enable_thinking is not defined %}a{% elif enable_thinking %}a b{% else %}a,{% endif %}`;

loaded("what a chat template refuses is told as such, and it is asked whether to think", async () => {
  const { answer } = await open(exported({ chat_template: CHOOSY }));
  assert.equal(await answer(ask("", { messages: [{ role: "system", content: "a" }] })), {
    kind: "unsupported",
    reason: "the chat template refuses the conversation: no system turns",
  });
  const read = async (options: Partial<Generate>) => ((await answer(ask("b", options))) as Text).usage!.promptTokens;
  assert.equal([await read({}), await read({ effort: "none" })], [2, 3]);
  const replies = [{}, { effort: "none" }, { effort: "high" }].map(async (options) => {
    return ((await answer(ask("b", options as Partial<Generate>))) as Text).text;
  });
  assert.is(new Set(await Promise.all(replies)).size, 3);
});

loaded("a model that does not load is named in one line", async () => {
  const folder = exported();
  writeFileSync(join(folder, "onnx", "model.onnx"), "damaged");
  assert.match(await refusal(folder), /^onnx: expected .* to load as a text generator in fp32 on cpu, got ".*"; check/);
});

loaded("an aborted request is not asked, and a closed model says so", async () => {
  const model = await theModel();
  const reason = new Error("enough");
  const [first, second] = [model.answer(ask("a")), model.answer(ask("b"), AbortSignal.abort(reason))];
  await second.then(
    () => assert.unreachable(),
    (error) => assert.is(error, reason),
  );
  assert.is((await first).kind, "text");
  await model.close!();
  await model.answer(ask("a")).then(
    () => assert.unreachable(),
    (error) => assert.match(error.message, /closed/),
  );
});

test.run();
