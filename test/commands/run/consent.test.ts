import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { saysYes } from "#src/commands/agree";
import { main } from "#src/commands/main";
import { fakeIo } from "#test/commands/fake-io";
import { KEY, withProvider, writeExperiment } from "#test/commands/run/hosted-lab";
import { inScratch } from "#test/scratch";

const test = suite("what a run may send");
const size = { settings: ["incident", "friendship"], train: 20, test: 6 };

/** Types a run's command with a key or without, at a terminal where `answer` is said or at none. */
async function type(words: readonly string[], { key = true, answer }: { key?: boolean; answer?: string } = {}) {
  const { OPENAI_API_KEY: before } = process.env;
  if (key) process.env.OPENAI_API_KEY = KEY;
  else delete process.env.OPENAI_API_KEY;
  const io = fakeIo({ now: () => performance.now() });
  const asked = answer === undefined ? io : { ...io, ask: async () => answer };
  const code = await main(words, asked);
  if (before === undefined) delete process.env.OPENAI_API_KEY;
  else process.env.OPENAI_API_KEY = before;
  return { code, ...io.said };
}

test("no request is made without a yes, nor where a cost limit cannot be kept; then one yes is enough", () =>
  inScratch((folder) =>
    withProvider(join(folder, "run"), 0, undefined, async (server) => {
      const file = writeExperiment(join(folder, "hosted.yaml"), server, size);
      const run = ["run", file, "--out", join(folder, "run")];
      const silent = await type(run);
      assert.is(silent.code, 2);
      assert.match(silent.err, /on 20 rows .*\n.*cost of training: unknown/);
      assert.match(silent.err, /openai: expected a yes before anything is sent, got none; add --yes/);
      assert.is((await type(run, { answer: "n" })).code, 2);
      const limited = await type([...run, "--yes", "--max-cost", "1"]);
      assert.match(limited.err, /--max-cost: expected a known price for every model, got one that is unknown/);
      assert.equal(server.stats().requests, {});

      const keyless = await type([...run, "--yes"], { key: false });
      assert.match(keyless.err, /OPENAI_API_KEY: expected a key/);
      assert.equal(server.stats().requests, {});
      const finished = await type(run);
      assert.is(finished.code, 0, finished.err);
      const { jobs, duplicateJobs } = server.stats();
      assert.equal([jobs["openai/fine_tuning"], duplicateJobs], [2, 0]);
    }),
  ));

test("a yes at the terminal will do, and nothing else said there", async () => {
  const said = (answer: string) => saysYes({ ...fakeIo(), ask: async () => answer }, false);
  assert.equal(await Promise.all(["y", " Yes ", "n", "", "yes please"].map(said)), [true, true, false, false, false]);
  assert.equal([await saysYes(fakeIo(), false), await saysYes(fakeIo(), true)], [false, true]);
});

test.run();
