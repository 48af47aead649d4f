import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { commandHelp } from "#docs/commands";

const test = suite("help page");

test("docs/commands.md is what the commands say now (npm run docs writes it)", async () => {
  assert.is(readFileSync("docs/commands.md", "utf8"), await commandHelp());
});

test.run();
