import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sumsIn } from "#reports/analyses/sums-in";

const test = suite("sums in a text");
const wrongIn = (text: string) => sumsIn(text).flatMap((sum) => (sum.right ? [] : [sum.text]));

test("right sums, as models write them", () => {
  const texts = [
    "3 + 4 = 7.",
    "so 2+2=4, and 10 + 2=12",
    "1.5 + 2.5 = 4.0, then 0.1 + 0.2 = 0.3",
    "with a total weight of 6 + 5 + 1 = 12.",
    "3 km + 4 km = 7 km",
    "weight 9 + weight 3 + weight 7 = 19",
    "It is 3 (from node 7 to node 4) + 9 (from node 4 to node 2) = 12.",
    "running: 6 + 5 = 11 + 1 = 12",
    "both sides: 3 + 4 = 5 + 2",
    "a length of 7 (3 + 4)",
    "0.1 + 0.2 = 0.30000000000000004",
  ];
  for (const text of texts) {
    assert.ok(sumsIn(text).length > 0, `no sum in ${text}`);
    assert.equal(wrongIn(text), [], text);
  }
});

test("wrong sums", () => {
  assert.equal(wrongIn("2 -> 0 -> 4: 3 + 5 = 9. Then 1 + 1 + 1 = 3."), ["3 + 5 = 9"]);
  assert.equal(wrongIn("The answer is 4.8 + 2.4 = 6.2 = 7.2."), ["4.8 + 2.4 = 6.2"]);
  assert.equal(wrongIn("6 + 5 = 12 + 1 = 13"), ["6 + 5 = 12 + 1"]);
  assert.equal(wrongIn("the shortest is of 8 (3 + 4)"), ["of 8 (3 + 4)"]);
  assert.equal(wrongIn("5.1 + 2.4 = 7.51"), ["5.1 + 2.4 = 7.51"]);
});

test("what is no stated sum", () => {
  const texts = ["3 + 4", "2 -> 0 -> 4", "x + 3 + 4 = 9", "node 5 = 3", "from node 12 (4 + 4)", "= 7 + 3", "N0-E8 = 4"];
  for (const text of texts) assert.equal(sumsIn(text), [], text);
});

test("any terms in tenths: right with their sum, wrong with any other", () => {
  const tenths = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(fc.array(tenths, { minLength: 2, maxLength: 8 }), fc.integer({ min: -20, max: 20 }), (terms, off) => {
      const total = terms.reduce((sum, term) => sum + term, 0) + off;
      fc.pre(total >= 0);
      const [sum] = sumsIn(
        `${terms.map((term) => (term / 10).toFixed(1)).join(" + ")} = ${(total / 10).toFixed(1)} miles`,
      );
      assert.is(sum!.right, off === 0);
    }),
    { seed: 11, numRuns: 200 },
  );
});

test("a model that never stops adding costs linear time", () => {
  const started = process.hrtime.bigint();
  assert.is(sumsIn("1 + ".repeat(100_000)).length, 0);
  assert.is(sumsIn(`${"1 + ".repeat(100_000)}1 = 2`).length, 1);
  assert.is(sumsIn("1 + 1 = ".repeat(50_000)).length, 49_999);
  assert.is(sumsIn("is 3 (from ".repeat(50_000)).length, 0);
  assert.ok(Number(process.hrtime.bigint() - started) / 1e9 < 2);
});

test.run();
