import { suite } from "uvu";
import * as assert from "uvu/assert";
import { builder, constant, input, output } from "#src/onnx/builder";
import { encode } from "#src/onnx/encode";
import { add, multiply } from "#src/onnx/ops/elementwise";
import { tensor } from "#src/onnx/runtime";
import { evaluate } from "#test/onnx/evaluate";

const test = suite("onnx encode");

test("the smallest model has the bytes worked out from onnx.proto by hand", () => {
  const g = builder();
  output(g, "y", input(g, "x", [2]));
  const hex = (text: string) => Buffer.from(text).toString("hex");
  const node = `0a0178 120179 2208${hex("Identity")} 3a00`;
  const type = "0a08 0801 1204 0a02 0802";
  const expected = [
    `080a 120a${hex("graphshift")}`,
    `3a3d 0a12 ${node} 1205${hex("graph")} 5a0f 0a0178 120a ${type} 620f 0a0179 120a ${type}`,
    "4204 0a00 1015",
  ];
  assert.is(Buffer.from(encode(g)).toString("hex"), expected.join("").replaceAll(" ", ""));
});

test("operators and constants that no output depends on are left out", () => {
  const g = builder();
  const x = input(g, "x", [3]);
  add(g, x, constant(g, Float32Array.of(7, 7, 7), [3], "unused"));
  output(g, "y", multiply(g, x, constant(g, Float32Array.of(1, 2, 3), [3], "used")));
  const text = Buffer.from(encode(g)).toString("latin1");
  assert.is(text.includes("Add"), false);
  assert.is(text.includes("unused"), false);
  assert.is(text.includes("Mul"), true);
});

test("a model runs as it was written", async () => {
  const g = builder();
  const x = input(g, "x", [2, 3]);
  output(g, "y", multiply(g, x, constant(g, Float32Array.of(1, 2, 3), [3])));
  const { y } = await evaluate(g, { x: tensor(Float32Array.of(1, 1, 1, 2, 2, 2), [2, 3]) });
  assert.equal([...y!], [1, 2, 3, 2, 4, 6]);
});

test.run();
