import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Leaderboard } from "#eval/leaderboard";
import type { Matrix } from "#eval/matrix";
import type { Score } from "#eval/scores";
import { wilson } from "#eval/stats/wilson";
import type { Problem } from "#generators/problem";
import { leaderboardLines } from "#reports/leaderboard-lines";
import { readManifest, readProblems, writeSplits } from "#splits/index";
import { readReplies } from "#src/commands/ask/read-replies";
import { subset } from "#src/commands/ask/subset";
import { main } from "#src/commands/main";
import { UserError } from "#src/errors";
import { sha256 } from "#src/hash";
import { readLines } from "#src/jsonl";
import { fakeIo } from "#test/commands/fake-io";
import { scratchFolders } from "#test/scratch";

const test = suite("commands/ask");
const folder = scratchFolders(test)();
const splits = join(folder, "splits");
const out = (name: string) => join(folder, name);

async function type(...words: string[]) {
  const io = fakeIo();
  return { code: await main(words, io), ...io.said };
}

async function asked(name: string, ...words: string[]): Promise<Leaderboard> {
  const { code, out: said, err } = await type("ask", "--splits", splits, "--out", out(name), "--json", ...words);
  assert.is(code, 0, err);
  return JSON.parse(said);
}

async function refuses(words: readonly string[], message: RegExp): Promise<void> {
  const { code, out: said, err } = await type("ask", ...words);
  assert.equal([code, said], [2, ""], err);
  assert.match(err, message);
  assert.is(err.trimEnd().split("\n").length, 1, err);
}

const problems = (task: string, setting: string): Problem[] =>
  readProblems(join(splits, task, `${setting}.test.jsonl`));

test.before(() => {
  writeSplits({
    pattern: "semantic",
    settings: ["incident", "expert"],
    tasks: ["connectivity", "shortest-path"],
    seed: 5,
    train: 12,
    test: 40,
    out: splits,
    problems: { size: [4, 9] },
  });
});

test("models stand beside what shortcuts score, each as the test files have it", async () => {
  const board = await asked("board", "--model", "scripted:oracle", "--model", "scripted:yes");
  assert.equal(
    board.columns.map(({ name, items, rows }) => [name, items, rows]),
    ["connectivity/incident", "connectivity/expert", "shortest-path/incident", "shortest-path/expert"].map((name) => [
      name,
      40,
      40,
    ]),
  );
  const baselines = new Map(readManifest(splits).files.map((file) => [`${file.task}/${file.setting}`, file.baselines]));
  for (const column of board.columns) assert.equal(column.baselines, baselines.get(column.name));
  const [oracle, yes] = board.entries;
  assert.equal(
    oracle!.cells.map(({ accuracy }) => accuracy),
    [1, 1, 1, 1],
  );
  const right = problems("connectivity", "incident").filter(({ answer }) => answer === true).length;
  const { accuracy, interval, unparsed } = yes!.cells[0]!;
  assert.equal([accuracy, interval, unparsed], [right / 40, wilson({ right, of: 40 }), 0]);
  assert.equal([yes!.cells[2]!.accuracy, yes!.cells[2]!.unparsed], [0, 1]);
  assert.equal(board.made, {
    manifest: sha256(readFileSync(join(splits, "manifest.json"))),
    scores: sha256(readFileSync(join(out("board"), "scores.jsonl"))),
  });
  assert.is(readLines<Score>(join(out("board"), "scores.jsonl")).length, 2 * 4 * 40);
  const csv = readFileSync(join(out("board"), "leaderboard.csv"), "utf8")
    .trim()
    .split("\n");
  const rules = board.columns.reduce((sum, column) => sum + Object.keys(column.baselines).length, 0);
  assert.is(csv.length, 1 + 2 * 4 + rules);
});

test("the table: by accuracy, baselines in their place, within 80 columns", async () => {
  const board = await asked("board", "--model", "scripted:oracle", "--model", "scripted:yes");
  const lines = leaderboardLines(board);
  for (const line of lines) assert.ok([...line].length <= 80, line);
  const first = lines.slice(1, lines.indexOf(""));
  assert.match(first[0]!, /^ {2}1\.000 \[\.91–1\.0\] {3}0\.0% unread {2}scripted:oracle$/);
  const scores = first.map((line) => Number(/ (\d?\.\d{3})/.exec(line)![1]));
  assert.equal(
    scores,
    scores.toSorted((a, b) => b - a),
  );
  assert.is(first.filter((line) => line.includes("  – ")).length, 2);
  assert.ok(lines.includes("scripted:yes: 0 asked, 160 from record"));
});

test("asking again asks nothing; more of a file asks what is new; repeats are replies of their own", async () => {
  const origin = async (...words: string[]) =>
    (await asked("again", "--model", "scripted:yes", "--task", "connectivity", ...words)).entries[0]!.origin;
  const [model, usage] = ["scripted:yes", { promptTokens: 0, replyTokens: 0, reasoningTokens: 0 }];
  assert.equal(await origin("--limit", "10"), { model, asked: 20, fromRecord: 0, usage });
  const before = readFileSync(join(out("again"), "responses.jsonl"), "utf8");
  assert.equal(await origin("--limit", "10"), { model, asked: 0, fromRecord: 20, usage });
  assert.is(readFileSync(join(out("again"), "responses.jsonl"), "utf8"), before);
  assert.equal(await origin("--limit", "25"), { model, asked: 30, fromRecord: 20, usage });
  assert.equal(await origin("--limit", "10", "--repeats", "3"), { model, asked: 40, fromRecord: 20, usage });
  assert.equal(await origin("--limit", "10", "--fresh"), { model, asked: 20, fromRecord: 0, usage });
  const board = await asked("again", "--model", model, "--task", "connectivity", "--limit", "10", "--repeats", "3");
  assert.equal(
    board.entries[0]!.cells.map(({ of }) => of),
    [30, 30],
  );
});

test("examples in context come from the training file of the same setting", async () => {
  await asked("examples", "--model", "scripted:yes", "--setting", "expert", "--examples", "2", "--limit", "3");
  const prompts = new Set(
    ["connectivity", "shortest-path"].flatMap((task) =>
      readProblems(join(splits, task, "expert.train.jsonl")).map(({ prompt }) => prompt),
    ),
  );
  const records = readLines<{ request: { messages: { content: string }[] } }>(join(out("examples"), "responses.jsonl"));
  assert.is(records.length, 6);
  for (const { request } of records) {
    const contents = request.messages.map(({ content }) => prompts.has(content));
    assert.equal(contents, [true, false, true, false, false]);
  }
});

test("a smaller subset is part of a larger one, in each sort's share, the same instances in other words", () => {
  const files = [problems("connectivity", "incident"), problems("connectivity", "expert")] as const;
  const sort = ({ facets, answer }: Problem) => `${facets.order} ${answer}`;
  const sizes = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), fc.nat(1000));
  fc.assert(
    fc.property(sizes, ([a, b, seed]) => {
      const [few, many] = [a, b].sort((x, y) => x - y).map((limit) => subset(files[0], limit, seed) as Problem[]);
      assert.equal([few!.length, many!.length], [Math.min(a, b), Math.max(a, b)]);
      assert.ok(few!.every((one) => many!.includes(one)));
      assert.equal(
        few,
        files[0].filter((one) => few!.includes(one)),
      );
      const instances = (subset(files[1], few!.length, seed) as Problem[]).map(({ instance }) => instance);
      assert.equal(
        instances,
        few!.map(({ instance }) => instance),
      );
      for (const name of new Set(files[0].map(sort))) {
        const share = (few!.length * files[0].filter((one) => sort(one) === name).length) / files[0].length;
        assert.ok(Math.abs(few!.filter((one) => sort(one) === name).length - share) < 2, name);
      }
    }),
    { seed: 1, numRuns: 50 },
  );
});

test("replies made elsewhere: joined by id or prompt, verified, and what does not fit is told", async () => {
  const all = problems("connectivity", "incident");
  const wrong = (answer: unknown) => `Answer: ${answer === true ? "no" : "yes"}`;
  const rows = all.slice(0, 30).map(({ id, prompt, target, answer }, i) => {
    const text = i % 5 === 0 ? wrong(answer) : target;
    if (i % 3 === 0) return { id, reply: text };
    return i % 3 === 1 ? { prompt: `${prompt.replaceAll("\n", "\r\n")}\n`, response: text } : { id, text };
  });
  const cut = { id: all[30]!.id, text: "Hop 1 from node", finish: "length" };
  const lines = [...rows, cut, { id: all[0]!.id, reply: all[0]!.target }, { id: "nobody", reply: "Answer: yes" }];
  const file = join(folder, "theirs.jsonl");
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join("\r\n"));
  const words = ["--responses", file, "--as", "them", "--task", "connectivity", "--setting", "incident"];
  const { entries } = await asked("theirs", ...words);
  const [{ name, origin, cells }] = entries as [Leaderboard["entries"][number]];
  assert.equal([name, origin], ["them", { replies: sha256(readFileSync(file)), unmatched: 1, doubled: 1, missing: 9 }]);
  const { right, of, outcomes } = cells[0]!;
  assert.equal([right, of, outcomes], [24, 31, { correct: 24, wrong: 6, truncated: 1, unattempted: 9 }]);
  const shown = await type("ask", ...words, "--splits", splits, "--out", out("theirs"));
  assert.match(shown.out, / {2}them \(of 31\)\n/);
  assert.match(shown.out, /items without a reply, which do not count: 9\n/);
  assert.match(shown.out, /replies to none of the items: 1\n/);
});

test("whatever a file of replies holds, it is read or refused in one line", () => {
  const file = join(folder, "any.jsonl");
  const field = fc.constantFrom("id", "prompt", "reply", "response", "text", "finish", "model", "schema", "request");
  const row = fc.oneof(
    fc.json(),
    fc.dictionary(field, fc.jsonValue()).map((one) => JSON.stringify(one)),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
      writeFileSync(file, rows.join("\n"));
      try {
        for (const { text, finish, question } of readReplies(file)) {
          assert.type(text, "string");
          assert.ok(["stop", "length", "filter"].includes(finish));
          assert.is(Object.values(question).filter((value) => typeof value === "string").length, 1);
        }
      } catch (error) {
        assert.instance(error, UserError);
        assert.not.match((error as Error).message, /\n/);
      }
    }),
    { seed: 1, numRuns: 300 },
  );
});

test("a log of ours, read as replies made elsewhere, scores as it did when it was asked", async () => {
  const board = await asked("own", "--model", "scripted:oracle", "--model", "scripted:yes", "--examples", "1");
  const again = await asked("own-read", "--responses", join(out("own"), "responses.jsonl"));
  const brief = ({ entries }: Leaderboard) => entries.map(({ name, cells }) => ({ name, cells }));
  assert.equal(brief(again), brief(board));
});

test("mistakes are told in one line", async () => {
  const at = ["--splits", splits, "--out", out("wrong")];
  const odd = join(folder, "odd.jsonl");
  writeFileSync(odd, '{"id": "a", "reply": "x"}\n{"id": "b"}\n');
  await refuses(at, /expected --model or --responses, got neither/);
  await refuses(["--model", "scripted:yes"], /expected --splits or --run, got neither/);
  await refuses([...at, "--model", "scripted:yes", "--model", "scripted:yes"], /got scripted:yes twice/);
  await refuses([...at, "--model", "scripted:yes", "--setting", "emoji"], /got emoji; known: expert, incident/);
  await refuses([...at, "--responses", odd], /odd\.jsonl:2: .*expected a text under reply, response or text, got none/);
  writeFileSync(odd, '{"id": "a", "reply": "x"}\n');
  await refuses([...at, "--responses", odd], /expected replies to the 160 questions of these splits, got none/);
  await refuses([...at, "--responses", odd, "--as", "a", "--as", "b"], /--as: expected at most one name/);
  const others = join(folder, "others");
  writeSplits({
    pattern: "semantic",
    settings: ["incident"],
    tasks: ["connectivity"],
    seed: 6,
    train: 2,
    test: 4,
    out: others,
  });
  await asked("theirs", "--responses", join(folder, "theirs.jsonl"));
  await refuses(
    ["--splits", others, "--out", out("theirs"), "--model", "scripted:yes"],
    /one with replies to other splits/,
  );
  await refuses(["--splits", others, "--out", splits, "--model", "scripted:yes"], /got one with other files/);
});

test("nothing that may be charged for is asked without --yes, and nothing twice with it", async () => {
  let requests = 0;
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      requests++;
      const message = { role: "assistant", content: "Answer: yes" };
      response.setHeader("content-type", "application/json");
      response.end(
        JSON.stringify({
          id: "1",
          object: "chat.completion",
          model: "m",
          usage: { prompt_tokens: 100, completion_tokens: 7, total_tokens: 107 },
          choices: [{ index: 0, message, finish_reason: requests === 3 ? "length" : "stop" }],
        }),
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const before = process.env.OPENAI_API_KEY;
  process.env.OPENAI_API_KEY = "a-key";
  try {
    const words = ["--splits", splits, "--out", out("paid"), "--task", "connectivity", "--limit", "5", "--json"];
    const hosted = [...words, "--model", "openai:m", "--base-url", `http://127.0.0.1:${port}/v1`];
    await refuses(
      hosted,
      /--yes: expected it for openai:m, which may charge for 10 replies: about \d+ tokens .*price unknown/,
    );
    assert.is(requests, 0);
    const first = await type("ask", ...hosted, "--yes");
    assert.equal([first.code, requests], [0, 10], first.err);
    assert.match(first.err, /openai:m: took 1000 tokens of prompts, 70 of replies, cost unknown\n/);
    // One reply was cut off by the token limit, so it would be asked for again.
    await refuses(hosted, /may charge for 1 replies/);
    assert.is(requests, 10);
    const more = await type("ask", ...hosted, "--yes");
    const again = await type("ask", ...hosted);
    assert.equal([again.code, requests], [0, 11], again.err);
    const cells = (text: string) => (JSON.parse(text) as Leaderboard).entries[0]!.cells;
    const cutOff = (text: string) => cells(text).reduce((sum, { outcomes }) => sum + (outcomes.truncated ?? 0), 0);
    assert.equal([cutOff(first.out), cutOff(more.out)], [1, 0]);
    assert.equal(cells(again.out), cells(more.out));
    await refuses(
      [...hosted, "--fresh", "--yes", "--max-cost", "1"],
      /: expected a price, for costs are limited, got none; add the model to a file of prices \(--prices\)/,
    );
    const own = join(folder, "prices.json");
    writeFileSync(
      own,
      JSON.stringify([{ provider: "openai", model: "m", input: 1000, output: 10, date: "2026-12-01" }]),
    );
    const priced = await type("ask", ...hosted, "--fresh", "--yes", "--max-cost", "5", "--prices", own);
    assert.equal([priced.code, requests], [0, 21], priced.err);
    assert.match(priced.err, /took 1000 tokens of prompts, 70 of replies, cost \$1\.00\n/);
  } finally {
    server.close();
    server.closeAllConnections();
    if (before === undefined) delete process.env.OPENAI_API_KEY;
    else process.env.OPENAI_API_KEY = before;
  }
});

const EXPERIMENT = `title: Tiny
pattern: semantic
task: shortest-path
settings: [incident, friendship]
seed: 3
train: 12
test: 8
problems: { family: sparse, size: [4, 5], numbers: digit, reasoning: trace, unreachable: 0, names: 6 }
tune: { via: local, steps: 1, batch: 4 }
ask: { maxTokens: 24 }
`;

test("with a run, its matrix gets a further row in a folder of its own; the run stays as it is; compare reads both", async () => {
  const [path, run] = [join(folder, "tiny.yaml"), join(folder, "run")];
  writeFileSync(path, EXPERIMENT);
  const made = await type("run", path, "--out", run);
  assert.is(made.code, 0, made.err);
  const files = ["matrix.json", "scores.jsonl", "responses.jsonl"].map((name) => join(run, name));
  const hashes = () => files.map((file) => sha256(readFileSync(file)));
  const before = hashes();
  const {
    code,
    out: said,
    err,
  } = await type("ask", "--model", "scripted:oracle", "--run", run, "--out", out("with"), "--json");
  assert.is(code, 0, err);
  assert.equal(hashes(), before);
  const [own, more] = [JSON.parse(readFileSync(files[0]!, "utf8")) as Matrix, JSON.parse(said) as Matrix];
  assert.equal(more.rows, [...own.rows, "scripted:oracle"]);
  assert.equal(
    more.cells.filter(({ row }) => row === "scripted:oracle").map(({ accuracy }) => accuracy),
    [1, 1],
  );
  for (const cell of own.cells) {
    const same = more.cells.find(({ row, column }) => row === cell.row && column === cell.column)!;
    assert.equal([same.accuracy, same.interval, same.repeats], [cell.accuracy, cell.interval, cell.repeats]);
  }
  const compared = await type("compare", run, out("with"), "--json");
  assert.is(compared.code, 0, compared.err);
  const { cells } = JSON.parse(compared.out);
  assert.is(cells.length, 6);
  for (const cell of cells) assert.equal([cell.items, cell.difference.value, cell.holm], [8, 0, 1]);
  await refuses(
    ["--responses", join(run, "responses.jsonl"), "--as", "incident", "--run", run],
    /--as: expected replies of one model/,
  );
  const [test] = readManifest(join(run, "splits")).files.filter(
    ({ split, setting }) => split === "test" && setting === "incident",
  );
  const replies = readProblems(join(run, "splits", test!.path)).map(({ id, target }) => ({ id, reply: target }));
  writeFileSync(out("half.jsonl"), replies.map((row) => `${JSON.stringify(row)}\n`).join(""));
  const half = await type("ask", "--responses", out("half.jsonl"), "--run", run, "--out", out("half"), "--json");
  assert.is(half.code, 0, half.err);
  const theirs = (JSON.parse(half.out) as Matrix).cells.filter(({ row }) => row === "half");
  assert.equal(
    theirs.map(({ column, accuracy }) => [column, accuracy]),
    [["incident", 1]],
  );
  const shown = await type("ask", "--responses", out("half.jsonl"), "--run", run, "--out", out("half"));
  assert.match(shown.out, /^half +1\.000 .* ·$/m);
});

test.run();
