import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { benjaminiHochberg } from "#eval/stats/benjamini-hochberg";
import { clopperPearson } from "#eval/stats/clopper-pearson";
import { holm } from "#eval/stats/holm";
import { mcnemar } from "#eval/stats/mcnemar";
import { mcnemarExact } from "#eval/stats/mcnemar-exact";
import { normalTail } from "#eval/stats/normal-tail";
import { twoProportionZ } from "#eval/stats/two-proportion-z";
import { wilson } from "#eval/stats/wilson";
import { close } from "#test/eval/stats/close";
import { closeInterval } from "#test/eval/stats/close-interval";
import { needsShared, shared } from "#test/needs";

const path = "data/stats/golden.json";
const test = suite("stats against statsmodels and scipy, every golden value");

interface Bounds {
  x: number;
  n: number;
  low: number;
  high: number;
}

interface Adjusted {
  p: number[];
  adjusted: number[];
}

interface Golden {
  two_proportion_z: {
    x1: number;
    n1: number;
    x2: number;
    n2: number;
    z_pooled: number | null;
    z_unpooled: number | null;
    p_two_sided: number | null;
    p_larger: number | null;
  }[];
  wilson: Bounds[];
  clopper_pearson: Bounds[];
  mcnemar: { b: number; c: number; p_exact: number; p_mid: number }[];
  holm: Adjusted[];
  bh: Adjusted[];
  normal: { z: number; cdf: number; sf: number; two_sided: number }[];
}

const golden = () => JSON.parse(readFileSync(shared(path), "utf8")) as Golden;
const where = needsShared(test, path);

function same(got: number | undefined, expected: number | null, what: string): void {
  if (expected === null || got === undefined) assert.is(got ?? null, expected, what);
  else close(got, expected, what);
}

where("two-proportion z, pooled and unpooled, two-sided and larger", () => {
  for (const { x1, n1, x2, n2, ...expected } of golden().two_proportion_z) {
    const [a, b] = [
      { right: x1, of: n1 },
      { right: x2, of: n2 },
    ];
    const what = `${x1}/${n1} ${x2}/${n2}`;
    same(twoProportionZ(a, b)?.z, expected.z_pooled, `z ${what}`);
    same(twoProportionZ(a, b)?.p, expected.p_two_sided, `p ${what}`);
    same(twoProportionZ(a, b, { alternative: "larger" })?.p, expected.p_larger, `p larger ${what}`);
    same(twoProportionZ(a, b, { variance: "unpooled" })?.z, expected.z_unpooled, `z unpooled ${what}`);
  }
});

for (const [name, interval] of [
  ["wilson", wilson],
  ["clopper_pearson", clopperPearson],
] as const) {
  where(name, () => {
    for (const { x, n, low, high } of golden()[name]) {
      closeInterval(interval({ right: x, of: n }), [low, high], `${x}/${n}`);
    }
  });
}

where("McNemar, exact and mid-p", () => {
  for (const { b, c, p_exact, p_mid } of golden().mcnemar) {
    close(mcnemarExact(b, c), p_exact, `exact ${b} ${c}`);
    close(mcnemar(b, c), p_mid, `mid-p ${b} ${c}`);
  }
});

for (const [name, adjust] of [
  ["holm", holm],
  ["bh", benjaminiHochberg],
] as const) {
  where(name, () => {
    for (const { p, adjusted } of golden()[name]) {
      adjust(p).forEach((got, i) => {
        close(got, adjusted[i]!, `${name} of ${p[i]}`);
      });
    }
  });
}

where("normal tails", () => {
  for (const { z, cdf, sf, two_sided } of golden().normal) {
    close(normalTail(z), sf, `upper ${z}`);
    close(normalTail(-z), cdf, `lower ${z}`);
    close(2 * normalTail(Math.abs(z)), two_sided, `both ${z}`);
  }
});

test.run();
