import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readQualityFiles } from "#benchmarks/graphinstruct/analysis/index";
import { readRunName } from "#benchmarks/graphinstruct/analysis/runs/run-name";
import { UserError } from "#src/errors";
import { madeRow, madeRows, readMade } from "#test/benchmarks/graphinstruct/analysis/made-run";
import { inScratch } from "#test/scratch";

const test = suite("graphinstruct analysis: score files");

test("names tell model, way and variant", () => {
  const told = (name: string) => Object.values(readRunName(name) ?? {}).join(" | ");
  assert.is(told("gpt4omini-zero-shot"), "gpt4omini | zero-shot");
  assert.is(told("gpt4omini-few-cot-heldout"), "gpt4omini | few-cot | heldout");
  assert.is(told("gpt4omini-vgig-T15"), "gpt4omini | vgig | T15");
  assert.is(told("qwen3535ba3b-nothink-sc"), "qwen3535ba3b-nothink | self-consistency");
  assert.is(told("my-own-7b-chat-few-shot"), "my-own-7b-chat | few-shot");
  assert.is(told("some-notes"), "");
  assert.is(told("zero-shot"), "");
  assert.is(told(""), "");
});

test("rows become levels, a total and a cost; packed or not", () => {
  const rows = madeRows((level, i) => (level + i) / 10);
  for (const packed of [false, true]) {
    const [run] = readMade({ "m-zero-shot": rows }, packed);
    assert.equal(
      run!.levels.map((level) => level.toFixed(3)),
      ["0.100", "0.200", "0.300", "0.400", "0.500", "0.600"],
    );
    assert.ok(Math.abs(run!.quality - 0.425) < 1e-12);
    assert.is(run!.tokensPerValid, 1000);
  }
});

test("instructions without a valid output have no cost, whether the file says null or 0", () => {
  const rows = madeRows(() => 0.5);
  const none = [null, 0].map((cost, i) => madeRow(`x${i}`, 0, 0, { d5_tokens_per_valid: cost }));
  const [run] = readMade({ "m-zero-shot": [...rows, ...none] });
  assert.is(run!.tokensPerValid, 1000);
  const [free] = readMade({ "m-zero-shot": [none[0]] });
  assert.ok(Number.isNaN(free!.tokensPerValid));
});

test("a level without instructions leaves its mean and the total open", () => {
  const [run] = readMade({ "m-zero-shot": madeRows(() => 0.5).filter(({ level }) => level !== 3) });
  assert.ok(Number.isNaN(run!.levels[3]!) && Number.isNaN(run!.quality));
  assert.is(run!.levels[4], 0.5);
});

test("counts of outputs are read where they are there", () => {
  const [run] = readMade({ "m-zero-shot": madeRows(() => 0.5, { outputs: 5, unread: 2, truncated: 1 }) });
  const { outputs, unread, truncated } = run!.rows[0]!;
  assert.equal([outputs, unread, truncated], [5, 2, 1]);
});

function mistake(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    assert.instance(error, UserError);
    return (error as UserError).message;
  }
  return assert.unreachable("expected a mistake") as never;
}

test("mistakes are told in one line", () => {
  const told = (files: Readonly<Record<string, unknown>>) => mistake(() => readMade(files)).replace(/^\S*\//, "");
  const row = madeRow("L0-000", 0, 0.5);
  assert.match(
    told({ "m-zero-shot": "{" }),
    /^m-zero-shot.quality.json: expected JSON, got .*; score the outputs again/,
  );
  assert.match(told({ "m-zero-shot": [] }), /per_instruction: .*; score the outputs again/);
  assert.match(told({ "m-zero-shot": [{ ...row, level: 6 }] }), /per_instruction.0.level: /);
  assert.match(told({ "m-zero-shot": [{ ...row, level_score: 1.5 }] }), /per_instruction.0.level_score: /);
  assert.match(told({ notes: [row] }), /expected a name like \{model\}-zero-shot .*, got notes; rename the file/);
  assert.match(told({ "m-zero-shot": [row, row] }), /expected each instruction once, got 1 again/);
  assert.match(
    mistake(() => readQualityFiles("/nowhere/at/all")),
    /expected a folder, got none; check the path/,
  );
  assert.match(
    inScratch((folder) => mistake(() => readQualityFiles(folder))),
    /expected .*\.quality\.json files, got none/,
  );
});

test.run();
