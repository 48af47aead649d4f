import { existsSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const test = suite("CONTRIBUTING.md");
const rows = readFileSync("CONTRIBUTING.md", "utf8")
  .split(/\r?\n/)
  .filter((line) => line.startsWith("| a"))
  .map((line) => [...line.matchAll(/`([\w./-]+\.ts)`/g)].map(([, path]) => path!));

test("what a recipe says to write is not there yet; what it says to imitate and to list it in is", () => {
  assert.ok(rows.length >= 10);
  for (const [first, ...others] of rows.filter((paths) => paths.length > 1)) {
    assert.not(existsSync(first!) && !first!.endsWith("index.ts"), `${first} is there already`);
    for (const path of others) assert.ok(existsSync(path), `${path} is no file`);
  }
});

test.run();
