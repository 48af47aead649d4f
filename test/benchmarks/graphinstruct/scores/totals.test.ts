import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Level } from "#benchmarks/graphinstruct/instructions/instruction";
import { efficiency } from "#benchmarks/graphinstruct/scores/efficiency";
import { levelScore, QUALITY } from "#benchmarks/graphinstruct/scores/level-score";
import { qualityFile } from "#benchmarks/graphinstruct/scores/quality-file";
import { DIMENSIONS, type InstructionScore } from "#benchmarks/graphinstruct/scores/score";
import { totals } from "#benchmarks/graphinstruct/scores/totals";
import { dimensionWeights, levelWeights } from "#benchmarks/graphinstruct/scores/weights";
import { near } from "#test/near";

const test = suite("GraphInstruct: what scores add up to");

function score(level: Level, quality: number, tokensPerValid: number): InstructionScore {
  const dimensions = { D1: 1, D2: 0, D3: 0, D4: quality, D5: 0.5 };
  const counts = { outputs: 5, unread: 2, truncated: 1, undecided: 0 };
  return { id: `L${level}`, level, validRate: 1, dimensions, tokensPerValid, combined: 0, quality, ...counts };
}

test("weights sum to 1, within each level and over the levels", () => {
  for (const weights of Object.values(dimensionWeights)) {
    near(
      DIMENSIONS.reduce((sum, name) => sum + weights[name], 0),
      1,
    );
  }
  near(
    Object.values(levelWeights).reduce((sum, weight) => sum + weight, 0),
    1,
  );
});

test("the level score weighs dimensions as Table 4 says, quality without D5", () => {
  const dimensions = { D1: 0.5, D2: 0.25, D3: 0.75, D4: 1, D5: 0.1 };
  near(levelScore(4, dimensions), 0.05 + 0.0375 + 0.0375 + 0.55 + 0.015);
  near(levelScore(4, dimensions, QUALITY), (0.05 + 0.0375 + 0.0375 + 0.55) / 0.85);
  near(levelScore(0, dimensions, QUALITY), (0.05 + 0.6) / 0.7);
});

test("efficiency: tokens and calls of all outputs per valid one", () => {
  const spent = [
    { input: 100, output: 400, calls: 2 },
    { input: 100, output: 400, calls: 4 },
  ];
  const { score: half, tokensPerValid } = efficiency(spent, 1);
  assert.is(tokensPerValid, 1000);
  near(half, 0.7 * Math.exp(-1) + 0.3 * Math.exp(-2.5));
  near(efficiency(spent, 4).score, 0.7 * Math.exp(-0.25) + 0.3 * Math.exp(-0.25));
  near(efficiency([{ input: 0, output: 0, calls: 1 }], 1).score, 1);
  assert.equal(efficiency(spent, 0), { score: 0, tokensPerValid: Number.POSITIVE_INFINITY });
});

test("totals: means within a level, then levels by weight; missing levels are left out", () => {
  const scores = [score(0, 0.2, 1), score(0, 0.4, 1), score(5, 0.9, 1)];
  const { levels, total } = totals(scores, "quality");
  near(levels.get(0)!, 0.3);
  assert.not(levels.has(1));
  near(total, (0.05 * 0.3 + 0.25 * 0.9) / 0.3);
  assert.is(totals([], "quality").total, 0);
});

test("a quality file holds the published fields, and how many outputs failed", () => {
  const file = qualityFile([score(0, 0.25, Infinity)], { model: "none" });
  assert.equal(file.per_instruction[0], {
    instruction_id: "L0",
    level: 0,
    d1_valid_rate: 1,
    d4_instruction_score: 0.25,
    d5_tokens_per_valid: 0,
    dimension_scores: { D1: 1, D2: 0, D3: 0, D4: 0.25, D5: 0.5 },
    level_score: 0.25,
    outputs: 5,
    unread: 2,
    truncated: 1,
  });
  assert.equal(file.per_level_scores, { "0": 0.25 });
  assert.is(file.total_score, 0.25);
  assert.is(file.final_score, 0.25);
});

test.run();
