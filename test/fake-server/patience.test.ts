import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type FakeServer, type FaultName, type FaultPlan, faults } from "#src/fake-server/index";
import { ask, chatRows, type Got, withFake } from "#test/fake-server/fake";

const test = suite("fake server: a patient client");

const all = (Object.keys(faults) as FaultName[]).filter((name) => !("final" in faults[name]));
const plan: FaultPlan = { seed: 5, share: 0.2, kinds: all, retryAfter: 0, silence: 20 };

/** Asks until there is a good reply, and says how often it asked. */
async function patiently(asking: () => Promise<Got>): Promise<{ readonly got: Got; readonly times: number }> {
  for (let times = 1; times < 20; times++) {
    const got = await asking().catch(() => undefined);
    if (got && got.status < 300 && !got.body?.error?.message) return { got, times };
  }
  throw new Error("never well");
}

/** Replies to 300 prompts by the model of a job that is posted once, and found again if nobody says that it was made. */
async function experiment(server: FakeServer): Promise<readonly string[]> {
  const { openai } = server.bases;
  const upload = await patiently(() => {
    const form = new FormData();
    form.set("purpose", "fine-tune");
    form.set("file", new File([chatRows(10)], "t.jsonl"));
    return ask(`${openai}/files`, form);
  });
  const order = { model: "gpt-4.1", training_file: upload.got.body.id, metadata: { run: "r1" } };
  const tagged = () => patiently(() => ask(`${openai}/fine_tuning/jobs?metadata[run]=r1`));
  let found = (await tagged()).got.body.data;
  while (found.length === 0) {
    await ask(`${openai}/fine_tuning/jobs`, order).catch(() => undefined);
    found = (await tagged()).got.body.data;
  }
  let job = found[0];
  while (job.status !== "succeeded")
    job = (await patiently(() => ask(`${openai}/fine_tuning/jobs/${job.id}`))).got.body;
  return Promise.all(
    Array.from({ length: 300 }, async (_, i) => {
      const messages = [{ role: "user", content: `question ${i}` }];
      const { got } = await patiently(() =>
        ask(`${openai}/chat/completions`, { model: job.fine_tuned_model, messages }),
      );
      return got.body.choices[0].message.content as string;
    }),
  );
}

test("with a fifth of all requests going wrong, the replies are the same and no job is made twice", async () => {
  const answer = (messages: readonly { readonly content: string }[]) => `heard ${messages.at(-1)!.content}`;
  let calm: readonly string[] = [];
  await withFake({ answer }, async (server) => {
    calm = await experiment(server);
    assert.equal(server.stats().faults, {});
  });
  await withFake({ answer, faults: plan }, async (server) => {
    assert.equal(await experiment(server), calm);
    const { jobs, duplicateJobs, faults: suffered, repeatedCompletions } = server.stats();
    assert.equal(jobs, { "openai/fine_tuning": 1 });
    assert.is(duplicateJobs, 0);
    assert.ok(Object.keys(suffered).length > 9, Object.keys(suffered).join());
    // A reply that was lost, torn or half told was paid for, and is paid for again.
    assert.ok(repeatedCompletions > 5 && repeatedCompletions < 60, String(repeatedCompletions));
  });
});

test.run();
