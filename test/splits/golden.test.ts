import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type PatternName, writeSplits } from "#splits/index";
import { digest } from "#src/hash";
import { inScratch } from "#test/scratch";

const test = suite("splits/golden");

/** Digests over the hashes of all files: these bytes have been published, so no change may move them. */
const golden: Readonly<Partial<Record<PatternName, string>>> = {
  semantic: "3c7ccc789491e34e",
  numerical: "e6a9a08402813aa9",
  structural: "a494d0c0b8946279",
  reasoning: "08b3fd53c0b31c2a",
};

for (const [pattern, wanted] of Object.entries(golden)) {
  test(`${pattern}: the bytes of seed 3`, () => {
    inScratch((out) => {
      const { files } = writeSplits({ pattern, seed: 3, train: 24, test: 16, out });
      assert.is(digest(files.map(({ sha256 }) => sha256).join()), wanted);
    });
  });
}

test.run();
