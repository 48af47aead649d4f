import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { readText } from "#src/read-text";
import { inScratch } from "#test/scratch";

const test = suite("texts of files");

test("a text is read without its mark; what is no file is told in one line", async () => {
  await inScratch(async (folder) => {
    const path = join(folder, "a.txt");
    for (const written of ["\uFEFFé\n", "é\n"]) {
      writeFileSync(path, written);
      assert.is(readText(path, "check the path"), "é\n");
    }
    mkdirSync(join(folder, "b"));
    for (const [name, got] of [
      ["b", "a folder"],
      ["c", "none"],
    ] as const) {
      assert.throws(
        () => readText(join(folder, name), "check the path"),
        (error: Error) =>
          error instanceof UserError &&
          error.message === `${join(folder, name)}: expected a file, got ${got}; check the path`,
      );
    }
  });
});

test.run();
