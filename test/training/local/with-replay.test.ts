import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readTokenizer } from "#src/onnx/tokenizer";
import { shippedBase } from "#training/local/tune";
import { withReplay } from "#training/local/with-replay";

const test = suite("replay");
const tokenizer = readTokenizer(join(shippedBase, "tokenizer.json"));
const examples = [{ tokens: [1, 2], weights: [1] }];

test("replayed documents are rounded to whole ones, and leave room for an example", () => {
  const rows = (batch: number, replay: number) =>
    withReplay(examples, { seed: 1, tokenizer, batch, replay }).map((share) => share.rows);
  assert.equal(rows(32, 0), [32, 0]);
  assert.equal(rows(32, 0.0625), [30, 2]);
  assert.equal(rows(16, 0.125), [14, 2]);
  assert.equal(rows(3, 0.5), [1, 2]);
  assert.equal(rows(8, 1), [1, 7]);
  assert.equal(rows(1, 0.5), [1, 0]);
});

test("the first share is the examples, the second the base's own documents", () => {
  const [own, replayed] = withReplay(examples, { seed: 1, tokenizer, batch: 2, replay: 0.5 });
  assert.is(own!.source(5), examples[0]);
  const documents = [0, 1].map((i) => replayed!.source(i));
  assert.not.equal(documents[0], documents[1]);
});

test.run();
