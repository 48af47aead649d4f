import { setTimeout as pause } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ask } from "#eval/ask";
import { expect } from "#eval/expect";
import type { Response } from "#eval/responses";
import type { Verdict } from "#eval/verdict";
import { UserError } from "#src/errors";
import { readLines } from "#src/jsonl";
import type { Execute, Play, Reply } from "#src/play";
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

const program: Execute = {
  kind: "execute",
  program: "p",
  language: "python",
  directed: false,
  timeout: 9,
  memory: 1,
  repeat: 0,
};

const test = suite("asking");

test("every item is played, every reply recorded with its request, no more open at once than the model likes", async () => {
  await inScratch(async (folder) => {
    const model = recording(async (request) => {
      await pause(1);
      return echo(request);
    }, 3);
    const seen: string[] = [];
    const verdicts = await withLog(logIn(folder), (log) => ask(model, items(20), log, { done: (id) => seen.push(id) }));
    assert.equal(
      [...verdicts.keys()],
      items(20).map(({ id }) => id),
    );
    assert.equal(new Set(outcomes(verdicts)), new Set(["correct"]));
    assert.is(model.peak(), 3);
    assert.is(seen.length, 20);
    const rows = readLines<Response>(logIn(folder));
    assert.is(rows.length, 20);
    for (const { schema, model: id, play, step, request, reply } of rows) {
      assert.equal([schema, id, step], [1, "recording", 0]);
      assert.equal(request, generate(play));
      assert.equal(reply, say(play));
    }
  });
});

test("all kinds of requests reach the model and come back", async () => {
  function* mixed(): Play<Verdict> {
    const { text } = expect("text", yield generate("say"));
    const { option } = expect(
      "choice",
      yield { kind: "choose", state: "s", question: "q", options: [{ id: "a" }, { id: "b" }], repeat: 0 },
    );
    const { answer } = expect("ran", yield program);
    const { logprobs } = expect("scored", yield { kind: "score", messages: [], continuations: ["a", "b"], repeat: 0 });
    return verdict(true, [text, option, answer, ...logprobs]);
  }
  const answers: Record<string, Reply> = {
    generate: say("said"),
    score: { kind: "scored", logprobs: [-1, -2], tokens: [1, 1] },
    choose: { kind: "choice", option: 1, probabilities: [0.25, 0.75] },
    execute: {
      kind: "ran",
      answer: "out",
      exitCode: 0,
      timedOut: false,
      graphs: [],
      isolation: "seccomp",
      environment: {},
    },
  };
  await inScratch(async (folder) => {
    const model = recording(({ kind }) => answers[kind]!);
    const run = () => withLog(logIn(folder), (log) => ask(model, [{ id: "m", play: mixed }], log));
    assert.equal((await run()).get("m")!.read, ["said", 1, "out", -1, -2]);
    assert.equal((await run()).get("m")!.read, ["said", 1, "out", -1, -2]);
    assert.is(model.asked.length, 4);
  });
});

test("what the model does not support is an outcome of its own, and is not asked again", async () => {
  function* once(): Play<Verdict> {
    expect("ran", yield program);
    return verdict(true, "never reached");
  }
  await inScratch(async (folder) => {
    const model = recording(() => ({ kind: "unsupported", reason: "no programs here" }));
    for (let round = 0; round < 2; round++) {
      const verdicts = await withLog(logIn(folder), (log) => ask(model, [{ id: "p", play: once }], log));
      assert.equal(verdicts.get("p"), { outcome: "unsupported", why: "no programs here" });
    }
    assert.is(model.asked.length, 1);
  });
});

test("a failed request ends its item, is not recorded, and is asked again next time", async () => {
  await inScratch(async (folder) => {
    let broken = true;
    const model = recording((request) => {
      if (broken && contentOf(request) === "item-2") throw new Error("out of order\nwith details");
      return broken && contentOf(request) === "item-3" ? { kind: "choice", option: 0 } : echo(request);
    });
    const run = () => withLog(logIn(folder), (log) => ask(model, items(5), log));
    const verdicts = await run();
    assert.equal(outcomes(verdicts), ["correct", "correct", "failed", "failed", "correct"]);
    assert.is(verdicts.get("item-2")!.why, "out of order");
    assert.is(verdicts.get("item-3")!.why, "the model answered generate with choice");
    assert.is(readLines(logIn(folder)).length, 3);
    broken = false;
    assert.equal(new Set(outcomes(await run())), new Set(["correct"]));
    assert.is(model.asked.length, 7);
  });
});

test("what the user must mend stops the run at once; what came before is kept", async () => {
  await inScratch(async (folder) => {
    const model = recording(async (request) => {
      if (contentOf(request) === "item-5") throw new UserError("KEY: expected a key");
      await pause(1);
      return echo(request);
    }, 2);
    const error = await failure(withLog(logIn(folder), (log) => ask(model, items(50), log)));
    assert.is(error.message, "KEY: expected a key");
    assert.ok(model.asked.length < 12);
    assert.ok(readLines(logIn(folder)).length >= 4);
  });
});

test("a bug in a play is thrown, not turned into an outcome", async () => {
  function* buggy(id: string): Play<Verdict> {
    yield generate(id);
    throw new TypeError("a bug");
  }
  await inScratch(async (folder) => {
    const error = await failure(withLog(logIn(folder), (log) => ask(recording(echo), items(9, buggy), log)));
    assert.instance(error, TypeError);
  });
});

test("stopped, it leaves items interrupted and unattempted, even if the model pays no heed; then it goes on", async () => {
  await inScratch(async (folder) => {
    const stop = new AbortController();
    const slow = recording(async (request) => {
      if (contentOf(request) === "item-3!") return new Promise<Reply>(() => stop.abort());
      return say(`${contentOf(request)}!`);
    }, 1);
    const verdicts = await withLog(logIn(folder), (log) => ask(slow, items(6, thrice), log, { signal: stop.signal }));
    assert.equal(outcomes(verdicts), [...Array(3).fill("correct"), "interrupted", "unattempted", "unattempted"]);
    assert.is(readLines(logIn(folder)).length, 10);
    const quick = recording((request) => say(`${contentOf(request)}!`));
    const rest = await withLog(logIn(folder), (log) => ask(quick, items(6, thrice), log));
    assert.equal(new Set(outcomes(rest)), new Set(["correct"]));
    assert.is(quick.asked.length, 8);
  });
});

test("stopped before it begins, it asks for nothing", async () => {
  await inScratch(async (folder) => {
    const model = recording(echo);
    const verdicts = await withLog(logIn(folder), (log) => ask(model, items(3), log, { signal: AbortSignal.abort() }));
    assert.equal(outcomes(verdicts), Array(3).fill("unattempted"));
    assert.is(model.asked.length, 0);
  });
});

test("a hundred requests open at once bring no warning", async () => {
  const warnings: string[] = [];
  const note = (warning: Error) => warnings.push(warning.message);
  process.on("warning", note);
  await inScratch(async (folder) => {
    const model = recording(async (request) => {
      await pause(5);
      return echo(request);
    }, 128);
    await withLog(logIn(folder), (log) => ask(model, items(256), log, { signal: new AbortController().signal }));
    assert.is(model.peak(), 128);
  });
  await pause(1);
  process.off("warning", note);
  assert.equal(warnings, []);
});

test("the order in which replies come changes no verdict and not their order", async () => {
  const run = (seed: number) =>
    inScratch(async (folder) => {
      const rng = stream(seed, "delays");
      const model = recording(async (request) => {
        await pause(rng.int(0, 4));
        return say(`${contentOf(request)}!`);
      }, 8);
      return withLog(logIn(folder), (log) => ask(model, items(30, thrice), log));
    });
  assert.equal([...(await run(1))], [...(await run(2))]);
});

test("an item twice is refused", async () => {
  await inScratch(async (folder) => {
    const twice = [...items(2), ...items(1)];
    const error = await failure(withLog(logIn(folder), (log) => ask(recording(echo), twice, log)));
    assert.match(error.message, /^ask: expected each item once, got item-0 twice/);
  });
});

test("no items, no verdicts", async () => {
  await inScratch(async (folder) => {
    assert.is((await withLog(logIn(folder), (log) => ask(recording(echo), [], log))).size, 0);
  });
});

test.run();
