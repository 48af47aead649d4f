import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readCheckpoint } from "#src/onnx/checkpoint";
import { encode } from "#src/onnx/encode";
import { causalLmGraph } from "#src/onnx/export/causal-lm-graph";
import { headWidth } from "#src/onnx/llama";
import { type Session, session, type Tensor, tensor } from "#src/onnx/runtime";
import { greedy } from "#src/onnx/sample";
import { readTokenizer } from "#src/onnx/tokenizer";
import { asked } from "#test/onnx/export/asked";
import { shippedBase } from "#training/local/tune";

const test = suite("export of the base");

const { spec, parameters, end } = readCheckpoint(shippedBase);
const words = readTokenizer(`${shippedBase}/tokenizer.json`);
const layers = Array.from({ length: spec.layers }, (_, i) => [`${i}.key`, `${i}.value`]).flat();

const caches = (prefix: string, rows: number, time: number): Record<string, Tensor> => {
  const dims = [rows, spec.groups, time, headWidth(spec)];
  const size = dims.reduce((a, b) => a * b, 1);
  return Object.fromEntries(layers.map((name) => [`${prefix}.${name}`, tensor(new Float32Array(size), dims)]));
};

const integers = (rows: readonly (readonly number[])[]) =>
  tensor(BigInt64Array.from(rows.flat(), BigInt), [rows.length, rows[0]!.length]);

/** Greedy replies to prompts padded on the left, by the exported graph and nothing else of ours. */
async function write(compiled: Session, prompts: readonly (readonly number[])[], most: number) {
  const rows = prompts.length;
  const longest = Math.max(...prompts.map(({ length }) => length));
  const blanks = prompts.map(({ length }) => longest - length);
  const added: number[][] = prompts.map(() => []);
  let unread = prompts.map((prompt, i) => [...Array(blanks[i]!).fill(0), ...prompt] as readonly number[]);
  let past = caches("past_key_values", rows, 0);
  for (let total = longest; total < longest + most && !added.every((ids) => ids.includes(end)); total++) {
    const time = unread[0]!.length;
    const places = Array.from({ length: time }, (_, t) => total - time + t);
    const scores = new Float32Array(rows * time * spec.vocabulary);
    const present = caches("present", rows, total);
    await compiled.run(
      {
        input_ids: integers(unread),
        attention_mask: integers(blanks.map((blank) => [...Array(blank).fill(0), ...Array(total - blank).fill(1)])),
        position_ids: integers(blanks.map((blank) => places.map((place) => Math.max(0, place - blank)))),
        ...past,
      },
      { logits: tensor(scores, [rows, time, spec.vocabulary]), ...present },
    );
    for (const [i, ids] of added.entries()) {
      const start = ((i + 1) * time - 1) * spec.vocabulary;
      ids.push(greedy(scores.subarray(start, start + spec.vocabulary)));
    }
    unread = added.map((ids) => ids.slice(-1));
    past = Object.fromEntries(layers.map((name) => [`past_key_values.${name}`, present[`present.${name}`]!]));
  }
  return added.map((ids) => words.decode(ids.includes(end) ? ids.slice(0, ids.indexOf(end)) : ids));
}

test("by ONNX Runtime alone, 48 prompts in batches get the replies of our decoder", async () => {
  const compiled = await session(encode(causalLmGraph(spec, parameters)), { threads: 1, device: "cpu" });
  const wanted = await asked(48);
  const length = ({ request }: (typeof wanted)[number]) => request.messages[0]!.content.length;
  const ordered = wanted.toSorted((a, b) => length(a) - length(b));
  for (let from = 0; from < ordered.length; from += 24) {
    const batch = ordered.slice(from, from + 24);
    const prompts = batch.map(({ request }) => [words.start, ...words.encode(request.messages[0]!.content)]);
    const texts = await write(compiled, prompts, batch[0]!.request.maxTokens);
    assert.equal(
      texts,
      batch.map(({ reply }) => reply.text),
    );
  }
  await compiled.close();
});

test.run();
