import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { ProviderError } from "#src/models/provider-error";
import { type SchedulerOptions, scheduler, type Work } from "#src/models/schedule/scheduler";
import { sleep } from "#src/models/schedule/sleep";
import { failure } from "#test/failure";
import { leapingClock } from "#test/models/clock";

const test = suite("scheduler");

/** A scheduler on a leaping clock, and work on it whose attempts do what the list says; then they succeed. */
function scene(outcomes: readonly (Error | Headers)[] = [], options: SchedulerOptions = {}) {
  const clock = leapingClock();
  const schedule = scheduler({ clock, ...options });
  const began = clock.now();
  const sent: number[] = [];
  const work: Work<string> = {
    service: "s",
    tokens: 10,
    attempt: async () => {
      const outcome = outcomes[sent.push(clock.now() - began) - 1];
      await sleep(clock, 100);
      if (outcome instanceof Error) throw outcome;
      return { value: "done", headers: outcome ?? new Headers() };
    },
    cost: () => undefined,
  };
  return { clock, schedule, work, sent };
}

const fault = (status?: number, retryAfter?: number) => new ProviderError("p: no", { status, retryAfter });

test("what fails in passing is tried again, and the attempts are counted", async () => {
  const told: [number | undefined, number][] = [];
  const { schedule, work, sent } = scene([fault(429), fault(500), fault()], {
    retrying: ({ status }, pause) => told.push([status, Math.round(pause)]),
  });
  assert.equal(await schedule.run(work), { value: "done", attempts: 4, latency: 100 });
  const gaps = sent.slice(1).map((time, i) => time - sent[i]! - 100);
  for (const [i, gap] of gaps.entries()) assert.ok(gap >= 0 && gap <= 500 * 2 ** i + 1, `gap ${i}: ${gap}`);
  assert.is(new Set(gaps).size, 3);
  assert.equal(
    told,
    [429, 500, undefined].map((status, i) => [status, Math.round(gaps[i]!)]),
  );
});

test("a UserError is not tried again, and nor is a bug", async () => {
  for (const error of [new UserError("key"), new TypeError("bug")]) {
    const { schedule, work, sent } = scene([error]);
    assert.is(await failure(schedule.run(work)), error);
    assert.is(sent.length, 1);
  }
});

test("no retries means one attempt, with the provider's error as it is", async () => {
  const error = fault(503, 5000);
  const { schedule, work, sent } = scene([error], { maxRetries: 0 });
  assert.is(await failure(schedule.run(work)), error);
  assert.is(sent.length, 1);
});

test("the last attempt is named in the error", async () => {
  const { schedule, work, sent } = scene([fault(500), fault(500), fault(500)], { maxRetries: 2 });
  const error = await failure(schedule.run(work));
  assert.instance(error, ProviderError);
  assert.match(error.message, "p: no (attempt 3, the last)");
  assert.is(sent.length, 3);
});

test("a server's wait is kept by all requests to it, and by none to another", async () => {
  const { schedule, work, sent, clock } = scene([fault(429, 30_000)]);
  const first = schedule.run(work);
  await sleep(clock, 150);
  const began = clock.now();
  const other = await schedule.run({
    ...work,
    service: "t",
    attempt: async () => ({ value: "t", headers: new Headers() }),
  });
  assert.is(other.value, "t");
  assert.is(clock.now(), began);
  await Promise.all([first, schedule.run(work), schedule.run(work)]);
  for (const time of sent.slice(1)) assert.ok(time >= 30_100 && time < 31_500, String(time));
});

test("a wait of nought is a wait of about nought", async () => {
  const { schedule, work, sent } = scene([fault(429, 0)]);
  await schedule.run(work);
  assert.ok(sent[1]! - 100 <= 750);
});

test("a wait beyond the deadline is not begun", async () => {
  const { schedule, work, sent, clock } = scene([fault(429, 7_200_000)]);
  const began = clock.now();
  assert.match((await failure(schedule.run(work))).message, "p: no");
  assert.is(sent.length, 1);
  assert.ok(clock.now() - began < 1000);
});

test("retries end at the deadline, however many are left", async () => {
  const { schedule, work, sent, clock } = scene(Array(1000).fill(fault(500)), { maxRetries: 999, deadline: 60_000 });
  const began = clock.now();
  await failure(schedule.run(work));
  assert.ok(clock.now() - began <= 60_100);
  assert.ok(sent.length > 3 && sent.length < 100);
});

test("an attempt that takes too long is ended and tried again", async () => {
  const { schedule, work, clock } = scene([], { timeout: 5000 });
  let count = 0;
  const done = await schedule.run({
    ...work,
    attempt: async (signal) => {
      if (count++ === 0) await sleep(clock, 60_000, signal);
      return { value: "second", headers: new Headers() };
    },
  });
  assert.equal([done.value, done.attempts], ["second", 2]);
});

test("never more at once than allowed, fewer once refused, and all get through", async () => {
  const clock = leapingClock();
  const schedule = scheduler({ clock, concurrency: 32 });
  let [open, peak] = [0, 0];
  const seen: number[] = [];
  const attempt = async () => {
    peak = Math.max(peak, ++open);
    seen.push(open);
    try {
      await sleep(clock, 50);
      if (open > 6) throw fault(429, 100);
      return { value: "ok", headers: new Headers() };
    } finally {
      open--;
    }
  };
  const work: Work<string> = { service: "s", tokens: 1, attempt, cost: () => undefined };
  const done = await Promise.all(Array.from({ length: 400 }, () => schedule.run(work)));
  assert.is(done.length, 400);
  assert.ok(peak <= 32);
  assert.ok(Math.max(...seen.slice(-200)) <= 10, `${Math.max(...seen.slice(-200))} at the end`);
});

test("the server's limits are kept: as many as remain at once, the rest at the limit's rate", async () => {
  const clock = leapingClock();
  const schedule = scheduler({ clock, concurrency: 50 });
  const began = clock.now();
  // A server that refuses whoever comes after its 60 a minute, refilled one a second, and says so.
  let [level, at] = [5, began];
  const times: number[] = [];
  let refused = 0;
  const attempt = async () => {
    level = Math.min(60, level + (clock.now() - at) / 1000);
    at = clock.now();
    if (level < 1) {
      refused++;
      throw fault(429, 1000);
    }
    level--;
    times.push(clock.now() - began);
    const headers = new Headers({
      "x-ratelimit-limit-requests": "60",
      "x-ratelimit-remaining-requests": String(Math.floor(level)),
    });
    return { value: "ok", headers };
  };
  const work: Work<string> = { service: "s", tokens: 1, attempt, cost: () => undefined };
  await schedule.run(work);
  await Promise.all(Array.from({ length: 40 }, () => schedule.run(work)));
  assert.is(times.length, 41);
  assert.ok(refused <= 2, `${refused} refused`);
  assert.ok(times.at(-1)! > 30_000 && times.at(-1)! < 45_000, String(times.at(-1)));
});

test("an abort ends the wait between attempts, with its reason", async () => {
  const { schedule, work, clock } = scene([fault(429, 60_000)]);
  const stop = new AbortController();
  const running = failure(schedule.run(work, stop.signal));
  await sleep(clock, 1000);
  stop.abort(new Error("stopped"));
  assert.is((await running).message, "stopped");
});

test("costs are summed, a lost reply at the most it may have cost, and the limit is kept", async () => {
  const { schedule, work } = scene([fault(), fault(429)], { maxCost: 1 });
  await schedule.run({ ...work, most: 0.3, cost: () => 0.1 });
  assert.ok(Math.abs(schedule.spent - 0.4) < 1e-12, String(schedule.spent));
  await Promise.all([1, 2].map(() => schedule.run({ ...work, most: 0.3, cost: () => 0.25 })));
  const error = await failure(schedule.run({ ...work, most: 0.3, cost: () => 0.1 }));
  assert.instance(error, UserError);
  assert.ok(schedule.spent <= 1);
});

test("a reply whose tokens nobody counted costs the most it may", async () => {
  const { schedule, work } = scene([], { maxCost: 1 });
  await schedule.run({ ...work, most: 0.2 });
  assert.is(schedule.spent, 0.2);
});

test("equal schedules make equal pauses", async () => {
  const run = async () => {
    const { schedule, work, sent } = scene([fault(500), fault(500), fault(500)]);
    await schedule.run(work);
    return sent;
  };
  assert.equal(await run(), await run());
});

test.run();
