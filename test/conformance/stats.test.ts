import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mcnemar } from "#eval/stats/mcnemar";
import { normalTail } from "#eval/stats/normal-tail";
import { twoProportionZ } from "#eval/stats/two-proportion-z";
import { wilson } from "#eval/stats/wilson";
import { close } from "#test/eval/stats/close";
import { needsShared, shared } from "#test/needs";

const path = "data/stats/golden.json";
const test = suite("stats against statsmodels and scipy, every golden value");

interface Golden {
  two_proportion_z: { x1: number; n1: number; x2: number; n2: number; z_pooled: number | null; p_two_sided: number }[];
  wilson: { x: number; n: number; low: number; high: number }[];
  mcnemar: { b: number; c: number; p_mid: number }[];
  normal: { z: number; sf: number }[];
}

const golden = () => JSON.parse(readFileSync(shared(path), "utf8")) as Golden;
const where = needsShared(test, path);

where("two-proportion z", () => {
  for (const { x1, n1, x2, n2, z_pooled, p_two_sided } of golden().two_proportion_z) {
    const got = twoProportionZ({ right: x1, of: n1 }, { right: x2, of: n2 });
    if (z_pooled === null) assert.is(got, undefined);
    else {
      close(got!.z, z_pooled, `z ${x1} ${x2}`);
      close(got!.p, p_two_sided, `p ${x1} ${x2}`);
    }
  }
});

where("Wilson", () => {
  for (const { x, n, low, high } of golden().wilson) {
    const got = wilson({ right: x, of: n });
    close(got[0], low, `low ${x}/${n}`);
    close(got[1], high, `high ${x}/${n}`);
  }
});

where("McNemar mid-p", () => {
  for (const { b, c, p_mid } of golden().mcnemar) close(mcnemar(b, c), p_mid, `mid-p ${b} ${c}`);
});

where("normal tail", () => {
  for (const { z, sf } of golden().normal) close(normalTail(z), sf, `tail ${z}`);
});
test.run();
