import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readQuestions, writeSplits } from "#splits/index";
import { main } from "#src/commands/main";
import { sha256 } from "#src/hash";
import { readLines } from "#src/jsonl";
import type { Generate } from "#src/play";
import { fakeIo } from "#test/commands/fake-io";
import { logIn, recording, say, withLog } from "#test/eval/players";
import { scratchFolders } from "#test/scratch";
import { sample } from "#training/sample";

const test = suite("exporting and validating training files");
const folder = scratchFolders(test)();
const splits = join(folder, "splits");
writeSplits({ pattern: "semantic", tasks: ["connectivity"], seed: 0, train: 16, test: 4, out: splits });
const incident = join("connectivity", "incident.train.jsonl");
const questions = readQuestions(join(splits, incident));

async function graphshift(...args: string[]) {
  const io = fakeIo();
  const code = await main(args, io);
  return { code, ...io.said };
}

test("every training file, in the format asked for, with a record of what it was made from", async () => {
  const out = join(folder, "chat");
  const { code, out: said } = await graphshift("export", splits, "--out", out, "--system", "Be exact.");
  assert.is(code, 0);
  assert.is(said.trim().split("\n").length, 4);
  assert.equal(
    readLines(join(out, incident)),
    questions.map(({ prompt, target }) => ({
      messages: [
        { role: "system", content: "Be exact." },
        { role: "user", content: prompt },
        { role: "assistant", content: target },
      ],
    })),
  );
  const record = JSON.parse(readFileSync(join(out, "export.json"), "utf8"));
  assert.equal([record.recipe, record.format, record.system], ["cot", "chat", "Be exact."]);
  assert.is(record.manifest, sha256(readFileSync(join(splits, "manifest.json"))));
  for (const { path, rows, sha256: hash } of record.files) {
    assert.equal([rows, hash], [16, sha256(readFileSync(join(out, path)))]);
  }
  const sound = await graphshift("validate", join(out, incident));
  assert.equal([sound.code, sound.err], [0, ""]);
  assert.match(sound.out, /^sound: 16 rows \(chat\), the longest of about \d+ tokens\n$/);
});

test("pairs from a log of replies", async () => {
  const model = recording((request) => {
    const { messages, repeat } = request as Generate;
    const { target } = questions.find(({ prompt }) => prompt === messages[0]!.content)!;
    return say(repeat === 1 ? target : target.replace(/yes|no(?=\W*$)/, (word) => (word === "yes" ? "no" : "yes")));
  });
  await withLog(logIn(folder), (log) => sample(model, questions, { samples: 2, temperature: 1, maxTokens: 99 }, log));
  const out = join(folder, "pairs");
  const args = ["export", splits, "--setting", "incident", "--recipe", "preference", "--out", out];
  const { code } = await graphshift(...args, "--from", logIn(folder), "--format", "hosted-preference");
  assert.is(code, 0);
  const rows = readLines<Record<string, { content: string }[]>>(join(out, incident));
  assert.is(rows.length, 16);
  rows.forEach(({ preferred_output, non_preferred_output }, i) => {
    assert.is(preferred_output![0]!.content, questions[i]!.target);
    assert.is.not(non_preferred_output![0]!.content, questions[i]!.target);
  });
  const missing = await graphshift(...args);
  assert.is(missing.code, 2);
  assert.match(missing.err, /--from: expected a log of replies/);
});

test("any model is asked the training problems, each once; one that may cost money only with --yes", async () => {
  const out = join(folder, "samples");
  const args = ["sample", splits, "--setting", "incident", "--samples", "2", "--out", out];
  const { code, out: said } = await graphshift(...args, "--model", "scripted:oracle");
  assert.equal(
    [code, said],
    [0, `${join(out, "samples.jsonl")}: 32 replies of scripted:oracle to 16 problems: 32 correct\n`],
  );
  const costly = await graphshift(...args, "--model", "openai:any");
  assert.is(costly.code, 2);
  assert.match(
    costly.err,
    /--yes: expected it for openai:any, which may charge for 32 replies: about \d+ tokens of prompts/,
  );
  const own = ["export", splits, "--setting", "incident", "--recipe", "machine-cot", "--out", join(folder, "own")];
  assert.is((await graphshift(...own, "--from", join(out, "samples.jsonl"))).code, 0);
  assert.equal(
    readLines<{ messages: { content: string }[] }>(join(folder, "own", incident)).map(
      ({ messages }) => messages[1]!.content,
    ),
    questions.map(({ target }) => target),
  );
});

test("what a trainer would refuse is listed by line, and the exit code is 2", async () => {
  const long = await graphshift("export", splits, "--out", join(folder, "long"), "--limit", "20");
  assert.is(long.code, 2);
  assert.match(long.out, /adjacency\.train\.jsonl:1: expected 20 tokens at most, got about \d+\n/);
  assert.match(long.out, /… and 44 more\n/);
  assert.match(long.err, /got 64 issues; mend what is listed/);
  const file = join(folder, "broken.jsonl");
  writeFileSync(file, `${readFileSync(join(folder, "chat", incident), "utf8")}\n`);
  const broken = await graphshift("validate", file);
  assert.equal([broken.code, broken.out], [2, `${file}:17: expected a JSON object, got a blank line\n`]);
  const { out: json } = await graphshift("validate", file, "--json");
  assert.equal(JSON.parse(json).issues, [{ file, line: 17, message: "expected a JSON object, got a blank line" }]);
});

test("names that do not go together, and folders that hold something else, are mistakes", async () => {
  const fails = async (expected: RegExp, ...args: string[]) => {
    const { code, err } = await graphshift("export", splits, ...args);
    assert.is(code, 2);
    assert.match(err, expected);
  };
  await fails(
    /--format: expected one for recipe cot \(chat, prompt-completion\), got preference/,
    "--format",
    "preference",
  );
  await fails(/unknown format "csv"/, "--format", "csv");
  await fails(/expected training files of float, got those of connectivity adjacency/, "--setting", "float");
  await fails(/expected a folder without splits/, "--out", splits);
  await fails(/recipe code-mix: file: /, "--recipe", "code-mix", "--out", join(folder, "code"));
});

test.run();
