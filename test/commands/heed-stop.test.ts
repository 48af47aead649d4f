import { suite } from "uvu";
import * as assert from "uvu/assert";
import { heedStop } from "#src/commands/heed-stop";

const test = suite("commands/heed-stop");

test("a stop that comes while work never waits is heard at the next piece", async () => {
  const stop = new AbortController();
  await heedStop(stop);
  // As a signal of the system does: it is delivered when the event loop turns, not before.
  setImmediate(() => stop.abort(new Error("stopped by Ctrl-C")));
  for (let turn = 0; turn < 3; turn++) await Promise.resolve();
  assert.not(stop.signal.aborted);
  assert.match(String(await heedStop(stop).catch(String)), "stopped by Ctrl-C");
});

test.run();
