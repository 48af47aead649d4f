import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readFrequencies } from "#src/commands/frequencies";
import { inScratch } from "#test/scratch";

const test = suite("word counts");

test("whole words in their own case, in files of any size and depth, also where a piece of a file ends", () =>
  inScratch(async (dir) => {
    mkdirSync(join(dir, "deep", "er"), { recursive: true });
    // 64 KiB are read at a time: words of 6 letters and a gap of 1 cross every such border somewhere.
    const unit = "éclair edge-Edge has2 has ";
    writeFileSync(join(dir, "large.txt"), unit.repeat(20_000));
    writeFileSync(join(dir, "deep", "er", "small.md"), "edge\nhas");
    writeFileSync(join(dir, "empty.txt"), "");
    const words = new Set(["éclair", "edge", "has", "none"]);
    const counted = await readFrequencies({ corpus: dir }, { analysis: "keywords", words });
    assert.equal(Object.fromEntries(counted!), { éclair: 20_000, edge: 20_001, has: 20_001, none: 0 });
  }));

test("counts from a file are taken as they are", () =>
  inScratch(async (dir) => {
    const path = join(dir, "counts.json");
    writeFileSync(path, '{"edge": 3, "other": 0.5}');
    const words = new Set(["edge"]);
    const counted = await readFrequencies({ counts: path }, { analysis: "keywords", words });
    assert.equal(Object.fromEntries(counted!), { edge: 3, other: 0.5 });
    assert.is(await readFrequencies({}, { analysis: "keywords", words }), undefined);
  }));

test.run();
