import t from "@stdlib/stats-base-dists-t-quantile";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { averageRecovery } from "#eval/stats/average-recovery";
import { clustersOf } from "#eval/stats/clusters";
import { fieller, type RatioSet } from "#eval/stats/fieller";
import { lambdaSweep } from "#eval/stats/lambda-sweep";
import { recoveryBootstrap } from "#eval/stats/recovery-bootstrap";
import { stream } from "#src/rng";
import { close } from "#test/eval/stats/close";

const test = suite("how sure a recovery is");
const draws = stream(7, "recovery");

/** Three arms on the same items, whose difficulty they share. */
function arms(zeroShot: number, tuned: number, inDistribution: number, items = 500) {
  const difficulty = Array.from({ length: items }, () => draws.next());
  const arm = (share: number) => difficulty.map((hard) => (draws.next() < 0.5 ? hard : draws.next()) < share);
  return { zeroShot: arm(zeroShot), tuned: arm(tuned), inDistribution: arm(inDistribution) };
}

const singly = (items: readonly unknown[]) => items.map((_, i) => String(i));
const gathered = (data: ReturnType<typeof arms>) => clustersOf(data, singly(data.tuned));

/** Student's t of the items' tuned − zero-shot − ratio × (in-distribution − zero-shot). */
function studentised({ zeroShot, tuned, inDistribution }: ReturnType<typeof arms>, ratio: number): number {
  const values = tuned.map((right, i) => {
    const [before, own] = [Number(zeroShot[i]), Number(inDistribution[i])];
    return Number(right) - before - ratio * (own - before);
  });
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return mean / Math.sqrt(variance / values.length);
}

function holds(set: RatioSet, ratio: number): boolean {
  if (set.kind === "line") return true;
  if (set.kind === "interval") return set.interval[0] <= ratio && ratio <= set.interval[1];
  return ratio <= set.gap[0] || set.gap[1] <= ratio;
}

test("Fieller's set holds just the ratios that a t-test on the items does not reject", () => {
  const seen = new Set<string>();
  for (const [zeroShot, tuned, own, items] of [
    [0.3, 0.6, 0.7, 500],
    [0.5, 0.53, 0.54, 500],
    [0.5, 0.8, 0.5, 500],
    [0.5, 0.2, 0.52, 300],
    [0.5, 0.5, 0.5, 100],
    [0.4, 0.5, 0.6, 60],
  ] as const) {
    const data = arms(zeroShot, tuned, own, items);
    const set = fieller(gathered(data))!;
    const critical = t(0.975, items - 1);
    for (let ratio = -30; ratio <= 30; ratio += 0.23) {
      assert.is(holds(set, ratio), Math.abs(studentised(data, ratio)) <= critical, `${set.kind} at ${ratio}`);
    }
    seen.add(set.kind);
  }
  assert.equal([...seen].sort(), ["interval", "line", "rays"]);
});

test("Fieller's ends are where the t-test just rejects", () => {
  const data = arms(0.3, 0.6, 0.7);
  const set = fieller(gathered(data), 0.9)!;
  assert.is(set.kind, "interval");
  if (set.kind !== "interval") return;
  for (const end of set.interval) close(Math.abs(studentised(data, end)), t(0.95, 499), `at ${end}`);
});

test("nothing is excluded where the in-distribution arm is the zero-shot arm, or there is one instance", () => {
  const data = arms(0.5, 0.6, 0.5);
  assert.equal(fieller(gathered({ ...data, inDistribution: data.zeroShot })), { kind: "line" });
  assert.is(fieller(clustersOf({ tuned: [1], zeroShot: [0], inDistribution: [1] }, ["a"])), undefined);
});

test("the BCa interval is near Fieller's where the denominator is sure", () => {
  const clusters = gathered(arms(0.3, 0.65, 0.75, 1000));
  const set = fieller(clusters)!;
  const got = recoveryBootstrap(clusters, stream(1, "bca"));
  assert.ok("value" in got && set.kind === "interval");
  if (!("value" in got) || set.kind !== "interval") return;
  got.interval.forEach((end, i) => {
    assert.ok(Math.abs(end - set.interval[i]!) < 0.02, `expected ${set.interval}, got ${got.interval}`);
  });
  assert.ok(got.interval[0] < got.value && got.value < got.interval[1]);
  assert.ok(got.atLeastLambda > 0.05 && got.atLeastLambda < 0.95);
  assert.not.ok(got.surelyStrong);
});

test("a recovery is surely strong only where its whole interval is", () => {
  const clusters = gathered(arms(0.1, 0.9, 0.9, 1000));
  const got = recoveryBootstrap(clusters, stream(1, "sure"));
  assert.ok("value" in got && got.surelyStrong && got.atLeastLambda === 1);
  const strict = recoveryBootstrap(clusters, stream(1, "sure"), { lambda: 1.2 });
  assert.ok("value" in strict && !strict.surelyStrong && strict.atLeastLambda === 0);
});

test("a recovery is undefined, with the reason, where the in-distribution gain may be nothing", () => {
  const got = recoveryBootstrap(gathered(arms(0.5, 0.7, 0.5)), stream(1, "none"));
  assert.match("reason" in got ? got.reason : "", /in-distribution gain may be nothing \(95% interval -?\d/);
  const one = recoveryBootstrap(
    clustersOf({ tuned: [1], zeroShot: [0], inDistribution: [1] }, ["a"]),
    stream(1, "one"),
  );
  assert.match("reason" in one ? one.reason : "", /fewer than two instances/);
});

test("an end is infinite where the interval reaches a denominator of nothing", () => {
  const found = Array.from({ length: 40 }, (_, i) => {
    return recoveryBootstrap(gathered(arms(0.5, 0.3, 0.57, 200)), stream(i, "edge"), { resamples: 400 });
  }).flatMap((got) => ("value" in got ? [got] : []));
  const infinite = found.filter(({ interval }) => interval[0] === Number.NEGATIVE_INFINITY);
  assert.ok(infinite.length > 0 && infinite.length < found.length, `${infinite.length} of ${found.length}`);
  assert.ok(found.every(({ value, interval }) => interval[0] < value && value < interval[1] && interval[1] < 0));
});

test("the share of strong cells falls as λ rises", () => {
  const cell = (value: number, significant = true) => ({ significant, recovery: { value } });
  const cells = [
    cell(0.5),
    cell(0.8),
    cell(1.2),
    cell(1.5, false),
    { significant: true, recovery: { reason: "none" } },
  ];
  assert.equal(lambdaSweep(cells, [0.5, 0.8, 1, 1.3]), [
    { lambda: 0.5, share: 0.6 },
    { lambda: 0.8, share: 0.4 },
    { lambda: 1, share: 0.2 },
    { lambda: 1.3, share: 0 },
  ]);
  assert.equal(lambdaSweep([], [0.8]), []);
});

test("recoveries are averaged as the ratio of mean gains", () => {
  const cells = [
    { gain: 0.2, inDistribution: 0.4 },
    { gain: 0.1, inDistribution: 0.01 },
  ];
  close(averageRecovery(cells)!, 0.3 / 0.41, "not the mean of .5 and 10");
  assert.is(averageRecovery([{ gain: 0.3, inDistribution: -0.1 }]), undefined);
  assert.is(averageRecovery([]), undefined);
});

test.run();
