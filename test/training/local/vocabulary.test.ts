import { suite } from "uvu";
import * as assert from "uvu/assert";
import { tokenizer } from "#src/onnx/tokenizer";
import { learnVocabulary } from "#training/local/vocabulary";

const test = suite("vocabulary");

/** Enough of each text that a piece counts as learned. */
const often = (...texts: readonly string[]) => Array.from({ length: 100 }, () => texts).flat();
const learned = (base: readonly string[], others: readonly string[] = [], alone: readonly string[] = []) =>
  tokenizer(learnVocabulary({ base, others, alone }));

test("words that occur together become one token", () => {
  const { vocabulary } = learned(often("Node 1 is joined to node 2.", "Node 3 is joined to node 14."));
  for (const phrase of [" Node", " is joined to node", "."]) assert.ok(vocabulary.includes(phrase), phrase);
  assert.not.ok(vocabulary.includes(" joined"));
});

test("numbers, labels and what else is alone never join", () => {
  const { vocabulary } = learned(often("From A to B: 7.5 or 120."), [], ["A", "B", "to"]);
  for (const token of [" A", " B", " to", " 7", ".5", " 12", "0"]) assert.ok(vocabulary.includes(token), token);
  assert.not.ok(vocabulary.some((token) => /[AB\d].*[a-z]|[a-z].*[AB\d]/.test(token)));
});

test("a phrase of the other texts stays in pieces that the base learns", () => {
  const { vocabulary, encode } = learned(
    often("Which has the least weight of all?", "A weight of stone.", "No length."),
    often("Which has the least length?"),
  );
  const pieces = encode("Which has the least length?").map((id) => vocabulary[id]);
  assert.equal(pieces, [" Which has the least", " length", "?"]);
});

test("every text it learned from is encodable, words of the others alone included", () => {
  const texts = often("One of all.", "One of a kind.", "Of allspice\nand 10 more.");
  const others = ["Never seen: 4821.7 (in the base) -> x"];
  const { encode, decode, unknown } = learned(texts, others);
  for (const text of [...texts, ...others]) {
    assert.not.ok(encode(text).includes(unknown), text);
    assert.is(decode(encode(text)), text);
  }
});

test("equal texts give equal vocabularies", () => {
  const texts = often("One of all.", "One of a kind.");
  assert.equal(learned(texts).vocabulary, learned(texts).vocabulary);
});

test.run();
