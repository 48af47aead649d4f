import { readdirSync, readFileSync, writeFileSync } from "node:fs";
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
import type { Order, Pair, Tick } from "#training/trainer";

const test = suite("local preference tuning");

const folder = scratchFolders(test);

/** A document's own answer is chosen over that of the next. */
const documents = Array.from({ length: 24 }, (_, i) => {
  const [prompt, target] = document("main", 1, stream(31, i));
  return { prompt: prompt!.text, target: target!.text };
});
const pairs = documents.flatMap(({ prompt, target }, i): Pair[] => {
  const rejected = documents[(i + 1) % documents.length]!.target;
  return target === rejected ? [] : [{ prompt, chosen: target, rejected }];
});
const order = (hyperparameters: Order["hyperparameters"] = {}, other: Partial<Order> = {}): Order => ({
  manifest: "0123456789abcdef",
  recipe: "preference",
  examples: { method: "dpo", pairs },
  seed: 5,
  hyperparameters: { steps: 8, batch: 4, replay: 0.25, warmUp: 2, sft: 0.1, ...hyperparameters },
  ...other,
});
const weights = (path: string) => readFileSync(join(path, "model", "model.safetensors"));

const [base, whole] = [folder(), folder()];
const ticks: Tick[] = [];
const [tuned, record] = await Promise.all([
  local.tune(order({}, { examples: { method: "sft", rows: documents }, hyperparameters: { steps: 2, batch: 4 } }), {
    folder: base,
  }),
  local.tune(order(), { folder: whole, tick: (tick) => void ticks.push(tick) }),
]);

test("the record says what was done, with what, from what", () => {
  assert.equal(JSON.parse(readFileSync(join(whole, "job.json"), "utf8")), record);
  const { method, rows, state, steps, hyperparameters } = record;
  assert.equal(
    { method, rows, state, steps },
    { method: "dpo", rows: pairs.length, state: "done", steps: { done: 8, of: 8 } },
  );
  assert.is(record.base, localModelId(shippedBase));
  assert.equal([hyperparameters.beta, hyperparameters.sft, hyperparameters.floor], [0.1, 0.1, 0.05]);
  assert.equal(readdirSync(whole).sort(), ["job.json", "losses.jsonl", "model"]);
});

test("each step tells how far the pairs have come apart", () => {
  assert.is(ticks.length, 8);
  assert.ok(Math.abs(ticks[0]!.metrics.margin!) < 1e-4, "at first the model is its own reference");
  assert.ok(ticks.at(-1)!.metrics.margin! > 0.05, `ends with a margin of ${ticks.at(-1)!.metrics.margin}`);
  assert.ok(ticks.at(-1)!.metrics.accuracy! > 0.9);
  const tokens = ticks.reduce((sum, tick) => sum + tick.tokens, 0);
  assert.is(record.usage.tokens, tokens);
});

test("it starts from a model that was tuned before, and that is the reference", async () => {
  const path = folder();
  const first: Tick[] = [];
  const onward = order({ steps: 1, replay: 0 }, { base: local.finished(base) });
  const made = await local.tune(onward, { folder: path, tick: (tick) => void first.push(tick) });
  assert.is(made.base, tuned.model);
  assert.ok(Math.abs(first[0]!.metrics.margin!) < 1e-4);
  const [before, after] = [base, path].map((at) => readCheckpoint(join(at, "model")).parameters);
  const [shipped] = [readCheckpoint(shippedBase).parameters];
  const distance = (a: Float32Array, b: Float32Array) => Math.hypot(...a.subarray(0, 50_000).map((x, i) => x - b[i]!));
  assert.ok(distance(after!, before!) < distance(after!, shipped!));
});

test("stopped and taken up again, it keeps its reference and ends in the same bits", async () => {
  const path = folder();
  const abort = new AbortController();
  const tick = ({ done }: Tick) => done === 2 && abort.abort();
  const stopped = await local.tune(order(), { folder: path, signal: abort.signal, tick: (now) => void tick(now) });
  assert.is(stopped.state, "stopped");
  const kept = [`reference-${stopped.order}.json`, `state-${stopped.order}.safetensors`];
  assert.equal(readdirSync(path).sort(), ["job.json", "losses.jsonl", ...kept]);
  assert.equal(await local.tune(order(), { folder: path }), record);
  assert.ok(weights(path).equals(weights(whole)));
  assert.equal(readdirSync(path).sort(), ["job.json", "losses.jsonl", "model"]);
});

test("a reference that was kept is used, and a damaged one told", async () => {
  const path = folder();
  const kept = join(path, `reference-${record.order}.json`);
  writeFileSync(kept, JSON.stringify({ schema: 1, margins: pairs.map(() => 100) }));
  await local.tune(order(), { folder: path });
  assert.not.ok(weights(path).equals(weights(whole)));

  const other = folder();
  writeFileSync(join(other, `reference-${record.order}.json`), '{"schema": 1, "marg');
  const error = await failure(local.tune(order(), { folder: other }));
  assert.instance(error, UserError);
  assert.match(error.message, /reference-.*\.json: expected/);
});

test("killed and started again, it ends in the same bits", async () => {
  const path = folder();
  await tuneAndKill(order(), path, 1200);
  await local.tune(order(), { folder: path });
  assert.ok(weights(path).equals(weights(whole)));
});

test("β decides, and so do the pairs", async () => {
  const [beta, fewer] = [folder(), folder()];
  const [a, b] = await Promise.all([
    local.tune(order({ beta: 1 }), { folder: beta }),
    local.tune(order({}, { examples: { method: "dpo", pairs: pairs.slice(1) } }), { folder: fewer }),
  ]);
  assert.is(new Set([record, a, b].map((one) => one.order)).size, 3);
  assert.is(new Set([record, a, b].map((one) => one.model)).size, 3);
});

test("mistakes are told in one line that names the pair", async () => {
  const tell = async (changed: Partial<Pair>, hyperparameters = {}) => {
    const wrong = [pairs[0]!, { ...pairs[1]!, ...changed }];
    const made = order(hyperparameters, { examples: { method: "dpo", pairs: wrong } });
    const error = await failure(local.tune(made, { folder: folder() }));
    assert.instance(error, UserError);
    assert.not.match(error.message, /\n/);
    return error.message;
  };
  assert.match(await tell({ rejected: "None." }), /^training pair 2, rejected: .*words.* got "None/);
  assert.match(await tell({ prompt: "Which fish is longest?" }), /^training pair 2, chosen: .*"fish is longest/);
  assert.match(
    await tell({ chosen: pairs[1]!.rejected }),
    /^training pair 2: expected two different replies, got ".*" twice/,
  );
  const long = Array(400).fill(pairs[1]!.chosen).join(" ");
  assert.match(await tell({ chosen: long }), /^training pair 2, chosen: expected at most 2048 tokens, got/);
  assert.match(await tell({}, { beta: 0 }), /^hyperparameters beta: /);
  assert.match(await tell({}, { replay: 0.6 }), /^hyperparameters replay: /);
  assert.match(await tell({}, { sftt: 1 }), /sftt.*known: .*beta.*sft/);
  const none = await failure(local.tune(order({}, { examples: { method: "dpo", pairs: [] } }), { folder: folder() }));
  assert.match(none.message, /^local: expected examples to learn from, got none of recipe preference/);
});

test.run();
