import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { gallery } from "#docs/gallery";

const test = suite("generators: gallery");

test("docs/gallery.md is what `npm run docs` writes", () => {
  const page = readFileSync(new URL("../../docs/gallery.md", import.meta.url), "utf8");
  assert.ok(page.replaceAll("\r\n", "\n") === gallery(), "docs/gallery.md is stale; run npm run docs");
});

test.run();
