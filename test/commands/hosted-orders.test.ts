import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parse } from "yaml";
import { notesOnce, preflightLines } from "#src/commands/agree";
import { main } from "#src/commands/main";
import { fakeIo } from "#test/commands/fake-io";
import { scratchFolders } from "#test/scratch";
import type { Preflight } from "#training/preflight";

const test = suite("orders of hosted training");
const scratch = scratchFolders(test);

async function type(...words: string[]) {
  const io = fakeIo();
  const code = await main(words, io);
  return { code, ...io.said };
}

/** Splits of two dozen problems. */
async function splits(): Promise<string> {
  const dir = scratch();
  const words = ["--pattern", "semantic", "--task", "shortest-path", "--train", "12", "--test", "2", "--out", dir];
  const { code, err } = await type("gen-splits", ...words);
  assert.is(code, 0, err);
  return dir;
}

const order = ["fine-tune", "--train", "incident", "--task", "shortest-path"];

test("fine-tune: a preset sets what the trainer knows, --set overrides it, and a file of prices tells the cost", async () => {
  const dir = await splits();
  const prices = join(dir, "prices.json");
  const row = { provider: "together", model: "Qwen/Qwen3-8B", training: 1000, date: "2026-11-30" };
  writeFileSync(prices, JSON.stringify([row]));
  const words = [...order, "--splits", dir, "--via", "together", "--model", "Qwen/Qwen3-8B", "--dry-run"];
  const plain = await type(...words);
  assert.match(plain.out, /, 1 epoch, .*\ncost of training: unknown\n/);
  const { out, err } = await type(...words, "--preset", "nlgift", "--set", "n_epochs=2", "--prices", prices);
  assert.match(err, /^left out of the preset, as together cannot be told: quantization nf4, .*packing false$/m);
  const [, epochs, tokens, cost] = /, (\d+) epochs, about (\d+) tokens\ncost of training: \$([\d.]+)\n/.exec(out)!;
  assert.is(epochs, "2");
  assert.is(Number(cost), Math.round(Number(tokens) / 10) / 100);
  const refused = await type(...order, "--splits", dir, "--via", "local", "--preset", "nlgift", "--dry-run");
  assert.is(refused.code, 2);
  assert.match(refused.err, /preset nlgift: expected a trainer .* got local; leave it out/);
});

test("fine-tune --via command --preset nlgift writes the paper's settings for the framework", async () => {
  const [dir, out] = [await splits(), scratch()];
  const words = ["--via", "command", "--model", "meta-llama/Llama-2-7b-chat-hf", "--preset", "nlgift", "--yes"];
  const how = ["--set", "framework=axolotl", "--set", "command=exit 1", "--out", out];
  const { err } = await type(...order, "--splits", dir, ...words, ...how);
  assert.match(err, /^\d+ rows$/m, "a count that repeats the number of rows is told");
  assert.match(err, /command: expected job .* to succeed, but it failed \(exit 1\)/);
  const config = parse(readFileSync(join(out, "command", "axolotl.yaml"), "utf8"));
  assert.equal(
    [config.adapter, config.lora_r, config.optimizer, config.lr_scheduler],
    ["qlora", 64, "paged_adamw_32bit", "constant"],
  );
});

test("run: the preset of an experiment, and notes that concern all its models said once", async () => {
  const file = join(scratch(), "e.yaml");
  writeFileSync(
    file,
    `title: Two models
pattern: semantic
task: shortest-path
settings: [incident, friendship]
seed: 3
train: 12
test: 2
tune: { via: fireworks, model: accounts/fireworks/models/qwen3-8b, preset: nlgift, epochs: 2 }
ask: { maxTokens: 60 }
`,
  );
  const { code, out, err } = await type("run", file, "--dry-run");
  assert.is(code, 0, err);
  assert.match(out, /^power: with 2 items a cell, at p < \.01, the least gain found 8 times in 10 is none by z/m);
  assert.is(out.match(/, 2 epochs, /g)!.length, 2);
  assert.is(out.match(/cost of training: \$/g)!.length, 2);
  assert.is(out.match(/note: asking the tuned model needs a deployment/g)!.length, 1);
  assert.is(out.match(/left out of the preset, as fireworks cannot be told: quantization nf4/g)!.length, 1);
  writeFileSync(file, readFileSync(file, "utf8").replace("via: fireworks", "via: local"));
  assert.match((await type("run", file, "--dry-run")).err, /preset nlgift: .* got local/);
});

test("a note is told with the first order of a run that it concerns, and no more", () => {
  const once = notesOnce();
  const preflight: Preflight = {
    ...{ service: "together", base: "b", method: "sft", rows: 12, bytes: 9, epochs: 1, tokens: 5, count: 0 },
    ...{ deadlines: [], refusals: [], issues: [], warnings: [] },
  };
  const told = (warnings: readonly string[]) => preflightLines(once({ ...preflight, warnings })).join("\n");
  assert.equal(told(["for all"]).match(/note: .*/g), ["note: for all"]);
  assert.equal(told(["for all", "for one"]).match(/note: .*/g), ["note: for one"]);
});

test.run();
