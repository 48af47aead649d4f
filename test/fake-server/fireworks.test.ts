import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { FakeServer } from "#src/fake-server/index";
import { ask, chatRows, type Got, pairRows, until, withFake } from "#test/fake-server/fake";

const test = suite("fake server: Fireworks");

const BASE = "accounts/fireworks/models/llama-v3p1-8b-instruct";
const over = ({ state }: Got["body"]) => /COMPLETED|FAILED|CANCELLED/.test(state);

function account({ bases }: FakeServer) {
  return (path: string, body?: unknown, init?: RequestInit) =>
    ask(`${bases.fireworks}/v1/accounts/me/${path}`, body, init);
}

async function upload(server: FakeServer, datasetId: string, content: string): Promise<void> {
  const at = account(server);
  await at("datasets", { datasetId, dataset: { userUploaded: {} } });
  const form = new FormData();
  form.set("file", new File([content], "train.jsonl"));
  await at(`datasets/${datasetId}:upload`, form);
}

test("a dataset is made, filled and found; names are taken once", () =>
  withFake({}, async (server) => {
    const at = account(server);
    const dataset = { datasetId: "train", dataset: { userUploaded: {}, format: "CHAT", displayName: null } };
    assert.is((await at("datasets", dataset)).body.state, "UPLOADING");
    assert.is((await at("datasets/train:validateUpload", {})).status, 400);
    assert.is((await at("datasets", dataset)).status, 409);
    await upload(server, "train", chatRows(4));
    assert.equal((await at("datasets/train:validateUpload", {})).body, {});
    const { body } = await at("datasets/train");
    assert.is(body.state, "READY");
    assert.is(body.name, "accounts/me/datasets/train");
    assert.is(body.exampleCount, "4");
    const unknown = await at("datasets", { datasetId: "b", dataset: { rows: 1 } });
    assert.is(unknown.body.code, 3);
    assert.is((await at("datasets/none")).body.code, 5);
  }));

test("a supervised job under an id of the client's choice, once", () =>
  withFake({ answer: (_messages, { base }) => `from ${base}` }, async (server) => {
    const at = account(server);
    await upload(server, "train", chatRows(4));
    const order = { dataset: "accounts/me/datasets/train", baseModel: BASE, outputModel: "r1-incident", epochs: 1 };
    const jobs = "supervisedFineTuningJobs";
    const made = await at(`${jobs}?supervisedFineTuningJobId=r1`, order);
    assert.is(made.body.name, `accounts/me/${jobs}/r1`);
    assert.is(made.body.state, "JOB_STATE_CREATING");
    const again = await at(`${jobs}?supervisedFineTuningJobId=r1`, order);
    assert.is(again.status, 409);
    assert.is(again.body.code, 6);
    const seen = await until(async () => (await at(`${jobs}/r1`)).body, over);
    assert.is(seen.at(-1).state, "JOB_STATE_COMPLETED");
    assert.is(seen.at(-1).jobProgress.percent, 100);
    const model = seen.at(-1).outputModel;
    assert.is(model, "accounts/me/models/r1-incident");
    const models = (await ask(`${server.bases.fireworksInference}/models`)).body.data;
    assert.ok(models.some(({ id }: { id: string }) => id === model));
    const reply = await ask(`${server.bases.fireworksInference}/chat/completions`, {
      model,
      messages: [{ role: "user", content: "x" }],
    });
    assert.is(reply.body.choices[0].message.content, `from ${BASE}`);
    assert.is(server.stats().jobs["fireworks/supervisedFineTuningJobs"], 1);
  }));

test("a job on preferences; bad data fails it", () =>
  withFake({}, async (server) => {
    const at = account(server);
    await upload(server, "pairs", pairRows(4));
    await upload(server, "rows", chatRows(4));
    const create = (dataset: string, rest: object = {}) =>
      at("dpoJobs", {
        dataset,
        trainingConfig: { baseModel: BASE },
        lossConfig: { method: "DPO", klBeta: 0.1 },
        ...rest,
      });
    const fate = async (dataset: string) => {
      const { name } = (await create(dataset)).body;
      return (await until(async () => (await ask(`${server.bases.fireworks}/v1/${name}`)).body, over)).at(-1);
    };
    assert.is((await fate("pairs")).state, "JOB_STATE_COMPLETED");
    const failed = await fate("rows");
    assert.is(failed.state, "JOB_STATE_FAILED");
    assert.match(failed.status.message, /line 1/);
    assert.is((await create("pairs", { trainingConfig: {} })).status, 400);
    assert.is((await create("pairs", { lossConfig: { beta: 1 } })).status, 400);
    assert.is((await create("none")).status, 404);
    const page = await at("dpoJobs?pageSize=1");
    assert.is(page.body.dpoJobs.length, 1);
    assert.is(page.body.totalSize, 2);
    const rest = await at(`dpoJobs?pageSize=1&pageToken=${page.body.nextPageToken}`);
    assert.is(rest.body.nextPageToken, "");
    assert.is.not(rest.body.dpoJobs[0].name, page.body.dpoJobs[0].name);
  }));

test("cancelling and deleting", () =>
  withFake({}, async (server) => {
    const at = account(server);
    await upload(server, "train", chatRows(4));
    const job = "supervisedFineTuningJobs/r1";
    await at("supervisedFineTuningJobs?supervisedFineTuningJobId=r1", { dataset: "train", baseModel: BASE });
    assert.is((await at(`${job}:resume`, {})).status, 400);
    assert.is((await at(`${job}:cancel`, {})).status, 200);
    assert.is((await at(job)).body.state, "JOB_STATE_CANCELLED");
    assert.is((await at(job, undefined, { method: "DELETE" })).status, 200);
    assert.is((await at(job)).status, 404);
  }));

test.run();
