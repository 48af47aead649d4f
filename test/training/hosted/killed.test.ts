import { spawn } from "node:child_process";
import { once } from "node:events";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { scratchFolders } from "#test/scratch";
import { order, trainerAt, withServer, yes } from "#test/training/hosted/lab";

const test = suite("hosted jobs, killed");
const scratch = scratchFolders(test);

const source = ["--conditions=@graphshift/source", "--import", "tsx", "test/training/hosted/kill-at.ts"];

/** Request 1 uploads the file, 2 posts the job, 3 is the first look at it. */
const moments = [
  [1, "before"],
  [2, "before"],
  [2, "after"],
  [3, "after"],
] as const;

test("kill -9 at any moment: the same order goes on, and one job is made", async () => {
  await Promise.all(
    moments.map(([at, when]) =>
      withServer(async (server) => {
        const folder = scratch();
        const child = spawn(process.execPath, [...source, JSON.stringify(server.bases), folder, String(at), when]);
        const [, signal] = await once(child, "exit");
        assert.is(signal, "SIGKILL");
        const trainer = await trainerAt(server, "openai");
        // What was said yes to is not asked again, but before the intent was written there was nothing.
        const record = await trainer.tune(order("openai"), { folder, confirm: yes });
        assert.is(record.state, "done");
        const { jobs, requests } = server.stats();
        assert.equal(jobs, { "openai/fine_tuning": 1 }, `${when} request ${at}`);
        assert.is(requests["POST /v1/fine_tuning/jobs"], 1, `${when} request ${at}`);
        assert.is(requests["GET /v1/fine_tuning/jobs"] !== undefined, at === 2, `${when} request ${at}`);
      }),
    ),
  );
});

test.run();
