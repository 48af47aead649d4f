import { readFileSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { localModelId } from "#src/models/local";
import { readCheckpoint } from "#src/onnx/index";
import { stream } from "#src/rng";
import { failure } from "#test/failure";
import { scratchFolders } from "#test/scratch";
import { tuneAndKill } from "#test/training/local/tune-and-kill";
import { document } from "#training/local/pretraining/document";
import { local, shippedBase } from "#training/local/tune";
import type { Order, Tick } from "#training/trainer";

const test = suite("local tuning");

const folder = scratchFolders(test);

const rows = Array.from({ length: 20 }, (_, i) => {
  const [prompt, target] = document("main", 1, stream(31, i));
  return { prompt: prompt!.text, target: target!.text };
});
const order = (hyperparameters: Order["hyperparameters"] = {}): Order => ({
  manifest: "0123456789abcdef",
  recipe: "cot",
  examples: { method: "sft", rows },
  seed: 5,
  hyperparameters: { steps: 8, batch: 4, replay: 0.25, warmUp: 2, ...hyperparameters },
});
const weights = (path: string) => readFileSync(join(path, "model", "model.safetensors"));

const [whole, other] = [folder(), folder()];
const [record] = await Promise.all([
  local.tune(order(), { folder: whole }),
  local.tune(order({ rate: 0.001 }), { folder: other }),
]);

test("the record says what was done, with what, from what", () => {
  assert.equal(JSON.parse(readFileSync(join(whole, "job.json"), "utf8")), record);
  const { trainer, manifest, recipe, seed, state, steps, hyperparameters } = record;
  assert.equal(
    { trainer, manifest, recipe, seed, state, steps, rows: record.rows },
    {
      trainer: "local",
      manifest: "0123456789abcdef",
      recipe: "cot",
      seed: 5,
      state: "done",
      steps: { done: 8, of: 8 },
      rows: 20,
    },
  );
  assert.is(record.base, localModelId(shippedBase));
  assert.is(record.model, localModelId(join(whole, "model")));
  assert.ok(record.usage.tokens > 8 * 4 * 30);
  assert.equal([hyperparameters.steps, hyperparameters.optimizer], [8, "muon"]);
  assert.equal(
    record.files.map(({ path }) => path),
    ["config.json", "model.safetensors", "tokenizer.json", "tokenizer_config.json"].map((name) => `model/${name}`),
  );
});

test("the model differs from its base and has its tokenizer", () => {
  const base = readCheckpoint(shippedBase);
  const tuned = readCheckpoint(join(whole, "model"));
  assert.equal(tuned.spec, base.spec);
  assert.not.equal(tuned.parameters, base.parameters);
  const words = (path: string) => readFileSync(join(path, "tokenizer.json"), "utf8");
  assert.is(words(join(whole, "model")), words(shippedBase));
});

test("a finished job is not done again", async () => {
  const ticks: Tick[] = [];
  assert.equal(await local.tune(order(), { folder: whole, tick: (tick) => void ticks.push(tick) }), record);
  assert.is(ticks.length, 0);
});

test("another job's folder is refused and left as it was", async () => {
  const before = weights(whole);
  const error = await local.tune(order({ rate: 0.003 }), { folder: whole }).catch((reason: unknown) => reason);
  assert.instance(error, UserError);
  assert.match((error as Error).message, /expected a new folder or this job's.*--out$/);
  assert.equal(weights(whole), before);
});

test("stopped and taken up again, it ends in the same bits as beside another job", async () => {
  const path = folder();
  const abort = new AbortController();
  const tick = ({ done }: Tick) => done === 2 && abort.abort();
  const stopped = await local.tune(order(), { folder: path, signal: abort.signal, tick: (now) => void tick(now) });
  assert.is(stopped.state, "stopped");
  assert.ok(stopped.steps.done >= 2 && stopped.steps.done < 8, `stopped after ${stopped.steps.done}`);
  const done: number[] = [];
  const ended = await local.tune(order(), { folder: path, tick: (now) => void done.push(now.done) });
  assert.is(done[0], stopped.steps.done + 1);
  assert.equal(ended, record);
  assert.ok(weights(path).equals(weights(whole)));
});

test("the rate decides, too", () => assert.not.ok(weights(other).equals(weights(whole))));

test("a frozen embedding stays as it was, and a damaged model is made again", async () => {
  const path = folder();
  const frozen = order({ freezeEmbedding: true, steps: 3 });
  await local.tune(frozen, { folder: path });
  const base = readCheckpoint(shippedBase);
  const tuned = readCheckpoint(join(path, "model"));
  const embedding = base.spec.vocabulary * base.spec.width;
  assert.equal(tuned.parameters.subarray(0, embedding), base.parameters.subarray(0, embedding));
  assert.not.equal(tuned.parameters, base.parameters);
  truncateSync(join(path, "model", "model.safetensors"), 1000);
  await local.tune(frozen, { folder: path });
  assert.equal(readCheckpoint(join(path, "model")), tuned);
});

test("mistakes are told in one line", async () => {
  const odd = {
    ...order(),
    examples: { method: "sft", rows: [{ prompt: "Which fish is longest?", target: "None." }] },
  } as const;
  const unknown = await failure(local.tune(odd, { folder: folder() }));
  assert.instance(unknown, UserError);
  assert.match(unknown.message, /^training row 1: .*"fish is longest/);
  const name = await failure(local.tune(order({ step: 5 }), { folder: folder() }));
  assert.instance(name, UserError);
  assert.match(name.message, /step.*known: .*steps/);
  const value = await failure(local.tune(order({ replay: 2 }), { folder: folder() }));
  assert.match(value.message, /^hyperparameters replay: /);
});

test("killed and started again, it ends in the same bits", async () => {
  const path = folder();
  await tuneAndKill(order(), path, 1200);
  await local.tune(order(), { folder: path });
  assert.ok(weights(path).equals(weights(whole)));
});

test.run();
