import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawInstance } from "#generators/draw";
import { render } from "#generators/render";
import type { ScatterChart } from "#reports/analyses/chart/chart";
import { encodingKeywords } from "#reports/analyses/encoding-keywords";
import { analyses } from "#reports/analyses/index";
import { spearman } from "#reports/analyses/spearman";
import { semantic } from "#splits/patterns/semantic";
import { names } from "#src/pick";
import { stream } from "#src/rng";
import { arm, evidence, upTo, zeroShot } from "#test/reports/analyses/evidence";

const test = suite("keywords");
const encodings = names(encodingKeywords);

test("five words an encoding, all of which occur in its prompts, those of edges in every one", () => {
  for (const task of semantic.tasks) {
    for (const encoding of encodings) {
      const prompts = Array.from({ length: 60 }, (_, i) => {
        const rng = stream(2, task, encoding, i);
        const instance = drawInstance({ task, family: "er", numbers: "int-small", size: [8, 12] }, rng);
        return render(instance, { encoding, format: "line", reasoning: "steps" }, rng).prompt.match(/[\p{L}\p{N}]+/gu)!;
      });
      const words = encodingKeywords[encoding];
      assert.is(new Set(words).size, 5);
      for (const word of words)
        assert.ok(
          prompts.some((prompt) => prompt.includes(word)),
          `${encoding}: ${word}`,
        );
      for (const word of words.slice(0, 2)) {
        assert.ok(
          prompts.every((prompt) => prompt.includes(word)),
          `${task}, ${encoding}: ${word}`,
        );
      }
    }
  }
});

const run = evidence({
  arms: [zeroShot, ...encodings.map((name) => arm(name)), ...encodings.map((name) => arm(name, "dpo"))],
  columns: encodings,
  items: 60,
  say: (row, column, i) => upTo(row === column ? 30 + column.length : 10, i),
});

test("mean counts against accuracy, and how little four points say", () => {
  const frequencies = new Map([
    ["joined", 5],
    ["edges", 10],
    ["undirected", 10],
    ["friends", 1_000_000],
  ]);
  const { table, says, figure } = analyses.keywords.make([run], { frequencies });
  assert.equal(Object.fromEntries(table.rows.map(([encoding, mean]) => [encoding, mean])), {
    adjacency: "1",
    incident: "2",
    expert: "4",
    friendship: "200,000",
  });
  assert.match(says[0]!, /^Rank correlation over 4 encodings: −?\d\.\d\d\. .* once in 24\.$/);
  assert.match(says[2]!, /none was found of: .*0, 1, 2/);
  assert.is((figure as ScatterChart).points.length, 4);
});

test("without counts, or with too few encodings, there is nothing to say", () => {
  assert.throws(() => analyses.keywords.make([run], {}), /expected word counts, got none/);
  const two = evidence({ arms: [zeroShot, arm("incident")], columns: ["incident"], say: () => ({ outcome: "wrong" }) });
  assert.throws(() => analyses.keywords.make([two], { frequencies: new Map() }), /three encodings or more, got 1/);
});

test("rank correlation against worked values, ties at mean ranks", () => {
  assert.is(spearman([1, 2, 3], [10, 20, 30]), 1);
  assert.is(spearman([1, 2, 3], [3, 2, 1]), -1);
  // By hand: ranks 1 2.5 2.5 4 and 2 1 3.5 3.5; products of deviations .75 and 1.5, squares 4.5 and 4.5.
  assert.ok(Math.abs(spearman([1, 2, 2, 3], [2, 1, 3, 3])! - 0.5) < 1e-12);
  assert.is(spearman([1, 1], [1, 2]), undefined);
});

test.run();
