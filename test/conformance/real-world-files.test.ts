import { suite } from "uvu";
import * as assert from "uvu/assert";
import { realWorldSets } from "#generators/real-world/index";
import { loadSet } from "#generators/real-world/load-set";
import { renderItem } from "#generators/real-world/render-item";
import { names } from "#src/pick";
import { stream } from "#src/rng";
import { needsShared, shared } from "#test/needs";

const test = suite("the real-world sets' files, in the layout of NLGift's release");
const release = "data/nlgift/native-sample";

/** Heads of twelve rows each. */
const rows = { strategyqa: 12, "knowledge-crosswords": 36, explagraphs: 12, proscript: 12 };

for (const set of names(realWorldSets)) {
  needsShared(test, release)(`${set}: every row of its files is read`, () => {
    const { items, unusable } = loadSet(set, shared(release));
    assert.equal([items.length, unusable], [rows[set], 0]);
    for (const item of items) {
      const { prompt, texts, choices } = renderItem(set, item, "line", stream(0, "item"));
      for (const text of [...texts, ...choices]) assert.ok(prompt.includes(text));
    }
  });
}

test.run();
