import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { providers } from "#src/models/providers/index";
import type { Generate } from "#src/play";
import { cost } from "#src/prices/cost";
import { dollars } from "#src/prices/dollars";
import { estimate } from "#src/prices/estimate";
import { machines } from "#src/prices/machines";
import { priceOf } from "#src/prices/price-of";
import { readPrices } from "#src/prices/read-prices";
import { prices } from "#src/prices/table";
import { estimatedTokens, mostTokens } from "#src/prices/tokens";
import { type Run, trainingPriceOf } from "#src/prices/training-price-of";
import { trainingPrices } from "#src/prices/training-table";
import { inScratch } from "#test/scratch";
import { services } from "#training/hosted/index";

const test = suite("prices");
const generate = (content: string, maxTokens = 100): Generate => ({
  kind: "generate",
  messages: [{ role: "user", content }],
  maxTokens,
  temperature: 0,
  repeat: 0,
});

test("every row names a known provider, a day that has been, a source, and a sensible price", () => {
  const seen = new Set<string>();
  for (const { provider, model, input, output, date, source } of prices) {
    assert.ok(provider in providers, provider);
    assert.match(date, /^20\d\d-\d\d-\d\d$/);
    assert.ok(Date.parse(date) <= Date.UTC(2026, 11, 1));
    assert.ok(source.length > 10);
    assert.ok(input > 0 && output >= input && output < 1000, model);
    assert.not.ok(seen.has(`${provider}:${model}`), model);
    seen.add(`${provider}:${model}`);
  }
});

test("a snapshot has its model's price, a tune only one of its own, and what is unknown has none", () => {
  assert.is(priceOf(prices, "openai", "gpt-4.1-mini-2025-04-14")?.input, 0.4);
  assert.is(priceOf(prices, "openai", "gpt-4.1-mini")?.output, 1.6);
  const tune = "ft:gpt-4.1-mini-2025-04-14:org::id";
  assert.is(priceOf(prices, "openai", tune)?.input, 0.8);
  assert.is(priceOf(prices, "openai", "ft:gpt-4o-mini-2024-07-18:org::id"), undefined);
  const own = { ...prices[0]!, model: "ft:gpt-4.1-mini", input: 7 };
  assert.is(priceOf([own, ...prices], "openai", tune)?.input, 7);
  assert.is(priceOf([{ ...own, model: tune, input: 8 }, own], "openai", tune)?.input, 8);
  assert.is(priceOf(prices, "vllm", "gpt-4.1-mini"), undefined);
  assert.is(priceOf(prices, "openai", "gpt-4.1-min"), undefined);
});

test("the user's rows come before the package's", () => {
  inScratch((folder) => {
    const path = join(folder, "prices.json");
    const row = { provider: "openai", model: "gpt-4.1-mini", input: 1, output: 2, date: "2026-11-30" };
    const { input: _input, output: _output, ...named } = row;
    writeFileSync(path, JSON.stringify([row, { ...named, training: 9, method: "dpo" }]));
    const { asking, training } = readPrices(path);
    assert.equal(priceOf(asking, "openai", "gpt-4.1-mini"), { ...row, source: "the user" });
    assert.is(priceOf(asking, "openai", "gpt-4.1")?.input, 2);
    const run = { provider: "openai", model: "gpt-4.1-mini", method: "dpo", whole: false } as const;
    assert.is(trainingPriceOf(training, run)?.training, 9);
    assert.is(trainingPriceOf(training, run)?.source, "the user");
    assert.is(trainingPriceOf(training, { ...run, method: "sft" })?.training, 5);
  });
});

test("training: a price for a base, a method, and an adapter or all weights; what is missing is unknown", () => {
  const openai = { provider: "openai", method: "sft", whole: false } as const;
  const of = (run: Partial<Run>) => trainingPriceOf(trainingPrices, { ...openai, model: "", ...run })?.training;
  assert.is(of({ model: "gpt-4.1-mini-2025-04-14" }), 5);
  assert.is(of({ model: "gpt-4.1-mini", method: "dpo" }), 5);
  assert.is(of({ model: "ft:gpt-4.1-nano-2025-04-14:org::id" }), 1.5);
  const fireworks = { provider: "fireworks", model: "accounts/fireworks/models/qwen3-8b" };
  assert.equal([of(fireworks), of({ ...fireworks, method: "dpo" })], [0.5, 1]);
  assert.is(of({ ...fireworks, whole: true }), undefined);
  assert.is(of({ provider: "azure", model: "gpt-4.1-mini" }), undefined);
  assert.is(of({ model: "gpt-4" }), undefined);
});

test("training and machines: every row names a service, a day that has been, and a source", () => {
  const seen = new Set<string>();
  for (const { provider, model, method, whole, training, date, source } of trainingPrices) {
    assert.ok(provider in services, provider);
    assert.ok(training > 0 && training <= 100, model);
    assert.ok(/^20\d\d-\d\d-\d\d$/.test(date) && Date.parse(date) <= Date.UTC(2026, 11, 1));
    assert.ok(source.length > 10);
    const row = [provider, model, method, whole].join();
    assert.not.ok(seen.has(row), row);
    seen.add(row);
  }
  // huggingface.co/docs/huggingface_hub, CLI reference: hf jobs run --flavor.
  const flavors = `cpu-basic cpu-upgrade cpu-performance cpu-xl t4-small t4-medium l4x1 l4x4 l40sx1 l40sx4 l40sx8
    a10g-small a10g-large a10g-largex2 a10g-largex4 a100-large a100x4 a100x8 h200 h200x2 h200x4 h200x8 rtx-pro-6000
    rtx-pro-6000x2 rtx-pro-6000x4 rtx-pro-6000x8`.split(/\s+/);
  for (const { name, hour } of machines) {
    assert.ok(flavors.includes(name), name);
    assert.ok(hour > 0 && hour <= 40, name);
  }
});

test("a damaged file of prices is told with its field", () => {
  inScratch((folder) => {
    const path = join(folder, "prices.json");
    const row = { provider: "p", model: "m", input: 1, output: 2, date: "2026-11-30" };
    const cases: [unknown, RegExp][] = [
      [[{ ...row, input: -1 }], /prices\.json: 0\.input: /],
      [[row, { ...row, date: "yesterday" }], /1\.date: /],
      [[{ ...row, price: 3 }], /price/],
      [[null], /prices\.json: 0: /],
      [[{ ...row, training: 1 }], /0: .*(input|output)/],
      [[row, { provider: "p", model: "m", training: -1, date: "2026-11-30" }], /1\.training: /],
      [{}, /prices\.json: file: /],
    ];
    for (const [value, message] of cases) {
      writeFileSync(path, JSON.stringify(value));
      assert.throws(() => readPrices(path), message);
    }
    writeFileSync(path, "[");
    assert.throws(() => readPrices(path), /expected JSON/);
    assert.throws(() => readPrices(join(folder, "none.json")), /expected a file of prices, got none/);
  });
});

test("costs are per million tokens; an estimate takes the longest replies, and is unknown without a price", () => {
  const price = { ...prices[0]!, input: 2, output: 8 };
  assert.is(cost({ promptTokens: 500_000, replyTokens: 250_000, reasoningTokens: 200_000 }, price), 3);
  const requests = [generate("x".repeat(396)), generate("x".repeat(796), 300)];
  assert.equal(estimate(requests, price), {
    requests: 2,
    promptTokens: 306,
    replyTokens: 400,
    dollars: (306 * 2 + 400 * 8) / 1e6,
  });
  assert.is(estimate(requests, undefined).dollars, undefined);
});

test("the bound on tokens is above the estimate, and above the letters of any script", () => {
  for (const content of ["", "plain words", "→é🙂ნ".repeat(50), "1 2 3 4 5 6"]) {
    const request = generate(content);
    assert.ok(mostTokens(request) >= estimatedTokens(request));
    assert.ok(mostTokens(request) >= Buffer.byteLength(content));
  }
});

test("amounts are said to the cent, or to two digits below one", () => {
  assert.equal([0, 1.239, 0.0042, 0.00004213, undefined].map(dollars), [
    "$0.00",
    "$1.24",
    "$0.0042",
    "$0.000042",
    "unknown",
  ]);
});

test.run();
