import { suite } from "uvu";
import * as assert from "uvu/assert";
import { detectablePaired } from "#eval/stats/detectable-paired";
import { detectableUnpaired } from "#eval/stats/detectable-unpaired";
import { mcnemar } from "#eval/stats/mcnemar";
import { powerPaired } from "#eval/stats/power-paired";
import { powerUnpaired } from "#eval/stats/power-unpaired";
import { prospect } from "#eval/stats/prospect";
import { twoProportionZ } from "#eval/stats/two-proportion-z";
import { binomialMass, pairedTables } from "#test/eval/stats/brute";
import { close } from "#test/eval/stats/close";

const test = suite("power");

test("500 items find 8.9 points unpaired, and 5.6 paired where 20% of the items differ", () => {
  assert.is(detectableUnpaired({ n: 500 })!.toFixed(3), "0.089");
  assert.is(detectableUnpaired({ n: 500, baseline: 0.5 })!.toFixed(3), "0.088");
  assert.is(detectablePaired({ n: 500, discordance: 0.2 })!.toFixed(3), "0.056");
});

test("the smallest detectable effect has just the wanted power", () => {
  const plan = { n: 250, alpha: 0.01, power: 0.9 };
  close(powerUnpaired(0.3, 0.3 + detectableUnpaired({ ...plan, baseline: 0.3 })!, 250, 0.01), 0.9, "unpaired");
  close(powerPaired(detectablePaired({ ...plan, discordance: 0.3 })!, 0.3, 250, 0.01), 0.9, "paired");
  assert.is(detectableUnpaired({ n: 500, baseline: 0.99 }), undefined);
  assert.is(detectablePaired({ n: 20, discordance: 0.1 }), undefined);
});

test("what items can show is known before any is asked: by counting, with a gain of 10 points and 20% discordance", () => {
  const { unpaired, paired, power } = prospect(200, 0.01);
  close(powerPaired(paired!, 0.2, 200, 0.01), 0.8, "at the least gain by McNemar");
  assert.is(unpaired, detectableUnpaired({ n: 200, alpha: 0.01 }));
  // McNemar's mid-p over all tables of discordant items: Binomial(200, .2) of them, each gained with probability .75
  let found = 0;
  for (let discordant = 0; discordant <= 200; discordant++) {
    for (let gained = 0; gained <= discordant; gained++) {
      if (mcnemar(gained, discordant - gained) < 0.01)
        found += binomialMass(discordant, 200, 0.2) * binomialMass(gained, discordant, 0.75);
    }
  }
  assert.ok(Math.abs(power.paired - found) < 0.03, `${power.paired} and ${found}`);
  assert.is(prospect(20, 0.0005).paired, undefined);
});

test("without a difference the power is the level", () => {
  close(powerUnpaired(0.4, 0.4, 100, 0.05), 0.05, "unpaired");
  close(powerPaired(0, 0.2, 100, 0.01), 0.01, "paired");
});

test("unpaired power is near that of the z-test by enumeration", () => {
  const n = 80;
  for (const [from, to] of [
    [0.3, 0.5],
    [0.1, 0.3],
    [0.5, 0.75],
  ] as const) {
    let exact = 0;
    for (let a = 0; a <= n; a++) {
      for (let b = 0; b <= n; b++) {
        const z = twoProportionZ({ right: a, of: n }, { right: b, of: n });
        if (z && z.p < 0.05) exact += binomialMass(a, n, from) * binomialMass(b, n, to);
      }
    }
    assert.ok(Math.abs(powerUnpaired(from, to, n) - exact) < 0.03, `${from} ${to}: exact ${exact}`);
  }
});

test("paired power is near that of McNemar's mid-p by enumeration", () => {
  for (const [gained, lost] of [
    [0.3, 0.1],
    [0.2, 0.05],
  ] as const) {
    let exact = 0;
    for (const { table, chance } of pairedTables(50, { both: 0.3, gained, lost })) {
      if (mcnemar(table.gained, table.lost) < 0.05) exact += chance;
    }
    const got = powerPaired(gained - lost, gained + lost, 50);
    assert.ok(Math.abs(got - exact) < 0.05, `${gained} ${lost}: expected ${exact}, got ${got}`);
  }
});

test.run();
