import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ask } from "#eval/ask";
import { expect } from "#eval/expect";
import type { Item } from "#eval/play-out";
import { openModel, type SchedulerOptions, scheduler } from "#src/models/index";
import { generate, items, logIn, outcomes, verdict, withLog } from "#test/eval/players";
import { failure } from "#test/failure";
import { completion, withServer } from "#test/models/server";
import { inScratch } from "#test/scratch";

const test = suite("hosted models and the record");
const env = { OPENAI_API_KEY: "k", TOGETHER_API_KEY: "k" };

/** One item that asks three times for the same, with three repeats. */
const repeated = (seed: number): Item => ({
  id: "a",
  *play() {
    const said: string[] = [];
    for (const repeat of [0, 1, 2]) {
      said.push(expect("text", yield { ...generate("same", repeat), temperature: 1, seed }).text);
    }
    return verdict(true, said);
  },
});

test("provider, address, seed and repeat make another request; a second run makes none", async () => {
  let count = 0;
  const numbered = () => completion(String(count++));
  await inScratch(async (folder) => {
    await withServer(numbered, async (one, logOne) => {
      await withServer(numbered, async (two, logTwo) => {
        const asked = async (spec: string, baseUrl: string, seed: number) => {
          const before = count;
          const model = await openModel(spec, { env, baseUrl });
          const verdicts = await withLog(logIn(folder), (log) => ask(model, [repeated(seed)], log));
          return [count - before, verdicts.get("a")!.read] as const;
        };
        assert.equal(await asked("openai:m", one, 1), [3, ["0", "1", "2"]]);
        assert.equal(await asked("openai:m", two, 1), [3, ["3", "4", "5"]]);
        assert.equal(await asked("together:m", one, 1), [3, ["6", "7", "8"]]);
        assert.equal(await asked("openai:other", one, 1), [3, ["9", "10", "11"]]);
        assert.equal(await asked("openai:m", one, 2), [3, ["12", "13", "14"]]);
        assert.equal(await asked("openai:m", one, 1), [0, ["0", "1", "2"]]);
        assert.equal(await asked("openai:m", two, 1), [0, ["3", "4", "5"]]);
        assert.equal([logOne.length, logTwo.length], [12, 3]);
      });
    });
  });
});

test("a limit of costs stops the asking before it is passed; without it the rest is asked, and no more", async () => {
  const price = { provider: "openai", model: "m", input: 1000, output: 1000, date: "2026-12-01", source: "" };
  const limit = 0.5;
  await inScratch(async (folder) => {
    await withServer(
      ({ body }) => completion(body.messages[0].content),
      async (url, log) => {
        const run = async (options: SchedulerOptions) => {
          const schedule = scheduler(options);
          const model = await openModel("openai:m", { env, baseUrl: url, scheduler: schedule, prices: [price] });
          const asking = withLog(logIn(folder), (responses) => ask(model, items(60), responses));
          return { asking, schedule };
        };
        const limited = await run({ maxCost: limit });
        assert.match((await failure(limited.asking)).message, /^cost: .*type the same command to go on$/);
        // Each reply takes 14 tokens, so 1.4 cents.
        assert.is(log.length, Math.round(limited.schedule.spent / 0.014));
        assert.ok(limited.schedule.spent <= limit && limited.schedule.spent > limit - 0.05);
        const free = await run({});
        assert.equal(new Set(outcomes(await free.asking)), new Set(["correct"]));
        assert.is(log.length, 60);
      },
    );
  });
});

test.run();
