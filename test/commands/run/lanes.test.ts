import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inLanes } from "#src/commands/run/lanes";
import { failure } from "#test/failure";

const test = suite("lanes");
const pause = () => new Promise((done) => setTimeout(done, 1));

test("never more at a time than lanes, begun in order, all done", async () => {
  let open = 0;
  let most = 0;
  const begun: number[] = [];
  const jobs = Array.from({ length: 7 }, (_, i) => async () => {
    begun.push(i);
    most = Math.max(most, ++open);
    for (let j = 0; j <= i % 3; j++) await pause();
    open--;
  });
  await inLanes(2, jobs);
  assert.equal(begun, [0, 1, 2, 3, 4, 5, 6]);
  assert.is(most, 2);
});

test("after a failure nothing new is begun, and what is under way is waited for", async () => {
  const events: string[] = [];
  const slow = async () => {
    await pause();
    await pause();
    events.push("slow done");
  };
  const failing = async () => {
    events.push("failing");
    throw new Error("broken");
  };
  const never = async () => void events.push("never");
  const error = await failure(inLanes(2, [slow, failing, never, never]));
  assert.is(error.message, "broken");
  assert.equal(events, ["failing", "slow done"]);
});

test.run();
