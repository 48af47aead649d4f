import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { verify } from "#eval/verify";
import { formats } from "#generators/formats";
import { type RealWorldSetName, realWorldSets } from "#generators/real-world/index";
import type { RealWorldItem } from "#generators/real-world/item";
import { itemInstance } from "#generators/real-world/item-instance";
import { loadSet } from "#generators/real-world/load-set";
import { renderItem } from "#generators/real-world/render-item";
import { names } from "#src/pick";
import { stream } from "#src/rng";
import { crosswordRow, scriptRow, strategyRow } from "#test/generators/real-world-rows";
import { inScratch } from "#test/scratch";

const test = suite("generators/real-world");

/** Loads a set from files given as path to text. */
function load(set: RealWorldSetName, files: Readonly<Record<string, string>>, below = "") {
  return inScratch((dir) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), text);
    }
    return loadSet(set, join(dir, below));
  });
}

function items(set: RealWorldSetName, files: Readonly<Record<string, string>>): RealWorldItem[] {
  return load(set, files).items.map((item) => renderItem(set, item, "line", stream(1, "item")));
}

function refuses(set: RealWorldSetName, files: Readonly<Record<string, string>>, message: RegExp): void {
  assert.throws(
    () => load(set, files),
    (error: Error) => error.name === "UserError" && message.test(error.message) && !error.message.includes("\n"),
    String(message),
  );
}

const lines = (...rows: readonly unknown[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");

test("StrategyQA: an array, pretty-printed or not, and JSON lines", () => {
  const rows = [strategyRow("Is ice cold?", true), strategyRow("Is fire cold?", false)];
  for (const [path, text] of [
    ["strategyqa/strategyqa_train.json", JSON.stringify(rows)],
    ["StrategyQA/data/strategyqa/dev.json", `\uFEFF${JSON.stringify(rows, undefined, 2)}\r\n`],
    ["data/5_realworld_pattern/strategyQA/test_data.jsonl", lines(...rows)],
  ] as const) {
    const [ice, fire] = items("strategyqa", { [path]: text });
    assert.equal([ice!.answer, ice!.target, fire!.target], [true, "Answer: yes", "Answer: no"]);
    assert.match(ice!.prompt, /Is ice cold\?\nEnd with the line/);
    assert.equal(ice!.facets, { facts: 1 });
  }
});

test("every file that is there is read, in folders of any case", () => {
  const row = (n: number) => lines(strategyRow(`Is ${n} odd?`, n % 2 === 1));
  const loaded = load("strategyqa", {
    "STRATEGYQA/train.json": row(1),
    "STRATEGYQA/a/dev.json": row(2),
    "else/train.json": row(3),
  });
  assert.equal(
    loaded.files.map(({ name }) => name),
    ["train.json", "dev.json"],
  );
  assert.is(load("strategyqa", { "strategyqa/train.json": row(1) }, "strategyqa").items.length, 1);
});

test("ExplaGraphs: tab-separated, with or without the graph, CRLF and a missing last line end", () => {
  const text = "Tea is good.\tTea warms.\tsupport\t(tea; causes; warmth)\r\n\r\nTea is good.\tTea is bitter.\tcounter";
  const [first, second] = items("explagraphs", { "explagraphs/train.tsv": text });
  assert.equal([first!.answer, second!.answer], ["support", "counter"]);
  assert.match(first!.prompt, /First: Tea is good\.\nSecond: Tea warms\./);
  assert.not.match(first!.prompt, /causes/);
});

test("proScript: constraints follow the steps to their new numbers, and the target keeps them", () => {
  const [item] = items("proscript", { "proscript/test.jsonl": lines(scriptRow()) });
  const { choices, constraints, answer, prompt, target } = item as RealWorldItem<"steps">;
  const inWords = constraints!.map(([before, after]) => [choices[before], choices[after]]);
  assert.equal(inWords.sort(), [
    ["boil water", "pour it"],
    ["decided to make tea", "boil water"],
    ["pour it", "make tea"],
  ]);
  assert.equal(
    answer.map((step) => choices[step]),
    ["decided to make tea", "boil water", "pour it", "make tea"],
  );
  assert.is(target, `Answer: ${answer.join(" -> ")}`);
  for (const [i, step] of choices.entries()) assert.ok(prompt.includes(`\nstep ${i}: ${step}\n`));
});

test("crosswords: the gold tuple and three others, with names in words", () => {
  const loaded = load("knowledge-crosswords", { "kc/knowledge-crosswords/MC_hard.jsonl": lines(crosswordRow()) });
  const seen = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const item = renderItem("knowledge-crosswords", loaded.items[0]!, "line", stream(seed, "item"));
    assert.is(item.choices[item.answer as number], "The Red Film, Ann Lee");
    assert.is(new Set(item.choices).size, 4);
    assert.match(item.prompt, /\nblank 2 acted in blank 1\n/);
    assert.equal(item.facets, { level: "hard", blanks: 2, facts: 2 });
    for (const choice of item.choices) seen.add(choice);
  }
  assert.not.ok(seen.has("The Blue Film, Bob Ray"), "known to be right as well");
  assert.is(seen.size, 8);
});

test("crosswords with too few options known to be wrong are left out and counted", () => {
  const two = {
    ...crosswordRow(),
    options: { "blank 1": ["The_Red_Film", "The_Blue_Film"], "blank 2": ["Ann_Lee", "Bob_Ray"] },
  };
  const { items: found, unusable } = load("knowledge-crosswords", {
    "knowledge-crosswords/MC_easy.jsonl": lines(two, crosswordRow()),
  });
  assert.equal([found.length, unusable], [1, 1]);
});

test("damaged rows are told by file, line and field", () => {
  const strategy = (text: string, message: RegExp) => refuses("strategyqa", { "strategyqa/train.json": text }, message);
  strategy(`${lines(strategyRow("A?", true))}{"question": "B?"`, /train\.json:2: expected JSON, got/);
  strategy(lines({ question: "A?", answer: "yes" }), /train\.json:1: answer: /);
  strategy(JSON.stringify([strategyRow("A?", true), { question: "" }]), /train\.json, item 2: question: /);
  strategy("[1", /train\.json: expected JSON, got/);
  strategy("", /train\.json: expected rows, got an empty file/);
  strategy("[]", /expected rows, got an empty file/);
  refuses("explagraphs", { "explagraphs/dev.tsv": "a\tb\tsupport\na\tb\n" }, /dev\.tsv:2: /);
  refuses("explagraphs", { "explagraphs/dev.tsv": "a\tb\tmaybe\n" }, /dev\.tsv:1: 2: /);
  const script = (change: object, message: RegExp) =>
    refuses("proscript", { "proscript/dev.jsonl": lines({ ...scriptRow(), ...change }) }, message);
  script(
    { flatten_output_for_edge_prediction: "step0 -> step9" },
    /dev\.jsonl:1: flatten_output.*got "step0 -> step9"/,
  );
  script({ flatten_output_for_edge_prediction: "step0 -> step1; step1 -> step0" }, /got a cycle/);
  script({ events: { 0: "a", 2: "b" } }, /events\.1: expected a step, got none/);
  const crossword = (change: object, message: RegExp) =>
    refuses(
      "knowledge-crosswords",
      { "crosswords/knowledge_crosswords/MC_medi.jsonl": lines({ ...crosswordRow(), ...change }) },
      message,
    );
  crossword(
    { golds: { "blank 1": "B", "blank 2": "A" } },
    /MC_medi\.jsonl:1: golds\.blank 1: expected the option The_Red_Film, got B of/,
  );
  crossword({ relation: ["acted"] }, /relation, target: expected 2/);
});

test("a wrong folder is told with where to get the files", () => {
  refuses(
    "proscript",
    { "explagraphs/train.tsv": "a\tb\tsupport" },
    /expected files of proScript \(train\.jsonl.*get them from https:\/\//,
  );
  assert.throws(
    () => loadSet("proscript", join("no", "such", "folder")),
    /expected a folder with the sets' public files/,
  );
});

test("an instance is its words, whatever their order, case, spacing and punctuation", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), (texts, seed) => {
      const disguised = stream(seed, "words").shuffle(texts.map((text) => `  ${text.replaceAll(" ", " \t")}. `));
      assert.is(itemInstance("strategyqa", disguised), itemInstance("strategyqa", texts));
      assert.is.not(itemInstance("explagraphs", texts), itemInstance("strategyqa", texts));
    }),
    { seed: 5 },
  );
  assert.is(itemInstance("strategyqa", ["Is ICE cold?"]), itemInstance("strategyqa", ["is ice  cold"]));
  assert.is.not(itemInstance("strategyqa", ["Is ice cold?"]), itemInstance("strategyqa", ["Is rice cold?"]));
});

for (const set of names(realWorldSets)) {
  test(`${set}: prompts hold every text, targets are read as right, and both are the same again`, () => {
    for (const format of names(formats)) {
      for (const item of realWorldSets[set].samples()) {
        const made = renderItem(set, item, format, stream(3, ...item.texts));
        assert.equal(renderItem(set, item, format, stream(3, ...item.texts)), made);
        for (const text of [...made.texts, ...made.choices]) assert.ok(made.prompt.includes(text), text);
        assert.is(made.instance, itemInstance(set, made.texts));
        assert.is(verify(made, made.target).outcome, "correct", made.target);
        assert.match(made.target, format === "line" ? /^Answer: .+$/ : /^The (answer|order) is .+\.$/);
        for (const [before, after] of made.constraints ?? []) {
          const order = made.answer as readonly number[];
          assert.ok(order.indexOf(before) < order.indexOf(after));
        }
      }
    }
  });
}

test.run();
