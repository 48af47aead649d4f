import OpenAI, { type APIError, toFile } from "openai";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { FakeServer } from "#src/fake-server/index";
import { ask, chatRows, KEY, pairRows, until, withFake } from "#test/fake-server/fake";

const test = suite("fake server: OpenAI's files and fine-tunes");

const clientOf = ({ bases }: FakeServer) => new OpenAI({ apiKey: KEY, baseURL: bases.openai, maxRetries: 0 });
const over = ({ status }: { status: string }) => ["succeeded", "failed", "cancelled"].includes(status);

async function upload(client: OpenAI, content: string): Promise<string> {
  return (await client.files.create({ file: await toFile(Buffer.from(content), "train.jsonl"), purpose: "fine-tune" }))
    .id;
}

test("files come back as they were sent, are listed, and deleted", () =>
  withFake({}, async (server) => {
    const client = clientOf(server);
    const content = `{"text":"Zo\\"ë \u2028 🙂"}\n`;
    const id = await upload(client, content);
    const file = await client.files.retrieve(id);
    assert.is(file.bytes, Buffer.byteLength(content));
    assert.is(file.purpose, "fine-tune");
    assert.is(await (await client.files.content(id)).text(), content);
    const listed = [];
    for await (const each of client.files.list({ purpose: "fine-tune" })) listed.push(each.id);
    assert.equal(listed, [id]);
    assert.ok((await client.files.delete(id)).deleted);
    const gone = await client.files.retrieve(id).catch((error: APIError) => error.status);
    assert.is(gone, 404);
    const form = new FormData();
    form.set("purpose", "fine-tune");
    form.set("file", new File(["x"], "train.txt"));
    assert.is((await ask(`${server.bases.openai}/files`, form)).status, 400);
    form.set("file", new File(["x"], "train.jsonl"));
    form.set("colour", "blue");
    assert.is((await ask(`${server.bases.openai}/files`, form)).body.error.param, "colour");
  }));

test("a job goes from validation to a model that answers and knows its training data", () =>
  withFake(
    { answer: (_messages, { base, training }) => `from ${base}, ${training?.split("\n").length} lines` },
    async (server) => {
      const client = clientOf(server);
      const training_file = await upload(client, chatRows(12));
      const job = await client.fineTuning.jobs.create({
        model: "gpt-4.1-mini",
        training_file,
        suffix: "incident",
        seed: 3,
        metadata: { run: "r1" },
        method: { type: "supervised", supervised: { hyperparameters: { n_epochs: 2 } } },
      });
      assert.is(job.status, "validating_files");
      assert.is(job.fine_tuned_model, null);
      assert.equal(job.metadata, { run: "r1" });
      const seen = await until(() => client.fineTuning.jobs.retrieve(job.id), over);
      assert.equal(
        seen.map(({ status }) => status),
        ["queued", "running", "running", "running", "succeeded"],
      );
      const model = seen.at(-1)!.fine_tuned_model!;
      assert.match(model, /^ft:gpt-4\.1-mini-2025-04-14:fake:incident:/);
      const ids = [];
      for await (const { id } of client.models.list()) ids.push(id);
      assert.ok(ids.includes(model));
      const reply = await client.chat.completions.create({ model, messages: [{ role: "user", content: "?" }] });
      assert.is(reply.choices[0]!.message.content, "from gpt-4.1-mini-2025-04-14, 13 lines");
      assert.is(reply.model, model);
      await followsEvents(client, job.id, model);
    },
  ));

async function followsEvents(client: OpenAI, id: string, model: string): Promise<void> {
  const events = [];
  for await (const event of client.fineTuning.jobs.listEvents(id, { limit: 7 })) events.push(event);
  assert.is(new Set(events.map((event) => event.id)).size, events.length);
  const losses = events
    .filter(({ type }) => type === "metrics")
    .map(({ data }) => (data as { train_loss: number }).train_loss)
    .reverse();
  assert.is(losses.length, 30);
  assert.ok(losses.at(-1)! < losses[0]! / 2);
  const checkpoints = [];
  for await (const each of client.fineTuning.jobs.checkpoints.list(id)) checkpoints.push(each);
  assert.equal(
    checkpoints.map(({ step_number }) => step_number),
    [30, 20, 10],
  );
  assert.is(checkpoints[0]!.fine_tuned_model_checkpoint, model);
  const { fine_tuned_model_checkpoint: early } = checkpoints[2]!;
  const reply = await client.chat.completions.create({ model: early, messages: [{ role: "user", content: "?" }] });
  assert.is(reply.model, early);
}

test("jobs are listed newest first, by page and by metadata", () =>
  withFake({}, async (server) => {
    const client = clientOf(server);
    const training_file = await upload(client, chatRows(10));
    const create = (run: string) =>
      client.fineTuning.jobs.create({ model: "gpt-4.1-nano", training_file, metadata: { run } });
    const made = [await create("a"), await create("b"), await create("a")].map(({ id }) => id);
    const listed = [];
    for await (const { id } of client.fineTuning.jobs.list({ limit: 2 })) listed.push(id);
    assert.equal(listed, [...made].reverse());
    const tagged = [];
    for await (const { id } of client.fineTuning.jobs.list({ metadata: { run: "a" } })) tagged.push(id);
    assert.equal(tagged, [made[2], made[0]]);
    assert.is(server.stats().jobs["openai/fine_tuning"], 3);
    assert.is(server.stats().duplicateJobs, 1);
  }));

test("cancel, pause and resume, each only where it may be", () =>
  withFake({}, async (server) => {
    const client = clientOf(server);
    const training_file = await upload(client, pairRows(10));
    const { id } = await client.fineTuning.jobs.create({
      model: "gpt-4o-mini",
      training_file,
      method: { type: "dpo", dpo: { hyperparameters: { beta: 0.1 } } },
    });
    const refused = await client.fineTuning.jobs.pause(id).catch((error: APIError) => error.status);
    assert.is(refused, 400);
    await client.fineTuning.jobs.retrieve(id);
    await client.fineTuning.jobs.retrieve(id);
    const status = (job: { status: string }) => job.status as string;
    assert.is(status(await client.fineTuning.jobs.pause(id)), "paused");
    assert.is(status(await client.fineTuning.jobs.retrieve(id)), "paused");
    assert.is(status(await client.fineTuning.jobs.resume(id)), "running");
    assert.is(status(await client.fineTuning.jobs.cancel(id)), "cancelled");
    assert.is(status(await client.fineTuning.jobs.retrieve(id)), "cancelled");
    assert.is(await client.fineTuning.jobs.cancel(id).catch((error: APIError) => error.status), 400);
  }));

test("bad data fails in validation, with the line", () =>
  withFake({}, async (server) => {
    const client = clientOf(server);
    const fate = async (content: string, type: "supervised" | "dpo") => {
      const training_file = await upload(client, content);
      const { id } = await client.fineTuning.jobs.create({ model: "gpt-4.1", training_file, method: { type } });
      return (await until(() => client.fineTuning.jobs.retrieve(id), over)).at(-1)!;
    };
    const short = await fate(chatRows(9), "supervised");
    assert.is(short.status, "failed");
    assert.match(short.error!.message, /9 rows; at least 10/);
    assert.match((await fate(`${chatRows(10)}{"messages":[]}\n`, "supervised")).error!.message, /Line 11/);
    assert.match((await fate(chatRows(10), "dpo")).error!.message, /Line 1 /);
    assert.match((await fate(`\uFEFF${chatRows(10)}`, "supervised")).error!.message, /Line 1 .*no JSON/);
    assert.is((await fate(pairRows(10), "dpo")).status, "succeeded");
  }));

test("orders that the reference does not allow are refused, by field", () =>
  withFake({}, async (server) => {
    const client = clientOf(server);
    const training_file = await upload(client, chatRows(10));
    const post = (rest: object) =>
      ask(`${server.bases.openai}/fine_tuning/jobs`, { model: "gpt-4.1", training_file, ...rest });
    for (const [rest, param] of [
      [{ epochs: 3 }, "epochs"],
      [{ suffix: "x".repeat(65) }, "suffix"],
      [{ seed: 2 ** 31 }, "seed"],
      [{ model: "gpt-5" }, "model"],
      [{ training_file: "file-none" }, "training_file"],
      [{ method: { type: "supervised", dpo: {} } }, "method.dpo"],
      [{ metadata: Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`k${i}`, "v"])) }, "metadata"],
      [{ hyperparameters: null }, "hyperparameters"],
    ] as const) {
      const { status, body } = await post(rest);
      assert.is(status, 400, param);
      assert.is(body.error.param, param);
    }
    assert.is((await post({ suffix: null, validation_file: null })).status, 200);
    assert.is(server.stats().jobs["openai/fine_tuning"], 1);
  }));

test("jobs get on by a clock too", () =>
  withFake({ pace: { milliseconds: 5 } }, async (server) => {
    const client = clientOf(server);
    const training_file = await upload(client, chatRows(10));
    const { id } = await client.fineTuning.jobs.create({ model: "gpt-4.1", training_file });
    await new Promise((later) => setTimeout(later, 60));
    assert.is((await client.fineTuning.jobs.retrieve(id)).status, "succeeded");
  }));

test.run();
