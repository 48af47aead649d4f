import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deadlines, deadlinesOf } from "#training/deadlines";
import { lossesIn } from "#training/hosted/training-log";

const test = suite("training logs, deadlines");

const OUTPUT = [
  "Loading weights: 100%|████| 310/310",
  "\r 10%|█ | 10/100 [00:09<01:21]\r{'loss': 2.5, 'grad_norm': 1.5, 'learning_rate': 9e-05, 'epoch': 0.4}",
  "{'loss': '1.25e-01', 'grad_norm': '0.7', 'learning_rate': '5e-05', 'epoch': '0.8'}",
  "{'eval_loss': 3.0, 'epoch': 0.8}",
  "{'train_runtime': 90.1, 'train_loss': 0.7, 'epoch': 1.0}",
].join("\n");

test("losses are read out of a log, between bars of progress and whatever else it holds", () => {
  const [first, second, ...more] = lossesIn(OUTPUT, { every: 10, epochs: 2 });
  assert.equal(first, { id: "10", message: "step 10: loss 2.5", step: 10, loss: 2.5, total: 50 });
  assert.equal(second, { id: "20", message: "step 20: loss 0.125", step: 20, loss: 0.125, total: 50 });
  assert.equal(more, []);
});

test("what is known is not told again", () => {
  assert.equal(
    lossesIn(OUTPUT, { every: 10, epochs: 2, after: "10" }).map(({ id }) => id),
    ["20"],
  );
  assert.equal(lossesIn(OUTPUT, { every: 10, epochs: 2, after: "20" }), []);
});

test("deadlines are dates with a source, and a tune has those of its base", () => {
  for (const { date, read, source } of deadlines) {
    for (const day of [date, read]) assert.match(day, /^20\d\d-\d\d-\d\d$/);
    assert.match(source, /\w\.\w/);
  }
  const dates = deadlinesOf("openai", "gpt-4.1-mini").map(({ date }) => date);
  assert.equal(dates, ["2026-05-07", "2026-07-02", "2027-01-06", "2027-01-14"]);
  assert.equal(deadlinesOf("openai", "ft:gpt-4.1-mini:org:name:id"), deadlinesOf("openai", "gpt-4.1-mini"));
  assert.is(deadlinesOf("openai", "gpt-9").length, 3);
  assert.equal(deadlinesOf("together", "gpt-4o"), []);
});

test.run();
