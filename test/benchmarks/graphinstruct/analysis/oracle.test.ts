import { suite } from "uvu";
import * as assert from "uvu/assert";
import { studyOf } from "#benchmarks/graphinstruct/analysis/index";
import { crossValidate } from "#benchmarks/graphinstruct/analysis/oracle/cross-validate";
import { foldsOf } from "#benchmarks/graphinstruct/analysis/oracle/folds";
import { oracleOf } from "#benchmarks/graphinstruct/analysis/oracle/hindsight";
import { templateRules } from "#benchmarks/graphinstruct/analysis/oracle/templates";
import { type Instruction, LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { madeRow, readMade } from "#test/benchmarks/graphinstruct/analysis/made-run";

const test = suite("graphinstruct analysis: the oracle");

const instruction = (
  id: string,
  level: Instruction["level"],
  text: string,
  explicit: readonly string[],
): Instruction => ({
  id,
  level,
  text,
  explicit,
  implicit: [],
  sizes: [],
  feasible: true,
  references: [],
  template: "",
});

test("templates are told by constraints, and by opening words without numbers", () => {
  const one = instruction("a", 1, "Give me 3 nodes in a tree, please, at once, and more", [
    "num_nodes=3",
    "density<=0.5",
  ]);
  const other = instruction("b", 1, "Give me 12.5 nodes in a tree, please, at once, or less", [
    "density>=0.1",
    "num_nodes=9",
  ]);
  const third = instruction("c", 1, "Make 3 nodes", ["num_nodes=3", "density<=0.5"]);
  for (const rule of ["coarse", "fine"] as const) assert.is(templateRules[rule](one), templateRules[rule](other));
  assert.is(templateRules.coarse(one), templateRules.coarse(third));
  assert.is.not(templateRules.fine(one), templateRules.fine(third));
  assert.is.not(templateRules.coarse(one), templateRules.coarse({ ...one, level: 2 }));
});

test("folds hold whole templates, dealt out level by level", () => {
  const all = LEVELS.flatMap((level) =>
    [...Array(35).keys()].map((i) => instruction(`L${level}-${i}`, level, `${i % 7}`, [`k${i % 7}=1`])),
  );
  const folds = foldsOf(all, templateRules.coarse);
  for (const level of LEVELS) {
    const own = all.filter((one) => one.level === level);
    for (let k = 0; k < 7; k++)
      assert.is(new Set(own.filter((_, i) => i % 7 === k).map(({ id }) => folds.get(id))).size, 1);
    assert.equal([...new Set(own.map(({ id }) => folds.get(id)))].sort(), [0, 1, 2, 3, 4]);
  }
});

test("what was chosen without an instruction's fold scores it; a fold without a level counts 0 in the published way alone", () => {
  // At each level two instructions, in folds 0 and 1: each is best under what is worst for the other.
  const ids = LEVELS.flatMap((level) => [`L${level}-a`, `L${level}-b`]);
  const rows = (a: number, b: number) => ids.map((id) => madeRow(id, Number(id[1]), id.endsWith("a") ? a : b));
  const runs = readMade({
    "m-zero-shot": rows(0.9, 0.2),
    "m-few-shot": rows(0.1, 0.8),
    "m-zero-cot": rows(0, 0),
    "m-few-cot": rows(0, 0),
  });
  const [model] = studyOf(runs).complete;
  const oracle = oracleOf(model!);
  assert.equal(oracle.choices, Array(6).fill("zero-shot"));
  assert.ok(Math.abs(oracle.quality - 0.55) < 1e-12);
  const found = crossValidate(model!, oracle, new Map(ids.map((id) => [id, id.endsWith("a") ? 0 : 1])));
  // Fold 0 holds a and learns few-shot from b: .1; fold 1 the other way: .2. The other three folds hold nothing.
  assert.ok(Math.abs(found.pooled - 0.15) < 1e-12);
  assert.ok(Math.abs(found.published - (0.1 + 0.2) / 5) < 1e-12);
  assert.is(found.disagreements, 6);
});

test.run();
