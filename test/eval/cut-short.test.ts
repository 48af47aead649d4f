import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ask, replay } from "#eval/ask";
import { replyCounter } from "#eval/reply-counter";
import type { Response } from "#eval/responses";
import { readLines } from "#src/jsonl";
import type { Model, Reply } from "#src/play";
import { contentOf, items, logIn, outcomes, recording, say, withLog } from "#test/eval/players";
import { inScratch } from "#test/scratch";

const test = suite("replies that were cut short");

const cut: Reply = { kind: "text", text: "item-", finish: "length" };
const empty: Reply = { kind: "text", text: " \n", finish: "stop" };
const withheld: Reply = { kind: "text", text: "", finish: "filter" };

/** Asks for five items: three of the first session's replies are whole. */
const first = (request: Parameters<Model["answer"]>[0]): Reply =>
  ({ "item-1": cut, "item-2": empty, "item-3": withheld })[contentOf(request)] ?? say(contentOf(request));

test("are recorded, and asked for again in a later session; whole and withheld ones are not", async () => {
  await inScratch(async (folder) => {
    const path = logIn(folder);
    const session = async (model: Model) => {
      const { counts, count } = counter();
      const verdicts = await withLog(path, (log) => ask(model, items(5), log, { replied: count }));
      return [outcomes(verdicts), counts()] as const;
    };
    const [before, asked] = await session(recording(first));
    assert.equal(before, ["correct", "wrong", "wrong", "wrong", "correct"]);
    assert.equal([asked.asked, asked.again, asked.fromRecord], [5, 0, 0]);
    const model = recording((request) => say(contentOf(request)));
    const [after, again] = await session(model);
    assert.equal(after, ["correct", "correct", "correct", "wrong", "correct"]);
    assert.equal([again.asked, again.again, again.fromRecord], [0, 2, 3]);
    assert.equal(model.asked.map(contentOf), ["item-1", "item-2"]);
    assert.is(readLines<Response>(path).length, 7);
    const [, third] = await session(model);
    assert.equal([third.asked, third.again, third.fromRecord], [0, 0, 5]);
  });
});

test("are served in the session that asked for them, and to a replay as they are", async () => {
  await inScratch(async (folder) => {
    const path = logIn(folder);
    const model = recording(first);
    await withLog(path, async (log) => {
      const verdicts = await ask(model, items(5), log);
      assert.equal(await ask(model, items(5), log), verdicts);
    });
    assert.is(model.asked.length, 5);
    const replayed = await withLog(path, (log) => replay("recording", items(5), log));
    assert.equal(outcomes(replayed), ["correct", "wrong", "wrong", "wrong", "correct"]);
  });
});

test("of a model that would say the same again are served", async () => {
  await inScratch(async (folder) => {
    const model = { ...recording(first), deterministic: true };
    for (let round = 0; round < 2; round++) await withLog(logIn(folder), (log) => ask(model, items(5), log));
    assert.is(model.asked.length, 5);
  });
});

test("are still on record when asking again fails", async () => {
  await inScratch(async (folder) => {
    const path = logIn(folder);
    await withLog(path, (log) => ask(recording(first), items(5), log));
    const down = recording(() => {
      throw new Error("out of order");
    });
    const verdicts = await withLog(path, (log) => ask(down, items(5), log));
    assert.equal(outcomes(verdicts), ["correct", "failed", "failed", "wrong", "correct"]);
    const replayed = await withLog(path, (log) => replay("recording", items(5), log));
    assert.equal(outcomes(replayed), ["correct", "wrong", "wrong", "wrong", "correct"]);
  });
});

test("tokens and attempts are counted of what was asked for, not of the record", async () => {
  await inScratch(async (folder) => {
    const usage = { promptTokens: 10, replyTokens: 5, reasoningTokens: 2 };
    const model = recording((request) =>
      contentOf(request) === "item-0"
        ? say("item-0")
        : { kind: "text", text: contentOf(request), finish: "stop", usage, attempts: 3 },
    );
    const runs = [];
    for (let round = 0; round < 2; round++) {
      const { counts, count } = counter();
      await withLog(logIn(folder), (log) => ask(model, items(4), log, { replied: count }));
      runs.push(counts());
    }
    const total = { promptTokens: 30, replyTokens: 15, reasoningTokens: 6 };
    const none = { promptTokens: 0, replyTokens: 0, reasoningTokens: 0 };
    assert.equal(runs[0], { asked: 4, again: 0, fromRecord: 0, retried: 6, usage: total, uncounted: 1 });
    assert.equal(runs[1], { asked: 0, again: 0, fromRecord: 4, retried: 0, usage: none, uncounted: 0 });
  });
});

function counter() {
  const counted = replyCounter();
  return { counts: () => counted.counts, count: counted.count };
}

test.run();
