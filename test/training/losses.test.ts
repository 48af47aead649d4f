import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { lossLine } from "#src/commands/loss-line";
import { scratchFolders } from "#test/scratch";
import { journal } from "#training/hosted/journal";
import { lossesOf } from "#training/losses";

const test = suite("losses");
const folder = scratchFolders(test);

test("a hosted job's are those of its journal, by step, each once", () => {
  const path = folder();
  const file = journal(path);
  file.add([
    { id: "a", message: "queued" },
    { id: "c", message: "step 2", step: 2, total: 3, loss: 1.5 },
    { id: "b", message: "step 1", step: 1, total: 3, loss: 2 },
    { id: "d", message: "a checkpoint", step: 2 },
    { id: "e", message: "step 2", step: 2, total: 3, loss: 1.25 },
  ]);
  file.close();
  assert.equal(lossesOf(path), [
    { step: 1, loss: 2 },
    { step: 2, loss: 1.25 },
  ]);
  assert.is(lossLine(path), "loss █▁ 2.000 → 1.250 in 2 steps");
});

test("a line cut off in writing is dropped", () => {
  const path = folder();
  const file = join(path, "losses.jsonl");
  writeFileSync(file, '{"loss":2,"step":10}\n{"loss":1,"st');
  assert.equal(lossesOf(path), [{ step: 10, loss: 2 }]);
  assert.is(readFileSync(file, "utf8"), '{"loss":2,"step":10}\n');
});

test("where nothing is known there is no line", () => {
  const path = folder();
  assert.equal(lossesOf(path), []);
  assert.is(lossLine(path), undefined);
  writeFileSync(join(path, "events.jsonl"), '{"id":"a","message":"50%","step":5,"total":10}\n');
  assert.is(lossLine(path), undefined);
});

test.run();
