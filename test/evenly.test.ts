import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { evenly } from "#src/evenly";

const test = suite("evenly");

test("runs of like lengths that make up the whole, in order", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 40 }), (values, most) => {
      const runs = evenly(values, most);
      assert.equal(runs.flat(), values);
      assert.is(runs.length, Math.min(most, values.length));
      const lengths = runs.map(({ length }) => length);
      assert.ok(lengths.length === 0 || Math.max(...lengths) - Math.min(...lengths) <= 1);
    }),
    { seed: 1 },
  );
});

test.run();
