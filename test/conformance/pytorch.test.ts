import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { biasCorrections } from "#src/onnx/adamw";
import { imitation } from "#src/onnx/imitation";
import { parameterCount } from "#src/onnx/parameters";
import { scalarTensor, tensor } from "#src/onnx/runtime";
import { trainingGraph } from "#src/onnx/training-graph";
import { needsShared, shared } from "#test/needs";
import { evaluate } from "#test/onnx/evaluate";

const test = suite("conformance with PyTorch");
const REFERENCE = "prototypes/onnx-trainer/ref.json.gz";

needsShared(test, REFERENCE)("loss, gradient and the weights after a step of AdamW are PyTorch's to 1e-5", async () => {
  const { c, B, T, list, ...reference } = JSON.parse(gunzipSync(readFileSync(shared(REFERENCE))).toString());
  const spec = {
    vocabulary: c.V,
    width: c.d,
    layers: c.L,
    heads: c.H,
    groups: c.Hk,
    feedForward: c.ff,
    positions: 16,
    rotaryBase: 10_000,
    epsilon: 1e-5,
  };
  const count = parameterCount(spec);
  const optimizer = { method: "adamw", weightDecay: 0.1, frozen: [] } as const;
  const g = trainingGraph(spec, { objective: imitation, optimizer });
  const [correction1, correction2] = biasCorrections(1);
  const step = await evaluate(g, {
    parameters: tensor(outputsFirst(reference.P, list)),
    m: tensor(new Float32Array(count)),
    v: tensor(new Float32Array(count)),
    ids: tensor(BigInt64Array.from(reference.ids, BigInt), [B, T]),
    targets: tensor(BigInt64Array.from(reference.tgt, BigInt), [B, T]),
    weights: tensor(Float32Array.from(reference.w), [B, T]),
    rate: scalarTensor(1e-3),
    correction1: scalarTensor(correction1),
    correction2: scalarTensor(correction2),
  });
  // The first running mean is a tenth of the clipped gradient.
  const shortened = Math.min(1, 1 / (reference.gnorm + 1e-6));
  const gradient = outputsFirst(reference.grad, list).map((x) => x * shortened * 0.1);
  assert.ok(Math.abs(step.loss![0]! / reference.loss - 1) < 1e-5);
  assert.ok(Math.abs(step.norm![0]! / reference.gnorm - 1) < 1e-5);
  assert.ok(relativeError(step["next m"]!, gradient) < 1e-5);
  assert.ok(relativeError(step["next parameters"]!, outputsFirst(reference.P2, list)) < 1e-5);
});

/** The reference stores hidden matrices as [inputs, outputs]. */
function outputsFirst(
  flat: readonly number[],
  list: readonly { name: string; shape: readonly number[]; off: number; n: number }[],
): Float32Array {
  const out = Float32Array.from(flat);
  for (const { name, shape, off, n } of list) {
    if (shape.length === 1 || name === "emb") continue;
    const [inputs, outputs] = shape as [number, number];
    for (let i = 0; i < n; i++) out[off + (i % outputs) * inputs + Math.floor(i / outputs)] = flat[off + i]!;
  }
  return out;
}

function relativeError(a: Float32Array, b: Float32Array): number {
  const norm = (x: Float32Array) => Math.sqrt(x.reduce((sum, value) => sum + value * value, 0));
  return norm(a.map((x, i) => x - b[i]!)) / norm(b);
}

test.run();
