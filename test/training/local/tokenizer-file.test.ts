import { Tokenizer } from "@huggingface/tokenizers";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { tokenizer } from "#src/onnx/tokenizer";
import { corpus } from "#training/local/pretraining/corpus";
import { tokenizerConfig, tokenizerFile } from "#training/local/tokenizer-file";
import { learnVocabulary } from "#training/local/vocabulary";

const test = suite("tokenizer file");

const texts = corpus();
const everyOther = (all: Iterable<string>, step: number) => [...all].filter((_, i) => i % step === 0);
const [base, others] = [[...texts.base], [...texts.others]];
const ours = tokenizer(learnVocabulary({ ...texts, base, others }));
const theirs = new Tokenizer(JSON.parse(JSON.stringify(tokenizerFile(ours.vocabulary))), tokenizerConfig);

test("Hugging Face's library cuts every kind of text as we do", () => {
  const sample = [...everyOther(base, 29), ...everyOther(others, 13)];
  assert.ok(sample.length > 1000);
  for (const text of sample) {
    assert.equal(theirs.encode(text, { add_special_tokens: false }).ids, ours.encode(text), text);
  }
});

test("and puts it together again", () => {
  for (const text of [...everyOther(base, 101), ...everyOther(others, 53)]) {
    const ids = ours.encode(text);
    assert.is(theirs.decode(ids, { skip_special_tokens: true }), text);
    assert.is(ours.decode(ids), text);
  }
});

test("it begins a document with the start token and marks unknown words", () => {
  assert.equal(theirs.encode("Apple A").ids, [ours.start, ours.unknown, ...ours.encode("A")]);
  assert.equal(ours.encode("Apple A"), [ours.unknown, ...ours.encode("A")]);
});

test.run();
