import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mcnemar } from "#eval/stats/mcnemar";
import { mcnemarExact } from "#eval/stats/mcnemar-exact";
import { newcombePaired } from "#eval/stats/newcombe-paired";
import { pairedTable } from "#eval/stats/paired-table";
import { binomialMass, pairedTables } from "#test/eval/stats/brute";
import { close } from "#test/eval/stats/close";

const test = suite("paired comparisons");

test("pairs are counted by which arm was right", () => {
  const before = [true, true, false, false, false];
  const after = [true, false, true, true, false];
  assert.equal(pairedTable(before, after), { both: 1, gained: 2, lost: 1, neither: 1 });
  assert.throws(() => pairedTable(before, [true]), /one length, got 5 and 1/);
});

// Fagerland, Lydersen and Laake 2013 (BMC Medical Research Methodology 13: 91), both of their examples.
test("McNemar's exact and mid-p agree with Fagerland's worked examples", () => {
  assert.is(mcnemarExact(7, 1).toFixed(4), "0.0703");
  assert.is(mcnemar(7, 1).toFixed(4), "0.0391");
  assert.is(mcnemarExact(16, 6).toFixed(4), "0.0525");
  assert.is(mcnemar(16, 6).toFixed(4), "0.0347");
});

test("McNemar's exact p adds up the outcomes that are no likelier than the observed one", () => {
  for (const [gained, lost] of [
    [12, 3],
    [1, 0],
    [5, 5],
    [0, 20],
    [9, 14],
  ] as const) {
    const n = gained + lost;
    const likely = binomialMass(gained, n, 0.5) * (1 + 1e-9);
    let p = 0;
    for (let k = 0; k <= n; k++) if (binomialMass(k, n, 0.5) <= likely) p += binomialMass(k, n, 0.5);
    close(mcnemarExact(gained, lost), p, `${gained} ${lost}`);
    assert.ok(mcnemar(gained, lost) <= mcnemarExact(gained, lost));
  }
  assert.is(mcnemarExact(0, 0), 1);
});

test("McNemar's exact test never exceeds its level; the mid-p test comes closer to it", () => {
  const size = (p: (gained: number, lost: number) => number, shift: number) => {
    let rejected = 0;
    for (const { table, chance } of pairedTables(30, { both: 0.3, gained: 0.2 + shift, lost: 0.2 + shift })) {
      if (p(table.gained, table.lost) <= 0.05) rejected += chance;
    }
    return rejected;
  };
  for (const shift of [-0.1, 0, 0.1]) {
    const [exact, mid] = [size(mcnemarExact, shift), size(mcnemar, shift)];
    assert.ok(exact <= 0.05 && exact < mid, `exact ${exact}, mid-p ${mid}`);
    assert.ok(Math.abs(mid - 0.05) < 0.02, `mid-p ${mid}`);
  }
});

test("Newcombe's paired interval agrees with worked examples", () => {
  for (const [both, gained, lost, neither, low, high] of [
    // Newcombe 1998 (Statistics in Medicine 17: 2635), method 10.
    [36, 12, 2, 0, 0.0569, 0.3404],
    [20, 12, 2, 16, 0.0562, 0.3292],
    [54, 0, 0, 0, -0.0664, 0.0664],
    // The R package contingencytables on Cavo et al. 2012, the sign turned: there it is first minus second.
    [59, 16, 6, 80, 0.0046, 0.1186],
  ] as const) {
    const got = newcombePaired({ both, gained, lost, neither });
    assert.is(got[0].toFixed(4), low.toFixed(4), `low ${both} ${gained}`);
    assert.is(got[1].toFixed(4), high.toFixed(4), `high ${both} ${gained}`);
  }
  assert.equal(newcombePaired({ both: 0, gained: 0, lost: 0, neither: 0 }), [-1, 1]);
});

test("Newcombe's paired interval covers about 95%, by enumeration", () => {
  for (const { both, gained, lost } of [
    { both: 0.4, gained: 0.2, lost: 0.1 },
    { both: 0.1, gained: 0.3, lost: 0.3 },
    { both: 0.7, gained: 0.1, lost: 0.05 },
  ]) {
    let covered = 0;
    for (const { table, chance } of pairedTables(30, { both, gained, lost })) {
      const [low, high] = newcombePaired(table);
      if (low <= gained - lost && gained - lost <= high) covered += chance;
    }
    assert.ok(covered > 0.935 && covered < 0.985, `${both} ${gained} ${lost}: ${covered}`);
  }
});

test.run();
