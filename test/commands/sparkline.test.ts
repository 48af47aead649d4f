import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sparkline } from "#src/commands/sparkline";

const test = suite("sparkline");

test("from the lowest to the highest value, a block each", () => {
  assert.is(sparkline([0, 1, 2, 3, 4, 5, 6, 7]), "▁▂▃▄▅▆▇█");
  assert.is(sparkline([2, 1]), "█▁");
  assert.is(sparkline([-3, -1, -2]), "▁█▅");
});

test("a level curve, one value, and none", () => {
  assert.is(sparkline([0.5, 0.5, 0.5]), "▁▁▁");
  assert.is(sparkline([4]), "▁");
  assert.is(sparkline([]), "");
});

test("no wider than asked for, by means of neighbours", () => {
  assert.is(sparkline([6, 8, 3, 4, 0, 0], 3), "█▅▁");
  assert.is([...sparkline(Array.from({ length: 1000 }, (_, i) => 1000 - i))].length, 30);
});

test.run();
