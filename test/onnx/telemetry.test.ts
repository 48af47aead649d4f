import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inScratch } from "#test/scratch";

const test = suite("onnx telemetry");

/** Runs a module that loads ONNX Runtime and gives what it leaves in the folders it could write to. */
function leftBy(code: string, dir: string): string[] {
  const env = { PATH: process.env.PATH, HOME: dir, TMPDIR: dir, XDG_CACHE_HOME: dir, XDG_DATA_HOME: dir };
  const { status, stderr } = spawnSync(process.execPath, [...process.execArgv, "--input-type=module", "-e", code], {
    env,
  });
  assert.is(status, 0, String(stderr));
  return readdirSync(dir).filter((name) => !name.startsWith("tsx"));
}

const model = "const model = localModel(shippedBase);";
const ask =
  'await model.answer({ kind: "generate", messages: [{ role: "user", content: "Node 1." }], maxTokens: 2, temperature: 0, repeat: 0 });';

test("a local model, thread and all, leaves no log and no device id of ONNX Runtime's reporting", () =>
  inScratch((dir) => {
    const code = `import { localModel } from "#src/models/local"; import { shippedBase } from "#training/local/tune"; ${model} ${ask} await model.close();`;
    assert.equal(leftBy(code, dir), []);
  }));

test("and the check would see them", () =>
  inScratch((dir) => {
    const code = `const { InferenceSession } = await import("onnxruntime-node"); await InferenceSession.create(new Uint8Array([1])).catch(() => {});`;
    assert.ok(leftBy(code, dir).some((name) => name.startsWith("mat-debug")));
  }));

test.run();
