import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type MadePart, madeLine, makePreset, PUBLISHED, plannedLine, presets } from "#benchmarks/nlgift/presets/index";
import { total } from "#benchmarks/nlgift/presets/table-9";
import type { Problem } from "#generators/problem";
import { isRealWorld } from "#generators/question";
import { formOf, sideOf } from "#splits/form";
import { certify, readProblems, readQuestions } from "#splits/index";
import { names } from "#src/pick";
import { writePublicFiles } from "#test/benchmarks/nlgift/presets/public-files";
import { scratchFolders } from "#test/scratch";

const test = suite("NLGift's presets");
const scratch = scratchFolders(test);

test("both presets come to Table 9, 37,000 with the public files and 33,000 without", () => {
  for (const { parts } of Object.values(presets)) {
    assert.equal(
      parts.map((part) => plannedLine(part, { data: "any" })),
      PUBLISHED,
    );
    const without = parts.map((part) => plannedLine(part, {}));
    assert.equal(total(without), { pattern: "all", problems: 33_000, train: 18_000, test: 15_000 });
    assert.equal(without.slice(0, 4), PUBLISHED.slice(0, 4));
  }
  assert.equal(total(PUBLISHED), { pattern: "all", problems: 37_000, train: 18_000, test: 19_000 });
});

const data = scratch();
writePublicFiles(data, 1000);

for (const name of names(presets)) {
  test(`${name}: two percent is made as planned, with clean certificates that an exact check confirms`, () => {
    const { parts } = presets[name];
    const extent = { data, percent: 2 };
    const out = scratch();
    const made = makePreset(presets[name], { ...extent, out, seed: 3 });
    const lines = made.map(({ part, manifest }) => madeLine(part, manifest));
    assert.equal(
      lines,
      parts.map((part) => plannedLine(part, extent)),
    );
    // A fiftieth of Table 9.
    assert.equal(
      lines.map(({ problems }) => 50 * problems),
      PUBLISHED.map(({ problems }) => problems),
    );
    for (const { folder, manifest } of made) {
      assert.ok(manifest.certificate.clean, folder);
      assert.ok(certify(folder).sound, folder);
    }
    const format = name === "paper" ? "free" : "line";
    for (const question of made.flatMap(questionsOf)) assert.is(question.format, format);
    const flows = readQuestions(join(out, "numerical", "max-flow", "float.test.jsonl"));
    assert.is(
      flows.some(({ answer }) => answer === 0),
      name === "clean",
    );
  });
}

/** The graph problems of a part. */
function questionsOf({ folder, manifest: { files } }: MadePart): Problem[] {
  return files
    .filter(({ kind }) => kind === "problems")
    .flatMap(({ path }) => readQuestions(join(folder, path)).filter((question) => !isRealWorld(question)) as Problem[]);
}

test("without the public files the rest is made; counts scale with the percentage", () => {
  const out = scratch();
  const made = makePreset(presets.clean, { percent: 1, out, seed: 3 });
  const lines = made.map(({ part, manifest }) => madeLine(part, manifest));
  assert.equal(
    lines.map(({ train, test: tested }) => [train, tested]),
    [
      [40, 40],
      [30, 30],
      [60, 60],
      [20, 20],
      [30, 0],
    ],
  );
  assert.not.ok(existsSync(join(out, "real-world", "strategyqa")));
  // No file trains what another folder of the benchmark may test: a problem's side is that of its form.
  for (const { folder, manifest } of made) {
    for (const { kind, path, split } of manifest.files) {
      if (kind === "chat") continue;
      for (const { graph, query } of readProblems(join(folder, path))) {
        assert.is(sideOf(formOf({ graph, query }), 0.5), split, path);
      }
    }
  }
});

test("the trainers' settings are those of the published scripts", () => {
  const { tuning, asking } = presets.paper.trainers;
  const { model, ...lora } = tuning["llama2-7b-sft"]!;
  assert.is(model, "meta-llama/Llama-2-7b-chat-hf");
  assert.equal(lora, {
    ...{ quantization: "nf4", doubleQuantization: false, compute: "float16" },
    ...{ loraRank: 64, loraAlpha: 16, loraDropout: 0.1 },
    ...{ epochs: 10, batch: 4, rate: 1e-4, schedule: "constant", warmUpShare: 0.03 },
    ...{ weightDecay: 0.001, clipNorm: 0.3, optimizer: "paged_adamw_32bit", groupByLength: true, packing: false },
  });
  const { beta, batch, loraRank, maxPromptTokens, maxTokens } = tuning["llama2-7b-dpo"]!;
  assert.equal([beta, batch, loraRank, maxPromptTokens, maxTokens], [0.1, 1, 64, 512, 768]);
  assert.is(tuning["chatgpt-sft"]!.epochs, 3);
  assert.equal(asking.chatgpt, { model: "gpt-3.5-turbo", temperature: 0, temperatureInPaper: 1, maxTokens: 4000 });
  const out = scratch();
  makePreset({ ...presets.clean, parts: [] }, { out, seed: 0 });
  assert.equal(JSON.parse(readFileSync(join(out, "trainers.json"), "utf8")), presets.clean.trainers);
});

test("missing public files are told before anything is written", () => {
  const [out, empty] = [join(scratch(), "new"), scratch()];
  assert.throws(() => makePreset(presets.paper, { out, seed: 0, data: empty }), /expected files of StrategyQA/);
  assert.not.ok(existsSync(out));
});

test.run();
