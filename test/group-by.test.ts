import { suite } from "uvu";
import * as assert from "uvu/assert";
import { groupBy } from "#src/group-by";

const test = suite("groupBy");

test("keys as they first come, their items in their own order", () => {
  const groups = groupBy(["bee", "ant", "bat", "cow", "ape"], (word) => word[0]);
  assert.equal(
    [...groups],
    [
      ["b", ["bee", "bat"]],
      ["a", ["ant", "ape"]],
      ["c", ["cow"]],
    ],
  );
  assert.is(groupBy([], String).size, 0);
});

test.run();
