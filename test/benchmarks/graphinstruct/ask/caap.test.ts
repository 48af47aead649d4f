import { suite } from "uvu";
import * as assert from "uvu/assert";
import { learnedRule } from "#benchmarks/graphinstruct/ask/caap/learned-rule";
import { releasedRule } from "#benchmarks/graphinstruct/ask/caap/released-rules";
import { foldsOf } from "#benchmarks/graphinstruct/ask/choice/folds";
import {
  type CaapOutcome,
  caapOutcomes,
  dominantFamily,
  learnCaap,
  releasedTier,
  type Tier,
} from "#benchmarks/graphinstruct/ask/index";
import type { StrategyName } from "#benchmarks/graphinstruct/ask/strategies";
import type { Family } from "#benchmarks/graphinstruct/constraints/index";
import { LEVELS, type Level } from "#benchmarks/graphinstruct/instructions/instruction";
import { stream } from "#src/rng";
import { instruction } from "#test/benchmarks/graphinstruct/ask/support";

const test = suite("caap");

const SHORT = { ZS: "zero-shot", FS: "few-shot", ZC: "zero-cot", FC: "few-cot" } as const;
/** Table 9 of the paper, row by row: T1, T2-GPT, T2-open, T3. */
const TABLE: readonly (readonly [Level, string | undefined, string])[] = [
  [0, undefined, "ZS ZS ZS ZS"],
  [1, "tree", "ZS ZS ZS ZS"],
  [1, "grid", "FC FS FC ZC"],
  [2, undefined, "FC FS FC ZC+checklist"],
  [3, undefined, "ZC ZS ZC ZC+formula"],
  [4, undefined, "FC+domain FS+domain FC+domain FS+domain"],
  [5, undefined, "FC FC FC ZC"],
];

test("the released rules are those of the paper's table 9", () => {
  for (const [level, type, row] of TABLE) {
    const asked = instruction({ level, explicit: type === undefined ? ["num_nodes=9"] : [`graph_type=${type}`] });
    const cells = row.split(" ");
    (["T1", "T2-GPT", "T2-open", "T3"] as const).forEach((tier, i) => {
      const [strategy, ...extras] = cells[i]!.split("+");
      const expected = { strategy: SHORT[strategy as keyof typeof SHORT], extras };
      assert.equal(releasedRule(asked, tier), expected, `L${level} ${type ?? ""} ${tier}`);
    });
  }
  for (const type of ["cycle", "star", "path", "complete"]) {
    assert.is(releasedRule(instruction({ explicit: [`graph_type=${type}`] }), "T1").strategy, "zero-shot");
  }
});

test("tiers go by exact names, and what is unknown is T2-GPT", () => {
  assert.is(releasedTier("GPT-4o-mini"), "T3");
  assert.is(releasedTier("deepseek-ai/DeepSeek-V3"), "T2-open");
  assert.is(releasedTier("claude-sonnet-4-6"), "T1");
  assert.is(releasedTier("gpt-4o"), "T2-GPT");
  for (const name of ["google/gemma-3-27b-it", "microsoft/phi-4", "meta-llama/Llama-3.3-70B-Instruct-Turbo"]) {
    assert.is(releasedTier(name), "T2-GPT");
  }
});

test("the dominant family is what most demands are of, counts and direction aside", () => {
  const of = (...explicit: string[]) => dominantFamily({ explicit });
  assert.is(of("num_nodes=9", "num_edges=12", "directed=true"), "count");
  assert.is(of("degree=3", "num_nodes=9", "connected=true"), "degree");
  assert.is(of("num_nodes=9", "connected=true", "density<=0.1", "modularity>=0.2"), "numerical");
  assert.is(of(), "count");
});

const NAMES = Object.values(SHORT);
const FAMILIES: readonly Family[] = ["structural", "degree", "numerical"];

/** The strategy that was planted as the best of a cell. */
function planted(level: Level, dominant: Family, tier: Tier): StrategyName {
  return stream(1, level, dominant, tier).pick(NAMES);
}

/** Ten templates in each cell, of five instructions each; the planted strategy scores .1 higher, under noise. */
function outcomes(best: typeof planted, noise: number, gain = 0.1): CaapOutcome[] {
  const rng = stream(2);
  return LEVELS.flatMap((level) =>
    FAMILIES.flatMap((dominant) =>
      (["T1", "T3"] as const).flatMap((tier) =>
        Array.from({ length: 50 }, (_, i) => {
          const score = (name: StrategyName) =>
            0.5 + (name === best(level, dominant, tier) ? gain : 0) + noise * (rng.next() - 0.5);
          const scores = Object.fromEntries(NAMES.map((name) => [name, score(name)])) as CaapOutcome["scores"];
          return { level, dominant, tier, template: `${level}/${dominant}/${i % 10}`, scores };
        }),
      ),
    ),
  );
}

test("a learned table finds what was planted, and its estimate holds on unseen templates", () => {
  const table = learnCaap(outcomes(planted, 0.2));
  for (const level of LEVELS) {
    for (const dominant of FAMILIES) {
      const cell = table.choices[`${level}/${dominant}/T3`]!;
      assert.is(cell.strategy, planted(level, dominant, "T3"));
      assert.is(cell.count, 50);
    }
  }
  assert.ok(Math.abs(table.inSample.total - 0.6) < 0.01);
  assert.ok(Math.abs(table.heldOut.total - 0.6) < 0.01);
});

test("where nothing is to be learned, only the estimate within the sample says otherwise", () => {
  const { inSample, heldOut, disagreements } = learnCaap(outcomes(planted, 1, 0));
  assert.ok(inSample.total > 0.53, `${inSample.total}`);
  assert.ok(Math.abs(heldOut.total - 0.5) < 0.025, `${heldOut.total}`);
  assert.ok(disagreements > 100);
});

test("a template never chooses for itself", () => {
  // Two templates a level, each in a fold of its own, and what is right for the one is wrong for the other.
  const rows = LEVELS.flatMap((level) =>
    (["zero-shot", "few-cot"] as const).flatMap((right) =>
      Array.from({ length: 5 }, (): CaapOutcome => {
        const scores = { "zero-shot": 0, "few-shot": 0, "zero-cot": 0, "few-cot": 0, [right]: 1 };
        return { level, dominant: "count", tier: "T1", template: `${level}/${right}`, scores };
      }),
    ),
  );
  const { inSample, heldOut } = learnCaap(rows, { folds: 2 });
  assert.is(inSample.total, 0.5);
  assert.is(heldOut.total, 0);
});

test("folds hold whole templates, and of each level about as many", () => {
  const rows = outcomes(planted, 0);
  const foldOf = foldsOf(rows, 5, 0);
  for (const level of LEVELS) {
    const folds = new Map<string, number>();
    for (const row of rows.filter((row) => row.level === level)) {
      assert.is(folds.get(row.template) ?? foldOf(row), foldOf(row));
      folds.set(row.template, foldOf(row));
    }
    const sizes = [0, 1, 2, 3, 4].map((fold) => [...folds.values()].filter((own) => own === fold).length);
    assert.equal(sizes, [6, 6, 6, 6, 6]);
  }
});

test("cells that saw too little ask wider ones, levels that were not seen the released rules", () => {
  const table = learnCaap([
    ...outcomes(planted, 0),
    ...outcomes(() => "few-cot", 0)
      .filter(({ level }) => level === 2)
      .slice(0, 3)
      .map((row) => ({ ...row, dominant: "directed" as const })),
  ]);
  const rare = instruction({ level: 2, explicit: ["directed=true", "strongly_connected=true"] });
  assert.is(table.choices["2/directed/T1"]!.count, 3);
  assert.is(
    learnedRule(table, { ...rare, explicit: ["directed=true"] }, "T1").strategy,
    table.choices["2/T1"]!.strategy,
  );
  const unseen = { ...table, choices: {} };
  assert.equal(learnedRule(unseen, rare, "T3"), releasedRule(rare, "T3"));
});

test("nothing to learn from is said", () => {
  assert.throws(() => learnCaap([]), /caap learn: expected scored runs/);
});

test("outcomes are of the instructions that every strategy scored", () => {
  const row = (id: string, quality: number) => ({ id, quality });
  const [one, two] = [instruction(), instruction({ id: "G1-000002", explicit: ["num_nodes=4"] })];
  const runs = {
    "zero-shot": [row(one.id, 0.1), row(two.id, 1)],
    "few-shot": [row(two.id, 1), row(one.id, 0.2)],
    "zero-cot": [row(one.id, 0.3)],
    "few-cot": [row(one.id, 0.4), row(two.id, 1)],
  };
  assert.equal(caapOutcomes(runs, [two, one], "T3"), [
    {
      level: 1,
      template: "1/path",
      dominant: "structural",
      tier: "T3",
      scores: { "zero-shot": 0.1, "few-shot": 0.2, "zero-cot": 0.3, "few-cot": 0.4 },
    },
  ]);
});

test.run();
