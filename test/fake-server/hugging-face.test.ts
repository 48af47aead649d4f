import { readFileSync } from "node:fs";
import { join } from "node:path";
import { InferenceClient } from "@huggingface/inference";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { FakeServer } from "#src/fake-server/index";
import { ask, KEY, until, withFake } from "#test/fake-server/fake";
import { scratchFolders } from "#test/scratch";

const test = suite("fake server: Hugging Face");
const scratch = scratchFolders(test);

const MODEL = "meta-llama/Llama-3.1-8B-Instruct";
const question = { messages: [{ role: "user", content: "Hello" }], max_tokens: 50 };

/** Sends what is meant for Hugging Face to the server. */
function rerouted({ bases }: FakeServer): typeof fetch {
  return (input, init) => {
    const url = String(input)
      .replace("https://router.huggingface.co", bases.inferenceProviders)
      .replace("https://huggingface.co", bases.hub);
    return fetch(url, init);
  };
}

test("Hugging Face's own client reads a completion of an endpoint, and a stream", () =>
  withFake({}, async (server) => {
    const client = new InferenceClient(KEY);
    const place = { model: MODEL, endpointUrl: server.bases.inferenceProviders };
    const { choices, usage } = await client.chatCompletion({ ...place, ...question });
    assert.is(choices[0]!.message.content, `${MODEL} heard Hello`);
    assert.ok(usage.completion_tokens > 5);
    let text = "";
    for await (const chunk of client.chatCompletionStream({ ...place, ...question })) {
      text += chunk.choices[0]?.delta.content ?? "";
    }
    assert.is(text, `${MODEL} heard Hello`);
  }));

test("… and of a pinned provider, through hub and router", () =>
  withFake({}, async (server) => {
    const client = new InferenceClient(KEY, { fetch: rerouted(server) });
    for (const provider of ["together", "fireworks-ai", "hf-inference"] as const) {
      const { choices } = await client.chatCompletion({ model: MODEL, provider, ...question });
      assert.is(choices[0]!.message.content, `${MODEL} heard Hello`);
    }
    const routes = Object.keys(server.stats().requests);
    assert.ok(routes.includes("POST /router/{provider}/v1/chat/completions"), routes.join());
    const stranger = new InferenceClient("hf_wrong", { fetch: rerouted(server) });
    const error = await stranger.chatCompletion({ model: "a/b", provider: "together", ...question }).catch(String);
    assert.match(String(error), "not the server's");
  }));

test("who one is, and which machines there are", () =>
  withFake({}, async ({ bases }) => {
    assert.is((await ask(`${bases.hub}/api/whoami-v2`)).body.name, "fake");
    const { body } = await ask(`${bases.hub}/api/jobs/hardware`, undefined, { headers: { authorization: "" } });
    assert.ok(
      body.some(
        ({ name, unitCostUSD }: { name: string; unitCostUSD: number }) => name === "a10g-small" && unitCostUSD > 0,
      ),
    );
  }));

const order = {
  dockerImage: "huggingface/trl",
  command: ["trl", "sft", "--hub_model_id", "me/tuned", "--push_to_hub"],
  environment: {},
  secrets: { HF_TOKEN: KEY },
  flavor: "a10g-small",
  timeoutSeconds: 3600,
  labels: { run: "r1" },
};

test("a job runs, logs, and leaves the model that it was told to push", () =>
  withFake({}, async (server) => {
    const at = (path: string, body?: unknown) => ask(`${server.bases.hub}/api/jobs/me${path}`, body);
    const { body: job } = await at("", order);
    assert.is(job.status.stage, "SCHEDULING");
    assert.equal(job.secrets, ["HF_TOKEN"]);
    assert.equal(job.labels, { run: "r1" });
    const seen = await until(
      async () => (await at(`/${job.id}`)).body.status.stage,
      (stage) => stage === "COMPLETED",
    );
    assert.equal(seen, ["RUNNING", "RUNNING", "RUNNING", "COMPLETED"]);
    const log = (await at(`/${job.id}/logs`)).body as string;
    const lines = [...log.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data!));
    assert.is(lines.filter(({ data }) => data.includes("'loss'")).length, 3);
    assert.is((await at("")).body[0].id, job.id);
    const reply = await ask(`${server.bases.inferenceProviders}/v1/chat/completions`, {
      model: "me/tuned",
      ...question,
    });
    assert.is(reply.body.choices[0].message.content, "me/tuned heard Hello");
    const models = (await ask(`${server.bases.inferenceProviders}/v1/models`)).body.data;
    assert.ok(models.some(({ id }: { id: string }) => id === "me/tuned"));
  }));

test("a job's secrets are not kept, with a state file either", async () => {
  const state = join(scratch(), "state.jsonl");
  await withFake({ state }, async ({ bases }) => {
    assert.equal((await ask(`${bases.hub}/api/jobs/me`, order)).body.secrets, ["HF_TOKEN"]);
  });
  const kept = readFileSync(state, "utf8");
  assert.match(kept, "a10g-small");
  assert.not.match(kept, KEY);
});

test("a data set is made, filled by a commit, and known to the model of the job that mounts it", () =>
  withFake({ answer: (_messages, { base, training }) => `${base}: ${training}` }, async ({ bases }) => {
    const at = (path: string, body?: unknown) => ask(`${bases.hub}${path}`, body);
    assert.is((await at("/api/datasets/me/rows")).status, 404);
    const repo = { name: "rows", organization: "me", type: "dataset", visibility: "private" };
    assert.is((await at("/api/repos/create", repo)).body.id, "me/rows");
    assert.is((await at("/api/repos/create", repo)).status, 409);
    assert.is((await at("/api/datasets/me/rows")).body.id, "me/rows");
    const content = Buffer.from('{"prompt":"Zoë"}\n').toString("base64");
    const files = [{ path: "train.jsonl", size: 20, sample: content }];
    const { body } = await at("/api/datasets/me/rows/preupload/main", { files });
    assert.equal(body.files, [{ path: "train.jsonl", uploadMode: "regular" }]);
    const lines = [
      { key: "header", value: { summary: "rows" } },
      { key: "file", value: { path: "train.jsonl", content, encoding: "base64" } },
    ].map((line) => JSON.stringify(line));
    const commit = { method: "POST", body: lines.join("\n"), headers: { "content-type": "application/x-ndjson" } };
    assert.ok((await ask(`${bases.hub}/api/datasets/me/rows/commit/main`, undefined, commit)).body.commitOid);
    assert.is((await at("/datasets/me/rows/resolve/main/train.jsonl")).body, '{"prompt":"Zoë"}\n');
    const { body: job } = await at("/api/jobs/me", {
      ...order,
      command: ["sh", "-c", "trl sft --config trl.yaml"],
      environment: { CONFIG: "model_name_or_path: a/b\nhub_model_id: me/tuned\n" },
      volumes: [{ type: "dataset", source: "me/rows", mountPath: "/data", readOnly: true }],
    });
    await until(
      async () => (await at(`/api/jobs/me/${job.id}`)).body.status.stage,
      (stage) => stage === "COMPLETED",
    );
    const reply = await ask(`${bases.inferenceProviders}/v1/chat/completions`, { model: "me/tuned", ...question });
    assert.is(reply.body.choices[0].message.content, 'a/b: {"prompt":"Zoë"}\n');
  }));

test("cancelling, and orders that are refused", () =>
  withFake({}, async ({ bases }) => {
    const at = (path: string, body?: unknown) => ask(`${bases.hub}/api/jobs/me${path}`, body);
    const { id } = (await at("", order)).body;
    assert.is((await at(`/${id}/cancel`, {})).body.status.stage, "CANCELED");
    assert.is((await at(`/${id}/cancel`, {})).status, 400);
    assert.is((await ask(`${bases.hub}/api/jobs/other/${id}`)).status, 404);
    for (const wrong of [
      { flavor: "abacus" },
      { dockerImage: undefined },
      { spaceId: "me/space" },
      { timeout: 5 },
      { environment: { STEPS: 5 } },
    ]) {
      const { status, body } = await at("", { ...order, ...wrong });
      assert.is(status, 400, JSON.stringify(wrong));
      assert.type(body.error, "string");
    }
  }));

test.run();
