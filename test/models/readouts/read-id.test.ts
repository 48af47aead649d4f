import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readId } from "#src/models/readouts/read-id";

const test = suite("ids in replies");
const fixed = { seed: 6, numRuns: 300 };
const ids = fc.uniqueArray(
  fc
    .string({ minLength: 1, maxLength: 8 })
    .filter((id) => id === id.trim() && id !== "" && !/^(yes|no)$/i.test(id) && !id.startsWith("<think>")),
  { minLength: 2, maxLength: 20 },
);
const space = fc.stringMatching(/^[ \n\t]{0,3}$/);

test("an id alone is that id, with white space or an empty block of thoughts around it or none", () => {
  fc.assert(
    fc.property(
      ids,
      fc.nat(),
      space,
      space,
      fc.constantFrom("", "<think></think>", "<think>\n\n</think>\n"),
      (ids, n, a, b, thoughts) => {
        const at = n % ids.length;
        assert.is(readId(`${a}${thoughts}${b}${ids[at]}${b}`, ids, false), at);
      },
    ),
    fixed,
  );
});

test("nothing is looked for in a reply that says more", () => {
  fc.assert(
    fc.property(
      ids,
      fc.nat(),
      fc.string({ minLength: 1 }),
      fc.boolean(),
      fc.boolean(),
      (ids, n, more, before, thinks) => {
        const id = ids[n % ids.length]!;
        const reply = before ? `${more}${id}` : `${id}${more}`;
        fc.pre(!ids.includes(reply.trim()) && !reply.trim().startsWith("<think>"));
        assert.is(readId(reply, ids, thinks), undefined);
      },
    ),
    fixed,
  );
});

test("any text is one of the ids word for word, or none of them", () => {
  fc.assert(
    fc.property(ids, fc.string(), fc.boolean(), (ids, reply, thinks) => {
      const at = readId(reply, ids, thinks);
      assert.is(at === undefined ? -1 : at, ids.indexOf(reply.trim()));
    }),
    fixed,
  );
});

test("case counts, except for yes and no", () => {
  const options = ["yes", "no"];
  for (const said of ["yes", "YES", " Yes\n"]) assert.is(readId(said, options, false), 0);
  for (const said of ["No", "nO"]) assert.is(readId(said, options, false), 1);
  assert.is(readId("b", ["A", "B"], false), undefined);
  assert.is(readId("B", ["b", "B"], false), 1);
});

test("thoughts are taken off where a model may think, one whole block of them", () => {
  const options = ["1", "12"];
  const said = "<think>It is 1, or is it 12?</think>\n12";
  assert.is(readId(said, options, true), 1);
  assert.is(readId(said, options, false), undefined);
  for (const none of [
    "<think>so 12",
    "12<think></think>",
    "<think>a</think><think>b</think>12",
    "</think>12",
    "12.",
    '"12"',
    "Answer: 12",
    "1 2",
    "",
  ]) {
    assert.is(readId(none, options, true), undefined, none);
  }
});

test("ten megabytes are read at once", () => {
  const long = "<think>".repeat(1_500_000);
  const began = performance.now();
  assert.is(readId(long, ["1", "2"], true), undefined);
  assert.is(readId(`<think>${" ".repeat(10_000_000)}</think>2`, ["1", "2"], false), 1);
  assert.ok(performance.now() - began < 1000);
});

test.run();
