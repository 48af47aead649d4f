import { suite } from "uvu";
import * as assert from "uvu/assert";
import { askingSummary } from "#src/commands/run/asking-summary";
import { meter } from "#src/commands/run/meter";
import { ProviderError } from "#src/models/index";
import type { Text } from "#src/play";
import { fakeIo } from "#test/commands/fake-io";

const test = suite("how the asking goes");
const usage = { promptTokens: 600, replyTokens: 20, reasoningTokens: 5 };
const reply: Text = { kind: "text", text: "yes", finish: "stop", usage };

/** A meter of a run of 1,000 replies, and the lines that it told. */
function metered({ live = false, paying = true }) {
  const time = { now: 0 };
  const spending = paying ? { spent: 0.25, unpriced: 0 } : undefined;
  const told: string[] = [];
  const io = fakeIo({ live, now: () => time.now });
  return { time, told, one: meter(io, { total: 1000, spending, tell: (line) => told.push(line) }) };
}

test("one line: replies, rate, time left, cost, repetitions; replies on record do not make the rate", () => {
  const { one, time } = metered({ live: true });
  assert.is(one.line(), undefined);
  for (let i = 0; i < 300; i++) one.count(reply, "record");
  assert.is(one.line(), "300 of 1,000 replies");
  for (let i = 0; i < 100; i++) one.count(reply, i < 90 ? "asked" : "again");
  time.now = 4000;
  one.retrying(new ProviderError("openai: 429"));
  assert.is(
    one.line(),
    "400 of 1,000 replies · 25 a second · 24 s left to ask · cost $0.25 · 1 sent again (openai: 429)",
  );
});

test("told once in ten seconds at most, and never where a terminal shows it or nothing is paid", () => {
  const shown = [{}, { live: true }, { paying: false }].map((facts) => {
    const { one, time, told } = metered(facts);
    for (let second = 1; second <= 40; second++) {
      time.now = 1000 * second;
      one.retrying(new ProviderError("openai: 500"));
      one.count(reply, "asked");
    }
    return told.length;
  });
  assert.equal(shown, [4, 0, 0]);
});

test("in the end: where replies came from, tokens with reasoning apart, and what was paid; unknown is not free", () => {
  const { one } = metered({});
  assert.equal(askingSummary(one, undefined), []);
  one.count(reply, "record");
  assert.equal(askingSummary(one, undefined), ["replies: 0 asked, 1 from the record"]);
  for (let i = 0; i < 2; i++) one.count(reply, "asked");
  one.count({ kind: "text", text: "", finish: "stop" }, "again");
  one.retrying(new ProviderError("openai: 500"));
  const replies = "replies: 2 asked, 1 asked again, 1 from the record, 1 requests sent again";
  const tokens = "tokens: 1,200 sent, 40 written (10 of them reasoning), those of 1 replies not counted";
  assert.equal(askingSummary(one, undefined), [replies, tokens]);
  const paid = (spent: number, unpriced: number) => askingSummary(one, { spent, unpriced })[2];
  assert.is(paid(1.5, 0), "paid for replies: $1.50");
  assert.is(paid(0, 3), "paid for replies: unknown");
  assert.is(paid(1.5, 3), "paid for replies: $1.50 and 3 requests of unknown price");
});

test.run();
