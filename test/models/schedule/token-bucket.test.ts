import { suite } from "uvu";
import * as assert from "uvu/assert";
import { tokenBucket } from "#src/models/schedule/token-bucket";

const test = suite("token bucket");

test("allows everything until a limit is told", () => {
  const bucket = tokenBucket();
  for (let i = 0; i < 5; i++) assert.is(bucket.take(1e9, i), 0);
});

test("makes those wait that come after what remained, in turn, at the limit's rate", () => {
  const bucket = tokenBucket();
  bucket.observe({ limit: 60, remaining: 2 }, 0);
  assert.equal(
    [1, 2, 3, 4].map(() => bucket.take(1, 0)),
    [0, 0, 1000, 2000],
  );
  // Two seconds later what was taken in advance has been filled up.
  assert.is(bucket.take(1, 2000), 1000);
});

test("fills up to the limit and no further", () => {
  const bucket = tokenBucket();
  bucket.observe({ limit: 60, remaining: 0 }, 0);
  const waits = Array.from({ length: 61 }, () => bucket.take(1, 3_600_000));
  assert.is(waits.filter((wait) => wait === 0).length, 60);
});

test("what is under way is not counted twice when the server tells again", () => {
  const bucket = tokenBucket();
  bucket.observe({ limit: 100, remaining: 10 }, 0);
  for (let i = 0; i < 4; i++) bucket.take(1, 0);
  bucket.end(1);
  bucket.observe({ limit: 100, remaining: 5 }, 0);
  // Three are still out, so two are left.
  assert.is(bucket.take(1, 0), 0);
  assert.is(bucket.take(1, 0), 0);
  assert.ok(bucket.take(1, 0) > 0);
});

test("a window that resets earlier than a minute fills faster", () => {
  const bucket = tokenBucket();
  bucket.observe({ limit: 100, remaining: 0, reset: 1000 }, 0);
  assert.is(bucket.take(1, 0), 10);
});

test.run();
