import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { verify } from "#eval/verify";
import { encodings, tasks } from "#generators/index";
import { ownModules } from "#generators/own";
import { certify, readManifest, readProblems, writeSplits } from "#splits/index";
import { loadModules } from "#src/commands/modules";
import { readExperiment } from "#src/commands/run/read-experiment";
import { breadthFirst } from "#src/graph/breadth-first";
import { sha256 } from "#src/hash";
import { names } from "#src/pick";
import { failure } from "#test/failure";
import { scratchFolders } from "#test/scratch";
import { contents } from "#test/splits/folder";

const test = suite("commands/modules");
const scratch = scratchFolders(test);
const [arrows, twoHops] = ["examples/modules/arrows.mjs", "examples/modules/two-hops.mjs"] as const;

/** With modules loaded; they are gone again afterwards, for other tests share the registries. */
async function withModules<Result>(paths: readonly string[], use: () => Result | Promise<Result>): Promise<Result> {
  const remove = await loadModules(paths);
  try {
    return await use();
  } finally {
    remove();
  }
}

const plan = { pattern: "semantic", seed: 3, train: 12, test: 20, problems: { size: [4, 9] } } as const;
const own = { ...plan, tasks: ["two-hops", "max-flow"], settings: ["arrows", "incident"] };

test("gen-splits with an encoding and a task of the user's own: sound, in the manifest, same bytes again", () =>
  withModules([arrows, twoHops], () => {
    const [dir, again] = [scratch(), scratch()];
    const manifest = writeSplits({ ...own, out: dir });
    assert.equal(manifest.options.own, {
      "encoding arrows": sha256(readFileSync(arrows)),
      "task two-hops": sha256(readFileSync(twoHops)),
    });
    assert.ok(certify(dir).sound);
    writeSplits({ ...own, out: again });
    assert.equal(contents(again), contents(dir));
    for (const { path, kind } of manifest.files) {
      if (kind === "chat") continue;
      for (const problem of readProblems(join(dir, path)))
        assert.is(verify(problem, problem.target).outcome, "correct");
    }
  }));

test("the task's answers are those of a search by breadth", () =>
  withModules([twoHops], () => {
    const dir = scratch();
    writeSplits({ ...own, tasks: ["two-hops"], settings: ["incident"], out: dir });
    const problems = readProblems(join(dir, "two-hops", "incident.test.jsonl"));
    for (const { graph, query, answer } of problems) {
      const { source, target } = query as { source: number; target: number };
      const near = (from: number) => {
        const { distances } = breadthFirst(graph, from);
        return [...distances.keys()].filter((node) => distances[node] === 1);
      };
      assert.is(
        answer,
        near(source).some((node) => near(target).includes(node)),
      );
    }
    assert.is(problems.filter(({ answer }) => answer === true).length, 10);
  }));

test("splits without anything of the user's own are the same bytes, modules or not", async () => {
  const [without, beside] = [scratch(), scratch()];
  const plain = { ...plan, tasks: ["connectivity"], settings: ["incident"] };
  writeSplits({ ...plain, out: without });
  await withModules([arrows, twoHops], () => writeSplits({ ...plain, out: beside }));
  assert.equal(contents(beside), contents(without));
});

test("splits are read only with the module that they were made with, as it was then", async () => {
  const [dir, place] = [scratch(), scratch()];
  const mine = join(place, "mine.mjs");
  cpSync(arrows, mine);
  await withModules([mine], () => writeSplits({ ...own, tasks: ["max-flow"], out: dir }));
  assert.throws(() => readManifest(dir), /expected the module with encoding arrows .* got none; name it: --module/);
  writeFileSync(mine, `${readFileSync(mine, "utf8")}\n// another version\n`);
  await withModules([mine], () => {
    assert.throws(() => readManifest(dir), /got one that has changed since/);
    assert.throws(() => writeSplits({ ...own, tasks: ["max-flow"], out: dir }), /changed since|other splits/);
  });
  await withModules([arrows], () => assert.is(readManifest(dir).pattern, "semantic"));
});

test("an experiment names modules relative to itself", async () => {
  const text = readFileSync("examples/modules/two-hops.yaml", "utf8");
  const file = join(scratch(), "without.yaml");
  writeFileSync(file, text.replace(/^modules: .*$/m, ""));
  const told = (await failure(readExperiment(file))).message;
  assert.match(told, /without\.yaml:\d+: task: expected one of .*"max-flow", got "two-hops"/);
  // In a process of its own: what an experiment loads stays.
  const words = ["src/cli.ts", "run", "examples/modules/two-hops.yaml", "--dry-run"];
  const child = spawn(process.execPath, [...process.execArgv, ...words]);
  let said = "";
  for (const pipe of [child.stdout, child.stderr]) {
    pipe.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const [code] = await once(child, "exit");
  assert.is(code, 0, said);
  assert.match(said, /semantic: tested on incident, arrows\n/);
});

const encoding = (parts: string) => `
const labels = (order) => Array.from({ length: order }, (_, i) => "v" + i);
const describe = ({ labels, graph, number }) =>
  \`Nodes \${labels.join(", ")}. \${Array.from(graph.sources, (u, e) => \`\${labels[u]} to \${labels[graph.targets[e]]}\${graph.weights ? " " + number(graph.weights[e]) : ""}\`).join("; ")}.\`;
export const encodings = { mine: { labels, nodes: "nodes", node: (label) => "node " + label, describe, ${parts} } };
`;

test("what breaks the contract is told in one line, and nothing is added", async () => {
  const place = scratch();
  const cases: readonly (readonly [text: string, message: RegExp])[] = [
    [encoding(""), /accepted/],
    [encoding('labels: (order) => Array(order).fill("a")'), /encoding mine: expected distinct labels, got "a" twice/],
    [encoding('labels: () => ["a"]'), /expected \d+ labels, one a node, got 1/],
    [encoding('describe: () => "A graph."'), /expected a description that names every node, got one without v0/],
    [
      encoding("describe: (view) => describe(view) + Math.random()"),
      /expected the same problem of the same stream, got two/,
    ],
    [encoding("describe: () => undefined.x"), /expected a problem, got TypeError: .*undefined/],
    [encoding("nodes: 3"), /encodings: mine: nodes: Invalid input: expected string/],
    [encoding("node: undefined"), /encodings: mine: node: expected a function/],
    [encoding("").replace("mine:", "Mine:"), /encodings: Mine: expected a name of small letters/],
    [encoding("").replace("mine:", "mixed:"), /expected another name than mixed and zero-shot/],
    [encoding("").replace("mine:", "incident:"), /encoding incident: expected a name of its own, got that of another/],
    ["export const encoding = {};", /expected an export named encodings or tasks, got neither/],
    ["export const encodings = ;", /expected a module that loads, got SyntaxError/],
    [
      task("answerOf: () => true"),
      /task two-hops: expected an answer that passes the task's own check, got: two hops by way of: none/,
    ],
    [
      task('reasonings: { steps: () => "Answer: maybe", none: () => "Answer: no\\nAnswer: yes" }'),
      /expected a target that reads back as right \(reasoning none/,
    ],
    [task("draw: (graph) => ({ graph, query: { source: 0 } })"), /expected a problem/],
    [task("draw: (graph, rng) => ({ graph, query: [0, 1] })"), /query of two nodes, or null/],
    [task("check: () => true"), /expected check to give right and why/],
    [task('relation: "nearby"'), /relation: Invalid option/],
  ];
  const before = [names(encodings), names(tasks)];
  for (const [i, [text, message]] of cases.entries()) {
    const file = join(place, `case-${i}.mjs`);
    writeFileSync(file, text);
    const told = await loadModules([file]).then(
      (remove) => {
        remove();
        return "accepted";
      },
      (error: Error) => `${error.name}: ${error.message}`,
    );
    assert.match(told, message, text);
    assert.ok(told === "accepted" || told.startsWith("UserError: "), told);
    assert.not.match(told, /\n/);
    assert.equal([names(encodings), names(tasks)], before);
    assert.equal(ownModules(), {});
  }
  assert.match((await failure(loadModules([join(place, "none.mjs")]))).message, /expected a module, got no such file/);
});

/** The example task with something else in it. */
function task(parts: string): string {
  return readFileSync(twoHops, "utf8").replace(/\n {2}\},\n\};\n$/, `\n    ${parts},\n  },\n};\n`);
}

test("a module that is named twice is loaded once", () =>
  withModules([arrows, `./${arrows}`], () =>
    assert.equal(
      names(encodings).filter((name) => !["adjacency", "incident", "expert", "friendship"].includes(name)),
      ["arrows"] as never,
    ),
  ));

test.run();
