import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Problem } from "#generators/problem";
import { type TaskName, tasks } from "#generators/tasks/index";
import { type Manifest, mixtureNamed, outlineOf, readProblems, writeSplits } from "#splits/index";
import { isomorphism } from "#src/graph/isomorphism";
import { names } from "#src/pick";
import { inScratch } from "#test/scratch";
import { contents } from "#test/splits/folder";

const test = suite("splits/mixtures");
const plan = { pattern: "reasoning", seed: 6, train: 40, test: 10 };
const mix = { task: "shortest-path", shares: [25, 55, 100] };

function counts(problems: readonly Problem[]): Record<string, number> {
  const counted = names(tasks).map((name) => [name, problems.filter(({ task }) => task === name).length] as const);
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

test("each file has the share of its task, the rest in thirds, in random order", () => {
  inScratch((out) => {
    const { files, certificate } = writeSplits({ ...plan, mix, out });
    const read = (name: string) => readProblems(join(out, "mixed", `${name}.train.jsonl`));
    const wanted = {
      "shortest-path-25": { connectivity: 10, "shortest-path": 10, "topological-sort": 10, "max-flow": 10 },
      "shortest-path-55": { connectivity: 6, "shortest-path": 22, "topological-sort": 6, "max-flow": 6 },
      "shortest-path-100": { "shortest-path": 40 },
    };
    for (const [name, parts] of Object.entries(wanted)) {
      const problems = read(name);
      assert.equal(counts(problems), parts, name);
      const entry = files.find(({ setting, kind }) => setting === name && kind === "problems")!;
      assert.equal([entry.task, entry.split, entry.rows], ["mixed", "train", 40]);
      assert.equal(Object.entries(entry.parts!).sort(), Object.entries(parts).sort());
      const turns = problems.filter(({ task }, i) => task !== problems[i - 1]?.task).length;
      if (Object.keys(parts).length > 1) assert.ok(turns > 10, `${turns} turns`);
      const quota = Object.values(entry.quota!);
      assert.is(
        quota.reduce((sum, { got }) => sum + got, 0),
        40,
      );
      assert.is(
        quota.reduce((sum, { asked }) => sum + asked, 0),
        40,
      );
    }
    const tests = files.filter(({ split }) => split === "test").map(({ task, setting, rows }) => [task, setting, rows]);
    assert.equal(
      tests,
      names(tasks).map((task) => [task, task, 10]),
    );
    assert.is(files.filter(({ split }) => split === "train").length, 6, "no training file but the mixtures");
    assert.ok(certificate.clean);
  });
});

test("a mixture's name tells its task and share; other settings are no mixtures", () => {
  assert.equal(mixtureNamed("shortest-path-25"), { task: "shortest-path", percent: 25 });
  assert.equal(mixtureNamed("max-flow-12.5"), { task: "max-flow", percent: 12.5 });
  assert.equal(["int-large", "shortest-path", "er", "conn-path"].map(mixtureNamed), new Array(4).fill(undefined));
});

test("no test instance is isomorphic to one of a mixture", () => {
  inScratch((out) => {
    writeSplits({ ...plan, mix: { task: "topological-sort", shares: [70] }, out });
    const trained = readProblems(join(out, "mixed", "topological-sort-70.train.jsonl"));
    for (const task of names(tasks) satisfies TaskName[]) {
      for (const { graph, task: of } of readProblems(join(out, task, `${task}.test.jsonl`))) {
        const alike = trained.filter((one) => one.task === of && isomorphism(one.graph, graph));
        assert.is(of === "topological-sort" ? alike.length : 0, 0);
      }
    }
  });
});

test("same options, same bytes; the test files are those of the pattern without a mix", () => {
  inScratch((dir) => {
    const [once, twice, plain] = ["once", "twice", "plain"].map((name) => join(dir, name));
    writeSplits({ ...plan, mix, out: once! });
    writeSplits({ ...plan, mix, out: twice! });
    assert.equal(contents(once!), contents(twice!));
    writeSplits({ ...plan, out: plain! });
    for (const task of names(tasks)) {
      const path = `${task}/${task}.test.jsonl`;
      assert.is(contents(once!).get(path), contents(plain!).get(path));
    }
  });
});

test("rows that do not divide evenly go to the first of the others", () => {
  const partsOf = (train: number, share: number) =>
    outlineOf({ ...plan, train, mix: { task: "max-flow", shares: [share] } }).mixtures[0]!.parts;
  assert.equal(partsOf(500, 25), { "max-flow": 125, connectivity: 125, "shortest-path": 125, "topological-sort": 125 });
  assert.equal(partsOf(500, 40), { "max-flow": 200, connectivity: 100, "shortest-path": 100, "topological-sort": 100 });
  assert.equal(partsOf(10, 33), { "max-flow": 3, connectivity: 3, "shortest-path": 2, "topological-sort": 2 });
  assert.equal(partsOf(3, 50), { "max-flow": 2, connectivity: 1 });
});

test("mistakes are told in one line", () => {
  const fails = (options: object, message: RegExp) =>
    assert.throws(
      () => outlineOf({ ...plan, ...options }),
      (error: Error) => error.name === "UserError" && message.test(error.message),
    );
  fails({ mix: { task: "tsp", shares: [25] } }, /unknown task "tsp"/);
  fails({ mix: { task: "max-flow", shares: [0] } }, /mix: expected shares in percent.*got 0 of 40 rows/);
  fails({ mix: { task: "max-flow", shares: [101] } }, /got 101/);
  fails({ mix: { task: "max-flow", shares: [1] } }, /of at least a row.*got 1 of 40/);
  fails({ pattern: "numerical", mix }, /mix: expected the reasoning pattern, got numerical/);
});

test("a manifest names its mixtures and what their parts are drawn from", () => {
  inScratch((out) => {
    const { options }: Manifest = writeSplits({ ...plan, mix, problems: { family: "tree" }, out });
    assert.equal(
      (options.mixtures as { name: string }[]).map(({ name }) => name),
      ["shortest-path-25", "shortest-path-55", "shortest-path-100"],
    );
    for (const { spec } of options.parts as { spec: { family: string } }[]) assert.is(spec.family, "tree");
  });
});

test.run();
