import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawErdosStyle } from "#benchmarks/invariance/instances/erdos/draw-erdos-style";
import { pythonJson } from "#benchmarks/invariance/instances/python-json";
import { readScored } from "#benchmarks/invariance/scored/scored-file";
import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { problemToRow } from "#generators/rows";
import { keys } from "#src/commands/bench/invariance/experiment";
import { main } from "#src/commands/main";
import { readYaml } from "#src/commands/run/read-yaml";
import { formatLines, readLines } from "#src/jsonl";
import { fakeIo } from "#test/commands/fake-io";
import { onPath, withoutBubblewrap } from "#test/commands/without-bubblewrap";
import { problem } from "#test/generators/items";
import { needs } from "#test/needs";
import { scratchFolders } from "#test/scratch";

const test = suite("graphshift bench invariance");
const scratch = scratchFolders(test);
const MODEL = "scripted-programmer-steady";

async function bench(...words: string[]) {
  const io = fakeIo();
  return { code: await main(["bench", "invariance", ...words], io), ...io.said };
}

/** Runs a stage that must end well, and returns what it prints. */
async function well(...words: string[]): Promise<string> {
  const { code, out, err } = await bench(...words);
  assert.is(code, 0, err);
  return out;
}

/** A graph and four tasks, over which the steady programmer writes no program that loops: so no machine is too slow. */
const SEED = "7";

async function prepared(): Promise<string> {
  const dir = join(scratch(), "audit");
  const out = join(dir, "data", "graphqa");
  await well("prepare", "--dataset", "graphqa", "--pilot", "--count", "1", "--seed", SEED, "--out", out);
  return dir;
}

async function asked(dir: string, ...arms: string[]): Promise<void> {
  const words = arms.flatMap((arm) => ["--arm", arm]);
  await well("ask", "--model", "scripted:programmer-steady", ...words, "--out", dir);
}

test("from data to the page: text and JavaScript", async () => {
  const dir = await prepared();
  const forms = readLines<object>(join(dir, "data", "graphqa", "variants.jsonl"));
  await asked(dir, "direct", "code/javascript", "graph_as_code/javascript");
  const ran = await well("run", dir);
  assert.match(ran, /scripted:programmer-steady: \d+ programs, \d+ run now; sandbox:quickjs,graphology=/);
  assert.match(await well("run", dir), /, 0 run now; /);
  const scored = await well("score", dir, "--json");
  const [{ file, rows, missing }] = JSON.parse(scored);
  assert.equal([rows, missing], [forms.length * 3, { replies: 0, runs: 0 }]);
  assert.is(file, join(dir, "scored", "graphqa", `${MODEL}.jsonl.gz`));
  assert.match(await well("tables", dir), /^graphqa, scripted-programmer-steady: \d+ rows/);
  for (const name of ["partition", "accuracy", "invariance", "gap", "ladder", "headline"]) {
    assert.ok(existsSync(join(dir, "tables", "graphqa", `${name}.csv`)), name);
    assert.ok(existsSync(join(dir, "tables", "graphqa", MODEL, `${name}.csv`)), name);
  }
  assert.ok(existsSync(join(dir, "figs", "graphqa", `${MODEL}-ladder.svg`)));
  await well("report", dir, "--title", "A <title>");
  const page = readFileSync(join(dir, "report", "index.html"), "utf8");
  assert.match(page, /A &lt;title&gt;/);
  assert.ok(page.indexOf("What the answers to one instance are") < page.indexOf("Invariance, and right answers"));
  assert.not.match(page, /undefined|NaN|Infinity/);
});

needs(test, "bubblewrap")(
  "programs in Python run contained, and every row says how; experiments have rows of their own",
  async () => {
    const dir = await prepared();
    await well(
      ...["ask", "--model", "scripted:programmer-sound", "--arm", "code/native", "--out", dir],
      ...["floor", "votes", "labels", "solver"].flatMap((name) => ["--experiment", name]),
    );
    await well("run", dir);
    await well("score", dir);
    const folder = join(dir, "scored", "graphqa");
    const rowsOf = (...set: string[]): ScoredRow[] =>
      readScored(join(folder, ...set, "scripted-programmer-sound.jsonl.gz"));
    for (const set of [[], ["floor"], ["votes"], ["labels"], ["solver"]]) {
      const rows = rowsOf(...set);
      assert.ok(rows.length > 0 && rows.every(({ correct }) => correct), set.join());
      assert.ok(
        rows.every(({ isolation, environment }) => isolation === "bubblewrap" && /python 3/.test(environment!)),
      );
    }
    const out = await well("tables", dir);
    for (const name of ["noise_floor", "program_voting", "canonical_labeling_invariance", "solver_per_task"])
      assert.match(out, new RegExp(`${name}\\.csv`));
  },
);

test("scoring tells what is not on record", async () => {
  const dir = await prepared();
  await asked(dir, "direct", "code/javascript");
  const { code, err } = await bench("score", dir);
  assert.is(code, 0);
  assert.match(err, /graphqa, audit: \d+ trials whose programs did not run: run them\n$/);
});

test("arms are added to a folder; other settings are refused", async () => {
  const dir = await prepared();
  await asked(dir, "direct");
  await asked(dir, "code/javascript");
  const order = JSON.parse(readFileSync(join(dir, "models", MODEL, "order.json"), "utf8"));
  assert.equal(order.arms, ["direct", "code/javascript"]);
  const words = ["ask", "--model", "scripted:programmer-steady", "--arm", "direct", "--out", dir];
  const { code, err } = await bench(...words, "--max-tokens", "99");
  assert.is(code, 2);
  assert.match(err, /order\.json: expected the settings that its replies were asked with, got others/);
});

test("prompts in other words under the same names are refused, until they may be asked anew", async () => {
  const dir = await prepared();
  const words = ["ask", "--model", "scripted:programmer-steady", "--arm", "direct", "--out", dir];
  await well(...words);
  const path = join(dir, "data", "graphqa", "instances.jsonl");
  const [first, ...others] = readLines<{ meta: object }>(path);
  const reworded = { ...first!, meta: { ...first!.meta, question: "Is there an edge from node 1 to node 2?" } };
  writeFileSync(path, [reworded, ...others].map((row) => `${pythonJson(row)}\n`).join(""));
  for (const stage of [words, ["score", dir], ["run", dir], words]) {
    const { code, err } = await bench(...stage);
    assert.is(code, 2, stage[0]);
    assert.match(
      err,
      /prompts-audit\.jsonl: expected prompts in the words in which they were asked, got \d+ in others/,
    );
    assert.is(err.trimEnd().split("\n").length, 1);
  }
  assert.match(await well(...words, "--reworded"), / [1-9]\d* replies asked/);
  await well("score", dir);
});

needs(test, "python-networkx")(
  "without bubblewrap a filter alone keeps programs in, and every row says so",
  async () => {
    const dir = await prepared();
    await asked(dir, "code/native");
    assert.match(await withoutBubblewrap(scratch(), () => well("run", dir)), /; sandbox:seccomp,/);
    await well("score", dir);
    const rows = readScored(join(dir, "scored", "graphqa", `${MODEL}.jsonl.gz`)).filter((row) => row.n_graphs !== null);
    assert.ok(rows.length > 0 && rows.every(({ isolation }) => isolation === "seccomp"));
  },
);

test("without Python, programs in it are refused before anything is asked, with how to install it", async () => {
  const dir = await prepared();
  await onPath(scratch(), async () => {
    const { code, err } = await bench("ask", "--model", "scripted:programmer-steady", "--out", dir);
    assert.is(code, 2);
    assert.match(
      err,
      /^graphshift: code\/networkx: expected python3 to run programs, got none; install it \(Debian: .*\n$/,
    );
    await asked(dir, "direct", "code/javascript");
  });
});

test("wrong names, files and folders are mistakes, in one line", async () => {
  const dir = await prepared();
  const file = (name: string, text: string) => {
    const path = join(dir, "..", name);
    writeFileSync(path, text);
    return path;
  };
  const strange = scratch();
  writeFileSync(join(strange, "notes.txt"), "");
  const model = ["--model", "scripted:programmer-steady"];
  const mistakes: readonly (readonly [words: readonly string[], message: RegExp])[] = [
    [["prepare"], /required option '--dataset <name>' not specified/],
    [["prepare", "--dataset", "graphq"], /--dataset: expected graphqa, erdos, or a file .*, got "graphq"/],
    [["prepare", "--dataset", file("a.jsonl", "{\n")], /a\.jsonl:1: expected one JSON value/],
    [["prepare", "--dataset", file("b.jsonl", '{"id": "x"}\n')], /b\.jsonl:1: dataset: /],
    [["prepare", "--dataset", file("c.jsonl", "null\n")], /c\.jsonl:1: /],
    [["prepare", "--dataset", file("e.jsonl", "")], /e\.jsonl: expected instances of one data set, got no instances/],
    [
      ["prepare", "--dataset", join(dir, "data/graphqa/instances.jsonl"), "--count", "3"],
      /--count: expected it with graphqa or erdos/,
    ],
    [["ask", ...model, "--arm", "code"], /unknown arm "code"; known: code\/graphology, /],
    [["ask", ...model, "--experiment", "luck"], /unknown experiment "luck"; known: floor, labels, solver, votes/],
    [
      ["ask", "--model", "scripted:programmer-lazy", "--arm", "direct", "--out", dir],
      /unknown scripted programmer "lazy"/,
    ],
    [["ask", "--model", "nobody:x", "--arm", "direct", "--out", dir], /unknown model "nobody"/],
    [
      ["ask", ...model, "--arm", "direct", "--out", join(dir, "..", "none")],
      /expected the folder of an audit, got no data/,
    ],
    [["ask", ...model, "--arm", "direct", "--out", strange], /got one with other files \(notes\.txt\)/],
    [
      ["ask", ...model, "--arm", "direct", "--data", strange, "--out", dir],
      /expected instances\.jsonl and variants\.jsonl, got none/,
    ],
    [["run", join(dir, "nothing")], /nothing: expected the folder of an audit, got none/],
    [["run", dir], /expected replies, got none; ask a model/],
    [["run", dir, "--timeout", "0"], /--timeout: expected a number from 0\.05 to 3600/],
    [["score", dir], /expected replies, got none; ask a model/],
    [["tables", dir], /expected scored rows, got none; score/],
    [["tables", dir, "--cut-off", "away"], /unknown way with cut-off replies "away"; known: apart, counted/],
    [["tables", strange], /expected accuracy\.csv, invariance\.csv or gap\.csv, got none/],
    [["report", dir], /expected scored rows, got none; score/],
    [["reprt"], /unknown command "reprt"; known: ask, prepare, report, run, score, tables/],
  ];
  for (const [words, message] of mistakes) {
    const { code, err, out } = await bench(...words);
    assert.equal([code, out], [2, ""], words.join(" "));
    assert.match(err, message);
    assert.is(err.trimEnd().split("\n").length, 1, err);
  }
});

test("files are told by their first line: problems of the main job, Erdős rows, instances", async () => {
  const dir = scratch();
  const prompt =
    "Look at an edge.\n\nHere is a directed graph containing nodes from 2 to 5. The edges are: (2, 3), (5, 4).\n\nQuestion: Does an edge lead from node 5 to node 4?\n\nSay Yes or No.";
  const row = { task: "edge_existence", prompt, answer: "Yes" };
  const problems = [1, 2].map((seed) => problemToRow(problem(3, seed, { task: "shortest-path" })));
  const files: readonly (readonly [rows: readonly object[], dataset: string, instances: number])[] = [
    [problems, "graphshift", 2],
    [[row, { ...row, answer: "perhaps" }], "erdos", 1],
    [drawErdosStyle(1), "erdos-style", 12],
  ];
  for (const [rows, dataset, instances] of files) {
    const path = join(dir, `${dataset}.jsonl`);
    writeFileSync(path, formatLines(rows));
    const out = join(dir, "audit", "data", dataset);
    const { code, out: said, err } = await bench("prepare", "--dataset", path, "--out", out, "--json");
    assert.is(code, 0, err);
    assert.is(err, dataset === "erdos" ? "erdos-edge_existence-0001: left out, for the answer cannot be read\n" : "");
    const { dataset: name, instances: made, axes } = JSON.parse(said);
    assert.equal([name, made], [dataset, instances]);
    assert.ok(axes.syntax > 0);
  }
  const said = await well(
    "ask",
    "--model",
    "scripted:programmer-sound",
    "--arm",
    "direct",
    "--out",
    join(dir, "audit"),
  );
  assert.match(said, /: \d+ trials, \d+ replies asked, 0 on record/);
});

test("forms that do not show their instance are refused, with file and line", async () => {
  const dir = await prepared();
  const path = join(dir, "data", "graphqa", "variants.jsonl");
  const forms = readLines<{ label_map: object; edge_seq: number[][]; instance_id: string }>(path);
  const first = forms[0]!;
  const wrong: readonly (readonly [RegExp, object])[] = [
    [/edge_seq: expected the edges of the instance/, { edge_seq: first.edge_seq.slice(1) }],
    [/label_map, node_seq: expected the labels/, { label_map: { ...first.label_map, 0: 1 } }],
    [/directed, weighted: expected what the instance says/, { directed: true }],
    [/expected a form of an instance, got one of nobody/, { instance_id: "nobody" }],
    [/expected each form once, got /, forms[1]!],
    [
      /params\.syntax: /,
      { params: { structure: "edge_list", replicated: false, syntax: "runes", ordering: null, seed: null } },
    ],
  ];
  for (const [message, change] of wrong) {
    const lines = [{ ...first, ...change }, ...forms.slice(1)];
    writeFileSync(path, lines.map((row) => `${pythonJson(row)}\n`).join(""));
    const { code, err } = await bench("ask", "--model", "scripted:programmer-steady", "--arm", "direct", "--out", dir);
    assert.is(code, 2);
    assert.match(err, /variants\.jsonl:[12]: /);
    assert.match(err, message);
  }
});

test("the experiment file that ships says nothing that it should not say", () => {
  const { success, error } = keys.safeParse(readYaml("examples/invariance.yaml").given);
  assert.ok(success, error?.message);
});

test("an experiment file goes through all stages, and says what it should not say", async () => {
  const dir = scratch();
  const path = join(dir, "tiny.yaml");
  const said = {
    benchmark: "invariance",
    title: "Tiny",
    data: [{ dataset: "erdos", count: 1, seed: 3, pilot: true }],
    models: ["scripted:programmer-steady"],
    arms: ["direct", "code/graphology"],
  };
  const run = async (changes: object) => {
    writeFileSync(path, JSON.stringify({ ...said, ...changes }));
    const io = fakeIo();
    return { code: await main(["run", path, "--out", join(dir, "out")], io), ...io.said };
  };
  const { code, out, err } = await run({});
  assert.is(code, 0, err);
  assert.match(out, /report\/index\.html\n$/);
  assert.match(readFileSync(join(dir, "out", "report", "index.html"), "utf8"), /<h1>Tiny<\/h1>/);
  const again = await run({});
  assert.equal([again.code, again.out], [0, out]);
  for (const [changes, message] of [
    [{ arm: [] }, /tiny\.yaml:1: arm: unknown key; known: arms, /],
    [{ arms: ["code"] }, /tiny\.yaml:1: arms\.0: /],
    [{ data: [] }, /tiny\.yaml:1: data: /],
    [{ data: [{ dataset: "erdos", number: 3 }] }, /data\.0\.number: unknown key; known: count, dataset, pilot, seed/],
    [{ timeout: 0 }, /timeout: /],
    [
      { data: [{ dataset: "erdos", count: 1, seed: 4, pilot: true }] },
      /got other data \(erdos-style\); choose another/,
    ],
    [{ data: [...said.data, ...said.data] }, /data: expected each data set once, got erdos-style, erdos-style/],
  ] as const) {
    const wrong = await run(changes);
    assert.is(wrong.code, 2);
    assert.match(wrong.err, message);
  }
});

test.run();
