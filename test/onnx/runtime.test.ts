import { spawnSync } from "node:child_process";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { providers } from "#src/onnx/runtime";

const test = suite("onnx runtime");

test("each device falls back to the processor", () => {
  assert.equal(providers("cpu"), ["cpu"]);
  assert.equal(providers("cuda"), ["cuda", "cpu"]);
  assert.equal(providers("webgpu"), ["webgpu", "cpu"]);
});

test("without the package, one line says how to get it", () => {
  const hooks = `export async function resolve(name, context, next) {
    if (name === "onnxruntime-node") throw new Error("Cannot find package");
    return next(name, context);
  }`;
  const program = `
    import { register } from "node:module";
    register("data:text/javascript,${encodeURIComponent(hooks)}");
    const { session } = await import("#src/onnx/runtime");
    await session(new Uint8Array(), { threads: 1, device: "cpu" }).catch(({ name, message }) => console.log(name, message));
  `;
  const flags = ["--conditions=@graphshift/source", "--import", "tsx", "--input-type=module"];
  const { stdout } = spawnSync(process.execPath, [...flags, "--eval", program], { encoding: "utf8" });
  assert.match(
    stdout,
    /^UserError local models: expected the package onnxruntime-node.*npm install [^\n]*onnxruntime-node"\n$/,
  );
});

test.run();
