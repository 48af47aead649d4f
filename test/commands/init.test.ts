import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parse } from "yaml";
import { z } from "zod";
import { init } from "#src/commands/init";
import { guide } from "#src/commands/init/guide";
import { jsonSchema } from "#src/commands/init/json-schema";
import { template } from "#src/commands/init/template";
import { keys } from "#src/commands/run/experiment";
import { readExperiment } from "#src/commands/run/read-experiment";
import { fakeIo } from "#test/commands/fake-io";
import { mainExamples } from "#test/commands/main-examples";
import { failure } from "#test/failure";
import { inScratch } from "#test/scratch";
import { trainers } from "#training/index";

const test = suite("commands/init");

const validator = new Ajv({ strict: false, validateFormats: false }).compile(await jsonSchema());
const accepts = (text: string) => validator(parse(text));

/** Keys that need another file, pattern or trainer than the new file has. */
const ELSEWHERE = ["modules", "data", "mix", "tune.preset"];

test("the new file is accepted by the reader and by its schema, and names the schema", async () => {
  await inScratch(async (dir) => {
    const [file, io] = [join(dir, "mine.yaml"), fakeIo()];
    await init.run({ file }, io);
    const text = readFileSync(file, "utf8");
    assert.is(text.split("\n")[0], "# yaml-language-server: $schema=./mine.schema.json");
    assert.equal(
      JSON.parse(readFileSync(join(dir, "mine.schema.json"), "utf8")),
      JSON.parse(JSON.stringify(await jsonSchema())),
    );
    assert.equal(accepts(text), true);
    const { pattern, settings, tune } = await readExperiment(file);
    assert.equal([pattern, settings, tune.via, tune.steps], ["semantic", ["incident", "friendship"], "local", 12]);
    assert.match(io.said.out, /mine\.yaml\n.*mine\.schema\.json\nnext: /s);
  });
});

test("each key that stands there as a comment is accepted once it is one no more", async () => {
  await inScratch(async (dir) => {
    const off = Object.entries(guide).filter(([path, key]) => key.off && !ELSEWHERE.includes(path));
    assert.ok(off.length > 10);
    for (const [path, { value }] of off) {
      const name = path.split(".").at(-1)!;
      const text = template("./x.json");
      const opened = text.replace(new RegExp(`^( *)# ${name}: `, "m"), `$1${name}: `);
      assert.is.not(opened, text, path);
      const file = join(dir, "e.yaml");
      writeFileSync(file, opened);
      assert.type((await readExperiment(file)).title, "string", `${path}: ${value}`);
      assert.is(accepts(opened), true, `${path}: ${JSON.stringify(validator.errors)}`);
    }
  });
});

test("neither file is written over", async () => {
  await inScratch(async (dir) => {
    for (const there of ["a.yaml", "b.schema.json"]) writeFileSync(join(dir, there), "mine");
    for (const name of ["a.yaml", "b.yaml"]) {
      const told = await failure(init.run({ file: join(dir, name) }, fakeIo()));
      assert.match(told.message, /expected a name that is free, got a file/);
    }
    assert.equal(readdirSync(dir).sort(), ["a.yaml", "b.schema.json"]);
    assert.match((await failure(init.run({ file: join(dir, "c.json") }, fakeIo()))).message, /ends in \.yaml/);
    assert.not(existsSync(join(dir, "c.json")));
  });
});

test("the guide has every key of the experiment schema and of the local trainer, and no other", async () => {
  const shape = z.toJSONSchema(keys, { io: "input" });
  const local = Object.keys((await trainers.local()).settingsOf("sft").shape).map((name) => `tune.${name}`);
  assert.equal(Object.keys(guide).sort(), [...pathsOf(shape, ""), ...local].sort());
});

function pathsOf(shape: z.core.JSONSchema._JSONSchema, path: string): string[] {
  const properties = typeof shape === "object" ? shape.properties : undefined;
  return Object.entries(properties ?? {}).flatMap(([name, inner]) => {
    const key = path === "" ? name : `${path}.${name}`;
    return key === "tune.recipe" ? [key] : [key, ...pathsOf(inner, key)];
  });
}

test("the schema accepts every example", () => {
  for (const name of mainExamples()) {
    const text = readFileSync(join("examples", name), "utf8");
    assert.is(accepts(text), true, `${name}: ${JSON.stringify(validator.errors)}`);
  }
});

test("the schema rejects misspelt keys and values at every level", () => {
  const good = readFileSync("examples/tiny.yaml", "utf8");
  assert.is(accepts(good), true);
  const swaps: readonly (readonly [from: string, to: string])[] = [
    ["title:", "titel:"],
    ["pattern: semantic", "pattern: semantics"],
    ["task: shortest-path", "task: shortest-paths"],
    ["train: 64", "train: 0"],
    ["  family:", "  familly:"],
    ["  family: sparse", "  family: dense"],
    ["  size: [4, 5]", "  size: [4]"],
    ["  via: local", "  via: locale"],
    ["  steps:", "  step:"],
    ["  steps: 12", "  steps: many"],
    ["  maxTokens:", "  max_tokens:"],
    ["  batch: 8", "  batch: 8\n  recipe: cott"],
    ["  batch: 8", "  batch: 8\n  recipe: { name: machine-cot, keeps: all }"],
    ["  batch: 8", "  n_epochs: 2"],
    ["\nask:", "\nstrategies: { two: { recipe: cot, stepps: 2 } }\nask:"],
    ["\nask:", "\nstrategies: { two: { steps: 2 } }\nask:"],
  ];
  for (const [from, to] of swaps) {
    assert.ok(good.includes(from), from);
    assert.is(accepts(good.replace(from, to)), false, to);
  }
  assert.is(accepts(good.replace("\nask:", "\nstrategies: { two: { recipe: cot, steps: 2 } }\nask:")), true);
});

test.run();
