import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Matrix } from "#eval/matrix";
import { main } from "#src/commands/main";
import { fakeIo } from "#test/commands/fake-io";
import { scratchFolders } from "#test/scratch";

const test = suite("strategies, seeds and examples in one run");
const dir = scratchFolders(test)();
const run = join(dir, "run");

const experiment = `title: Two ways, two seeds
pattern: semantic
task: shortest-path
settings: [incident, friendship]
seed: 3
seeds: 2
train: 24
test: 6
problems: { family: sparse, size: [4, 5], numbers: digit, reasoning: trace, unreachable: 0, names: 6 }
tune: { via: local, steps: 25, batch: 8, rate: 0.004 }
strategies:
  dpo: { recipe: preference, start: tuned, sampling: { samples: 2, temperature: 1 }, steps: 2, batch: 4 }
ask: { maxTokens: 60, examples: 1 }
`;

async function type(...words: string[]) {
  const io = fakeIo();
  const code = await main(words, io);
  return { code, ...io.said };
}

test.before(async () => {
  writeFileSync(join(dir, "e.yaml"), experiment);
  const { code, err } = await type("run", join(dir, "e.yaml"), "--out", run);
  assert.is(code, 0, err);
});

const matrix = () => JSON.parse(readFileSync(join(run, "matrix.json"), "utf8")) as Matrix;
const job = (row: string, seed: number) =>
  JSON.parse(readFileSync(join(run, "models", row, String(seed), "job.json"), "utf8"));

test("a row for each setting and strategy, a model for each seed", () => {
  const { arms, cells } = matrix();
  assert.equal(
    arms.map(({ row, setting, strategy, seeds }) => [row, setting, strategy, seeds]),
    [
      ["zero-shot", undefined, "zero-shot", []],
      ["incident", "incident", "cot", [3, 4]],
      ["friendship", "friendship", "cot", [3, 4]],
      ["incident+dpo", "incident", "dpo", [3, 4]],
      ["friendship+dpo", "friendship", "dpo", [3, 4]],
    ],
  );
  for (const { row, column, repeats, inDistribution } of cells) {
    assert.equal(
      repeats.map(({ seed }) => seed),
      row === "zero-shot" ? [undefined] : [3, 4],
    );
    assert.is(inDistribution, row === column || row === `${column}+dpo`);
  }
});

test("a strategy that starts from the tuned model starts from that of its own setting and seed", () => {
  for (const seed of [3, 4]) {
    for (const row of ["incident", "friendship"]) {
      const [first, then] = [job(row, seed), job(`${row}+dpo`, seed)];
      assert.is(then.base, first.model);
      assert.equal([first.method, then.method], ["sft", "dpo"]);
      assert.not.equal(then.model, first.model);
    }
  }
  assert.not.equal(job("incident", 3).model, job("incident", 4).model);
});

test("every question is put after the same solved problem to every model, and that is no test item", () => {
  const requests = readFileSync(join(run, "responses.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .filter(({ play }) => !play.includes("/sample-"));
  const trained = readFileSync(join(run, "splits/shortest-path/incident.train.jsonl"), "utf8");
  const byItem = new Map<string, Set<string>>();
  for (const { play, request } of requests) {
    const asked = JSON.stringify(request.messages);
    byItem.set(play, (byItem.get(play) ?? new Set()).add(asked));
  }
  assert.is(byItem.size, 12);
  for (const texts of byItem.values()) assert.is(texts.size, 1);
  const shown = requests.find(({ request }) => request.messages[0].content.includes("Node 0 has edges"));
  const [example] = shown.request.messages[0].content.split("\n");
  assert.ok(trained.includes(example));
});

test("the page says what became of the training problems, and the same comes from the records alone", async () => {
  const before = readFileSync(join(run, "matrix.json"), "utf8");
  const page = readFileSync(join(run, "report/index.html"), "utf8");
  assert.match(page, /Examples for incident\+dpo, seed 3 \(recipe preference\): 24 problems/);
  const { code, out } = await type("rescore", run);
  assert.equal([code, out.trim().split("\n").at(-1)], [0, "10 cells, 0 changed"]);
  assert.is(readFileSync(join(run, "matrix.json"), "utf8"), before);
});

test("explain shows every model's reply, or one row's", async () => {
  const all = await type("explain", "incident/1", "--run", run);
  assert.is(all.out.match(/ {2}verdict {2}/g)!.length, 9);
  const one = await type("explain", "incident/1", "--run", run, "--row", "incident+dpo");
  assert.match(one.out, /incident\+dpo, seed 4 \(local:/);
  assert.is(one.out.match(/ {2}verdict {2}/g)!.length, 2);
});

test("strategies as an analysis of the run", async () => {
  const { code, out } = await type("analyse", "strategies", run);
  assert.is(code, 0);
  assert.match(out, /Against cot, on the same items: dpo /);
  assert.ok(existsSync(join(run, "report/strategies.html")));
});

test.run();
