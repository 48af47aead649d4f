import { suite } from "uvu";
import * as assert from "uvu/assert";
import { verify } from "#eval/verify";
import { formats } from "#generators/formats";
import { realWorldSets } from "#generators/real-world/index";
import { loadSet } from "#generators/real-world/load-set";
import { renderItem } from "#generators/real-world/render-item";
import { names } from "#src/pick";
import { stream } from "#src/rng";

const test = suite("readers and judges against every real-world set and format");

for (const set of names(realWorldSets)) {
  test(`${set}: a target is read as the answer it states, and is right`, () => {
    for (const format of names(formats)) {
      loadSet(set, undefined).items.forEach((source, at) => {
        const item = renderItem(set, source, format, stream(5, set, format, at));
        const { outcome, read, why } = verify(item, item.target);
        assert.is(outcome, "correct", `${item.prompt}\n${item.target}\n${why}`);
        assert.equal(read, item.answer, item.target);
      });
    }
  });
}

test.run();
