import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { main } from "#src/commands/main";
import { fakeIo } from "#test/commands/fake-io";
import { scratchFolders } from "#test/scratch";

const test = suite("graphshift analyse");
const folder = scratchFolders(test)();
const run = join(folder, "run");

async function type(...words: string[]) {
  const io = fakeIo();
  return { code: await main(words, io), ...io.said };
}

const analyse = (...words: string[]) => type("analyse", ...words);

/** A mistake of the user: one line, exit 2. */
async function refuses(words: readonly string[], message: RegExp): Promise<void> {
  const { code, out, err } = await analyse(...words);
  assert.equal([code, out], [2, ""], `${words.join(" ")}\n${err}`);
  assert.match(err, message);
  assert.is(err.trimEnd().split("\n").length, 1, err);
}

/** Two settings and two strategies; its models learn nothing. */
const EXPERIMENT = `title: Tiny
pattern: semantic
task: shortest-path
settings: [incident, friendship]
seed: 3
train: 12
test: 6
problems: { family: sparse, size: [4, 5], numbers: digit, reasoning: trace, unreachable: 0, names: 6 }
tune: { via: local, steps: 2, batch: 4 }
strategies:
  code:
    recipe: answer
    steps: 1
    batch: 4
ask: { maxTokens: 24 }
`;

test.before(async () => {
  const path = join(folder, "tiny.yaml");
  writeFileSync(path, EXPERIMENT);
  const { code, err } = await type("run", path, "--out", run);
  assert.is(code, 0, err);
});

test("strategies, contrasts and arithmetic of a run of two strategies", async () => {
  const strategies = await analyse("strategies", run);
  assert.equal([strategies.code, strategies.err], [0, ""]);
  assert.match(strategies.out, /^Ways to tune \(NLGift, Table 5\)\n/);
  assert.match(strategies.out, /\ncot\n {2}performance: |\ncot +\.\d/);
  assert.match(strategies.out, /Against cot, on the same items: code /);
  const page = join(run, "report", "strategies.html");
  assert.ok(strategies.out.endsWith(`${page}\n`));
  assert.match(readFileSync(page, "utf8"), /^<!doctype html>/);
  assert.match(readFileSync(join(run, "report", "strategies.svg"), "utf8"), /^<svg /);

  const out = join(folder, "elsewhere");
  const arithmetic = JSON.parse((await analyse("arithmetic", run, "--json", "--out", out)).out);
  // One model before tuning and four rows, two columns each.
  assert.is(arithmetic.table.rows.length, 10);
  assert.equal(arithmetic.runs, [run]);
  const counts = arithmetic.table.rows.map((cells: string[]) =>
    cells.slice(1).reduce((sum, cell) => sum + Number(/\((\d+)\)/.exec(cell)![1]), 0),
  );
  assert.equal(counts, Array(10).fill(6));
  assert.ok(existsSync(join(out, "arithmetic.html")));

  const contrasts = await analyse("contrasts", run, "--out", out);
  assert.is(contrasts.code, 0);
  assert.match(contrasts.out, /friendship\+code → incident/);
  assert.not.ok(existsSync(join(out, "contrasts.svg")));
});

test("a run that does not hold what is looked at", async () => {
  await refuses(["mixture", run], /run: expected a run with two mixed training files or more, got none; .*mix:/);
  await refuses(["real-world", run], /expected a run of the real-world pattern, got one of semantic/);
  await refuses(["in-context", run, join(folder, "other")], /other: expected the folder of a run/);
  const counts = join(folder, "counts.json");
  writeFileSync(counts, '{"edges": 3}');
  await refuses(["keywords", run, "--counts", counts], /expected models tuned on three encodings or more, got 2/);
});

test("word counts that are none", async () => {
  const [broken, shaped, empty, corpus] = ["broken.json", "shaped.json", "empty", "corpus"].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  writeFileSync(broken, "edges 3");
  writeFileSync(shaped, '{"edges": "three"}');
  mkdirSync(empty);
  mkdirSync(join(corpus, "deep"), { recursive: true });
  writeFileSync(join(corpus, "deep", "a.txt"), "Edges have edges.");
  await refuses(["keywords", run], /keywords: expected word counts, got none; give --counts FILE or --corpus DIR/);
  await refuses(["keywords", run, "--counts", broken], /broken.json: expected JSON, got something else; write a file/);
  await refuses(["keywords", run, "--counts", shaped], /shaped.json: edges: .*number/);
  await refuses(["keywords", run, "--counts", empty], /empty: expected a file of counts, got none/);
  await refuses(["keywords", run, "--corpus", empty], /empty: expected text files with words in them, got none/);
  await refuses(["keywords", run, "--corpus", broken], /broken.json: expected a folder of text files, got none/);
  await refuses(["keywords", run, "--corpus", corpus, "--counts", shaped], /expected one of them, got both/);
  await refuses(["keywords", run, "--corpus", corpus], /three encodings or more/);
  await refuses(["strategies", run, "--corpus", corpus], /expected none for strategies, got .*corpus; leave it out/);
});

test("wrong names, numbers of runs and flags", async () => {
  await refuses(["poetry", run], /unknown analysis "poetry"; known: arithmetic, contrasts, in-context/);
  await refuses(["in-context", run], /analyse in-context: expected 2 runs, got 1/);
  await refuses(["mixture", run, folder], /analyse mixture: expected 1 run, got 2/);
  await refuses(["strategies", run, run], /expected different runs, got .*run twice/);
  await refuses(["strategies", run, "--corpse", "x"], /unknown option '--corpse'/);
  await refuses(["strategies"], /missing required argument 'run'/);
});

test("folders that hold no finished run", async () => {
  await refuses(["strategies", folder], /expected the folder of a run, got no experiment.json/);
  const begun = join(folder, "begun");
  const path = join(folder, "begun.yaml");
  writeFileSync(path, EXPERIMENT.replace("seed: 3", "seed: 4"));
  const stop = new AbortController();
  const io = fakeIo({ signal: stop.signal });
  const stopped = main(["run", path, "--out", begun], { ...io, err: () => stop.abort() });
  assert.is(await stopped, 1);
  await refuses(["strategies", begun], /begun/);
});

test.run();
