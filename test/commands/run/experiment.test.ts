import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readExperiment } from "#src/commands/run/read-experiment";
import { UserError } from "#src/errors";
import { mainExamples } from "#test/commands/main-examples";
import { failure } from "#test/failure";
import { inScratch } from "#test/scratch";

const test = suite("experiment files");

const good = `title: Small
pattern: semantic
task: shortest-path
seed: 1
train: 10
test: 5
problems:
  size: [4, 6]
tune:
  via: local
  steps: 3
ask:
  maxTokens: 8
`;

async function refusal(text: string): Promise<string> {
  return inScratch(async (dir) => {
    const path = join(dir, "e.yaml");
    writeFileSync(path, text);
    try {
      await readExperiment(path);
    } catch (error) {
      assert.instance(error, UserError);
      return (error as Error).message.replace(path, "e.yaml");
    }
    return "accepted";
  });
}

test("every example is well formed", async () => {
  const files = mainExamples();
  assert.ok(files.includes("tiny.yaml"));
  for (const file of files) {
    assert.type((await readExperiment(join("examples", file))).title, "string");
  }
});

test("a share of a mix may be below 1 percent, but not nothing", async () => {
  const mixed = (share: number) =>
    refusal(good.replace(/pattern.*\n.*\n/, `pattern: reasoning\nmix: { task: shortest-path, shares: [${share}] }\n`));
  assert.is(await mixed(0.5), "accepted");
  assert.match(await mixed(0), /^e\.yaml:3: mix\.shares\.0: .*>0/);
});

test("defaults, a byte-order mark and CRLF", async () => {
  await inScratch(async (dir) => {
    const path = join(dir, "e.yaml");
    writeFileSync(path, `\uFEFF${good.replaceAll("\n", "\r\n")}`);
    const { ask, tune, notes, seeds, strategies } = await readExperiment(path);
    assert.equal(ask, { maxTokens: 8, temperature: 0, examples: 0 });
    const sampling = { samples: 4, temperature: 0.8 };
    assert.equal(tune, { via: "local", recipe: { name: "cot" }, sampling, steps: 3 });
    assert.equal([notes, seeds, strategies], [[], 1, {}]);
  });
});

test("a mistake is told with file, line and key", async () => {
  const cases: readonly (readonly [text: string, message: RegExp])[] = [
    [good.replace("seed: 1", "seed: 1.5"), /^e\.yaml:4: seed: expected int, got 1\.5$/],
    [good.replace("seed: 1", "seed: seven"), /^e\.yaml:4: seed: expected number, got "seven"$/],
    [good.replace("seed: 1\n", ""), /^e\.yaml: seed: missing; expected number$/],
    [good.replace("train: 10", "train: -3"), /^e\.yaml:5: train: .*>=1, got -3$/],
    [good.replace("semantic", "semantik"), /^e\.yaml:2: pattern: expected one of "semantic"\|.*, got "semantik"$/],
    [
      good.replace("size: [4, 6]", "size: [4, 6]\n  famly: er"),
      /^e\.yaml:9: problems\.famly: unknown key; known: bottlenecks, detours, .*family/,
    ],
    [good.replace("[4, 6]", "[0, 6]"), /^e\.yaml:8: problems\.size\.0: .*>=1, got 0$/],
    [good.replace("steps: 3", "stepz: 3"), /^e\.yaml:11: tune\.stepz: unknown key; known: .*batch, .*steps.*via/],
    [
      good.replace("maxTokens", "tokens"),
      /^e\.yaml:13: ask\.tokens: unknown key; known: examples, maxTokens, temperature$/,
    ],
    [good.replace("seed: 1", "sed: 1"), /^e\.yaml:4: sed: unknown key; known: ask, .*seed/],
    [good.replace("steps: 3", "steps: 0"), /^e\.yaml:11: tune\.steps: .*>=1, got 0$/],
    [good.replace("via: local", "via: magic"), /^e\.yaml:10: tune\.via: .*"local".*got "magic"$/],
    [good.replace("title: Small", "title: [Small"), /^e\.yaml:2: /],
    [good.replace("pattern:", "title: again\npattern:"), /^e\.yaml:2: .*unique/i],
    [
      `${good}strategies:\n  dpo:\n    recipe: preferenze\n`,
      /^e\.yaml:16: strategies\.dpo\.recipe\.name: .*"preference".*got "?preferenze/,
    ],
    [
      `${good}strategies:\n  dpo:\n    recipe: {name: preference, mots: 2}\n`,
      /^e\.yaml:16: strategies\.dpo\.recipe\.mots: unknown key; known: .*name/,
    ],
    [
      `${good}strategies:\n  dpo:\n    recipe: preference\n    betta: 1\n`,
      /^e\.yaml:17: strategies\.dpo\.betta: unknown key; known: batch, beta, .*recipe, replay, sampling, sft, start, steps/,
    ],
    [`${good}strategies:\n  cot:\n    recipe: answer\n`, /^e\.yaml:15: strategies\.cot: .*tune's own/],
    [
      good.replace("semantic", "real-world").replace("task: shortest-path\n", ""),
      /^e\.yaml:9: tune\.via: a trainer whose models know the words of real-world sets.*got "local"$/,
    ],
    ["", /^e\.yaml: title: missing/],
    ["- a\n- b\n", /^e\.yaml: the file: expected object/],
    ["just words", /^e\.yaml: the file: expected object/],
  ];
  for (const [text, message] of cases) assert.match(await refusal(text), message);
});

test("a missing file", async () => {
  const error = await failure(readExperiment("examples/none.yaml"));
  assert.is(error.message, "examples/none.yaml: expected an experiment file, got none; see examples/");
});

test.run();
