import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ScoredCell } from "#eval/matrix";
import type { Transfer } from "#eval/transfer/transfer";
import { claims } from "#reports/claim";

const test = suite("claims");

function cell(accuracy: number, transfer?: Partial<Transfer>): ScoredCell {
  const base = {
    row: "a",
    column: "b",
    right: 0,
    of: 100,
    outcomes: {},
    repeats: [],
    inDistribution: false,
    interval: [0, 1],
    unparsed: 0,
  } as const;
  if (!transfer) return { ...base, accuracy };
  return { ...base, accuracy, transfer: { ...silent, ...transfer } };
}

const silent: Transfer = {
  zeroShot: 0.5,
  significant: false,
  strong: false,
  mcnemar: { gained: 0, lost: 0, p: 1, exact: 1 },
  difference: { value: 0, interval: [-0.1, 0.1] },
  equivalence: { p: 1, equivalent: false },
  unread: { accuracy: [0.5, 0.5], difference: [0, 0], flips: { z: false, paired: false } },
  transfers: false,
  firm: false,
};

test("the zero-shot row claims nothing", () => assert.is(claims(cell(0.5), 0.01), undefined));

test("z: a gain is what the matrix calls significant; a loss is a small p in the other direction", () => {
  assert.is(claims(cell(0.9, { significant: true, p: 0.001 }), 0.01)!.z, "gain");
  assert.is(claims(cell(0.1, { p: 0.001 }), 0.01)!.z, "loss");
  assert.is(claims(cell(0.1, { p: 0.02 }), 0.01)!.z, "none");
  assert.is(claims(cell(0.5, {}), 0.01)!.z, "none", "undefined p");
});

test("paired: a gain is what transfers; a loss takes Holm’s p and an interval below 0", () => {
  const paired = (transfer: Partial<Transfer>) => claims(cell(0.5, transfer), 0.01)!.paired;
  const below = { value: -0.2, interval: [-0.3, -0.1] } as const;
  assert.is(paired({ transfers: true }), "gain");
  assert.is(paired({ difference: below, adjusted: { holm: 0.001, benjaminiHochberg: 0.001 } }), "loss");
  assert.is(paired({ difference: below, adjusted: { holm: 0.02, benjaminiHochberg: 0.001 } }), "none");
  assert.is(paired({ adjusted: { holm: 0.001, benjaminiHochberg: 0.001 } }), "none", "the interval holds 0");
  assert.is(paired({}), "none");
});

test("paired, outside the family: by the test’s own p, of instances where there is one", () => {
  const difference = { value: -0.2, interval: [-0.3, -0.1] } as const;
  const mcnemar = { gained: 2, lost: 30, p: 0.0001, exact: 0.0002 };
  assert.is(claims(cell(0.3, { difference, mcnemar }), 0.01)!.paired, "loss");
  assert.is(claims(cell(0.3, { difference, mcnemar, instances: { count: 9, p: 0.2 } }), 0.01)!.paired, "none");
});

test.run();
