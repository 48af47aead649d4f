import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { auditProbabilities } from "#benchmarks/decision/contract/audit-probabilities";
import { configurationRow } from "#benchmarks/decision/contract/configuration-row";
import { playRecorded } from "#benchmarks/decision/contract/play-recorded";
import { requestSize } from "#benchmarks/decision/contract/request-size";
import { stateOf, states } from "#benchmarks/decision/contract/state";
import { ask } from "#eval/ask";
import { expect } from "#eval/expect";
import type { Item } from "#eval/play-out";
import type { Verdict } from "#eval/verdict";
import { readouts } from "#src/models/readouts/index";
import type { Choose, Model, Play, Reply, Request } from "#src/play";
import { choose } from "#test/eval/choosers";
import { logIn, withLog } from "#test/eval/players";
import { inScratch } from "#test/scratch";

const test = suite("the contract of decisions");

test("probabilities that are well formed pass; each fault is found, and nothing is changed", () => {
  const audit = (probabilities: readonly number[], option = 0) =>
    auditProbabilities({ kind: "choice", option, probabilities }, 3);
  assert.equal(audit([0.5, 0.3, 0.2]), []);
  assert.equal(audit([0.4, 0.4, 0.2], 1), []);
  assert.equal(audit([0.334, 0.333, 0.334]), []);
  assert.equal(audit([0.5, 0.3, 0.2], 1), ["argmax"]);
  assert.equal(audit([0.5, 0.3, 0.3]), ["sum"]);
  assert.equal(audit([0.7, 0.3]), ["count"]);
  assert.equal(audit([1.5, -0.3, -0.2]), ["range"]);
  assert.equal(audit([0.2, Number.NaN, 0.8]), ["range", "sum", "argmax"]);
  assert.is(auditProbabilities({ kind: "choice", option: 0 }, 3), undefined);
  assert.equal(auditProbabilities({ kind: "choice", probabilities: [0.5, 0.5] }, 2), []);
});

test("shares of any weights pass with the likeliest chosen", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 2, maxLength: 255 }),
      (weights) => {
        const whole = weights.reduce((a, b) => a + b, 0);
        const probabilities = weights.map((weight) => weight / whole);
        const option = probabilities.indexOf(Math.max(...probabilities));
        assert.equal(auditProbabilities({ kind: "choice", option, probabilities }, weights.length), []);
        const least = probabilities.indexOf(Math.min(...probabilities));
        const findings = auditProbabilities({ kind: "choice", option: least, probabilities }, weights.length)!;
        assert.equal(findings, probabilities[least] === probabilities[option] ? [] : ["argmax"]);
      },
    ),
    { seed: 6, numRuns: 100 },
  );
});

test("every outcome is one of six states", () => {
  const outcomes = ["correct", "wrong", "unparsed", "ambiguous", "refused", "truncated"] as const;
  assert.equal(outcomes.map(stateOf), ["ok", "ok", "invalid", "invalid", "invalid", "invalid"]);
  for (const outcome of ["failed", "unsupported", "interrupted", "unattempted"] as const)
    assert.is(stateOf(outcome), outcome);
});

test("the size of a request is that of its JSON", () => {
  const request: Choose = { ...choose("s"), options: [{ id: "a", description: "x" }, { id: "b" }] };
  const json = '{"state":"s","question":"Which?","options":[{"id":"a","description":"x"},{"id":"b"}]}';
  assert.is(requestSize(request), json.length);
});

/** Asks as many choices as its number; none at all is right too. */
const item = (id: string, choices: number): Item => ({
  id,
  *play(): Play<Verdict> {
    for (let step = 0; step < choices; step++) {
      const { option } = expect(
        "choice",
        yield { ...choose(`${id} ${step}`), options: [{ id: "a" }, { id: "b" }, { id: "c" }] },
      );
      if (option === undefined) return { outcome: "unparsed", why: "none of the options" };
    }
    return { outcome: "correct", why: "to the end" };
  },
});

const units = [item("forced", 0), item("good", 4), item("bad", 1), item("long", 1), item("broken", 1), item("late", 1)];

const inner: Model = {
  id: "openai:m",
  concurrency: 1,
  async answer(request: Request): Promise<Reply> {
    const content = request.kind === "generate" ? request.messages.at(-1)!.content : "";
    if (content.includes("long")) return { kind: "unsupported", reason: "too long" };
    if (content.includes("broken")) throw new Error("out of order");
    const text = content.includes("bad") ? "I pick b" : "b";
    const step = Number(/good (\d)/.exec(content)?.[1] ?? 0);
    const usage = { promptTokens: 100, replyTokens: 3, reasoningTokens: step };
    return { kind: "text", text, finish: "stop", latency: 10 * (1 + step), usage };
  },
};

test("the row of a configuration counts all states, calls, times and efforts from the log alone", async () => {
  await inScratch(async (folder) => {
    const model = readouts.constrained.over(inner, "constrained");
    await withLog(logIn(folder), (log) => ask(model, units.slice(0, 5), log));
    const played = await withLog(logIn(folder), (log) => playRecorded(model.id, units, log));
    assert.equal(configurationRow(model.id, played), {
      model: "constrained:openai:m",
      interface: "constrained",
      effortSent: "none",
      effortObserved: 1.2,
      latency: { p50: 20, p95: 38 },
      calls: 6,
      usage: { promptTokens: 500, replyTokens: 15, reasoningTokens: 6 },
      states: { ok: 2, invalid: 1, unsupported: 1, failed: 1, interrupted: 0, unattempted: 1 },
      forcedOnly: 1,
      audited: 0,
      findings: { count: 0, range: 0, sum: 0, argmax: 0 },
    });
    assert.equal(Object.keys(configurationRow(model.id, played).states), states);
  });
});

test("probabilities are audited as they came, and an effort that was not sent is none", async () => {
  await inScratch(async (folder) => {
    const native: Model = {
      id: "native",
      answer: async () => ({ kind: "choice", option: 0, probabilities: [0.3, 0.5, 0.4] }),
    };
    await withLog(logIn(folder), (log) => ask(native, units.slice(0, 2), log));
    const row = await withLog(logIn(folder), async (log) =>
      configurationRow("native", await playRecorded("native", units.slice(0, 2), log)),
    );
    assert.equal(
      [row.interface, row.effortSent, row.effortObserved, row.latency],
      ["native", undefined, undefined, undefined],
    );
    assert.equal([row.audited, row.findings], [4, { count: 0, range: 0, sum: 4, argmax: 4 }]);
    const silent = readouts.constrained.over(
      { id: "m", answer: async () => ({ kind: "text", text: "a", finish: "stop", omitted: ["reasoning_effort"] }) },
      "constrained",
    );
    await withLog(logIn(folder), (log) => ask(silent, units.slice(0, 2), log));
    const other = await withLog(logIn(folder), async (log) =>
      configurationRow(silent.id, await playRecorded(silent.id, units.slice(0, 2), log)),
    );
    assert.equal([other.effortSent, other.calls], [undefined, 4]);
  });
});

test.run();
