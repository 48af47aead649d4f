import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { budget } from "#src/models/schedule/budget";
import { stream } from "#src/rng";
import { failure } from "#test/failure";

const test = suite("budget");

test("what is set aside counts until it is known what it cost", async () => {
  const money = budget(1);
  const end = await money.hold(0.6);
  let second = false;
  const held = money.hold(0.6).then((finish) => {
    second = true;
    return finish;
  });
  await Promise.resolve();
  assert.not.ok(second);
  end(0.1);
  (await held)(0.2);
  assert.ok(Math.abs(money.spent - 0.3) < 1e-12);
});

test("once nothing under way could make room, it stops with what was spent", async () => {
  const money = budget(0.5);
  (await money.hold(0.4))(0.4);
  const error = await failure(money.hold(0.2));
  assert.instance(error, UserError);
  assert.match(
    error.message,
    /^cost: expected to stay within \$0\.50, got a request for up to \$0\.20 with \$0\.10 left/,
  );
  assert.match(error.message, "type the same command");
  (await money.hold(0.1))(0);
});

test("a wait ends with the signal's reason, and takes nothing", async () => {
  const money = budget(1);
  const end = await money.hold(1);
  const stop = new AbortController();
  const waiting = failure(money.hold(1, stop.signal));
  stop.abort(new Error("stopped"));
  assert.is((await waiting).message, "stopped");
  end(0);
  (await money.hold(1))(0);
});

test("is never exceeded by many at once, and is used up", async () => {
  const rng = stream(3, "budget");
  for (const limit of [0.5, 3, 10]) {
    const money = budget(limit);
    const spend = async () => {
      const end = await money.hold(0.1);
      await Promise.resolve();
      end(rng.next() * 0.1);
    };
    const ends = await Promise.allSettled(Array.from({ length: 500 }, spend));
    assert.ok(money.spent <= limit, `${money.spent} of ${limit}`);
    assert.ok(money.spent > limit - 0.1);
    assert.ok(ends.some(({ status }) => status === "rejected"));
  }
});

test.run();
