import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readCheckpoint, writeCheckpoint } from "#src/onnx/checkpoint";
import { initialParameters } from "#src/onnx/initial";
import { decodeSafetensors } from "#src/onnx/safetensors";
import { stream } from "#src/rng";
import { SPEC } from "#test/onnx/reference";
import { scratchFolders } from "#test/scratch";

const test = suite<{ folder: string }>("onnx checkpoint");

const scratch = scratchFolders(test);
test.before.each((context) => {
  context.folder = scratch();
});

const parameters = initialParameters(SPEC, { embedding: 0.5, matrix: 0.4 }, stream(1, "checkpoint"));
const checkpoint = { spec: SPEC, parameters, begin: 1, end: 2 };

test("a model is read back as it was written", ({ folder }) => {
  writeCheckpoint(folder, checkpoint);
  assert.equal(readdirSync(folder).sort(), ["config.json", "model.safetensors"]);
  assert.equal(readCheckpoint(folder), checkpoint);
});

test("names and shapes are those of Hugging Face's Llama", ({ folder }) => {
  writeCheckpoint(folder, checkpoint);
  const path = join(folder, "model.safetensors");
  const { tensors, metadata } = decodeSafetensors(readFileSync(path), path);
  const shapes = Object.fromEntries(tensors.map(({ name, shape }) => [name, shape]));
  const layer = (i: number) => ({
    [`model.layers.${i}.input_layernorm.weight`]: [64],
    [`model.layers.${i}.self_attn.q_proj.weight`]: [64, 64],
    [`model.layers.${i}.self_attn.k_proj.weight`]: [32, 64],
    [`model.layers.${i}.self_attn.v_proj.weight`]: [32, 64],
    [`model.layers.${i}.self_attn.o_proj.weight`]: [64, 64],
    [`model.layers.${i}.post_attention_layernorm.weight`]: [64],
    [`model.layers.${i}.mlp.gate_proj.weight`]: [24, 64],
    [`model.layers.${i}.mlp.up_proj.weight`]: [24, 64],
    [`model.layers.${i}.mlp.down_proj.weight`]: [64, 24],
  });
  assert.equal(shapes, {
    "model.embed_tokens.weight": [13, 64],
    ...layer(0),
    ...layer(1),
    "model.norm.weight": [64],
  });
  assert.equal(metadata, { format: "pt" });
});

test("missing, damaged and foreign files are refused in one line that names them", ({ folder }) => {
  const config = join(folder, "config.json");
  const refused = (pattern: RegExp) => assert.throws(() => readCheckpoint(folder), pattern);
  refused(/config\.json: expected a file/);
  writeCheckpoint(folder, checkpoint);
  const written = JSON.parse(readFileSync(config, "utf8"));
  writeFileSync(config, JSON.stringify({ ...written, tie_word_embeddings: false }));
  refused(/config\.json: tie_word_embeddings: .*only tied Llama models/);
  writeFileSync(config, JSON.stringify({ ...written, vocab_size: 12 }));
  refused(/model\.safetensors: expected model\.embed_tokens\.weight of shape \[12,64\], got \[13,64\]/);
  writeFileSync(config, "{");
  refused(/config\.json: expected JSON/);
  writeFileSync(config, JSON.stringify(written));
  writeFileSync(join(folder, "model.safetensors"), readFileSync(join(folder, "model.safetensors")).subarray(0, -1));
  refused(/model\.safetensors: expected .* bytes/);
});

test.run();
