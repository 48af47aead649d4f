import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deviation } from "#benchmarks/graphinstruct/analysis/statistics/deviation";
import { kendall } from "#benchmarks/graphinstruct/analysis/statistics/kendall";
import { lineFit } from "#benchmarks/graphinstruct/analysis/statistics/line-fit";
import { pearson } from "#benchmarks/graphinstruct/analysis/statistics/pearson";
import { rankingChange } from "#benchmarks/graphinstruct/analysis/statistics/ranking-change";
import { ranks } from "#benchmarks/graphinstruct/analysis/statistics/ranks";
import { releasedBootstrap } from "#benchmarks/graphinstruct/analysis/statistics/released-bootstrap";
import { spearman } from "#reports/analyses/spearman";
import { pythonRandom } from "#src/python-random";
import { stream } from "#src/rng";
import { near } from "#test/near";

const test = suite("graphinstruct analysis: statistics");

test("draws what CPython's random draws", () => {
  // CPython 3.11: r = random.Random(42); [r.randint(0, 49) for _ in range(10)]; r.shuffle(list(range(20)))
  const { below, shuffle } = pythonRandom(42);
  const places = (n: number) => [...Array(n).keys()];
  assert.equal(
    places(10).map(() => below(50)),
    [40, 7, 1, 47, 17, 15, 14, 8, 47, 6],
  );
  assert.equal(shuffle(places(20)), [18, 14, 10, 7, 4, 6, 5, 12, 11, 15, 9, 8, 19, 3, 16, 0, 1, 13, 2, 17]);
  const other = pythonRandom(2026);
  assert.equal(other.shuffle(places(10)), [0, 6, 2, 3, 8, 4, 7, 9, 5, 1]);
  assert.is(other.below(1_000_003), 787507);
});

test("goes on past its first block of numbers as CPython does", () => {
  // CPython 3.11: r = random.Random(0); [r.randint(0, 2**31) …] 2,000 times, the last
  const { below } = pythonRandom(0);
  let last = 0;
  for (let i = 0; i < 2000; i++) last = below(2 ** 31 + 1);
  assert.is(last, 1149652262);
});

test("fits the line that scipy fits", () => {
  const [x, y] = [
    [1, 2, 3, 4, 5.5],
    [2.1, 3.9, 6.2, 7.8, 9],
  ];
  const fit = lineFit(x, y)!;
  // scipy.stats.linregress
  const [slope, intercept, r, p] = [1.581967213114754, 0.8959016393442623, 0.981403861743926, 0.0030356581245699313];
  near(fit.slope, slope!);
  near(fit.intercept, intercept!);
  near(fit.rSquared, r! ** 2);
  near(fit.p, p!);
  assert.ok(fit.interval[0] < slope! && slope! < fit.interval[1]);
  assert.is(lineFit([1, 1, 1], [1, 2, 3]), undefined);
  assert.is(lineFit([1, 2], [1, 2]), undefined);
});

test("ranks and correlations agree with slower ways to them, ties included", () => {
  const rng = stream(1, "ranks");
  for (let round = 0; round < 40; round++) {
    const draw = () => Array.from({ length: 12 }, () => rng.int(0, 5));
    const [a, b] = [draw(), draw()];
    near(pearson(ranks(a), ranks(b)), spearman(a, b)!);
    near(kendall(a, b), tauB(a, b));
  }
  assert.is(kendall([1, 1], [1, 2]), undefined);
  assert.is(pearson([1, 1], [1, 2]), undefined);
  assert.equal(ranks([3, 1, 3, 2]), [3.5, 1, 3.5, 2]);
});

/** Kendall 1945, by counts of pairs. */
function tauB(a: readonly number[], b: readonly number[]): number {
  let [concordant, discordant, tiedA, tiedB, all] = [0, 0, 0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    for (let j = 0; j < i; j++) {
      const sign = (a[i]! - a[j]!) * (b[i]! - b[j]!);
      if (sign > 0) concordant++;
      if (sign < 0) discordant++;
      if (a[i] === a[j]) tiedA++;
      if (b[i] === b[j]) tiedB++;
      all++;
    }
  }
  return (concordant - discordant) / Math.sqrt((all - tiedA) * (all - tiedB));
}

test("deviations divide by the number of values, or one less", () => {
  assert.is(deviation([1, 3], "population"), 1);
  near(deviation([1, 3], "sample"), Math.SQRT2);
});

test("a ranking's change counts what stays among the first and how far items move", () => {
  const change = rankingChange([5, 4, 3, 2, 1], [1, 4, 3, 2, 5], [1, 2, 9]);
  assert.equal(change.top, [
    { k: 1, kept: 0, jaccard: 0 },
    { k: 2, kept: 1, jaccard: 1 / 3 },
    { k: 9, kept: 5, jaccard: 1 },
  ]);
  assert.is(change.shift, 4);
  assert.not(change.firstKept);
  near(change.spearman, -0.6);
});

test("the released bootstrap takes its bounds at whole places", () => {
  const { interval, replicates } = releasedBootstrap(2, 1000, (drawn) => drawn[0]! + drawn[1]!);
  assert.equal(interval, [replicates[25], replicates[975]]);
  assert.equal([...new Set(replicates)], [0, 1, 2]);
});

test.run();
