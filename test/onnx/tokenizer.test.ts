import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { longestMatch } from "#src/onnx/longest-match";
import { SPECIAL, tokenizer } from "#src/onnx/tokenizer";

const test = suite("tokenizer");

const words = [" a", " b", " ab", " a b", ",", ".", "\n", " 1", " 12", "0", "1", "2", " is next to", " is", " next"];
const t = tokenizer([...SPECIAL, ...words]);
const spell = (ids: readonly number[]) => ids.map((id) => t.vocabulary[id]);

test("takes the longest token, and a line start for a space", () => {
  assert.equal(spell(t.encode("a b is next to ab\n12")), [" a b", " is next to", " ab", "\n", " 12"]);
});

test("does not end a token within a word", () => {
  assert.equal(spell(t.encode("a isb a")), [" a", "<unk>", " a"]);
  assert.equal(spell(t.encode("a bee")), [" a", "<unk>"]);
});

test("spells long numbers by their first two digits, then digit by digit", () => {
  assert.equal(spell(t.encode("12012")), [" 12", "0", "1", "2"]);
});

test("one unknown stretch is one token, whatever its alphabet", () => {
  assert.equal(spell(t.encode("a Ћиžé😀, b")), [" a", "<unk>", ",", " b"]);
});

test("encodes nothing as nothing", () => {
  assert.equal(t.encode(""), []);
  assert.is(t.decode([]), "");
});

test("gives back every text it knows, and never fails on one it does not", () => {
  const known = fc.array(fc.constantFrom(...words, "\n a", "\n\n"), { maxLength: 30 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(known, (text) => {
      const ids = t.encode(text);
      if (!ids.includes(t.unknown)) assert.is(t.decode(ids), text);
    }),
    { seed: 5 },
  );
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) =>
      assert.type(t.decode(t.encode(text)), "string"),
    ),
    { seed: 5 },
  );
});

test("cuts as a pattern of alternatives does, the longest first", () => {
  const tokens = ["a", "ab", "abc", "b", "ba", ".", ". b", "cab", "1", "11"];
  const longestFirst = [...tokens].sort((x, y) => y.length - x.length);
  const alternatives = longestFirst.map((token) => {
    return token.replace(".", "\\.") + (/[a-z]$/.test(token) ? "(?![a-z])" : "");
  });
  const cut = longestMatch(tokens);
  const letters = fc.array(fc.constantFrom("a", "b", "c", ".", " ", "1"), { maxLength: 25 });
  fc.assert(
    fc.property(letters, (parts) => {
      const text = parts.join("");
      const pattern = new RegExp(alternatives.join("|"), "g");
      const expected = [...text.matchAll(pattern)].map(([token]) => tokens.indexOf(token));
      assert.equal(
        cut(text).filter((index) => index >= 0),
        expected,
      );
    }),
    { seed: 5, numRuns: 500 },
  );
});

test.run();
