import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import type { FakeServer } from "#src/fake-server/index";
import { ask, chatRows, withFake } from "#test/fake-server/fake";
import { scratchFolders } from "#test/scratch";

const test = suite("fake server: state and counters");
const scratch = scratchFolders(test);

async function upload({ bases }: FakeServer): Promise<string> {
  const form = new FormData();
  form.set("purpose", "fine-tune");
  form.set("file", new File([chatRows(10)], "t.jsonl"));
  return (await ask(`${bases.openai}/files`, form)).body.id;
}

test("files and jobs outlive the server where there is a state file, and new ones get other ids", async () => {
  const state = join(scratch(), "state.jsonl");
  let id = "";
  let file = "";
  await withFake({ state }, async (server) => {
    file = await upload(server);
    const job = { model: "gpt-4.1", training_file: file };
    id = (await ask(`${server.bases.openai}/fine_tuning/jobs`, job)).body.id;
    await ask(`${server.bases.openai}/fine_tuning/jobs/${id}`);
  });
  await withFake({ state }, async (server) => {
    const { body } = await ask(`${server.bases.openai}/fine_tuning/jobs/${id}`);
    assert.is(body.status, "running");
    assert.is((await ask(`${server.bases.openai}/files/${file}/content`)).body, chatRows(10));
    assert.is.not(await upload(server), file);
  });
  await withFake({}, async (server) => {
    assert.is((await ask(`${server.bases.openai}/fine_tuning/jobs/${id}`)).status, 404);
  });
});

test("counters over HTTP, without a key, are those of the handle", () =>
  withFake({}, async (server) => {
    await ask(`${server.bases.openai}/models`);
    await ask(`${server.bases.openai}/models`, undefined, { headers: { authorization: "Bearer wrong" } });
    const { body } = await ask(`${server.url}/__fake/stats`, undefined, { headers: { authorization: "" } });
    assert.equal(body, server.stats());
    assert.equal(body.requests, { "GET /v1/models": 2 });
    assert.equal(body.statuses, { 200: 1, 401: 1 });
    assert.is(body.badKeys, 1);
  }));

test("what there is not is 404, however it is spelt", () =>
  withFake({}, async ({ url, bases }) => {
    for (const path of [
      `${url}/v2/models`,
      `${bases.openai}/files/%zz`,
      `${bases.openai}/files/__proto__`,
      bases.hub,
    ]) {
      assert.is((await ask(path)).status, 404, path);
    }
    assert.is((await ask(`${bases.openai}/models`, {})).status, 404);
  }));

/** What this process has open, where the system tells. */
function openFiles(): readonly string[] {
  const folder = "/proc/self/fd";
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((one) => {
    const path = join(folder, one);
    // The folder itself was open while it was read, and no longer is.
    return existsSync(path) ? [readlinkSync(path)] : [];
  });
}

test("a port that is taken is told in one line, and the state file closed", () =>
  withFake({}, async ({ url }) => {
    const port = Number(new URL(url).port);
    const state = join(scratch(), "state.jsonl");
    const error = await withFake({ port, state }, async () => {}).catch((thrown) => thrown);
    assert.not(openFiles().includes(state));
    assert.instance(error, UserError);
    assert.match(error.message, new RegExp(`^--port: expected a free port, got ${port}, which is in use;`));
  }));

test("same seed, same ids; another seed, others", async () => {
  const idOf = async (seed: number) => {
    let id = "";
    await withFake({ seed }, async (server) => {
      id = await upload(server);
    });
    return id;
  };
  assert.is(await idOf(3), await idOf(3));
  assert.is.not(await idOf(3), await idOf(4));
});

test.run();
