import { suite } from "uvu";
import * as assert from "uvu/assert";
import { toFloat16 } from "#src/onnx/export/float16";
import { stream } from "#src/rng";

const test = suite("export float16");

/** The value of 16 bits, by the definition of binary16. */
function floatOf(bits: number): number {
  const sign = bits >> 15 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = (bits & 1023) / 1024;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (exponent === 0 ? fraction * 2 ** -14 : (1 + fraction) * 2 ** (exponent - 15));
}

const one = (value: number) => toFloat16(Float32Array.of(value))[0]!;
const bits = Array.from({ length: 65536 }, (_, i) => i);

test("every 16-bit float is kept", () => {
  const exact = bits.filter((b) => !Number.isNaN(floatOf(b)));
  assert.equal([...toFloat16(Float32Array.from(exact, floatOf))], exact);
  assert.ok(Number.isNaN(floatOf(one(Number.NaN))));
});

test("other numbers become the nearest one, an even one where two are as near", () => {
  const finite = bits.filter((b) => b < 0x7c00);
  const rng = stream(3, "float16");
  for (let i = 0; i < 2000; i++) {
    const low = finite[Math.floor(rng.next() * (finite.length - 1))]!;
    const [a, b] = [floatOf(low), floatOf(low + 1)];
    const x = Math.fround(a + (b - a) * rng.next());
    const nearest = x - a < b - x ? low : b - x < x - a ? low + 1 : low + (low % 2);
    assert.is(one(x), nearest, `${x} between ${a} and ${b}`);
    assert.is(one((a + b) / 2), low + (low % 2), `halfway between ${a} and ${b}`);
    assert.is(one(-x), nearest | 0x8000);
  }
});

test("what is too large becomes infinite, what is too small zero", () => {
  assert.equal(
    [65519, 65520, 1e30, -1e30, 2 ** -25, 2 ** -26, -1e-30].map(one),
    [0x7bff, 0x7c00, 0x7c00, 0xfc00, 0, 0, 0x8000],
  );
});

test.run();
