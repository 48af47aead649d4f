import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writeWhole } from "#src/jsonl";
import { writeFolder } from "#src/write-folder";
import { inScratch } from "#test/scratch";

const test = suite("writeFolder");

test("a folder appears whole, in the place of an earlier one", () => {
  inScratch((dir) => {
    const folder = join(dir, "out");
    writeWhole(join(folder, "old"), "1");
    writeWhole(join(dir, "out.part", "left by a killed process"), "2");
    const made = writeFolder(folder, (draft) => {
      writeWhole(join(draft, "new"), "3");
      assert.equal(readdirSync(folder), ["old"]);
      return "made";
    });
    assert.is(made, "made");
    assert.equal(readdirSync(folder), ["new"]);
    assert.equal(readdirSync(dir), ["out"]);
  });
});

test("or not at all", () => {
  inScratch((dir) => {
    const folder = join(dir, "out");
    const fail = (draft: string) => {
      writeWhole(join(draft, "half"), "1");
      throw new Error("full");
    };
    assert.throws(() => writeFolder(folder, fail), /full/);
    assert.not.ok(existsSync(folder));
    writeWhole(join(folder, "old"), "1");
    assert.throws(() => writeFolder(folder, fail), /full/);
    assert.equal([readdirSync(folder), readdirSync(dir)], [["old"], ["out"]]);
  });
});

test.run();
