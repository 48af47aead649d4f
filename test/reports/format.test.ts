import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fifth } from "#reports/fifth";
import {
  count,
  interval,
  list,
  percent,
  probability,
  pValue,
  rate,
  recovered,
  statistic,
  thousands,
  threshold,
} from "#reports/format";

const test = suite("format");

test("rates have three digits and no leading zero", () => {
  assert.equal(
    [0, 0.1236, 0.9996, 1].map((value) => rate(value)),
    [".000", ".124", "1.000", "1.000"],
  );
  assert.is(interval([0.1, 0.16]), "[.10–.16]");
  assert.is(interval([0, 1]), "[.00–1.0]");
});

test("thousands stand apart, decimals do not", () => {
  assert.equal([0, 999, 1000, 1234567, 12345.6789].map(thousands), ["0", "999", "1,000", "1,234,567", "12,345.6789"]);
});

test("percentages carry a real minus sign, and zero none", () => {
  assert.equal(
    [0.734, -0.12, -0.001, 0].map((value) => percent(value)),
    ["73%", "−12%", "0%", "0%"],
  );
});

test("a recovery near an edge shows the digits that tell its side", () => {
  // NLGift's ChatGPT shortest-path cell adjacency → incident recovers .7965, which is not strong (section 3.3, λ = .8)
  assert.equal([0.7965, 0.8, 1.004, -0.003, 0.734].map(recovered), ["79.7%", "80%", "100.4%", "−0.3%", "73%"]);
});

test("property: what is shown lies in the fifth it came from", () => {
  const shown = (value: number) => Number(recovered(value).replace("−", "-").replace("%", "")) / 100;
  const recoveries = fc.double({ min: -3, max: 3, noNaN: true }).filter((value) => {
    const nearest = Math.round(value * 5) / 5;
    return value === nearest || Math.abs(value - nearest) > 1e-4;
  });
  fc.assert(
    fc.property(recoveries, (value) => fifth(shown(value)) === fifth(value) && Math.abs(shown(value) - value) < 0.0051),
    { seed: 7, numRuns: 1000 },
  );
});

test("p values keep what matters of them", () => {
  assert.equal([undefined, 0, 1e-9, 0.0042, 0.034, 0.314, 1].map(probability), [
    "–",
    "<.0001",
    "<.0001",
    ".0042",
    ".034",
    ".31",
    "1.00",
  ]);
  assert.equal([undefined, 1e-9, 0.031].map(pValue), ["p = –", "p < .0001", "p = .031"]);
  assert.equal([undefined, 12.345, -0.414].map(statistic), ["–", "12.35", "−0.41"]);
  assert.equal([0.01, 0.8, 1].map(threshold), [".01", ".8", "1"]);
});

test("words", () => {
  assert.equal(
    [1, 0, 2].map((n) => count(n, "pair")),
    ["1 pair", "0 pairs", "2 pairs"],
  );
  assert.equal([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(list), ["", "a", "a and b", "a, b and c"]);
});

test.run();
