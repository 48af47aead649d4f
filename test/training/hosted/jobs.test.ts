import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { jobs } from "#src/commands/jobs";
import { UserError } from "#src/errors";
import type { FakeServer } from "#src/fake-server/index";
import { fakeIo } from "#test/commands/fake-io";
import { scratchFolders } from "#test/scratch";
import { KEY, order, settingsFor, trainerAt, withServer, yes } from "#test/training/hosted/lab";
import { cancel } from "#training/hosted/cancel";
import { readIntent, writeIntent } from "#training/hosted/intent";

const test = suite("jobs");
const scratch = scratchFolders(test);

/** What the command says, with the key in the environment: it has no other way to learn it. */
async function type(given: Readonly<Record<string, unknown>>, signal = new AbortController().signal) {
  const io = fakeIo({ signal });
  const before = process.env.TOGETHER_API_KEY;
  process.env.TOGETHER_API_KEY = KEY;
  try {
    await jobs.run(given, io);
  } finally {
    if (before === undefined) delete process.env.TOGETHER_API_KEY;
    else process.env.TOGETHER_API_KEY = before;
  }
  return io.said;
}

const refused = async (given: Readonly<Record<string, unknown>>): Promise<string> => {
  const error = await type(given).catch((thrown) => thrown);
  assert.instance(error, UserError);
  return error.message;
};

/** Looks at a job until it is over, so that who follows it by a real clock finds it so at once. */
async function passTime(server: FakeServer, folder: string): Promise<void> {
  const { job } = readIntent(folder)!;
  for (let looks = 0; looks < 10; looks++) {
    await fetch(`${server.bases.together}/fine-tunes/${job}`, { headers: { authorization: `Bearer ${KEY}` } });
  }
}

test("jobs under a folder are listed, one is cancelled, the others are followed to their end", () =>
  withServer(async (server) => {
    const dir = scratch();
    const trainer = await trainerAt(server, "together");
    for (const name of ["a", "b", "c"]) {
      const stop = new AbortController();
      const say = (line: string) => name !== "c" && /^job .*queued/.test(line) && stop.abort();
      await trainer.tune(order("together"), {
        folder: join(dir, "deep", name),
        confirm: yes,
        say,
        signal: stop.signal,
      });
    }
    const { out } = await type({ dir });
    const lines = out.trim().split("\n");
    assert.is(lines.length, 3);
    assert.match(lines[0]!, /deep\/a: together · sft · 12 rows · ft-\w+ · queued · \$0\.0001\d+$/);
    assert.match(lines[2]!, /deep\/c: .* · succeeded · \$0\.0001\d+ · together:fake\/Qwen3-8B-graphshift-/);
    const [first] = JSON.parse((await type({ dir, json: true })).out);
    assert.is(first.record.hosted.phase, "queued");

    assert.match(
      await refused({ action: "cancel", dir }),
      /expected one job to cancel, got 3; choose among .*a, .*b, .*c/,
    );
    assert.match(
      await refused({ action: "cancel", dir, json: true }),
      /^--json: expected it with list alone, got cancel/,
    );
    const cancelled = await type({ action: "cancel", dir: join(dir, "deep", "a") });
    assert.match(cancelled.out, /deep\/a: together: job ft-\w+ is (stopping|cancelled)\n$/);

    for (const name of ["a", "b"]) await passTime(server, join(dir, "deep", name));
    assert.match(await refused({ action: "follow", dir }), /job ft-\w+ to succeed, but it was cancelled/);
    const { out: after } = await type({ dir });
    assert.match(after, /deep\/a: .* · cancelled/);
    assert.match(after, /deep\/b: .* · succeeded/);
    assert.is(server.stats().jobs["together/fine-tunes"], 3);
    assert.is((await type({ action: "follow", dir })).err, "");
    const {
      data: _data,
      dollars: _dollars,
      posted: _posted,
      job: _job,
      ...unsent
    } = readIntent(join(dir, "deep", "b"))!;
    mkdirSync(join(dir, "unsent"));
    writeIntent(join(dir, "unsent"), unsent);
    assert.match(
      (await type({ action: "follow", dir })).err,
      /^\S+unsent: not sent yet; type the command that made it/,
    );
    assert.is(server.stats().jobs["together/fine-tunes"], 3);
    assert.match(await refused({ action: "stop", dir }), /unknown action "stop"; known: cancel, follow, list/);
    assert.match(await refused({ dir: join(dir, "none") }), /expected a folder with jobs, got none/);
    assert.is((await type({ dir: scratch() })).out.slice(0, 17), "no hosted jobs in");
    assert.not.match(out + after + cancelled.out, KEY);
  }));

test("of several jobs that cannot be followed, each is told", () =>
  withServer(async (server) => {
    const dir = scratch();
    const trainer = await trainerAt(server, "together");
    for (const name of ["a", "b"]) {
      const stop = new AbortController();
      const say = (line: string) => /^job .*queued/.test(line) && stop.abort();
      const folder = join(dir, name);
      await trainer.tune(order("together"), { folder, confirm: yes, say, signal: stop.signal });
      writeFileSync(join(folder, "job.lock"), String(process.pid));
    }
    const io = fakeIo({ signal: new AbortController().signal });
    const error = await jobs.run({ action: "follow", dir }, io).catch((thrown) => thrown);
    assert.match(error.message, /a\/job\.lock: expected no other run/);
    assert.match(io.said.err, /b\/job\.lock: expected no other run/);
  }));

for (const service of ["openai", "fireworks"] as const) {
  test(`${service}: a job is cancelled at its service; one that is over cannot be`, () =>
    withServer(async (server) => {
      const folder = scratch();
      const stop = new AbortController();
      const say = (line: string) => /^job .*running/.test(line) && stop.abort();
      const trainer = await trainerAt(server, service);
      await trainer.tune(order(service), { folder, confirm: yes, say, signal: stop.signal });
      const settings = settingsFor(server, service);
      for (let times = 0; times < 2; times++) assert.is((await cancel(folder, settings))!.standing.phase, "cancelled");
      const over = scratch();
      await trainer.tune(order(service), { folder: over, confirm: yes });
      assert.is((await cancel(over, settings))!.standing.phase, "succeeded");
    }));
}

test("a job whose id was never learned is cancelled all the same", () =>
  withServer(async (server) => {
    const folder = scratch();
    const trainer = await trainerAt(server, "together", {
      // The answer to the post is lost, and so is every look for it: as if the line were cut for good.
      fetch: async (input, init) => {
        const { pathname } = new URL(String(input));
        const creates = pathname.endsWith("/fine-tunes");
        const reply = await fetch(input, init);
        if (creates) throw new TypeError("fetch failed", { cause: new Error("ENETUNREACH") });
        return reply;
      },
    });
    const error = await trainer.tune(order("together"), { folder, confirm: yes }).catch((thrown) => thrown);
    assert.match(error.message, /ENETUNREACH, again and again; type the same command to go on/);
    assert.is(server.stats().jobs["together/fine-tunes"], 1);
    assert.match((await type({ dir: folder })).out, /· graphshift-\w+ · perhaps posted/);
    assert.match((await type({ action: "cancel", dir: folder })).out, /job ft-\w+ is (stopping|cancelled)/);
  }));

/** Begins a job that is cancelled by another process when a request goes to such a path: before the service gets it. */
async function cancelledAt(server: FakeServer, path: string) {
  const folder = scratch();
  const begin = (confirm?: typeof yes) =>
    trainerAt(server, "openai", { fetch: meddling }).then((trainer) =>
      trainer.tune(order("openai"), { folder, ...(confirm && { confirm }) }),
    );
  let cancelled: unknown = "not yet";
  const meddling: typeof fetch = async (input, init) => {
    const here = init?.method?.toUpperCase() === "POST" && String(input).endsWith(path);
    if (here && cancelled === "not yet") cancelled = await cancel(folder, settingsFor(server, "openai"));
    return fetch(input, init);
  };
  const message = async (work: Promise<unknown>) => ((await work.catch((thrown: Error) => thrown)) as Error).message;
  const [first, again] = [await message(begin(yes)), await message(begin())];
  return { cancelled, first, again, stats: server.stats() };
}

test("a job that is cancelled before it is posted never is", () =>
  withServer(async (server) => {
    const { cancelled, first, again, stats } = await cancelledAt(server, "/files");
    assert.is(cancelled, undefined);
    for (const text of [first, again]) assert.match(text, /cancelled before it was posted; choose another folder/);
    assert.equal(stats.jobs, {});
  }));

test("a job that is cancelled while it is posted is stopped by who posts it", () =>
  withServer(async (server) => {
    const { cancelled, first, again, stats } = await cancelledAt(server, "/fine_tuning/jobs");
    assert.is(cancelled, undefined);
    for (const text of [first, again]) assert.match(text, /expected job ftjob-\w+ to succeed, but it was cancelled/);
    assert.equal(stats.jobs, { "openai/fine_tuning": 1 });
  }));

test.run();
