import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mcnemar } from "#eval/stats/mcnemar";
import { normalTail } from "#eval/stats/normal-tail";
import { recovery, strong } from "#eval/stats/recovery";
import { significant } from "#eval/stats/significance";
import { twoProportionZ } from "#eval/stats/two-proportion-z";
import { wilson } from "#eval/stats/wilson";
import { close } from "#test/eval/stats/close";

const test = suite("stats");
const of500 = (right: number) => ({ right, of: 500 });

// Values by statsmodels 0.13.5 (proportions_ztest, proportion_confint) and scipy 1.10.1 (norm.sf).

test("two-proportion z agrees with statsmodels", () => {
  const small = twoProportionZ({ right: 3, of: 10 }, { right: 9, of: 10 })!;
  close(small.z, -2.738612787525831, "z");
  close(small.p, 0.006169899320544151, "p");
  const far = twoProportionZ(of500(492), of500(13))!;
  close(far.z, 30.296134829026585, "z far out");
  close(far.p, 1.2889305774173294e-201, "p far out");
});

test("two-proportion z is undefined where nothing varies, and 1 where nothing differs", () => {
  assert.is(twoProportionZ(of500(0), of500(0)), undefined);
  assert.is(twoProportionZ(of500(500), of500(500)), undefined);
  assert.is(twoProportionZ({ right: 0, of: 0 }, of500(3)), undefined);
  assert.is(twoProportionZ(of500(3), { right: 0, of: 0 }), undefined);
  assert.equal(twoProportionZ(of500(250), of500(250)), { z: 0, p: 1 });
});

test("the normal tail keeps its digits where 1 - cdf has none", () => {
  close(normalTail(0), 0.5, "at 0");
  close(normalTail(8), 6.22096057427174e-16, "at 8");
  close(normalTail(12), 1.776482112077653e-33, "at 12");
});

test("Wilson's interval agrees with statsmodels and stays within 0 and 1", () => {
  const [low, high] = wilson({ right: 3, of: 5 });
  close(low, 0.2307242812760129, "low");
  close(high, 0.8823792257673522, "high");
  assert.is(wilson({ right: 0, of: 10 })[0], 0);
  close(wilson({ right: 0, of: 10 })[1], 0.27753279986288926, "high at 0/10");
  assert.is(wilson({ right: 10, of: 10 })[1], 1);
  assert.equal(wilson({ right: 0, of: 0 }), [0, 1]);
});

test("Wilson's bounds are the shares at which the score test is just rejected", () => {
  const [low, high] = wilson({ right: 7, of: 40 });
  for (const bound of [low, high]) {
    const z = (7 / 40 - bound) / Math.sqrt((bound * (1 - bound)) / 40);
    close(2 * normalTail(Math.abs(z)), 0.05, `p at ${bound}`);
  }
});

test("McNemar's mid-p agrees with a sum over the binomial by hand", () => {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
  for (const [b, c] of [
    [3, 12],
    [1, 0],
    [15, 8],
    [5, 5],
    [0, 25],
  ] as const) {
    const n = b + c;
    const fewer = Math.min(b, c);
    let below = 0;
    for (let k = 0; k < fewer; k++) below += choose(n, k) / 2 ** n;
    const exact = Math.min(1, 2 * (below + 0.5 * (choose(n, fewer) / 2 ** n)));
    close(mcnemar(b, c), exact, `${b} ${c}`);
    assert.is(mcnemar(b, c), mcnemar(c, b));
  }
  assert.is(mcnemar(0, 0), 1);
});

test("a transfer is significant only as an improvement", () => {
  assert.ok(significant(of500(33), of500(8)));
  assert.not.ok(significant(of500(8), of500(33)));
  assert.not.ok(significant(of500(26), of500(14)), "p is .053");
  assert.ok(significant(of500(26), of500(14), 0.06));
  assert.not.ok(significant(of500(500), of500(500)));
});

test("the gap recovered is a share of the in-distribution gain, below 0 and above 1 too", () => {
  const arms = (tuned: number) => ({ tuned: of500(tuned), zeroShot: of500(100), inDistribution: of500(300) });
  for (const [tuned, expected] of [
    [260, 0.8],
    [50, -0.25],
    [350, 1.25],
    [100, 0],
  ] as const) {
    const got = recovery(arms(tuned));
    close("value" in got ? got.value : Number.NaN, expected, `${tuned}/500`);
  }
});

test("the gap recovered is undefined, with the reason, where the in-distribution gain is not significant", () => {
  for (const inDistribution of [100, 110, 60]) {
    const got = recovery({ tuned: of500(300), zeroShot: of500(100), inDistribution: of500(inDistribution) });
    assert.match(
      "reason" in got ? got.reason : "",
      `nothing significant (from 20.0% to ${(inDistribution / 5).toFixed(1)}% of 500)`,
    );
    assert.not.ok(strong(true, got));
  }
});

test("strong recovery needs significance and λ of the gap", () => {
  assert.ok(strong(true, { value: 0.8 }));
  assert.not.ok(strong(true, { value: 0.79 }));
  assert.not.ok(strong(false, { value: 0.9 }));
  assert.ok(strong(true, { value: 0.5 }, 0.5));
});

test.run();
