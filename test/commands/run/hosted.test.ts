import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Response } from "#eval/responses";
import type { FakeServer, FaultPlan } from "#src/fake-server/index";
import { readLines } from "#src/jsonl";
import { stream } from "#src/rng";
import {
  allFaults,
  type Ended,
  filesWith,
  KEY,
  runApart,
  runHere,
  type Size,
  withProvider,
  writeExperiment,
} from "#test/commands/run/hosted-lab";
import { inScratch } from "#test/scratch";

const test = suite("a hosted experiment");
/** Whether to take the time for a whole matrix, four by four: GRAPHSHIFT_SLOW=1. */
const slow = process.env.GRAPHSHIFT_SLOW === "1";
const size: Size = slow
  ? { settings: ["adjacency", "incident", "expert", "friendship"], train: 40, test: 24 }
  : { settings: ["incident", "friendship"], train: 20, test: 12 };
const items = (size.settings.length + 1) * size.settings.length * size.test;
/** Kills; GRAPHSHIFT_KILLS asks for more. */
const KILLS = Number(process.env.GRAPHSHIFT_KILLS ?? 3);
/** Requests that the scheduler has open at once at most. */
const OPEN = 64;

/** An experiment that nothing disturbed, one by one: where its server was, and its matrix. */
let calm = { port: 0, matrix: "" };
test.before(() =>
  inScratch((folder) =>
    disturbed(folder, undefined, 0, async ({ file, server }) => {
      const said = await runHere(file, join(folder, "run"), {});
      calm = { port: Number(new URL(server.url).port), matrix: requireSound(folder, said, server) };
    }),
  ),
);

interface Trial {
  /** The experiment's. */
  readonly file: string;
  run(killed?: number): Promise<Ended>;
  readonly server: FakeServer;
}

/** An experiment in a folder, at a server for the length of `use`. */
function disturbed(
  folder: string,
  plan: FaultPlan | undefined,
  port: number,
  use: (trial: Trial) => Promise<void>,
  how: "" | "batch" = "",
): Promise<void> {
  return withProvider(join(folder, "run"), port, plan, (server) => {
    const file = writeExperiment(join(folder, "hosted.yaml"), server, size);
    return use({ file, server, run: (killed) => runApart(file, join(folder, "run"), how, killed) });
  });
}

/**
 * What must hold of a finished run: each item recorded once, jobs and batches made once, and the key nowhere.
 *
 * @returns the matrix
 */
function requireSound(folder: string, said: string, server: FakeServer): string {
  const { jobs, duplicateJobs } = server.stats();
  assert.is(jobs["openai/fine_tuning"], size.settings.length);
  assert.is(duplicateJobs, 0);
  const keys = readLines<Response>(join(folder, "run", "responses.jsonl")).map(({ key }) => key);
  assert.is(keys.length, items, "a recorded reply was lost, or asked for again");
  assert.is(new Set(keys).size, items);
  assert.equal(filesWith(folder, KEY), []);
  assert.not.match(said, KEY);
  assert.match(
    readFileSync(join(folder, "run", "report", "index.html"), "utf8"),
    /How training went.*<title>.*ftjob-/s,
  );
  assert.match(said, /replies: .*\d from the record/);
  return readFileSync(join(folder, "run", "matrix.json"), "utf8");
}

/** Replies that were written and did not arrive, at most. */
function lostBy({ faults: met }: ReturnType<FakeServer["stats"]>): number {
  return (met["reset-after"] ?? 0) + (met.torn ?? 0) + (met.slow ?? 0) + (met["time-out"] ?? 0);
}

for (const how of ["", "batch"] as const) {
  const name = how === "batch" ? "in batches" : "one by one";

  test(`${name}: the same matrix with faults of all kinds in a fifth of the requests and without`, () =>
    inScratch((folder) =>
      disturbed(
        folder,
        allFaults,
        calm.port,
        async ({ file, server }) => {
          const said = await runHere(file, join(folder, "run"), { batch: how === "batch" });
          const matrix = requireSound(folder, said, server);
          assert.ok(matrix === calm.matrix, "another matrix");
          const { completions } = server.stats();
          assert.ok(completions - items <= lostBy(server.stats()), `${completions} of ${items}`);
        },
        how,
      ),
    ));

  test(`${name}: kill -9 at random moments, started again each time: nothing is asked or made twice`, () =>
    inScratch((folder) =>
      disturbed(
        folder,
        allFaults,
        calm.port,
        async ({ run, server }) => {
          const rng = stream(2, "hosted", how);
          let said = "";
          for (let kill = 0; kill < KILLS; kill++) {
            const before = recorded(folder);
            said += (await run(rng.int(500, 4000))).said;
            assert.equal(recorded(folder).slice(0, before.length), before, "what was recorded stays as it was");
          }
          const last = await run();
          assert.is(last.code, 0, last.said);
          const matrix = requireSound(folder, said + last.said, server);
          assert.ok(matrix === calm.matrix, "another matrix");
          const { completions } = server.stats();
          const most = items + lostBy(server.stats()) + (how === "batch" ? 0 : KILLS * OPEN);
          assert.ok(completions <= most, `${completions} completions, ${items} needed`);
        },
        how,
      ),
    ));
}

/** The whole lines of a run's record. */
function recorded(folder: string): string[] {
  const path = join(folder, "run", "responses.jsonl");
  return existsSync(path) ? readFileSync(path, "utf8").split("\n").slice(0, -1) : [];
}

test.run();
