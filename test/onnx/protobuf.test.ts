import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bytes, float, integer, join, message, text } from "#src/onnx/protobuf";

const test = suite("onnx protobuf");

const hex = (data: Uint8Array) => Buffer.from(data).toString("hex");

// The first three are the examples of protobuf.dev/programming-guides/encoding.
test("fields have the published bytes", () => {
  assert.is(hex(integer(1, 150)), "089601");
  assert.is(hex(text(2, "testing")), "120774657374696e67");
  assert.is(hex(message(3, [integer(1, 150)])), "1a03089601");
});

test("fields have the bytes worked out by hand", () => {
  assert.is(hex(integer(1, 0)), "0800");
  assert.is(hex(integer(1, 127)), "087f");
  assert.is(hex(integer(20, 128)), "a0018001");
  assert.is(hex(integer(1, -2)), "08feffffffffffffffff01");
  assert.is(hex(float(2, 1)), "150000803f");
  assert.is(hex(text(7, "")), "3a00");
  assert.is(hex(text(1, "é")), "0a02c3a9");
  assert.is(hex(bytes(9, Uint8Array.of(1, 2))), "4a020102");
  assert.is(hex(join([integer(1, 1), integer(1, 2)])), "08010802");
});

test("a length of more than 127 takes two bytes", () => {
  assert.is(hex(bytes(1, new Uint8Array(300)).subarray(0, 3)), "0aac02");
});

test.run();
