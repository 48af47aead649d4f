import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { main } from "#src/commands/main";
import { sha256 } from "#src/hash";
import { localModelId } from "#src/models/local";
import { fakeIo } from "#test/commands/fake-io";
import { tinyModel } from "#test/onnx/export/tiny-model";
import { scratchFolders } from "#test/scratch";

const test = suite("export --to");

const scratch = scratchFolders(test);

/** A job's folder with its model. */
function job(): string {
  const folder = scratch();
  tinyModel(join(folder, "model"));
  return folder;
}

async function run(...words: readonly string[]) {
  const io = fakeIo();
  return { code: await main(["export", ...words], io), ...io.said };
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\./.test(path))
    .map((path) => path.replaceAll("\\", "/"))
    .sort();

test("the model of a job, or its folder itself, is written in the form that was asked for", async () => {
  const folder = job();
  const out = join(scratch(), "out");
  const { code, out: said } = await run("--to", "onnx", join(folder, "model"), "--out", out);
  assert.is(code, 0);
  assert.match(said, /onnx\/model\.onnx: [\d,]+ bytes\n/);
  const written = filesIn(out);
  assert.ok(written.includes("onnx/model.onnx") && written.includes("tokenizer.json"));
  const again = await run("--to", "onnx", folder, "--out", out, "--json");
  const record = JSON.parse(again.out);
  assert.is(record.model, localModelId(join(folder, "model")));
  assert.equal(record.files.map(({ path }: { path: string }) => path).sort(), written);
  for (const { path, sha256: wanted } of record.files) assert.is(sha256(readFileSync(join(out, path))), wanted, path);
});

test("files that are not an export's are never overwritten", async () => {
  const folder = job();
  const out = scratch();
  writeFileSync(join(out, "thesis.md"), "years of work");
  const { code, err } = await run("--to", "gguf", folder, "--out", out);
  assert.is(code, 2);
  assert.match(err, /expected a new folder or an earlier export of this form, got one with thesis\.md; choose another/);
  assert.equal(filesIn(out), ["thesis.md"]);
  const file = join(out, "thesis.md");
  assert.match((await run("--to", "gguf", folder, "--out", file)).err, /choose another with --out/);
  assert.is(readFileSync(file, "utf8"), "years of work");
});

test("mistakes are told in one line, and nothing is written", async () => {
  const folder = job();
  const out = join(scratch(), "out");
  const mistakes: readonly (readonly [words: readonly string[], message: RegExp])[] = [
    [["--to", "tflite", folder], /unknown form "tflite"; known: gguf, gguf-f16, hf, onnx/],
    [["--to", "hf", folder, "--recipe", "cot"], /expected no --recipe beside --to/],
    [["--to", "hf", scratch()], /expected a trained model \(model\.safetensors\), got none/],
  ];
  for (const [words, message] of mistakes) {
    const { code, err } = await run(...words, "--out", out);
    assert.is(code, 2);
    assert.match(err, message);
    assert.is(err.split("\n").length, 2);
  }
  const empty = scratch();
  mkdirSync(join(empty, "model"));
  writeFileSync(join(empty, "model", "model.safetensors"), "damaged");
  assert.is((await run("--to", "hf", empty, "--out", out)).code, 2);
  assert.not.ok(existsSync(out));
});

test.run();
