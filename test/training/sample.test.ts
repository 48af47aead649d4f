import { readFileSync, writeFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Response } from "#eval/responses";
import type { RealWorldItem } from "#generators/real-world/item";
import { UserError } from "#src/errors";
import { formatLines, readLines } from "#src/jsonl";
import type { Generate, Message, Model, Reply, Request, Text } from "#src/play";
import { logIn, recording, say, withLog } from "#test/eval/players";
import { failure } from "#test/failure";
import { inScratch } from "#test/scratch";
import { problemsMade } from "#test/training/problems";
import { recipes } from "#training/recipes/index";
import { sample } from "#training/sample";
import { samplesFrom } from "#training/samples-from";

const test = suite("sampling");
const problems = problemsMade(4);
const options = { samples: 3, temperature: 0.8, maxTokens: 64 };

/** Even repeats are right, odd ones are wrong. */
const half = (): ReturnType<typeof recording> =>
  recording((request) => {
    const { messages, repeat } = request as Generate;
    const problem = problems.find(({ prompt }) => prompt === messages[0]!.content)!;
    return say(repeat % 2 === 0 ? problem.target : "Answer: no");
  });

test("k samples a problem, in order, each judged by the verifier", async () => {
  await inScratch(async (folder) => {
    const found = await withLog(logIn(folder), (log) => sample(half(), problems, options, log));
    assert.equal(
      found.map(({ problem, repeat }) => [problem, repeat]),
      problems.flatMap(({ id }) => [0, 1, 2].map((repeat) => [id, repeat])),
    );
    assert.equal(
      found.map(({ verdict }) => verdict.outcome === "correct"),
      problems.flatMap(() => [true, false, true]),
    );
    assert.ok(
      found.every(
        ({ problem, reply, repeat }) =>
          reply === (repeat % 2 === 0 ? problems.find(({ id }) => id === problem)!.target : "Answer: no"),
      ),
    );
  });
});

test("sampling again asks nothing again, more samples ask for those alone, and a problem's own item is another record", async () => {
  await inScratch(async (folder) => {
    const model = half();
    const first = await withLog(logIn(folder), (log) => sample(model, problems, options, log));
    const again = await withLog(logIn(folder), (log) => sample(model, problems, options, log));
    assert.equal(again, first);
    assert.is(model.asked.length, 12);
    await withLog(logIn(folder), (log) => sample(model, problems, { ...options, samples: 5 }, log));
    assert.is(model.asked.length, 20);
    const plays = readLines<Response>(logIn(folder)).map(({ play }) => play);
    assert.is(new Set(plays).size, 20);
    assert.not.ok(plays.some((play) => problems.some(({ id }) => id === play)));
  });
});

test("each sample of a problem has a seed of its own", async () => {
  await inScratch(async (folder) => {
    const model = half();
    await withLog(logIn(folder), (log) => sample(model, problems.slice(0, 1), { ...options, seed: 7 }, log));
    assert.equal(
      model.asked.map((request) => (request as Generate).seed),
      [7, 8, 9],
    );
  });
});

test("a request that failed is told in one line; what was recorded is not asked again", async () => {
  await inScratch(async (folder) => {
    let broken = true;
    const fallible: Model = recording((request: Request): Reply => {
      if (broken && (request as Generate).repeat === 2) throw new Error("no connection\nstack");
      return say("Answer: no");
    });
    const run = () => withLog(logIn(folder), (log) => sample(fallible, problems, options, log));
    const error = await failure(run());
    assert.instance(error, UserError);
    assert.match(error.message, /^sample 2 of \w+: expected a reply of recording, got none \(no connection\)/);
    broken = false;
    assert.is((await run()).length, 12);
    assert.is((fallible as ReturnType<typeof recording>).asked.length, 12 + 4);
  });
});

test("an aborted signal ends it", async () => {
  await inScratch(async (folder) => {
    const stop = new AbortController();
    const run = withLog(logIn(folder), (log) =>
      sample(half(), problems, options, log, { signal: stop.signal, done: () => stop.abort() }),
    );
    assert.is((await failure(run)).name, "AbortError");
  });
});

test("samples are the same when they are made from the log, under whatever play they were recorded", async () => {
  await inScratch(async (folder) => {
    const drawn = await withLog(logIn(folder), (log) => sample(half(), problems, options, log));
    assert.equal(samplesFrom(logIn(folder), undefined, problems), drawn);
    assert.equal(samplesFrom(logIn(folder), "recording", problems.slice(1, 2)), drawn.slice(3, 6));
    writeFileSync(logIn(folder), readFileSync(logIn(folder), "utf8").replaceAll(/"play":"[^"]*"/g, '"play":"another"'));
    assert.equal(samplesFrom(logIn(folder), undefined, problems), drawn);
  });
});

test("a reply counts after a system message, but not after other questions", async () => {
  await inScratch(async (folder) => {
    const first = problems[0]!;
    const recorded = (messages: readonly Message[], text: string, repeat: number): Response => {
      const request: Generate = { kind: "generate", messages, maxTokens: 9, temperature: 1, repeat };
      return { schema: 1, key: text, play: "any", step: 0, model: "m", request, reply: say(text) as Text };
    };
    const user: Message = { role: "user", content: first.prompt };
    const rows = [
      recorded([{ role: "system", content: "S" }, user], "second", 1),
      recorded([user, { role: "assistant", content: "!" }, { role: "user", content: "?" }], "third", 2),
      recorded([user], "first", 0),
    ];
    writeFileSync(logIn(folder), formatLines(rows));
    assert.equal(
      samplesFrom(logIn(folder), undefined, problems).map(({ problem, reply, repeat }) => [problem, reply, repeat]),
      [
        [first.id, "first", 0],
        [first.id, "second", 1],
      ],
    );
  });
});

test("items of real-world sets are sampled, judged and made into examples like problems", async () => {
  const item = (i: number, answer: boolean): RealWorldItem<"yesNo"> => ({
    id: `item-${i}`,
    instance: `instance-${i}`,
    task: "strategyqa",
    kind: "yesNo",
    prompt: `Is ${i} even?`,
    target: answer ? "yes" : "no",
    answer,
    choices: [],
    texts: [`Is ${i} even?`],
    facets: {},
  });
  const items = [item(2, true), item(3, false)];
  await inScratch(async (folder) => {
    const even = recording((request) => say((request as Generate).repeat === 0 ? "Yes.\nQ: Is 4 even?" : "No."));
    const samples = await withLog(logIn(folder), (log) => sample(even, items, { ...options, samples: 2 }, log));
    assert.equal(
      samples.map(({ verdict }) => verdict.outcome),
      ["correct", "wrong", "wrong", "correct"],
    );
    assert.equal(samplesFrom(logIn(folder), undefined, items), samples);
    const make = (name: "machine-cot" | "preference") =>
      recipes[name].make(items, { options: {}, samples, seed: 0 }).examples;
    assert.equal(make("machine-cot"), {
      method: "sft",
      rows: [
        { prompt: "Is 2 even?", target: "Yes." },
        { prompt: "Is 3 even?", target: "No." },
      ],
    });
    assert.equal(make("preference"), {
      method: "dpo",
      pairs: [
        { prompt: "Is 2 even?", chosen: "Yes.", rejected: "No." },
        { prompt: "Is 3 even?", chosen: "No.", rejected: "Yes." },
      ],
    });
  });
});

test("a log that cannot be used is a mistake named in one line", async () => {
  await inScratch(async (folder) => {
    await withLog(logIn(folder), (log) => sample(half(), problems.slice(0, 2), options, log));
    const text = readFileSync(logIn(folder), "utf8");
    const fails = (content: string, model: string | undefined, expected: RegExp) => {
      writeFileSync(logIn(folder), content);
      assert.throws(
        () => samplesFrom(logIn(folder), model, problems.slice(0, 2)),
        (error: Error) => error instanceof UserError && expected.test(error.message) && !error.message.includes("\n"),
      );
    };
    fails(
      text + text.replaceAll('"model":"recording"', '"model":"other"'),
      undefined,
      /got those of other, recording; say which/,
    );
    fails("", undefined, /got those of none/);
    fails(text, "absent", /expected replies of absent to the 2 problems/);
    fails(`${text}{"schema":1}\n`, undefined, /responses\.jsonl:7: model: /);
    fails(`${text}null\n`, undefined, /responses\.jsonl:7: the line: /);
  });
});

test.run();
