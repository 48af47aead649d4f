import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ask, cellsOf, openResponses, question, type Score, scoreMatrix, scoresOf, ZERO_SHOT } from "#eval/index";
import { heatmap } from "#reports/index";
import { readProblems, writeSplits } from "#splits/index";
import { type Script, scripted, text } from "#src/models/scripted";
import type { Model } from "#src/play";
import { inScratch } from "#test/scratch";

const test = suite("from splits to the heatmap");

/** A model that knows one encoding by heart and the others not at all. */
function knows(name: string, targets: ReadonlyMap<string, string>): Model {
  const rule: Script = (request) =>
    text((request.kind === "generate" && targets.get(request.messages[0]!.content)) || "Blue.");
  return { ...scripted(rule), id: `scripted:${name}` };
}

test("models that memorise their encoding fill the diagonal, and nothing is recovered beside it", () =>
  inScratch(async (dir) => {
    const names = ["adjacency", "incident", "expert", "friendship"];
    const task = "shortest-path";
    writeSplits({ pattern: "semantic", tasks: [task], seed: 5, train: 0, test: 30, out: dir });
    const columns = names.map((name) => ({ name, problems: readProblems(join(dir, task, `${name}.test.jsonl`)) }));
    const targets = (wanted: string) =>
      new Map(
        columns
          .filter(({ name }) => name === wanted)
          .flatMap(({ problems }) => problems.map(({ prompt, target }) => [prompt, target])),
      );
    const responses = openResponses(join(dir, "responses.jsonl"), () => assert.unreachable());
    const scores: Score[] = [];
    for (const row of [ZERO_SHOT, ...names]) {
      for (const { name: column, problems } of columns) {
        const items = problems.map((problem) => ({
          id: problem.id,
          play: () => question(problem, { maxTokens: 100, temperature: 0 }),
        }));
        const verdicts = await ask(knows(row, targets(row)), items, responses);
        scores.push(...scoresOf({ row, column }, problems, verdicts));
      }
    }
    responses.close();
    const matrix = scoreMatrix(cellsOf(scores), {
      title: "End to end",
      pattern: "semantic",
      task,
      made: { manifest: "", scores: "" },
    });
    for (const { row, column, right, of, unparsed, transfer } of matrix.cells) {
      assert.equal([right, of, unparsed], row === column ? [30, 30, 0] : [0, 30, 1], `${row} → ${column}`);
      if (row !== ZERO_SHOT && row !== column) assert.equal([transfer!.recovery, transfer!.significant], [0, false]);
    }
    const svg = heatmap(matrix);
    assert.is(svg.match(/in distribution/g)!.length >= 4, true);
    for (const name of names) assert.match(svg, name);
  }));

test.run();
