import { appendFileSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ask, replay } from "#eval/ask";
import { expect } from "#eval/expect";
import type { Response } from "#eval/responses";
import type { Verdict } from "#eval/verdict";
import { UserError } from "#src/errors";
import { readLines } from "#src/jsonl";
import type { Model, Play } from "#src/play";
import { stream } from "#src/rng";
import {
  contentOf,
  echo,
  generate,
  items,
  logIn,
  outcomes,
  recording,
  say,
  thrice,
  verdict,
  withLog,
} from "#test/eval/players";
import { failure } from "#test/failure";
import { inScratch } from "#test/scratch";

const test = suite("records of replies");

test("started again it asks for nothing, and a model of another id for everything", async () => {
  await inScratch(async (folder) => {
    const model = recording((request) => say(`${contentOf(request)}!`));
    const first = await withLog(logIn(folder), (log) => ask(model, items(6, thrice), log));
    assert.is(model.asked.length, 18);
    assert.equal(new Set(outcomes(first)), new Set(["correct"]));
    const second = await withLog(logIn(folder), (log) => ask(model, items(6, thrice), log));
    assert.is(model.asked.length, 18);
    assert.equal(second, first);
    await withLog(logIn(folder), (log) => ask({ ...model, id: "other" }, items(6, thrice), log));
    assert.is(model.asked.length, 36);
  });
});

test("cut anywhere, as a killed process leaves it, it asks for just what is missing", async () => {
  await inScratch(async (folder) => {
    const path = logIn(folder);
    const answer = (request: Parameters<Model["answer"]>[0]) => say(`${contentOf(request)}!`);
    const whole = await withLog(path, (log) => ask(recording(answer), items(7, thrice), log));
    const bytes = readFileSync(path);
    const rng = stream(2, "cuts");
    for (let round = 0; round < 25; round++) {
      const length = rng.int(0, bytes.length);
      writeFileSync(path, bytes);
      truncateSync(path, length);
      const kept = bytes.subarray(0, length).filter((byte) => byte === 10).length;
      const torn: number[] = [];
      const model = recording(answer);
      const again = await withLog(path, (log) => ask(model, items(7, thrice), log), torn);
      assert.equal(again, whole);
      assert.is(model.asked.length, 21 - kept);
      const ends = length === 0 || bytes[length - 1] === 10;
      assert.is(torn.length, ends ? 0 : 1);
      assert.is(readLines(path).length, 21);
    }
  });
});

test("damage within the log is an error with file and line, and the file stays as it is", async () => {
  await inScratch(async (folder) => {
    const path = logIn(folder);
    await withLog(path, (log) => ask(recording(echo), items(3), log));
    const lines = readFileSync(path, "utf8").split("\n");
    for (const damage of ['{"schema":1,"key":', "[]", '{"schema":2}', "null"]) {
      const text = [lines[0], damage, ...lines.slice(2)].join("\n");
      writeFileSync(path, text);
      const opened = () => withLog(path, async () => {});
      const error = await failure(opened());
      assert.instance(error, UserError);
      assert.ok(error.message.startsWith(`${path}:2: expected`), error.message);
      assert.is(readFileSync(path, "utf8"), text);
    }
  });
});

test("a request asked again under another repeat, or word for word, is another record", async () => {
  function* repeated(): Play<Verdict> {
    const said: string[] = [];
    for (const repeat of [0, 1, 1]) said.push(expect("text", yield generate("same", repeat)).text);
    return verdict(true, said);
  }
  await inScratch(async (folder) => {
    let count = 0;
    const model = recording(() => say(String(count++)));
    const play = () => withLog(logIn(folder), (log) => ask(model, [{ id: "a", play: repeated }], log));
    const verdicts = await play();
    assert.equal(verdicts.get("a")!.read, ["0", "1", "2"]);
    assert.is(new Set(readLines<Response>(logIn(folder)).map(({ key }) => key)).size, 3);
    assert.equal(await play(), verdicts);
    assert.is(count, 3);
  });
});

test("two items with the same prompt are two samples; a changed request is asked anew", async () => {
  await inScratch(async (folder) => {
    function* same(prompt: string): Play<Verdict> {
      return verdict(true, expect("text", yield generate(prompt)).text);
    }
    const model = recording(echo);
    const run = (prompt: string) =>
      withLog(logIn(folder), (log) =>
        ask(
          model,
          items(2, () => same(prompt)),
          log,
        ),
      );
    await run("one");
    assert.is(model.asked.length, 2);
    await run("another");
    assert.is(model.asked.length, 4);
    await run("one");
    assert.is(model.asked.length, 4);
  });
});

test("each reply is in the file before the next request is sent", async () => {
  await inScratch(async (folder) => {
    let sent = 0;
    const model = recording((request) => {
      assert.is(readFileSync(logIn(folder), "utf8").split("\n").length - 1, sent++);
      return echo(request);
    }, 1);
    const verdicts = await withLog(logIn(folder), (log) => ask(model, items(5), log));
    assert.equal(new Set(outcomes(verdicts)), new Set(["correct"]));
  });
});

test("replaying needs no model: what is not recorded is interrupted or unattempted", async () => {
  await inScratch(async (folder) => {
    const path = logIn(folder);
    const model = recording((request) => say(`${contentOf(request)}!`), 1);
    const asked = await withLog(path, (log) => ask(model, items(4, thrice), log));
    assert.equal(await withLog(path, (log) => replay("recording", items(4, thrice), log)), asked);
    const bytes = readFileSync(path, "utf8");
    writeFileSync(path, bytes.split("\n").slice(0, 8).join("\n"));
    appendFileSync(path, "\n");
    const part = await withLog(path, (log) => replay("recording", items(4, thrice), log));
    assert.equal(outcomes(part), ["correct", "correct", "interrupted", "unattempted"]);
  });
});

test.run();
