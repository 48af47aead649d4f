import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ask } from "#eval/ask";
import { replyCounter } from "#eval/reply-counter";
import type { Response, Responses } from "#eval/responses";
import { type FakeServer, type FaultName, faults, startFakeServer } from "#src/fake-server/index";
import { readLines } from "#src/jsonl";
import { splitLines } from "#src/models/batch/split-lines";
import { openModel, scheduler } from "#src/models/index";
import { names } from "#src/pick";
import type { Model } from "#src/play";
import { contentOf, items, logIn, outcomes, thrice, withLog } from "#test/eval/players";
import { failure } from "#test/failure";
import { hastyClock } from "#test/models/clock";
import { inScratch } from "#test/scratch";

const test = suite("batches");
const KEY = "fake-key-0123456789abcdef";
const env = { OPENAI_API_KEY: KEY, AZURE_OPENAI_API_KEY: KEY };
const passing = names(faults).filter((name) => !("final" in faults[name]));

/** A server whose models add an exclamation mark, for the length of `use`. */
async function withFake(
  kinds: readonly FaultName[],
  use: (server: FakeServer) => Promise<void>,
  share = 0.2,
  seed = 4,
): Promise<void> {
  const server = await startFakeServer({
    answer: (messages) => `${messages.at(-1)!.content}!`,
    key: KEY,
    faults: { seed, share, kinds, retryAfter: 1, silence: 30 },
  });
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

/** What of a session differs from the next one's. */
interface Session {
  readonly folder: string;
  readonly server: FakeServer;
  readonly spec?: string;
  readonly fetch?: typeof fetch;
  readonly maxCost?: number;
}

/** Opens a model in batches; what it says is gathered. */
async function open({ folder, server, spec = "openai:gpt-4.1-mini", fetch, maxCost }: Session, record: Responses) {
  const said: string[] = [];
  const schedule = scheduler({ clock: hastyClock(100), ...(maxCost !== undefined && { maxCost }) });
  const model = await openModel(spec, {
    baseUrl: spec.startsWith("azure") ? server.bases.azure : server.bases.openai,
    env,
    scheduler: schedule,
    prices: [{ provider: "openai", model: "gpt-4.1-mini", input: 1, output: 1, date: "2026-12-01", source: "" }],
    batch: { folder: join(folder, "batches"), record, say: (line) => said.push(line) },
    ...(fetch && { fetch }),
  });
  return { model, said, schedule };
}

const batchesOf = (server: FakeServer) => server.stats().jobs["openai/batches"] ?? 0;

/** The record without what tells of the way a reply came. */
const plain = (path: string) =>
  readLines<Response>(path)
    .map(({ key, play, step, reply }) => {
      const { text, finish, usage, model } = reply as Extract<Response["reply"], { kind: "text" }>;
      return JSON.stringify([key, play, step, text, finish, usage, model]);
    })
    .sort();

test("make the same records as asking one by one, at half the price; plays of three requests in three batches", async () => {
  for (const spec of ["openai:gpt-4.1-mini", "azure:gpt-4.1-mini"]) {
    await inScratch(async (folder) => {
      await withFake([], async (server) => {
        const path = logIn(folder);
        const { schedule, verdicts } = await withLog(path, async (log) => {
          const { model, schedule } = await open({ folder, server, spec }, log);
          return { schedule, verdicts: await ask(model, items(40, thrice), log) };
        });
        assert.equal(new Set(outcomes(verdicts)), new Set(["correct"]));
        assert.is(batchesOf(server), 3);
        assert.is(server.stats().completions, 120);
        const alone = scheduler();
        const single = await openModel(spec, {
          baseUrl: spec.startsWith("azure") ? server.bases.azure : server.bases.openai,
          env,
          scheduler: alone,
          prices: [{ provider: "openai", model: "gpt-4.1-mini", input: 1, output: 1, date: "2026-12-01", source: "" }],
        });
        const other = join(folder, "other.jsonl");
        await withLog(other, (log) => ask(single, items(40, thrice), log));
        assert.equal(plain(path), plain(other));
        assert.ok(Math.abs(schedule.spent - alone.spent / 2) < 1e-9, `${schedule.spent} of ${alone.spent}`);
        assert.is(schedule.unpriced, spec.startsWith("azure") ? 3 : 0);
      });
    });
  }
});

test("with every kind of fault, expired and empty ones among them: each reply comes, and no batch is made twice", async () => {
  for (let seed = 0; seed < 6; seed++) {
    await inScratch(async (folder) => {
      await withFake(
        passing,
        async (server) => {
          const { counts, count } = counter();
          const verdicts = await withLog(logIn(folder), async (log) => {
            const { model } = await open({ folder, server }, log);
            return ask(model, items(60, exclaimed), log, { replied: count });
          });
          const why = [...verdicts.values()].find(({ outcome }) => outcome !== "correct")?.why;
          assert.equal(new Set(outcomes(verdicts)), new Set(["correct"]), `${seed}: ${why}`);
          assert.is(counts().asked, 60);
          assert.is(readLines<Response>(logIn(folder)).length, 60);
          assert.is(server.stats().duplicateJobs, 0);
          assert.ok(batchesOf(server) <= 3, String(batchesOf(server)));
        },
        0.3,
        seed,
      );
    });
  }
});

test("that expire are followed by one of the rest; what is in none of three is sent by itself", async () => {
  await inScratch(async (folder) => {
    await withFake(
      ["batch-expired"],
      async (server) => {
        const verdicts = await withLog(logIn(folder), async (log) => {
          const { model } = await open({ folder, server }, log);
          return ask(model, items(80, exclaimed), log);
        });
        assert.equal(new Set(outcomes(verdicts)), new Set(["correct"]));
        const { completions, repeatedCompletions, requests } = server.stats();
        assert.equal([batchesOf(server), completions, repeatedCompletions], [3, 80, 0]);
        assert.is(requests["POST /v1/chat/completions"], 10);
      },
      1,
    );
  });
});

test("are found again, and none is made twice, wherever the process ended", async () => {
  // 1 uploads, 2 posts, from 3 on looks and reads.
  for (const end of [1, 2, 3, 5, 7]) {
    for (const heard of [false, true]) {
      await inScratch(async (folder) => {
        await withFake([], async (server) => {
          const path = logIn(folder);
          await withLog(path, async (log) => {
            const stop = new AbortController();
            const { model } = await open({ folder, server, fetch: endingAt(end, heard, stop) }, log);
            await ask(model, items(20, exclaimed), log, { signal: stop.signal });
          });
          const { verdicts, said } = await withLog(path, async (log) => {
            const { model, said } = await open({ folder, server }, log);
            return { said, verdicts: await ask(model, items(20, exclaimed), log) };
          });
          const where = `${end} ${heard}: ${said.join("; ")}`;
          assert.equal(new Set(outcomes(verdicts)), new Set(["correct"]), where);
          assert.is(batchesOf(server), 1, where);
          assert.is(server.stats().completions, 20, where);
          assert.is(
            said.some((line) => line.includes("not posted again")),
            end === 2 && heard,
            where,
          );
        });
      });
    }
  }
});

test("half of whose replies were recorded before a kill bring the other half without being asked again", async () => {
  await inScratch(async (folder) => {
    await withFake([], async (server) => {
      const path = logIn(folder);
      await withLog(path, async (log) => ask((await open({ folder, server }, log)).model, items(20, exclaimed), log));
      const lines = readFileSync(path, "utf8").split("\n");

      writeFileSync(path, `${lines.slice(0, 9).join("\n")}\n`);
      const { counts, count } = counter();
      await withLog(path, async (log) =>
        ask((await open({ folder, server }, log)).model, items(20, exclaimed), log, { replied: count }),
      );
      assert.equal([counts().fromRecord, counts().asked], [9, 11]);
      assert.equal([batchesOf(server), server.stats().completions], [1, 20]);
    });
  });
});

test("serve nothing that was recorded since: asked afresh, all is asked in a new batch", async () => {
  await inScratch(async (folder) => {
    await withFake([], async (server) => {
      for (let session = 1; session <= 3; session++) {
        await withLog(logIn(folder), async (log) =>
          ask((await open({ folder, server }, log)).model, items(20, exclaimed), log, { fresh: true }),
        );
        assert.equal([batchesOf(server), server.stats().completions], [session, 20 * session]);
      }
    });
  });
});

test("say so where the service refuses one, in its words", async () => {
  await inScratch(async (folder) => {
    await withFake([], async (server) => {
      await withLog(logIn(folder), async (log) => {
        const { model } = await open({ folder, server, spec: "openai:no-such-model" }, log);
        const error = await failure(ask(model, items(5), log));
        assert.is(error.name, "UserError", error.message);
        assert.not.match(error.message, "\n");
      });
    });
  });
});

test("that a cost limit holds back are not sent, then or when the limit stands at the next start", async () => {
  await inScratch(async (folder) => {
    await withFake([], async (server) => {
      const asked = (maxCost: number) =>
        withLog(logIn(folder), async (log) => {
          const { model, schedule } = await open({ folder, server, maxCost }, log);
          return { verdicts: await ask(model, items(20, exclaimed), log), spent: schedule.spent };
        });
      for (let start = 0; start < 2; start++) {
        assert.match((await failure(asked(1e-6))).message, /^cost: expected to stay within/);
        assert.is(batchesOf(server), 0);
      }
      const { verdicts, spent } = await asked(1);
      assert.equal(new Set(outcomes(verdicts)), new Set(["correct"]));
      assert.is(batchesOf(server), 1);
      assert.ok(spent > 0 && spent < 1);
    });
  });
});

test("are refused in one line by kinds of models that have none", async () => {
  const batch = { folder: "", record: { size: 0, isSince: () => false, flush() {} }, say() {} };
  for (const spec of ["together:m", "huggingface:owner/m:novita", "scripted:yes", "local:x"]) {
    const { name, message } = await failure(openModel(spec, { batch, env }));
    assert.is(name, "UserError");
    assert.match(message, /^--batch: expected a service that takes batches \(azure, openai|openai, azure\), got /);
  }
});

test("hold 50,000 lines and 200 MB at most", () => {
  const rows = (lengths: readonly number[]) => lengths.map((length) => ({ line: "é".repeat(length / 2) }));
  const sizes = (given: readonly number[], limits = {}) => splitLines(rows(given), limits).map(({ length }) => length);
  assert.equal(sizes([]), []);
  assert.equal(sizes(Array(100_001).fill(2)), [50_000, 50_000, 1]);
  assert.equal(sizes([4, 4, 4, 10, 2], { bytes: 8 }), [2, 1, 1, 1]);
  assert.equal(sizes([2, 2, 2], { most: 2 }), [2, 1]);
});

/** Right if the reply is the question with an exclamation mark. */
function* exclaimed(id: string): ReturnType<typeof thrice> {
  const [item] = items(1, () => thrice(id));
  const play = item!.play();
  const { value: request } = play.next();
  const reply = yield request as Parameters<Model["answer"]>[0];
  const right = reply.kind === "text" && reply.text === `${contentOf(request as never)}!`;
  return { outcome: right ? "correct" : "wrong", why: "so the test says" };
}

/** A fetch at whose nth request all ends: before the server hears of it, or after. Nothing is heard of its reply. */
function endingAt(end: number, heard: boolean, stop: AbortController): typeof fetch {
  let requests = 0;
  return async (input, init) => {
    // OpenAI's client looks what the fetch can do with an address that is none.
    if (String(input).startsWith("http")) requests++;
    if (requests < end) return fetch(input, init);
    if (requests === end && heard) await fetch(input, init);
    stop.abort();
    throw new Error("ended");
  };
}

function counter() {
  const counted = replyCounter();
  return { counts: () => counted.counts, count: counted.count };
}

test.run();
