import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { main } from "#src/commands/main";
import { stream } from "#src/rng";
import { fakeIo } from "#test/commands/fake-io";
import { scratchFolders } from "#test/scratch";

const test = suite("graphshift bench decision");
const scratch = scratchFolders(test);
/** Kills of a process; GRAPHSHIFT_KILLS asks for more. */
const KILLS = Number(process.env.GRAPHSHIFT_KILLS ?? 1);

async function graphshift(...words: string[]) {
  const io = fakeIo();
  return { code: await main(words, io), ...io.said };
}

const decision = (...words: string[]) => graphshift("bench", "decision", ...words);

/** A folder with an edge list of 160 nodes, some of them hubs, sparse enough to fall apart. */
function aNetwork(): string {
  const data = scratch();
  const rng = stream(3, "edges");
  const nodes = [...Array(160).keys()];
  const around = nodes.slice(0, 12).flatMap((hub) => rng.sample(nodes.slice(12), 16).map((other) => `${hub} ${other}`));
  const between = Array.from({ length: 90 }, () => rng.sample(nodes, 2).join(" "));
  mkdirSync(join(data, "networks"));
  writeFileSync(join(data, "networks", "ours.txt"), `${[...new Set([...around, ...between])].join("\n")}\n`);
  return data;
}

/** A graph of six texts in two classes, with a query. */
function aTextGraph(): string {
  const data = scratch();
  const nodes = Array.from({ length: 12 }, (_, i) => ({
    id: `n${i}`,
    text: i % 2 === 0 ? `apples and pears ${i}` : `nuts and bolts ${i}`,
    name: `thing ${i}`,
    label: i % 2 === 0 ? "fruit" : "iron",
    split: i < 9 ? "train" : "test",
  }));
  const edges = nodes.slice(2).map(({ id }, i) => ({ src: id, dst: `n${i}`, relation: "near" }));
  const lines = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  writeFileSync(join(data, "nodes.jsonl"), lines(nodes));
  writeFileSync(join(data, "edges.jsonl"), lines(edges));
  writeFileSync(join(data, "queries.jsonl"), lines([{ id: "q", text: "what grows near apples", gold: ["n4"] }]));
  return data;
}

test("queries are asked, asked no more, scored from the records and reported", async () => {
  const out = join(scratch(), "rq1");
  const drawn = ["--data", aNetwork(), "--network", "ours=ours.txt", "--split", "pilot", "--out", out];
  const asking = ["rq1", "run", ...drawn, "--model", "policy:oracle", "--model", "policy:always:yes"];
  const first = await decision(...asking);
  assert.equal([first.code, first.err], [0, ""]);
  assert.is(
    first.out,
    "oracle: 13 asked, 0 on record; correct 13\nalways:yes: 13 asked, 0 on record; correct 6, wrong 7\n",
  );
  assert.match((await decision(...asking)).out, /^oracle: 0 asked, 13 on record/);
  const scored = await decision("rq1", "score", out);
  assert.match(scored.out, /^oracle +1\.000 1\.000 1\.000 1\.000 1\.000 1\.000 1\.000 +1\.000$/m);
  assert.match(scored.out, /^best constant answer +\.333 +\.500/m);
  const { configurations, contrasts } = JSON.parse((await decision("rq1", "score", out, "--json")).out);
  assert.equal(
    configurations.map(({ row }: { row: { calls: number; interface: string } }) => [row.calls, row.interface]),
    [
      [13, "native"],
      [13, "native"],
    ],
  );
  assert.is(contrasts[0].all.points, (100 * 7) / 13);
  const reported = await decision("rq1", "report", out);
  assert.is(reported.code, 0);
  assert.match(readFileSync(join(out, "report", "index.html"), "utf8"), /RQ1 · Graph cognition/);
  const other = await decision(...asking, "--seed", "1");
  assert.is(other.code, 2);
  assert.match(other.err, /expected a new folder or a run of this set-up, got one of another \(seed: 0 → 1\)/);
});

test("targets are asked under five conditions", async () => {
  const out = join(scratch(), "rq2");
  const asked = await decision(
    ...["rq2", "run", "--data", aTextGraph(), "--out", out, "--candidates", "4"],
    ...["--model", "policy:nearest-text", "--model", "policy:random", "--repeats", "2"],
  );
  assert.equal([asked.code, asked.err], [0, ""]);
  assert.match(asked.out, /^nearest-text ×2: 40 asked/);
  const scored = await decision("rq2", "score", out);
  assert.match(scored.out, /^configuration +A +T +G +TG +BAG +F1$/m);
  assert.match(scored.out, /TG − BAG/);
  assert.is((await decision("rq2", "report", out)).code, 0);
});

test("an experiment of all parts ends in one page, and goes on where it is asked for more", async () => {
  const [folder, data, texts] = [scratch(), aNetwork(), aTextGraph()];
  const path = join(folder, "tiny.yaml");
  const written = (more: string) =>
    writeFileSync(
      path,
      [
        "benchmark: decision\ntitle: Tiny\nseed: 2",
        `rq1: { data: ${data}, networks: { ours: ours.txt }, split: pilot, models: ["policy:oracle:0.2"${more}] }`,
        `rq2: { data: { form: jsonl, dir: ${texts} }, models: ["policy:neighbour-vote"] }`,
        "rq3: { generate: { count: 2, order: 6 }, tasks: [tsp, lt], models: [policy:rules, { model: policy:random, repeats: 2, modes: [proposals] }] }",
      ].join("\n"),
    );
  written("");
  const out = join(folder, "out");
  const first = await graphshift("run", path, "--out", out);
  assert.is(first.code, 0, first.err);
  const page = readFileSync(join(out, "report", "index.html"), "utf8");
  for (const words of ["RQ1 · ", "RQ2 · ", "RQ3 · ", "Round trips", "random ×2"])
    assert.ok(page.includes(words), words);
  assert.not.match(page, /<script|https?:\/\/(?!www\.w3\.org)/);
  for (const name of ["rq1-profile.svg", "rq3-gaps.svg", "rq3-tsp-1.svg"])
    assert.ok(existsSync(join(out, "report", name)));
  written(', "policy:random"');
  const second = await graphshift("run", path, "--out", out);
  assert.is(second.code, 0, second.err);
  assert.match(second.out, /^random +/m);
});

test("the laptop model is tuned on other queries and asked before and after", async () => {
  const [folder, data] = [scratch(), aNetwork()];
  const path = join(folder, "tuned.yaml");
  const stage = "{ tasks: [adjacency], hyperparameters: { steps: 1, batch: 2 } }";
  writeFileSync(
    path,
    [
      "benchmark: decision\ntitle: Tuned\nseed: 2",
      `rq1: { data: ${data}, networks: { ours: ours.txt }, split: pilot, tune: { encoding: incident, repeats: 1, stages: [${stage}] } }`,
    ].join("\n"),
  );
  const out = join(folder, "out");
  const { code, out: said, err } = await graphshift("run", path, "--out", out);
  assert.is(code, 0, err);
  assert.match(said, /^laptop model, tuned − laptop model$/m);
  const models = readFileSync(join(out, "rq1", "configurations", "laptop-model-tuned", "configuration.json"), "utf8");
  assert.match(models, /"id":"scoring:worded-incident:local:[0-9a-f]{16}"/);
  assert.not.match(models, new RegExp(folder));
  const train = [
    "rq1",
    "run",
    "--train",
    "--data",
    data,
    "--network",
    "ours=ours.txt",
    "--split",
    "pilot",
    "--seed",
    "2",
  ];
  assert.is((await decision(...train, "--rows", "1", "--out", join(out, "rq1"))).code, 0);
  const otherwise = await decision(...train, "--rows", "2", "--out", join(out, "rq1"));
  assert.match(otherwise.err, /expected splits in incident of 2 rows, got ones in incident of 1/);
});

test("what an experiment should not say is told before anything is drawn", async () => {
  const folder = scratch();
  const path = join(folder, "wrong.yaml");
  const mistakes: readonly (readonly [text: string, message: RegExp])[] = [
    [
      "rq2:\n  modles: []\n",
      /wrong\.yaml:5: rq2\.modles: unknown key; known: budget, builtIn, count, data, models, pool, split/,
    ],
    ["rq3:\n  models: [5]\n", /wrong\.yaml:5: rq3\.models\.0: a model as KIND:NAME, or its settings, got 5/],
    ["rq3:\n  models: [{ model: policy:first, modez: x }]\n", /modez: unknown key; known: model, modes, name, repeats/],
    ["rq3:\n  models: [policy:rule:best]\n", /unknown rule "best"/],
    ["rq1:\n  models: [policy:best]\n", /unknown policy "best" of rq1/],
    ["rq1:\n  split: pilot\n", /rq1: expected models or tune, got neither/],
    ["", /expected a part, one of rq1, rq2, rq3, got none/],
  ];
  for (const [text, message] of mistakes) {
    writeFileSync(path, `benchmark: decision\ntitle: T\nseed: 1\n${text}`);
    const { code, out, err } = await graphshift("run", path, "--out", join(folder, "out"));
    assert.match(err, message);
    assert.equal([code, out, err.split("\n").length, existsSync(join(folder, "out"))], [2, "", 2, false]);
  }
});

test("trajectories that are killed and gone on with are those that were not", async () => {
  const folder = scratch();
  const words = (name: string) => [
    ...["bench", "decision", "rq3", "run", "--generate", "2", "--order", "8", "--task", "tsp", "--task", "lt"],
    ...["--out", join(folder, name)],
    ...["--model", "policy:random", "--repeats", "10", "--model", "policy:rules"],
  ];
  const log = join(folder, "killed", "configurations", "policy-random-x10", "responses.jsonl");
  const rng = stream(4, "kills");
  for (let kill = 0; kill < KILLS; kill++) {
    const child = fork("src/cli.ts", words("killed"), {
      execArgv: ["--conditions=@graphshift/source", "--import", "tsx"],
      stdio: "ignore",
    });
    const gone = once(child, "exit");
    const enough = rng.int(1, 100_000);
    while (child.exitCode === null && (statSync(log, { throwIfNoEntry: false })?.size ?? 0) < enough) await pause(2);
    child.kill("SIGKILL");
    await gone;
  }
  assert.ok(existsSync(log));
  for (const name of ["killed", "whole"]) assert.is((await graphshift(...words(name))).code, 0);
  const scores = async (name: string) => JSON.parse((await decision("rq3", "score", join(folder, name), "--json")).out);
  const [killed, whole] = [await scores("killed"), await scores("whole")];
  assert.is(whole.trajectories.length, 240);
  assert.equal(killed.trajectories, whole.trajectories);
});

test("rules, pools and proposers are configurations of their own", async () => {
  const out = join(scratch(), "rq3");
  const run = ["rq3", "run", "--generate", "2", "--order", "7", "--task", "tsp", "--task", "maxcut", "--out", out];
  const modes = ["--mode", "proposals"];
  assert.is((await decision(...run, ...modes, "--model", "policy:random")).code, 0);
  assert.is(
    (await decision(...run, ...modes, "--model", "policy:random", "--pool", "tsp:nearest,return_reserve")).code,
    0,
  );
  assert.is((await decision(...run, ...modes, "--model", "policy:rule:learned", "--learned", "1")).code, 0);
  const scored = await decision("rq3", "score", out);
  for (const label of [/^random pool tsp nearest\+return_reserve/m, /^rule:learned learned/m, /^control:nearest/m])
    assert.match(scored.out, label);
});

test("wrong flags and bad files are mistakes of one line", async () => {
  const [folder, data] = [scratch(), aNetwork()];
  const networks = (text: string) => {
    writeFileSync(join(data, "networks", "bad.txt"), text);
    return ["rq1", "run", "--data", data, "--network", "bad=bad.txt", "--model", "policy:first"];
  };
  mkdirSync(join(folder, "full"));
  writeFileSync(join(folder, "full", "letter.txt"), "dear");
  const mistakes: readonly (readonly [words: readonly string[], message: RegExp])[] = [
    [["rq4"], /unknown part "rq4"; known: rq1, rq2, rq3/],
    [["rq1", "run"], /--model: expected somebody to ask, or --train, got neither/],
    [["rq1", "run", "--model", "policy:genius"], /unknown policy "genius" of rq1; known: always:ID/],
    [["rq1", "run", "--model", "yes"], /--model: expected KIND:NAME or policy:NAME, got "yes"/],
    [
      ["rq1", "run", "--model", "policy:first", "--split", "exam"],
      /unknown split "exam"; known: ladder, main, pilot, train/,
    ],
    [["rq1", "run", "--model", "policy:first", "--network", "a=b"], /--network: expected --data beside it/],
    [["rq1", "run", "--model", "policy:first", "--data", folder], /facebook_combined\.txt: expected the edge list/],
    [["rq1", "run", "--model", "policy:first", "--out", join(folder, "full")], /got one with other files/],
    [networks("1 2\n3\n"), /bad\.txt:2: /],
    [["rq2", "run"], /required option '--model <spec>' not specified/],
    [["rq2", "run", "--model", "policy:first", "--form", "ogbn"], /--form: expected --data beside it/],
    [["rq2", "run", "--model", "policy:first", "--built-in", "moby"], /unknown built-in data set "moby"/],
    [["rq2", "run", "--model", "policy:first", "--data", folder], /nodes\.jsonl/],
    [["rq2", "run", "--model", "policy:first", "--candidates", "300"], /from 2 to 255, got "300"/],
    [["rq3", "run", "--model", "policy:first", "--task", "sat"], /unknown task "sat"/],
    [["rq3", "run", "--model", "policy:first", "--mode", "guess"], /unknown mode "guess"/],
    [["rq3", "run", "--model", "policy:first", "--pool", "tsp"], /--pool: expected TASK:RULE,RULE, got "tsp"/],
    [["rq3", "run", "--model", "policy:first", "--pool", "tsp:best"], /unknown rule of tsp "best"/],
    [
      ["rq3", "run", "--model", "policy:first", "--data", folder],
      /solutions\.txt: expected a file, got none; see docs\/decision\.md/,
    ],
    [["rq3", "run", "--model", "policy:rule:farthest"], /unknown rule "farthest"; known: assigned_gain/],
    [["rq3", "rules", "--data", folder], /solutions\.txt: expected a file/],
    [["rq3", "score", folder], /expected the folder of a run, got no setup\.json/],
    [
      ["rq3", "run", "--model", "policy:first", "--model", "policy:last", "--name", "both"],
      /--name: expected one --model, got 2/,
    ],
  ];
  for (const [i, [words, message]] of mistakes.entries()) {
    const out = words.includes("--out") || !words.includes("run") ? [] : ["--out", join(folder, `new-${i}`)];
    const { code, out: said, err } = await decision(...words, ...out);
    assert.match(err, message, words.join(" "));
    assert.equal([code, said, err.split("\n").length], [2, "", 2], words.join(" "));
  }
});

test("what may cost something is not asked without leave, and leaves nothing behind", async () => {
  const out = join(scratch(), "paid");
  const key = process.env.OPENAI_API_KEY;
  process.env.OPENAI_API_KEY = "no key";
  try {
    const { code, err } = await decision(
      ...["rq1", "run", "--data", aNetwork(), "--network", "ours=ours.txt", "--split", "pilot", "--out", out],
      ...["--model", "constrained-low:openai:gpt-5-mini"],
    );
    assert.is(code, 2);
    // Thoughts of up to 2048 tokens are part of what it may cost.
    assert.match(
      err,
      /--yes: expected it for openai:gpt-5-mini, which may charge for 13 replies: .* 270\d\d of replies/,
    );
  } finally {
    if (key === undefined) delete process.env.OPENAI_API_KEY;
    else process.env.OPENAI_API_KEY = key;
  }
  assert.match((await decision("rq1", "score", out)).err, /expected replies, got none/);
});

test.run();
