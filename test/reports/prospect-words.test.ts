import { suite } from "uvu";
import * as assert from "uvu/assert";
import { prospectWords } from "#reports/prospect-words";

const test = suite("what items can show");

test("alone, and at the strictest of a family", () => {
  const words = prospectWords(500, 0.01, 12);
  assert.match(words, /^with 500 items a cell, at p < \.01, the least gain found 8 times in 10 is 10\.8 points by z/);
  assert.match(
    words,
    "6.8 points by McNemar where models differ on 20% of the items; a gain of 10 points is found in 72%",
  );
  assert.match(words, /Holm over 12 pairs can be, p < \.0008: 13\.2 points and 8\.3 points; 43% and 96% of runs\.$/);
  assert.not.match(prospectWords(500, 0.01, 1), "Holm");
});

test("where no gain is found so often it says none", () => {
  assert.match(prospectWords(24, 0.01, 1), "49.3 points by z (two samples, at worst) and none by McNemar");
});

test.run();
