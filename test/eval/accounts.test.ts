import { fork } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { accounts } from "#eval/accounts";
import { ask, replay } from "#eval/ask";
import { type Intent, intentsPath } from "#eval/intents";
import { UserError } from "#src/errors";
import { readLines } from "#src/jsonl";
import type { Choose, Model, Reply, Request } from "#src/play";
import { stream } from "#src/rng";
import { chosen } from "#test/eval/choosers";
import { echo, items, logIn, outcomes, recording, withLog } from "#test/eval/players";
import { failure } from "#test/failure";
import { inScratch } from "#test/scratch";

const test = suite("accounts of choices");
/** Kills; GRAPHSHIFT_KILLS asks for more. */
const KILLS = Number(process.env.GRAPHSHIFT_KILLS ?? 2);

/** The accounts of items that the model "recording" was asked, from the log alone. */
const accountsIn = (folder: string, count: number, model = "recording") =>
  withLog(logIn(folder), async (log) => {
    const book = accounts(model, log);
    const verdicts = await replay(model, chosen(count), log, book.count);
    return { verdicts, of: chosen(count).map(({ id }) => book.of(id)) };
  });

const picks = (request: Request): Reply => ({
  kind: "choice",
  option: request.kind === "choose" ? request.state.length % 2 : 0,
  latency: 7,
  usage: { promptTokens: 10, replyTokens: 2, reasoningTokens: 1 },
});

test("an intent goes before each choice and before none but choices; calls, times and tokens add up", async () => {
  await inScratch(async (folder) => {
    await withLog(logIn(folder), (log) => ask(recording(echo), items(3), log));
    assert.not.ok(existsSync(intentsPath(logIn(folder))));
    let asked = 0;
    const model = recording((request) => {
      assert.is(readLines<Intent>(intentsPath(logIn(folder))).length, ++asked);
      return picks(request);
    }, 1);
    await withLog(logIn(folder), (log) => ask(model, chosen(3), log));
    for (const account of (await accountsIn(folder, 3)).of) {
      assert.equal(account, {
        calls: 6,
        latencies: Array(6).fill(7),
        usage: { promptTokens: 60, replyTokens: 12, reasoningTokens: 6 },
      });
    }
    await withLog(logIn(folder), (log) => ask(model, chosen(3), log));
    assert.is(asked, 18);
  });
});

test("failures are calls, refusals are none, and calls left open are unknown, not none", async () => {
  await inScratch(async (folder) => {
    const stop = new AbortController();
    const model = recording((request) => {
      const { state } = request as Choose;
      if (state.startsWith('"1:')) throw new Error("out of order");
      if (state.startsWith('"2:')) return { kind: "unsupported", reason: "too long" };
      if (state.startsWith('"3:a') || state.startsWith('"3:b')) return new Promise<Reply>(() => stop.abort());
      return picks(request);
    }, 1);
    const verdicts = await withLog(logIn(folder), (log) => ask(model, chosen(5), log, { signal: stop.signal }));
    assert.equal(outcomes(verdicts), ["correct", "failed", "unsupported", "interrupted", "unattempted"]);
    const { of, verdicts: replayed } = await accountsIn(folder, 5);
    assert.equal(replayed, verdicts);
    assert.equal(
      of.map(({ calls }) => calls),
      [6, 1, 0, undefined, 0],
    );
    // Asked again it goes well: the call that was lost stays unknown, the one that failed stays counted.
    await withLog(logIn(folder), (log) => ask(recording(picks), chosen(5), log));
    const later = await accountsIn(folder, 5);
    assert.equal(
      later.of.map(({ calls }) => calls),
      [6, 7, 0, undefined, 6],
    );
  });
});

test("asked afresh, both calls count; another model's calls in the same log do not", async () => {
  await inScratch(async (folder) => {
    await withLog(logIn(folder), (log) => ask(recording(picks), chosen(2), log));
    await withLog(logIn(folder), (log) => ask({ ...recording(picks), id: "other" }, chosen(2), log));
    await withLog(logIn(folder), (log) => ask(recording(picks), chosen(1), log, { fresh: true }));
    assert.equal(
      (await accountsIn(folder, 2)).of.map(({ calls }) => calls),
      [12, 6],
    );
    assert.equal(
      (await accountsIn(folder, 2, "other")).of.map(({ calls }) => calls),
      [6, 6],
    );
  });
});

test("a log from before there were intents is read as ever, its replies are its calls", async () => {
  await inScratch(async (folder) => {
    await withLog(logIn(folder), (log) => ask(recording(picks), chosen(2), log));
    rmSync(intentsPath(logIn(folder)));
    const { verdicts, of } = await accountsIn(folder, 3);
    assert.equal(outcomes(verdicts), ["correct", "correct", "unattempted"]);
    assert.equal(
      of.map(({ calls }) => calls),
      [6, 6, 0],
    );
  });
});

test("a torn last intent was not acted on; damage further up is an error with file and line", async () => {
  await inScratch(async (folder) => {
    await withLog(logIn(folder), (log) => ask(recording(picks), chosen(1), log));
    const path = intentsPath(logIn(folder));
    const whole = readFileSync(path, "utf8");
    appendFileSync(path, whole.slice(0, 40));
    assert.is((await accountsIn(folder, 1)).of[0]!.calls, 6);
    assert.is(readFileSync(path, "utf8"), whole);
    for (const damage of ["{}", "null", '{"schema":1,"event":"asked","key":"k","play":"p","model":"m"}']) {
      writeFileSync(path, `${damage}\n${whole}`);
      const error = await failure(accountsIn(folder, 1));
      assert.instance(error, UserError);
      assert.ok(error.message.startsWith(`${path}:1: expected an intent`), error.message);
    }
  });
});

test("killed at random moments and resumed: the trajectories are the same, and no call is taken for none", async () => {
  const start = (folder: string) =>
    fork("test/eval/children/choose-slowly.ts", [folder], {
      execArgv: ["--conditions=@graphshift/source", "--import", "tsx"],
    });
  const rng = stream(6, "kills");
  await inScratch(async (folder) => {
    const straight: Model = { ...recording(picks), id: "slow", deterministic: true };
    const expected = await inScratch((other) => withLog(logIn(other), (log) => ask(straight, chosen(4), log)));
    let begun = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const child = start(folder);
      const exit = once(child, "exit");
      let left = rng.int(1, 3);
      child.on("message", () => {
        begun++;
        if (--left === 0) child.kill("SIGKILL");
      });
      await exit;
    }
    const intents = readLines<Intent>(intentsPath(logIn(folder))).length;
    assert.ok(begun > 0 && intents >= begun, `${intents} intents of ${begun} calls`);
    const calls = recording(picks);
    const model: Model = { ...calls, id: "slow", deterministic: true };
    assert.equal(await withLog(logIn(folder), (log) => ask(model, chosen(4), log)), expected);
    const { verdicts, of } = await accountsIn(folder, 4, "slow");
    assert.equal(verdicts, expected);
    const lost = of.filter(({ calls: made }) => made === undefined).length;
    assert.ok(lost >= 1 && lost <= 4, `${lost} items with a lost call`);
    assert.ok(of.every(({ calls: made }) => made === undefined || made === 6));
  });
});

test.run();
