import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { nameIn, names, pick } from "#src/pick";

const test = suite("pick");
const fruit = { pear: 1, apple: 2 } as const;

test("a known name gives its entry, an unknown one the list of the known", () => {
  assert.is(pick("fruit", fruit, "apple"), 2);
  assert.is(nameIn("fruit", fruit, "pear"), "pear");
  assert.equal(names(fruit), ["pear", "apple"]);
  for (const name of ["Apple", "", "toString", "__proto__"]) {
    assert.throws(
      () => pick("fruit", fruit, name),
      (error: unknown) =>
        error instanceof UserError && error.message === `unknown fruit ${JSON.stringify(name)}; known: apple, pear`,
    );
  }
});

test.run();
