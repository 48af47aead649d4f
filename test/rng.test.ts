import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { stream } from "#src/rng";

const test = suite("rng");
const GOLDEN = [0.7933188336901367, 0.5760941866319627, 55];

test("a stream is its seed and names, today and in any later version", () => {
  const rng = stream(7, "semantic", "test", 417);
  assert.equal([rng.next(), rng.next(), rng.int(1, 100)], GOLDEN);
  assert.is(stream(7, "semantic", "test", 417).next(), GOLDEN[0]);
});

test("other names, and names cut elsewhere, are other streams", () => {
  const starts = [
    stream(7, "a", "bc"),
    stream(7, "ab", "c"),
    stream(7, "abc"),
    stream(7, "a", 1),
    stream(7, "a", "1"),
    stream(8, "a", 1),
  ].map((rng) => rng.next());
  assert.is(new Set(starts).size, starts.length);
});

test("integers reach both ends and no further; a shuffle keeps the elements, a sample takes different ones", () => {
  const range = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.nat(20), fc.nat());
  fc.assert(
    fc.property(range, ([low, width, seed]) => {
      const rng = stream(seed, "property");
      const seen = new Set(Array.from({ length: 40 * (width + 1) }, () => rng.int(low, low + width)));
      assert.equal([Math.min(...seen), Math.max(...seen)], [low, low + width]);
      const items = Array.from({ length: width + 1 }, (_, i) => i);
      assert.equal(
        rng.shuffle(items).sort((a, b) => a - b),
        items,
      );
      assert.is(new Set(rng.sample(items, width)).size, width);
    }),
    { seed: 5, numRuns: 50 },
  );
});

test("every order of three elements is equally likely", () => {
  const rng = stream(3, "orders");
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = rng.shuffle("abc").join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  assert.is(counts.size, 6);
  const statistic = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  assert.ok(statistic < 20.5, `chi-squared ${statistic} with 5 degrees of freedom; p < .001 from 20.5 on`);
});

test.run();
