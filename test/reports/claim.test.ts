import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ScoredCell, Transfer } from "#eval/matrix";
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
  const mcnemar = { gained: 0, lost: 0, p: 1 };
  return { ...base, accuracy, transfer: { zeroShot: 0.5, significant: false, mcnemar, strong: false, ...transfer } };
}

test("the zero-shot row claims nothing", () => assert.is(claims(cell(0.5), 0.01), undefined));

test("z: a gain is what the matrix calls significant; a loss is a small p in the other direction", () => {
  assert.is(claims(cell(0.9, { significant: true, p: 0.001 }), 0.01)!.z, "gain");
  assert.is(claims(cell(0.1, { p: 0.001 }), 0.01)!.z, "loss");
  assert.is(claims(cell(0.1, { p: 0.02 }), 0.01)!.z, "none");
  assert.is(claims(cell(0.5, {}), 0.01)!.z, "none", "undefined p");
});

test("McNemar: by p and by which side has more", () => {
  const said = (gained: number, lost: number, p: number) =>
    claims(cell(0.5, { mcnemar: { gained, lost, p } }), 0.01)!.mcnemar;
  assert.is(said(30, 2, 0.0001), "gain");
  assert.is(said(2, 30, 0.0001), "loss");
  assert.is(said(12, 4, 0.05), "none");
  assert.is(said(0, 0, 1), "none");
});

test.run();
