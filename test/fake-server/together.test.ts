import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { FakeServer } from "#src/fake-server/index";
import { ask, chatRows, KEY, pairRows, until, withFake } from "#test/fake-server/fake";

const test = suite("fake server: Together");

const MODEL = "meta-llama/Meta-Llama-3.1-8B-Instruct-Reference";

async function upload({ bases }: FakeServer, content: string): Promise<string> {
  const form = new FormData();
  form.set("purpose", "fine-tune");
  form.set("file_name", "train.jsonl");
  form.set("file", new File([content], "train.jsonl"));
  return (await ask(`${bases.together}/files/upload`, form)).body.id;
}

const settled = ({ bases }: FakeServer, id: string) =>
  until(
    async () => (await ask(`${bases.together}/files/${id}`)).body,
    ({ processing_status }) => ["COMPLETED", "INVALID_FORMAT"].includes(processing_status),
  );

test("a file is checked while it is asked after, and reported on", () =>
  withFake({}, async (server) => {
    const seen = await settled(server, await upload(server, chatRows(5)));
    assert.equal(
      seen.map(({ processing_status }) => processing_status),
      ["QUEUED", "RUNNING", "COMPLETED"],
    );
    assert.is(seen.at(-1).validation_report.dataset_format, "conversation");
    assert.is(seen.at(-1).LineCount, 5);
    const bad = (await settled(server, await upload(server, `${chatRows(2)}{"text":1}\n`))).at(-1);
    assert.is(bad.processing_status, "INVALID_FORMAT");
    assert.match(bad.validation_report.error, /line 3/);
    const pairs = (await settled(server, await upload(server, pairRows(4)))).at(-1);
    assert.is(pairs.validation_report.dataset_format, "preference_openai");
  }));

test("the way of Together's own client: first an address, then the content", () =>
  withFake({}, async (server) => {
    const query = "file_name=train.jsonl&file_type=jsonl&purpose=fine-tune";
    const told = await ask(`${server.bases.together}/files?${query}`, undefined, {
      method: "POST",
      redirect: "manual",
    });
    assert.is(told.status, 302);
    const put = await fetch(told.headers.get("location")!, { method: "PUT", body: chatRows(5) });
    assert.is(put.status, 200);
    const id = told.headers.get("x-together-file-id")!;
    assert.is((await ask(`${server.bases.together}/files/${id}/content`)).body, chatRows(5));
  }));

test("a job is priced, made, followed, and its model asked", () =>
  withFake({ answer: (_messages, { base }) => `from ${base}` }, async (server) => {
    const at = (path: string, body?: unknown) => ask(`${server.bases.together}/${path}`, body);
    const training_file = await upload(server, pairRows(8));
    const training_method = { method: "dpo", dpo_beta: 0.1 };
    const order = { model: MODEL, training_file, training_method, suffix: "r1", n_epochs: 2 };
    assert.is((await at("fine-tunes", order)).status, 400);
    const early = await at("fine-tunes/estimate-price", { training_file });
    assert.is(early.body.unavailable_reason, "train_file_not_validated");
    await settled(server, training_file);
    const price = await at("fine-tunes/estimate-price", { training_file, model: MODEL, n_epochs: 2, training_method });
    assert.ok(price.body.estimation_available && price.body.estimated_total_price > 0);
    const job = await at("fine-tunes", order);
    assert.is(job.body.status, "pending");
    const seen = await until(
      async () => (await at(`fine-tunes/${job.body.id}`)).body,
      ({ status }) => status === "completed",
    );
    assert.equal(
      seen.map(({ status }) => status),
      ["queued", "running", "running", "running", "compressing", "uploading", "completed"],
    );
    assert.is((await at("fine-tunes")).body.data[0].id, job.body.id);
    const events = (await at(`fine-tunes/${job.body.id}/events`)).body.data;
    assert.is(events.at(-1).type, "job_complete");
    assert.is((await at(`fine-tunes/${job.body.id}/checkpoints`)).body.data[0].step, 30);
    const { metrics } = (await at(`fine-tunes/${job.body.id}/metrics`)).body;
    assert.is(metrics.length, 30);
    assert.ok(metrics[29]["train/loss"] < metrics[0]["train/loss"] / 2);
    const model = job.body.model_output_name;
    assert.ok((await at("models")).body.some(({ id }: { id: string }) => id === model));
    const messages = [{ role: "user", content: "x" }];
    const reply = await at("chat/completions", { model, messages, max_tokens: 50 });
    assert.is(reply.body.choices[0].message.content, `from ${MODEL}`);
    assert.is((await at("chat/completions", { model: `${model}x`, messages })).status, 404);
  }));

test("cancelling, and orders that are refused", () =>
  withFake({}, async (server) => {
    const at = (path: string, body?: unknown) => ask(`${server.bases.together}/${path}`, body);
    const training_file = await upload(server, chatRows(8));
    await settled(server, training_file);
    const { id } = (await at("fine-tunes", { model: MODEL, training_file, hf_api_token: KEY })).body;
    const cancelled = await at(`fine-tunes/${id}/cancel`, {});
    assert.is(cancelled.body.status, "cancel_requested");
    assert.not.match(JSON.stringify(cancelled.body), KEY);
    assert.is((await at(`fine-tunes/${id}`)).body.status, "cancelled");
    assert.is((await at(`fine-tunes/${id}/cancel`, {})).status, 400);
    for (const [rest, status] of [
      [{ validation_file: null }, 400],
      [{ metadata: { run: "r" } }, 400],
      [{ training_method: { method: "dpo" } }, 400],
      [{ training_file: "file-none" }, 404],
    ] as const) {
      assert.is(
        (await at("fine-tunes", { model: MODEL, training_file, ...rest })).status,
        status,
        JSON.stringify(rest),
      );
    }
  }));

test.run();
