import { suite } from "uvu";
import * as assert from "uvu/assert";
import { audit, splitsSubject } from "#splits/audit/index";
import { writeSplits } from "#splits/index";
import { inScratch } from "#test/scratch";

const test = suite("splits/audit: our own splits");

for (const [pattern, seed] of [
  ["semantic", 3],
  ["numerical", 4],
  ["structural", 5],
  ["reasoning", 6],
] as const) {
  test(`${pattern}: no error, no warning`, () => {
    inScratch((out) => {
      const { files } = writeSplits({ pattern, seed, train: 40, test: 40, out });
      const found = audit(splitsSubject(out));
      const grave = found.findings.filter(({ severity }) => severity !== "note");
      assert.equal(
        grave.map(({ check, where, says }) => `${check} ${where} ${says}`),
        [],
      );
      const problems = files.filter(({ kind }) => kind === "problems");
      assert.equal(
        [found.files, found.rows, found.problems],
        [problems.length, 40 * problems.length, 40 * problems.length],
      );
    });
  });
}
test.run();
