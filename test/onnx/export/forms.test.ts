import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writeWhole } from "#src/jsonl";
import { readCheckpoint } from "#src/onnx/checkpoint";
import { forms, readSource } from "#src/onnx/export/index";
import { tinyModel } from "#test/onnx/export/tiny-model";
import { SPEC } from "#test/onnx/reference";
import { scratchFolders } from "#test/scratch";

const test = suite("export forms");

const scratch = scratchFolders(test);

function source() {
  const folder = join(scratch(), "model");
  const { parameters } = tinyModel(folder);
  return { folder, parameters, source: readSource(folder, "local:tiny") };
}

const json = (data: string | Uint8Array) => JSON.parse(Buffer.from(data as Uint8Array).toString("utf8"));

test("hf is the checkpoint itself with what libraries need to write with it", () => {
  const { folder, parameters, source: model } = source();
  const files = forms.hf(model);
  assert.equal(Object.keys(files).sort(), [
    "README.md",
    "config.json",
    "generation_config.json",
    "model.safetensors",
    "tokenizer.json",
    "tokenizer_config.json",
  ]);
  const out = scratch();
  for (const [path, data] of Object.entries(files)) writeWhole(join(out, path), data);
  assert.equal(readCheckpoint(out), { spec: SPEC, parameters, begin: 1, end: 2 });
  assert.equal(readFileSync(join(out, "tokenizer.json")), readFileSync(join(folder, "tokenizer.json")));
  assert.equal(json(files["generation_config.json"]!), {
    bos_token_id: 1,
    eos_token_id: 2,
    pad_token_id: 0,
    do_sample: false,
  });
  assert.match(json(files["tokenizer_config.json"]!).chat_template, /messages/);
});

test("onnx has its weights where transformers.js looks, and says in which numbers", () => {
  const files = forms.onnx(source().source);
  assert.ok("onnx/model.onnx" in files);
  assert.equal(json(files["config.json"]!)["transformers.js_config"], { dtype: "fp32" });
  assert.is(json(files["config.json"]!).hidden_size, SPEC.width);
});

test("every form has a card that names the model and no folder of this machine, and equal bytes each time", () => {
  const { folder, source: model } = source();
  for (const [name, form] of Object.entries(forms)) {
    const files = form(model);
    assert.match(String(files["README.md"]), /^---\nlibrary_name: \S+\n[\s\S]*# local:tiny\n/, name);
    assert.equal(form(model), files, name);
    for (const data of Object.values(files)) assert.not.ok(Buffer.from(data as Uint8Array).includes(folder), name);
  }
});

test("what is no model of the local trainer is refused in one line", () => {
  const { folder } = source();
  writeWhole(join(folder, "tokenizer.json"), JSON.stringify({ model: { type: "BPE", vocab: {} } }));
  assert.throws(() => readSource(folder, "local:tiny"), /tokenizer\.json: expected a tokenizer of the local trainer/);
  assert.throws(() => readSource(scratch(), "local:tiny"), /config\.json: expected a file of a trained model/);
});

test.run();
