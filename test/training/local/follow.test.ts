import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { readLines } from "#src/jsonl";
import { imitation } from "#src/onnx/index";
import { failure } from "#test/failure";
import { scratchFolders } from "#test/scratch";
import { toyCourse } from "#test/training/local/toy";
import { type FollowOptions, follow, type Wish } from "#training/local/follow";
import { lossesOf } from "#training/losses";

const test = suite("follow");

const folder = scratchFolders(test);

const run = (path: string, steps: number, options: Partial<FollowOptions> = {}) =>
  follow(toyCourse(steps), imitation, {
    folder: path,
    order: "a",
    threads: 1,
    tick: () => {},
    wish: () => "go",
    ...options,
  });
const weights = (path: string) => readFileSync(join(path, "model", "model.safetensors"));

const lossesIn = (path: string) => readFileSync(join(path, "losses.jsonl"), "utf8");

/** Wishes something after a number of steps. */
const after = (steps: number, what: Wish) => {
  let left = steps;
  return () => (--left === 0 ? what : "go");
};

test("the loss falls, and each step is told", async () => {
  const losses: number[] = [];
  let tokens = 0;
  const followed = await run(folder(), 150, {
    tick: (tick) => {
      losses.push(tick.loss);
      tokens += tick.tokens;
      assert.equal([tick.done, tick.total], [losses.length, 150]);
    },
  });
  assert.equal(followed, { steps: 150, tokens, done: true });
  assert.ok(losses[0]! > 2, `begins at ${losses[0]}`);
  assert.ok(losses.at(-1)! < 0.2, `ends at ${losses.at(-1)}`);
});

test("the loss of each tenth step before the last is written down", async () => {
  const path = folder();
  const told = new Map<number, number>();
  await run(path, 25, { tick: ({ done, loss }) => void told.set(done, loss) });
  const written = [5, 15, 25].map((step) => ({ step, loss: told.get(step) }));
  assert.equal(readLines(join(path, "losses.jsonl")), written);
  assert.equal(lossesOf(path), written);
  await run(path, 7, { order: "b" });
  assert.equal(
    lossesOf(path).map(({ step }) => step),
    [7],
    "another order's losses are kept",
  );
});

test("twice gives the same bits", async () => {
  const [a, b] = [folder(), folder()];
  await run(a, 30);
  await run(b, 30);
  assert.ok(weights(a).equals(weights(b)));
});

test("a run that was stopped ends in the bits of one that was not", async () => {
  const [whole, broken] = [folder(), folder()];
  const { tokens } = await run(whole, 60);
  for (const steps of [1, 7, 22, 4]) {
    const { done } = await run(broken, 60, { wish: after(steps, "stop") });
    assert.not.ok(done);
    assert.not.ok(existsSync(join(broken, "model")));
  }
  const ended = await run(broken, 60);
  assert.equal(ended, { steps: 60, tokens, done: true });
  assert.ok(weights(whole).equals(weights(broken)));
  assert.equal(readdirSync(broken).sort(), ["losses.jsonl", "model"]);
  assert.equal(lossesIn(broken), lossesIn(whole));
});

test("a run that was killed goes on from what it last saved", async () => {
  const [whole, broken] = [folder(), folder()];
  await run(whole, 60);
  const killed = new Error("killed");
  const die = (tick: { done: number }) => {
    if (tick.done === 37) throw killed;
  };
  assert.is(await failure(run(broken, 60, { wish: after(20, "save"), tick: die })), killed);
  const steps: number[] = [];
  await run(broken, 60, { tick: ({ done }) => void steps.push(done) });
  assert.is(steps[0], 21);
  assert.ok(weights(whole).equals(weights(broken)));
  assert.equal(lossesIn(broken), lossesIn(whole));
});

test("the state of another order is thrown away", async () => {
  const path = folder();
  await run(path, 60, { wish: after(9, "stop") });
  const first: number[] = [];
  await run(path, 60, { order: "b", wish: after(2, "stop"), tick: ({ done }) => void first.push(done) });
  assert.is(first[0], 1);
  assert.equal(readdirSync(path).sort(), ["losses.jsonl", "state-b.safetensors"]);
});

test("a damaged state is told and kept", async () => {
  const path = folder();
  writeFileSync(join(path, "state-a.safetensors"), "half a fi");
  const error = await failure(run(path, 60));
  assert.instance(error, UserError);
  assert.match(error.message, /state-a\.safetensors/);
});

test("a rate that is too high ends in one line", async () => {
  const error = await failure(
    follow(toyCourse(40, 1e20), imitation, {
      folder: folder(),
      order: "a",
      threads: 1,
      tick: () => {},
      wish: () => "go",
    }),
  );
  assert.instance(error, UserError);
  assert.match(error.message, /lower the rate/);
});

test.run();
