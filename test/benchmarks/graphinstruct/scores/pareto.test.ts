import { suite } from "uvu";
import * as assert from "uvu/assert";
import { finalScores, paretoFrontier } from "#benchmarks/graphinstruct/scores/pareto";
import { stream } from "#src/rng";

const test = suite("GraphInstruct: Pareto bonus");

const cheap = { cost: 100, total: 0.5 };
const good = { cost: 500, total: 0.9 };
const worse = { cost: 500, total: 0.7 };
const dear = { cost: 900, total: 0.9 };

test("the frontier holds what nothing else beats, twins included", () => {
  assert.equal(paretoFrontier([worse, cheap, dear, good]), [cheap, good]);
  const twin = { ...cheap };
  assert.equal(paretoFrontier([cheap, twin]), [cheap, twin]);
});

test("by the paper a frontier run gains 15%, others nothing", () => {
  assert.equal(finalScores([cheap, worse, good], "paper"), [0.5 * 1.15, 0.7, 0.9 * 1.15]);
});

test("by the released code others gain by how near they are", () => {
  const [, near, , far] = finalScores([cheap, worse, good, dear], "code");
  // worse is half of the range of totals below `good`; dear half of the range of costs beside it.
  assert.ok(Math.abs(near! - 0.7 * (1 + 0.15 * (1 - 500 / 1414))) < 1e-12);
  assert.ok(Math.abs(far! - 0.9 * (1 + 0.15 * (1 - 500 / 1414))) < 1e-12);
  assert.equal(finalScores([worse], "code"), [0.7 * 1.15]);
});

test("a run is on the frontier exactly if it has the best total of those that cost no more", () => {
  const rng = stream(7, "pareto");
  for (let round = 0; round < 200; round++) {
    const runs = Array.from({ length: 12 }, () => ({ cost: rng.int(1, 6), total: rng.int(1, 6) / 10 }));
    const frontier = new Set(paretoFrontier(runs));
    for (const run of runs) {
      const best = Math.max(...runs.filter(({ cost }) => cost <= run.cost).map(({ total }) => total));
      const least = Math.min(...runs.filter(({ total }) => total >= run.total).map(({ cost }) => cost));
      assert.is(frontier.has(run), run.total === best && run.cost === least);
    }
  }
});

test.run();
