import { suite } from "uvu";
import * as assert from "uvu/assert";
import { estimateTokens } from "#src/estimate-tokens";

const test = suite("estimated tokens");

test("eight letters, three digits and the blank before them, a run of signs", () => {
  assert.is(estimateTokens(""), 0);
  assert.is(estimateTokens("Node 12 is connected to 3, 1234."), 1 + 2 + 1 + 2 + 1 + 2 + 1 + 3 + 1);
  assert.is(estimateTokens("\n\n-> 🙂é"), 1 + 1 + 2 + 1);
});

test.run();
