import OpenAI, { type APIError, toFile } from "openai";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { FakeServer, FaultName } from "#src/fake-server/index";
import { KEY, until, withFake } from "#test/fake-server/fake";

const test = suite("fake server: batches");

const clientOf = ({ bases }: FakeServer) => new OpenAI({ apiKey: KEY, baseURL: bases.openai, maxRetries: 0 });
const over = ({ status }: { status: string }) => ["completed", "failed", "expired", "cancelled"].includes(status);

const line = (id: string, rest: object = {}, body: object = {}) => ({
  custom_id: id,
  method: "POST",
  url: "/v1/chat/completions",
  body: { model: "gpt-4.1-mini", messages: [{ role: "user", content: id }], ...body },
  ...rest,
});

async function submit(client: OpenAI, lines: readonly object[], metadata?: Record<string, string>) {
  const content = lines.map((each) => `${JSON.stringify(each)}\n`).join("");
  const { id } = await client.files.create({ file: await toFile(Buffer.from(content), "in.jsonl"), purpose: "batch" });
  return client.batches.create({
    input_file_id: id,
    endpoint: "/v1/chat/completions",
    completion_window: "24h",
    ...(metadata && { metadata }),
  });
}

const settle = async (client: OpenAI, id: string) => (await until(() => client.batches.retrieve(id), over)).at(-1)!;

// biome-ignore lint/suspicious/noExplicitAny: rows as the API wrote them
async function rowsOf(client: OpenAI, id: string | null | undefined): Promise<any[]> {
  if (!id) return [];
  const text = await (await client.files.content(id)).text();
  return text
    .trimEnd()
    .split("\n")
    .map((row) => JSON.parse(row));
}

const twenty = Array.from({ length: 20 }, (_, i) => line(`q${i}`));

test("all requests are answered, in an order of the server's own, bad ones in the error file", () =>
  withFake({}, async (server) => {
    const client = clientOf(server);
    const batch = await submit(client, [...twenty, line("bad", {}, { temperature: 9 })], { run: "r1" });
    assert.is(batch.status, "validating");
    assert.equal(batch.metadata, { run: "r1" });
    const seen = await until(() => client.batches.retrieve(batch.id), over);
    assert.equal(
      seen.map(({ status }) => status),
      ["in_progress", "in_progress", "finalizing", "completed"],
    );
    const { output_file_id, error_file_id, request_counts } = seen.at(-1)!;
    assert.equal(request_counts, { total: 21, completed: 20, failed: 1 });
    const good = await rowsOf(client, output_file_id);
    const order = good.map(({ custom_id }) => custom_id);
    assert.not.equal(
      order,
      twenty.map(({ custom_id }) => custom_id),
    );
    assert.equal([...order].sort(), twenty.map(({ custom_id }) => custom_id).sort());
    for (const { custom_id, response, error } of good) {
      assert.is(error, null);
      assert.is(response.status_code, 200);
      assert.is(response.body.choices[0].message.content, `gpt-4.1-mini-2025-04-14 heard ${custom_id}`);
    }
    const [bad, ...none] = await rowsOf(client, error_file_id);
    assert.is(none.length, 0);
    assert.is(bad.custom_id, "bad");
    assert.is(bad.response.status_code, 400);
    assert.is(bad.response.body.error.param, "temperature");
    assert.is(server.stats().completions, 20);
    await client.batches.retrieve(batch.id);
    assert.is(server.stats().completions, 20);
  }));

test("a batch that is malformed fails, with lines and codes", () =>
  withFake({}, async (server) => {
    const client = clientOf(server);
    const faults = async (lines: readonly object[]) => {
      const batch = await settle(client, (await submit(client, lines)).id);
      assert.is(batch.status, "failed");
      return batch.errors!.data!.map((each) => [each.code, each.line]);
    };
    assert.equal(await faults([line("a"), line("b"), line("a")]), [["duplicate_custom_id", 3]]);
    assert.equal(await faults([line("a"), line("b", {}, { model: "gpt-4.1" })]), [["mismatched_model", 2]]);
    assert.equal(await faults([line("a", { url: "/v1/embeddings" })]), [["invalid_request", 1]]);
    assert.equal(await faults([line("a", { priority: 1 })]), [["invalid_request", 1]]);
    assert.equal(await faults([]), [["empty_file", null]]);
  }));

test("cancelling leaves what was done until then", () =>
  withFake({}, async (server) => {
    const client = clientOf(server);
    const { id } = await submit(client, twenty);
    await client.batches.retrieve(id);
    assert.is((await client.batches.cancel(id)).status, "cancelling");
    const batch = await settle(client, id);
    assert.is(batch.status, "cancelled");
    assert.is((await rowsOf(client, batch.output_file_id)).length, 10);
    const left = await rowsOf(client, batch.error_file_id);
    assert.ok(
      left.length === 10 && left.every(({ response, error }) => response === null && error.code === "batch_cancelled"),
    );
    assert.is(await client.batches.cancel(id).catch((error: APIError) => error.status), 409);
  }));

const planned = (kind: FaultName) => ({ faults: { seed: 1, share: 1, kinds: [kind] } });

test("one that expires keeps half", () =>
  withFake(planned("batch-expired"), async (server) => {
    const client = clientOf(server);
    const batch = await settle(client, (await submit(client, twenty)).id);
    assert.is(batch.status, "expired");
    const done = (await rowsOf(client, batch.output_file_id)).map(({ custom_id }) => custom_id);
    const left = await rowsOf(client, batch.error_file_id);
    assert.is(done.length, 10);
    assert.ok(left.every(({ error }) => error.code === "batch_expired"));
    assert.is(new Set([...done, ...left.map(({ custom_id }) => custom_id)]).size, 20);
    assert.is(server.stats().faults["batch-expired"], 1);
  }));

test("one without a success has no output file", () =>
  withFake(planned("batch-empty"), async (server) => {
    const client = clientOf(server);
    const batch = await settle(client, (await submit(client, twenty)).id);
    assert.is(batch.status, "completed");
    assert.is(batch.output_file_id, null);
    assert.is((await rowsOf(client, batch.error_file_id)).length, 20);
    assert.equal(batch.request_counts, { total: 20, completed: 0, failed: 20 });
  }));

test("the list pages, newest first", () =>
  withFake({}, async (server) => {
    const client = clientOf(server);
    const made = [];
    for (let i = 0; i < 3; i++) made.unshift((await submit(client, twenty)).id);
    const listed = [];
    for await (const { id } of client.batches.list({ limit: 2 })) listed.push(id);
    assert.equal(listed, made);
  }));

test.run();
