import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type PatternName, writeSplits } from "#splits/index";
import { digest } from "#src/hash";
import { inScratch } from "#test/scratch";

const test = suite("splits/golden");

/** Digests over the hashes of all files: a change that moves these bytes is told in the changelog. */
const golden: Readonly<Partial<Record<PatternName, string>>> = {
  semantic: "a594921f9bc36759",
  numerical: "ec36aadfb870dd59",
  structural: "6e8bd0d82ef4376b",
  reasoning: "0a2060c51c898a20",
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
