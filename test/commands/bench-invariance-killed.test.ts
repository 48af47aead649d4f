import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readScored } from "#benchmarks/invariance/scored/scored-file";
import { main } from "#src/commands/main";
import { fingerprint } from "#src/hash";
import { stream } from "#src/rng";
import { findPython } from "#src/sandbox/python/find-python";
import { fakeIo } from "#test/commands/fake-io";
import { invarianceStages } from "#test/commands/invariance-stages";
import { inScratch } from "#test/scratch";

const test = suite("an audit that is killed");
/** Kills; GRAPHSHIFT_KILLS asks for more. */
const KILLS = Number(process.env.GRAPHSHIFT_KILLS ?? 2);
const ARMS = ["direct", "code/javascript", "graph_as_code/javascript", ...(findPython() ? ["code/native"] : [])];

/** Kills of one audit at most; the next one is begun anew, so that all stages are met. */
const ROUND = 5;

test("at random moments of asking, running, scoring and counting ends in the same rows and tables", async () => {
  await inScratch(async (folder) => {
    const whole = join(folder, "whole");
    await prepare(whole);
    const began = performance.now();
    await invarianceStages(whole, ARMS);
    const lasts = performance.now() - began;
    const rng = stream(7, "kills");
    let early = 0;
    for (let left = KILLS; left > 0; left -= ROUND) {
      const killed = join(folder, `killed-${left}`);
      await prepare(killed);
      for (let kill = 0; kill < Math.min(left, ROUND); kill++) {
        if (await killAfter(rng.int(0, Math.ceil(lasts / 2)), killed)) early++;
      }
      await invarianceStages(killed, ARMS);
      assert.equal(rowsIn(killed), rowsIn(whole));
      assert.equal(tablesIn(killed), tablesIn(whole));
    }
    console.log(`${early} of ${KILLS} kills came before the end`);
  });
});

/** Starts the stages and kills them after so many milliseconds; false where they had ended. */
async function killAfter(milliseconds: number, dir: string): Promise<boolean> {
  const child = start(dir);
  await once(child, "message");
  const ended = once(child, "exit");
  await Promise.race([pause(milliseconds), ended]);
  const isEarly = child.exitCode === null;
  if (isEarly) child.kill("SIGKILL");
  else assert.is(child.exitCode, 0);
  await ended;
  return isEarly;
}

/** Data over which the programmer writes no program that loops, so that none runs out of time on a slow machine alone. */
async function prepare(dir: string): Promise<void> {
  const out = join(dir, "data", "graphqa");
  const io = fakeIo();
  const words = ["bench", "invariance", "prepare", "--dataset", "graphqa", "--count", "1", "--seed", "7", "--pilot"];
  assert.is(await main([...words, "--out", out], io), 0, io.said.err);
}

function start(dir: string) {
  return fork("test/commands/children/run-invariance.ts", [dir, ...ARMS], {
    execArgv: ["--conditions=@graphshift/source", "--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

function filesIn(dir: string, ending: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .sort();
}

/** Fingerprints of the rows by file: a difference of rows themselves would fill the screen. */
function rowsIn(dir: string) {
  const scored = join(dir, "scored");
  return filesIn(scored, ".jsonl.gz").map((name) => [name, fingerprint(readScored(join(scored, name)))]);
}

function tablesIn(dir: string) {
  const tables = join(dir, "tables");
  return filesIn(tables, ".csv").map((name) => [name, fingerprint(readFileSync(join(tables, name), "utf8"))]);
}

test.run();
