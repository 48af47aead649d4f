import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { decodeSafetensors, encodeSafetensors, type Safetensors } from "#src/onnx/safetensors";

const test = suite("onnx safetensors");

/** The layout that github.com/huggingface/safetensors describes, put together by hand. */
function byHand(header: string, data: Uint8Array): Uint8Array {
  const length = Buffer.alloc(8);
  length.writeUInt32LE(header.length);
  return Buffer.concat([length, Buffer.from(header), data]);
}

test("a file has the published layout", () => {
  const file = encodeSafetensors({
    tensors: [
      { name: "a", shape: [2, 1], data: Float32Array.of(1, -2) },
      { name: "b", shape: [], data: Float32Array.of(0.5) },
    ],
    metadata: { format: "pt" },
  });
  const header =
    '{"__metadata__":{"format":"pt"},"a":{"dtype":"F32","shape":[2,1],"data_offsets":[0,8]},' +
    '"b":{"dtype":"F32","shape":[],"data_offsets":[8,12]}}';
  const data = Buffer.from("0000803f 000000c0 0000003f".replaceAll(" ", ""), "hex");
  assert.equal(Buffer.from(file), byHand(header.padEnd(Math.ceil(header.length / 8) * 8), data));
});

test("a file of another writer is read: no metadata, no padding, tensors in any order", () => {
  const header =
    '{"b":{"dtype":"F32","shape":[1],"data_offsets":[4,8]},"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}';
  const file = byHand(header, Buffer.from("0000803f0000003f", "hex"));
  assert.equal(decodeSafetensors(file, "x"), {
    tensors: [
      { name: "b", shape: [1], data: Float32Array.of(0.5) },
      { name: "a", shape: [1], data: Float32Array.of(1) },
    ],
    metadata: {},
  });
});

const tensors = fc.uniqueArray(
  fc.record({
    name: fc.string({ minLength: 1, unit: "grapheme" }).filter((name) => !name.startsWith("__")),
    shape: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }),
  }),
  { selector: ({ name }) => name, maxLength: 4 },
);

test("what is written is read back, bit for bit", () => {
  const property = fc.property(tensors, fc.dictionary(fc.string(), fc.string()), fc.nat(), (list, metadata, seed) => {
    const filled = list.map(({ name, shape }) => {
      const size = shape.reduce((a, b) => a * b, 1);
      return { name, shape, data: Float32Array.from({ length: size }, (_, i) => Math.sin(seed + i)) };
    });
    const file: Safetensors = { tensors: filled, metadata };
    const { tensors: read, metadata: texts } = decodeSafetensors(encodeSafetensors(file), "x");
    const byName = new Map(read.map((tensor) => [tensor.name, tensor]));
    for (const tensor of filled) assert.equal(byName.get(tensor.name), tensor);
    assert.is(read.length, filled.length);
    assert.equal({ ...texts }, { ...metadata });
  });
  fc.assert(property, { seed: 4, numRuns: 200 });
});

test("a damaged file is a mistake of the user wherever it is cut or changed", () => {
  const file = encodeSafetensors({
    tensors: [{ name: "a", shape: [3], data: Float32Array.of(1, 2, 3) }],
    metadata: {},
  });
  for (let length = 0; length < file.length; length++) {
    assert.throws(
      () => decodeSafetensors(file.subarray(0, length), "x"),
      (error: unknown) => error instanceof UserError,
    );
  }
  assert.throws(
    () => decodeSafetensors(byHand('{"a":{"dtype":"F32"}}', new Uint8Array(4)), "x"),
    /^x: expected a safeten/,
  );
  const half = '{"a":{"dtype":"F16","shape":[2],"data_offsets":[0,4]}}';
  assert.throws(
    () => decodeSafetensors(byHand(half, new Uint8Array(4)), "half"),
    /^half: expected tensor a as F32, got F16/,
  );
});

test.run();
