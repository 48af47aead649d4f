import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { graphinstructRules } from "#docs/graphinstruct-rules";

const test = suite("GraphInstruct: page of rules");

test("docs/graphinstruct-rules.md is what the checkers say now (npm run docs writes it)", () => {
  const page = readFileSync("docs/graphinstruct-rules.md", "utf8").replaceAll("\r\n", "\n");
  assert.ok(page === graphinstructRules(), "docs/graphinstruct-rules.md is stale; run npm run docs");
});

test.run();
