import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { stream } from "#src/rng";

const test = suite("serialization-invariance audit: kill -9");
const dir = mkdtempSync(join(tmpdir(), "graphshift-"));
test.after(() => rmSync(dir, { recursive: true }));

const AUDIT = fileURLToPath(import.meta.resolve("#test/benchmarks/invariance/plays/children/audit"));
/** Of sessions in a row. */
const KILLS = 2;
const FLAGS = ["--conditions=@graphshift/source", "--import", "tsx"];

/**
 * Runs a session of the audit over a folder.
 *
 * @param kill milliseconds after its beginning; undefined: it ends by itself
 * @returns its exit code; null where it was killed
 */
async function session(folder: string, kill?: number): Promise<number | null> {
  const child = spawn(process.execPath, [...FLAGS, AUDIT, folder], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  await Promise.race([once(child.stdout, "data"), ended]);
  if (kill !== undefined) {
    await Promise.race([pause(kill), ended]);
    child.kill("SIGKILL");
  }
  return (await ended)[0];
}

test("killed while asking, running and scoring, an audit resumed ends in the same bytes", async () => {
  const [whole, killed] = [join(dir, "whole"), join(dir, "killed")];
  const start = performance.now();
  assert.is(await session(whole), 0);
  const length = performance.now() - start;
  const rng = stream(0, "kills");
  const codes: (number | null)[] = [];
  for (let kill = 0; kill < KILLS; kill++) codes.push(await session(killed, rng.next() * length * 0.3));
  assert.ok(codes.includes(null), "one was killed at least");
  assert.is(await session(killed), 0);
  assert.equal(readFileSync(join(killed, "scored.jsonl.gz")), readFileSync(join(whole, "scored.jsonl.gz")));
});

test.run();
