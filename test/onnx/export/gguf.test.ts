import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gguf } from "@huggingface/gguf";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { forms, readSource } from "#src/onnx/export/index";
import { parameters } from "#src/onnx/parameters";
import { tinyModel } from "#test/onnx/export/tiny-model";
import { SPEC } from "#test/onnx/reference";
import { scratchFolders } from "#test/scratch";

const test = suite("export gguf");

const scratch = scratchFolders(test);
const HALF = SPEC.width / SPEC.heads / 2;

/** The tiny model's file in one form, as the format's own reader sees it. */
async function exported(form: "gguf" | "gguf-f16") {
  const folder = scratch();
  const { parameters: flat } = tinyModel(join(folder, "model"));
  const files = forms[form](readSource(join(folder, "model"), "local:tiny"));
  const [name, data] = Object.entries(files).find(([path]) => path.endsWith(".gguf"))!;
  const path = join(folder, name);
  writeFileSync(path, data);
  const read = await gguf(path, { allowLocalFile: true });
  const bytes = readFileSync(path);
  const tensor = (wanted: string) => {
    const { shape, dtype, offset } = read.tensorInfos.find(({ name: found }) => found === wanted)!;
    const size = shape.reduce((product, n) => product * Number(n), 1);
    const at = Number(read.tensorDataOffset) + Number(offset);
    assert.is(at % 32, 0, `${wanted} is aligned`);
    return { shape: shape.map(Number), dtype, bytes: bytes.subarray(at, at + size * (dtype === 1 ? 2 : 4)) };
  };
  const floats = (wanted: string) => {
    const { bytes: data } = tensor(wanted);
    return Array.from({ length: data.length / 4 }, (_, i) => data.readFloatLE(i * 4));
  };
  const original = (wanted: string) => {
    const { offset, size } = parameters(SPEC).find(({ name: found }) => found === wanted)!;
    return [...flat.subarray(offset, offset + size)];
  };
  return { metadata: read.metadata as Record<string, unknown>, infos: read.tensorInfos, tensor, floats, original };
}

test("another reader finds the model's sizes", async () => {
  const { metadata } = await exported("gguf");
  const facts = {
    version: 3,
    "general.architecture": "llama",
    "general.name": "local:tiny",
    "general.file_type": 0,
    "llama.vocab_size": 15,
    "llama.context_length": 64,
    "llama.embedding_length": 64,
    "llama.block_count": 2,
    "llama.feed_forward_length": 24,
    "llama.attention.head_count": 4,
    "llama.attention.head_count_kv": 2,
    "llama.rope.dimension_count": 16,
    "llama.rope.freq_base": 100,
  };
  for (const [key, value] of Object.entries(facts)) assert.equal(metadata[key], value, key);
  assert.ok(Math.abs((metadata["llama.attention.layer_norm_rms_epsilon"] as number) - SPEC.epsilon) < 1e-12);
});

test("its vocabulary holds each token under its id, and reads what is no token as unknown", async () => {
  const { metadata, floats } = await exported("gguf");
  const tokens = metadata["tokenizer.ggml.tokens"] as string[];
  assert.equal(tokens.slice(0, 6), ["<pad>", "<s>", "</s>", "<unk>", " a", " b"]);
  assert.is(tokens[10], "\\n");
  assert.equal(tokens.slice(13), ["<", " "]);
  assert.equal(metadata["tokenizer.ggml.token_type"], [3, 3, 3, 3, ...Array(11).fill(1)]);
  assert.is(metadata["tokenizer.ggml.model"], "rwkv");
  const ids = ["bos", "eos", "unknown", "padding"].map((name) => metadata[`tokenizer.ggml.${name}_token_id`]);
  assert.equal(ids, [1, 2, 3, 0]);
  const embedding = floats("token_embd.weight");
  const row = (id: number) => embedding.slice(id * SPEC.width, (id + 1) * SPEC.width);
  assert.equal([row(13), row(14)], [row(3), row(3)]);
});

test("weights are those of the checkpoint, axes from the innermost", async () => {
  const { infos, tensor, floats, original } = await exported("gguf");
  assert.is(infos.length, parameters(SPEC).length);
  assert.equal(tensor("blk.1.ffn_down.weight").shape, [24, 64]);
  assert.equal(floats("blk.1.ffn_down.weight"), original("model.layers.1.mlp.down_proj"));
  assert.equal(floats("blk.0.attn_v.weight"), original("model.layers.0.self_attn.v_proj"));
  assert.equal(floats("blk.0.attn_output.weight"), original("model.layers.0.self_attn.o_proj"));
  assert.equal(floats("output_norm.weight"), original("model.norm"));
  const embedding = original("model.embed_tokens");
  assert.equal(floats("token_embd.weight").slice(0, embedding.length), embedding);
});

type Vector = readonly number[];

const times = (matrix: Vector, x: Vector): Vector =>
  Array.from({ length: matrix.length / x.length }, (_, row) =>
    x.reduce((sum, value, i) => sum + matrix[row * x.length + i]! * value, 0),
  );

/** Turns a head by the angles of a position; `pair` says where the two places of pair i lie. */
function turn(head: Vector, position: number, pair: (i: number) => readonly [number, number]): Vector {
  const out = [...head];
  for (let i = 0; i < HALF; i++) {
    const angle = position / SPEC.rotaryBase ** (i / HALF);
    const [a, b] = pair(i);
    out[a] = head[a]! * Math.cos(angle) - head[b]! * Math.sin(angle);
    out[b] = head[b]! * Math.cos(angle) + head[a]! * Math.sin(angle);
  }
  return out;
}

test("queries and keys give the same scores when neighbours are turned as when halves are", async () => {
  const { floats, original } = await exported("gguf");
  const x = Array.from({ length: SPEC.width }, (_, i) => Math.sin(i * 1.7));
  const y = Array.from({ length: SPEC.width }, (_, i) => Math.cos(i * 0.9));
  const score = (q: Vector, k: Vector, pair: (i: number) => readonly [number, number]) => {
    const head = (v: Vector, n: number) => v.slice(n * 2 * HALF, (n + 1) * 2 * HALF);
    return Array.from({ length: SPEC.heads }, (_, n) => {
      const key = turn(head(times(k, y), Math.floor((n * SPEC.groups) / SPEC.heads)), 3, pair);
      return turn(head(times(q, x), n), 7, pair).reduce((sum, value, i) => sum + value * key[i]!, 0);
    });
  };
  const halves = score(
    original("model.layers.1.self_attn.q_proj"),
    original("model.layers.1.self_attn.k_proj"),
    (i) => [i, i + HALF],
  );
  const neighbours = score(floats("blk.1.attn_q.weight"), floats("blk.1.attn_k.weight"), (i) => [2 * i, 2 * i + 1]);
  for (const [n, wanted] of halves.entries()) assert.ok(Math.abs(wanted - neighbours[n]!) < 1e-9, `head ${n}`);
});

test("in 16 bits matrices are halved and vectors are not", async () => {
  const { metadata, tensor } = await exported("gguf-f16");
  assert.is(metadata["general.file_type"], 1);
  assert.equal(
    ["token_embd.weight", "blk.0.attn_q.weight", "blk.0.attn_norm.weight", "output_norm.weight"].map(
      (name) => tensor(name).dtype,
    ),
    [1, 1, 0, 0],
  );
});

test.run();
