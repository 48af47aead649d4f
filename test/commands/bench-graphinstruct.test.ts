import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { main } from "#src/commands/main";
import { fakeIo } from "#test/commands/fake-io";
import { scratchFolders } from "#test/scratch";

const test = suite("graphshift bench graphinstruct");
const scratch = scratchFolders(test);

const WRITER = "scripted:writer-quill-small";
const STRATEGIES = ["zero-shot", "few-shot", "zero-cot", "few-cot"];

async function bench(...words: string[]) {
  const io = fakeIo();
  return { code: await main(["bench", "graphinstruct", ...words], io), ...io.said };
}

/** What a command that succeeds prints. */
async function done(...words: string[]): Promise<string> {
  const { code, out, err } = await bench(...words);
  assert.is(code, 0, err);
  return out;
}

let prepared: { readonly instructions: string; readonly run: string } | undefined;

/** Two instructions of each level, answered by a scripted writer in all four ways and scored; made once. */
async function made() {
  if (prepared) return prepared;
  const [instructions, run] = [join(scratch(), "instructions"), join(scratch(), "run")];
  await done("instructions", "--count", "2", "--pool", "3", "--out", instructions);
  const ways = STRATEGIES.flatMap((strategy) => ["--strategy", strategy]);
  await done("ask", "--model", WRITER, ...ways, "--samples", "2", "--instructions", instructions, "--out", run);
  await done("score", run);
  prepared = { instructions, run };
  return prepared;
}

test("instructions, asking and scores: a folder that stands alone", async () => {
  const { instructions, run } = await made();
  assert.equal(readdirSync(instructions).sort(), [
    "level_0.json",
    "level_1.json",
    "level_2.json",
    "level_3.json",
    "level_4.json",
    "level_5.json",
    "manifest.json",
    "pools",
  ]);
  assert.ok(existsSync(join(run, "instructions", "level_5.json")) && existsSync(join(run, "pools", "manifest.json")));
  for (const mode of ["compat", "sound"]) {
    const files = readdirSync(join(run, "quality", mode)).sort();
    assert.equal(files, STRATEGIES.map((way) => `writer-quill-small-${way}.quality.json`).sort());
    const { per_instruction: rows, metadata } = JSON.parse(readFileSync(join(run, "quality", mode, files[0]!), "utf8"));
    assert.equal([rows.length, rows[0].outputs, metadata.scoring], [12, 2, mode]);
  }
});

test("asked again, nothing is asked; other settings under the same name are refused", async () => {
  const { run } = await made();
  const again = JSON.parse(await done("ask", "--model", WRITER, "--samples", "2", "--out", run, "--json"));
  assert.equal([again[0].asked, again[0].fromRecord], [0, 24]);
  const other = await bench("ask", "--model", WRITER, "--samples", "3", "--out", run);
  assert.is(other.code, 2);
  assert.match(other.err, /order\.json: expected the settings that its outputs were asked with, got others/);
});

test("a run's folder takes no other instructions, and drawn instructions replace nothing else", async () => {
  const { run } = await made();
  const others = join(scratch(), "others");
  await done("instructions", "--count", "1", "--level", "0", "--seed", "9", "--pool", "0", "--out", others);
  assert.equal(readdirSync(others).sort(), ["level_0.json", "manifest.json"]);
  const { code, err } = await bench("ask", "--model", WRITER, "--instructions", others, "--out", run);
  assert.is(code, 2);
  assert.match(
    err,
    /expected a new folder, or one with outputs for these instructions, got one with outputs for other/,
  );
  await done("instructions", "--count", "1", "--level", "1", "--pool", "0", "--out", others);
  assert.equal(readdirSync(others).sort(), ["level_1.json", "manifest.json"]);
  writeFileSync(join(others, "notes.txt"), "mine");
  const kept = await bench("instructions", "--count", "1", "--pool", "0", "--out", others);
  assert.is(kept.code, 2);
  assert.match(kept.err, /got one with notes\.txt; choose another with --out/);
  assert.ok(existsSync(join(others, "notes.txt")));
});

test("scores are told between anchors, and analyses tell the same ones", async () => {
  const { run } = await made();
  const scored = JSON.parse(await done("score", run, "--json"));
  assert.equal(
    scored.map(({ mode }: { mode: string }) => mode),
    ["compat", "sound"],
  );
  const { anchors, configurations } = scored[1];
  assert.ok(anchors.references.total > anchors.path.total && anchors.empty.total === 0);
  const [board] = [JSON.parse(await done("analyze", run, "--only", "leaderboard", "--json")).leaderboard];
  assert.is(board.all.length, 4);
  for (const { run: name, quality } of board.all) {
    const { total } = configurations.find((one: { name: string }) => one.name === name);
    assert.ok(Math.abs(total - quality) < 1e-12, name);
  }
  for (const { name, quality } of board.anchors) assert.ok(Math.abs(anchors[name].total - quality) < 1e-12, name);
  const text = await done("analyze", run, "--only", "leaderboard", "--only", "failures");
  assert.match(text, /^ +anchor: path /m);
  assert.match(text, /Of 96 outputs \d+ could not be read/);
});

test("lines are judged, with diagnostics where they are asked for", async () => {
  const { instructions } = await made();
  const [first] = JSON.parse(readFileSync(join(instructions, "level_3.json"), "utf8"));
  const [file, text] = [join(scratch(), "outputs.jsonl"), first.reference_solutions[0]];
  writeFileSync(
    file,
    `${JSON.stringify({ id: first.id, text })}\n\n${JSON.stringify({
      id: first.id,
      texts: [text, "no"],
      tokens: [
        [1, 1, 1],
        [1, 1, 1],
      ],
    })}\n`,
  );
  const given = ["judge", file, "--instructions", instructions, "--pools", join(instructions, "pools")];
  for (const mode of ["compat", "sound"]) {
    const [one, both] = (await done(...given, "--mode", mode))
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    assert.equal([one.id, one.valid, both.d1.valid_rate, "diagnostics" in one], [first.id, true, 0.5, false]);
  }
  const [one] = (await done(...given, "--diagnostics")).split("\n");
  assert.is(JSON.parse(one!).diagnostics.gBertScore, null);
  assert.type(JSON.parse(one!).diagnostics.editDistance.value, "number");
});

test("rows are made of drawn instructions alone, a table is learned and asked with", async () => {
  const { instructions, run } = await made();
  const rows = join(scratch(), "rows.jsonl");
  await done("rows", "--instructions", instructions, "--out", rows);
  const lines = readFileSync(rows, "utf8").trim().split("\n");
  assert.is(lines.length, 12);
  assert.equal(
    JSON.parse(lines[0]!).messages.map(({ role }: { role: string }) => role),
    ["system", "user", "assistant"],
  );
  const official = join(scratch(), "official");
  mkdirSync(official);
  cpSync(join(instructions, "level_0.json"), join(official, "level_0.json"));
  const refused = await bench("rows", "--instructions", official, "--out", rows);
  assert.is(refused.code, 2);
  assert.match(refused.err, /official instructions are for evaluation alone/);

  const table = join(scratch(), "caap.json");
  assert.match(await done("caap", "learn", run, "--out", table), /^learnt from writer-quill-small\n\d+ cells: /);
  const out = join(scratch(), "adaptive");
  await done(
    "ask",
    "--model",
    WRITER,
    "--method",
    "caap",
    "--table",
    table,
    "--samples",
    "1",
    "--instructions",
    instructions,
    "--out",
    out,
  );
  assert.ok(existsSync(join(out, "configurations", "writer-quill-small-caap", "responses.jsonl")));
});

test("replies that hold nothing are scored, and are worth nothing in sound", async () => {
  const { instructions } = await made();
  const run = join(scratch(), "nonsense");
  const given = ["--instructions", instructions, "--samples", "1", "--out", run];
  const [asked] = JSON.parse(await done("ask", "--model", "scripted:nonsense", ...given, "--json"));
  assert.equal(asked.outcomes, { unparsed: 12 });
  const [, sound] = JSON.parse(await done("score", run, "--json"));
  assert.equal([sound.configurations[0].total, sound.configurations[0].unread], [0, 12]);
});

test("what can't be is a mistake in one line", async () => {
  const { instructions, run } = await made();
  const [empty, bare] = [join(scratch(), "empty.jsonl"), scratch()];
  writeFileSync(empty, "");
  writeFileSync(join(bare, "table.json"), JSON.stringify({ schema: 1, choices: { 0: "zero-shot" } }));
  const mistakes: readonly (readonly [words: readonly string[], message: RegExp])[] = [
    [["juge"], /unknown .*"juge"; known: .*judge/],
    [["judge", "no.jsonl", "--instructions", instructions], /no\.jsonl: expected a file, got none/],
    [["judge", empty, "--instructions", instructions], /empty\.jsonl: expected lines of outputs, got none/],
    [["score", "--bogus"], /unknown option '--bogus'; see graphshift bench graphinstruct score --help/],
    [["rows", "--out", bare], /--out: expected a file, got the folder/],
    [["rows", "--out", empty, "--instructions", bare, "--apart", `${bare}/`], /--apart: expected other instructions/],
    [["judge", empty, "--instructions", bare], /expected level_0\.json/],
    [["judge", empty, "--instructions", instructions, "--mode", "fair"], /unknown mode "fair"; known: compat, sound/],
    [["judge", empty, "--instructions", instructions, "--pools", "none"], /none: expected a folder of pools/],
    [["score", bare], /expected the folder of a run, got no asked\.json/],
    [["analyze", bare], /quality\.json files, got none/],
    [["analyze", run, "--only", "tables"], /unknown analysis "tables"/],
    [
      ["ask", "--model", "scripted:writer-nobody", "--out", run],
      /unknown scripted writer "nobody"; known: brush-large/,
    ],
    [["ask", "--model", WRITER, "--strategy", "one-shot", "--out", run], /--strategy: .*zero-shot/],
    [["ask", "--model", WRITER, "--feedback", "loud", "--out", run], /--feedback: .*coarse/],
    [["ask", "--model", WRITER, "--samples", "0", "--out", run], /--samples: expected a whole number/],
    [
      ["ask", "--model", WRITER, "--method", "caap", "--table", "no.json", "--out", run],
      /no\.json: expected a table of caap learn, got no file/,
    ],
    [
      ["ask", "--model", WRITER, "--method", "caap", "--table", join(bare, "table.json"), "--out", run],
      /table\.json: choices\.0: .*; learn it again/,
    ],
    [["ask", "--model", WRITER, "--out", join(bare, "new")], /--instructions: expected a folder, got none/],
    [["caap", "learn", bare], /the runs do not hold it|got none/],
    [["rows", "--strategy", "loud", "--out", empty], /unknown strategy "loud"/],
    [["instructions", "--level", "6"], /--level: expected a whole number from 0 to 5/],
  ];
  for (const [words, message] of mistakes) {
    const { code, err, out } = await bench(...words);
    assert.equal([code, out], [2, ""], `${words.join(" ")}: ${err}`);
    assert.match(err, message);
    assert.is(err.trimEnd().split("\n").length, 1, err);
  }
});

test("an experiment file: asked, scored and reported in one go; again, nothing is asked; other instructions are refused", async () => {
  const dir = scratch();
  const [file, out] = [join(dir, "experiment.yaml"), join(dir, "run")];
  const run = async (...lines: string[]) => {
    writeFileSync(file, ["benchmark: graphinstruct", "title: Two writers", "pools: 2", ...lines, ""].join("\n"));
    const io = fakeIo();
    return { code: await main(["run", file, "--out", out], io), ...io.said };
  };
  const said = ["seed: 3", `models: [${WRITER}, scripted:writer-brush-small]`, "ask: { samples: 1 }"];
  const methods = `methods: [{ method: vgig, rounds: 1, models: [${WRITER}] }]`;
  const first = await run(...said, methods, "instructions: 1");
  assert.is(first.code, 0, first.err);
  const names = ["writer-brush-small-zero-shot", "writer-quill-small-zero-shot"];
  const configurations = readdirSync(join(out, "configurations")).sort();
  assert.equal([configurations.length, names.every((name) => configurations.includes(name))], [3, true]);
  const logs = () =>
    configurations.map((name) => readFileSync(join(out, "configurations", name, "responses.jsonl"), "utf8"));
  const page = () => readFileSync(join(out, "report", "index.html"), "utf8");
  const [asked, shown] = [logs(), page()];
  assert.match(shown, /Two writers/);
  const again = await run(...said, methods, "instructions: 1");
  assert.equal([again.code, again.out, logs(), page()], [0, first.out, asked, shown]);

  const fresh = join(dir, "fresh");
  writeFileSync(file, "benchmark: graphinstruct\ntitle: None\nseed: 1\ninstructions: 1\nmodels: [nobody:x]\n");
  const io = fakeIo();
  assert.is(await main(["run", file, "--out", fresh], io), 2);
  assert.match(io.said.err, /unknown model "nobody"/);
  assert.not(existsSync(join(fresh, "instructions")));

  const more = await run(...said, methods, "instructions: 2");
  assert.is(more.code, 2);
  assert.match(
    more.err,
    /manifest\.json: expected seed 3 and 2, 2, 2, 2, 2, 2 instructions by level, got seed 3 and 1, /,
  );
  const wrong = await run(...said, "instructions: 1", "rounds: 2");
  assert.is(wrong.code, 2);
  assert.match(wrong.err, /experiment\.yaml:\d+/);
});

test.run();
