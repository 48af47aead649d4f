import { suite } from "uvu";
import * as assert from "uvu/assert";
import { portions } from "#src/onnx/portions";

const test = suite("onnx portions");

const rows = (count: number, length: number) =>
  Array.from({ length: count }, (_, i) => ({ i, tokens: Array<number>(length).fill(1) }));
const sizes = (...all: ReturnType<typeof rows>[]) => portions(all.flat(), (row) => [row]).map(({ length }) => length);

test("short rows stay together, long ones are cut where their attention would be more than 2^22 pairs", () => {
  assert.equal(sizes(rows(64, 256)), [64]);
  assert.equal(sizes(rows(65, 256)), [64, 1]);
  assert.equal(sizes(rows(32, 1024)), Array(8).fill(4));
  assert.equal(sizes(rows(3, 5000)), [1, 1, 1]);
  assert.equal(sizes([]), []);
});

test("the longest row of a portion decides, and the order stays", () => {
  const mixed = [...rows(10, 16), ...rows(1, 1024), ...rows(10, 16)];
  const cut = portions(mixed, (row) => [row]);
  assert.equal(cut.flat(), mixed);
  for (const portion of cut) {
    const longest = Math.max(...portion.map(({ tokens }) => tokens.length));
    assert.ok(portion.length * longest ** 2 <= 2 ** 22);
  }
});

test.run();
