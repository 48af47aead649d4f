import { suite } from "uvu";
import * as assert from "uvu/assert";
import { congestion } from "#src/models/schedule/congestion";

const test = suite("congestion");
const succeed = (load: ReturnType<typeof congestion>, count: number, latency = 100) => {
  for (let i = 0; i < count; i++) load.succeeded(latency);
};

test("doubles with each window until the ceiling", () => {
  const load = congestion(64);
  const limits = [load.limit];
  for (let window = 0; window < 4; window++) {
    succeed(load, load.limit);
    limits.push(load.limit);
  }
  assert.equal(limits, [8, 16, 32, 64, 64]);
  assert.is(congestion(3).limit, 3);
});

test("halves once for a burst of refusals, and grows by one a window after it", () => {
  const load = congestion(64);
  succeed(load, 24);
  assert.is(load.limit, 32);
  for (let i = 0; i < 20; i++) load.refused(1000, 2000);
  assert.is(load.limit, 16);
  succeed(load, 17);
  assert.is(load.limit, 17);
  load.refused(2500, 3000);
  assert.is(load.limit, 8);
});

test("never falls under one", () => {
  const load = congestion(64);
  for (let i = 1; i < 20; i++) load.refused(i, i);
  assert.is(load.limit, 1);
});

test("replies several times as slow as the best take a tenth; quick ones take nothing, however they vary", () => {
  const slow = congestion(32);
  succeed(slow, 24, 2000);
  assert.is(slow.limit, 32);
  succeed(slow, 32, 9000);
  assert.is(slow.limit, 28);
  const quick = congestion(32);
  succeed(quick, 24, 5);
  succeed(quick, 64, 900);
  assert.is(quick.limit, 32);
});

test("settles at a server's own limit, from above and from below", () => {
  const capacity = 20;
  const load = congestion(256);
  const seen: number[] = [];
  for (let now = 0; now < 4000; now += 10) {
    const open = load.limit;
    for (let i = 0; i < open; i++) {
      if (i < capacity) load.succeeded(100);
      else load.refused(now, now + 5);
    }
    seen.push(open);
  }
  const late = seen.slice(-200);
  assert.ok(Math.max(...late) <= capacity + 2, `up to ${Math.max(...late)}`);
  const mean = late.reduce((sum, limit) => sum + limit, 0) / late.length;
  assert.ok(mean > 0.65 * capacity, `${mean} on average`);
});

test.run();
