import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { instanceId } from "#generators/instance-id";
import type { Problem } from "#generators/problem";
import { problemToRow } from "#generators/rows";
import { type Certification, certify, type Manifest, readProblems, writeSplits } from "#splits/index";
import { patterns } from "#splits/patterns/index";
import { sha256 } from "#src/hash";
import { formatLines, readLines } from "#src/jsonl";
import { names } from "#src/pick";
import { stream } from "#src/rng";
import { relabelled } from "#test/graph/samples";
import { inScratch } from "#test/scratch";
import { contents } from "#test/splits/folder";

const test = suite("splits/certify");

const options = { pattern: "numerical", tasks: ["shortest-path"], seed: 4, train: 20, test: 20 };
const train = "shortest-path/int-small.train.jsonl";
const tests = "shortest-path/int-small.test.jsonl";

/** Writes clean splits, changes files as told (the manifest's hashes with them), and certifies. */
function tampered(change: (edit: Editor) => void, how: object = {}): Certification {
  return inScratch((dir) => {
    writeSplits({ ...options, ...how, out: dir });
    change(editor(dir));
    const found = certify(dir);
    const bare = (text: string) => text.replaceAll(`${dir}/`, "");
    return {
      ...found,
      leaks: found.leaks.map(({ kind, row, of }) => ({ kind, row: bare(row), of: bare(of) })),
      faults: found.faults.map(bare),
    };
  });
}

interface Editor {
  readonly dir: string;
  problems(path: string): Problem[];
  /** Replaces one row of a problem file, and its conversation if it has one. */
  plant(path: string, row: number, problem: Problem): void;
}

function editor(dir: string): Editor {
  const write = (path: string, rows: readonly unknown[]) => {
    writeFileSync(join(dir, path), formatLines(rows));
    const manifest = JSON.parse(contents(dir).get("manifest.json")!) as Manifest;
    const files = manifest.files.map((file) =>
      file.path === path ? { ...file, sha256: sha256(formatLines(rows)) } : file,
    );
    writeFileSync(join(dir, "manifest.json"), JSON.stringify({ ...manifest, files }));
  };
  const problems = (path: string) => readProblems(join(dir, path));
  return {
    dir,
    problems,
    plant(path, row, problem) {
      write(path, problems(path).with(row, problem).map(problemToRow));
      const chat = path.replace("train.jsonl", "train.chat.jsonl");
      if (chat === path) return;
      const { prompt, target } = problem;
      const messages = [
        { role: "user", content: prompt },
        { role: "assistant", content: target },
      ];
      write(chat, readLines<unknown>(join(dir, chat)).with(row, { messages }));
    },
  };
}

/** The same question about the same graph under other numbers, its two ends exchanged. */
function disguised(problem: Problem): Problem {
  const rng = stream(9, "disguise");
  const image = rng.shuffle([...Array(problem.graph.order).keys()]);
  const graph = relabelled(problem.graph, image, rng);
  const { source, target } = problem.query as { source: number; target: number };
  const query = problem.graph.directed
    ? { source: image[source]!, target: image[target]! }
    : { source: image[target]!, target: image[source]! };
  const instance = instanceId(problem.task, graph, query, problem.numbers);
  return { ...problem, graph, query, instance, id: "planted", prompt: "planted", target: "planted" };
}

function counts({ leakage }: Certification) {
  return [leakage.equal, leakage.isomorphic, leakage.pretraining, leakage.repeated];
}

test("clean splits are sound", () => {
  const found = tampered(() => {});
  assert.ok(found.sound);
  assert.equal(counts(found), [0, 0, 0, 0]);
  assert.equal([found.leaks, found.faults], [[], []]);
});

test("the certificate of the manifest is confirmed by the other algorithm, for every pattern", () => {
  for (const pattern of names(patterns)) {
    inScratch((dir) => {
      const { certificate } = writeSplits({ pattern, seed: 1, train: 30, test: 30, out: dir });
      const { leakage, sound } = certify(dir);
      assert.ok(sound);
      assert.equal({ ...leakage, method: "" }, { ...certificate, method: "" });
    });
  }
});

test("finds a training row planted in a test file", () => {
  const found = tampered(({ problems, plant }) => plant(tests, 3, problems(train)[5]!));
  assert.not.ok(found.sound);
  assert.equal(counts(found), [1, 1, 0, 0]);
  assert.equal(found.leaks, [{ kind: "equal", row: `${tests}:4`, of: `${train}:6` }]);
  assert.equal(found.faults, []);
});

test("finds a renumbered one, undirected and directed", () => {
  for (const task of ["shortest-path", "max-flow"]) {
    const [from, to] = [`${task}/float.train.jsonl`, `${task}/float.test.jsonl`];
    const how = { tasks: [task] };
    const found = tampered(({ problems, plant }) => plant(to, 0, disguised(problems(from)[7]!)), how);
    assert.equal(counts(found), [0, 1, 0, 0]);
    assert.equal(found.leaks, [{ kind: "isomorphic", row: `${to}:1`, of: `${from}:8` }]);
    assert.not.ok(found.leakage.clean);
  }
});

test("finds one from another setting", () => {
  const other = "shortest-path/int-large.train.jsonl";
  const found = tampered(({ problems, plant }) => plant(tests, 19, disguised(problems(other)[0]!)));
  assert.equal(found.leaks, [{ kind: "isomorphic", row: `${tests}:20`, of: `${other}:1` }]);
});

test("a directed question asked the other way round is another question", () => {
  const path = "max-flow/float.test.jsonl";
  const found = tampered(
    ({ problems, plant }) => {
      const problem = problems("max-flow/float.train.jsonl").find(({ graph }) => graph.order > 10)!;
      const { source, target } = problem.query as { source: number; target: number };
      const query = { source: target, target: source };
      plant(path, 0, { ...problem, query, instance: instanceId(problem.task, problem.graph, query, problem.numbers) });
    },
    { tasks: ["max-flow"] },
  );
  assert.equal(counts(found), [0, 0, 0, 0]);
});

test("finds rows repeated within a file, of training too", () => {
  for (const path of [train, tests]) {
    const found = tampered(({ problems, plant }) => plant(path, 9, disguised(problems(path)[2]!)));
    assert.equal(counts(found), [0, 0, 0, 1]);
    assert.equal(found.leaks, [{ kind: "repeated", row: `${path}:10`, of: `${path}:3` }]);
  }
});

test("finds test graphs that the base has seen, whatever the question", () => {
  inScratch((dir) => {
    writeSplits({ ...options, out: dir });
    const [problem] = readProblems(join(dir, tests));
    const image = stream(1, "base").shuffle([...Array(problem!.graph.order).keys()]);
    const { leakage, leaks } = certify(dir, { pretraining: [relabelled(problem!.graph, image, stream(2, "base"))] });
    assert.is(leakage.pretraining, 1);
    assert.equal(leaks, [{ kind: "pretraining", row: `${join(dir, tests)}:1`, of: "pre-training graph 0" }]);
  });
});

test("names every file that is not as the manifest says", () => {
  const faults = (change: (edit: Editor) => void) => tampered(change).faults;
  const chat = "shortest-path/int-small.train.chat.jsonl";
  const append = (path: string, text: string) => (edit: Editor) =>
    writeFileSync(join(edit.dir, path), contents(edit.dir).get(path)! + text);
  assert.match(faults(({ dir }) => rmSync(join(dir, tests)))[0]!, /int-small.test.jsonl: expected a file, got none/);
  assert.match(faults(append(tests, "{"))[0]!, /int-small.test.jsonl:21: expected one JSON value/);
  assert.match(faults(append(tests, "{}\n"))[0]!, /int-small.test.jsonl:21: answer: /);
  assert.equal(faults(append(chat, '{"messages":[]}\n')), [
    `${chat}: expected 20 rows, got 21`,
    `${chat}: changed since it was written`,
    `${chat}: expected the conversations of ${train}, got others`,
  ]);
  const forged = faults(({ problems, plant }) =>
    plant(train, 0, { ...problems(train)[0]!, instance: "0123456789abcdef" }),
  );
  assert.equal(forged, [`${train}:1: another graph or query than the instance's`]);
});

test("a folder without splits is the user's mistake", () => {
  inScratch((dir) => {
    assert.throws(() => certify(dir), /expected a folder of splits, got no manifest.json/);
    writeFileSync(join(dir, "manifest.json"), "{");
    assert.throws(() => certify(dir), /expected JSON of schema 1, got a damaged file/);
    writeFileSync(join(dir, "manifest.json"), '{"schema":2}');
    assert.throws(() => certify(dir), /expected JSON of schema 1, got a damaged file/);
  });
});

test.run();
