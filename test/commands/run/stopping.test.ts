import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { main } from "#src/commands/main";
import { sha256 } from "#src/hash";
import { stream } from "#src/rng";
import { fakeIo } from "#test/commands/fake-io";
import { inScratch, scratchFolders } from "#test/scratch";

const test = suite("stopping and equality");
const settings = ["incident", "friendship"];

function start(dir: string, ...more: string[]): ChildProcess {
  const words = ["src/cli.ts", "run", "examples/tiny.yaml", "--out", dir, ...more];
  return spawn(process.execPath, [...process.execArgv, ...words], { stdio: ["ignore", "ignore", "pipe"] });
}

async function finish(dir: string, ...more: string[]): Promise<void> {
  const child = start(dir, ...more);
  let said = "";
  child.stderr!.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(child, "exit");
  assert.is(code, 0, said);
}

/** All that must be equal: the matrix, and the weights of each model. */
function results(dir: string): string[] {
  const files = ["matrix.json", ...settings.map((name) => join("models", name, "3", "model", "model.safetensors"))];
  return files.map((file) => `${file} ${sha256(readFileSync(join(dir, file)))}`);
}

/** A run that nothing disturbed. */
const calm = scratchFolders(test)();
test.before(() => finish(calm, "--threads", "1"));

/** A number of lines of progress, then a moment: so that kills fall into all stages, however fast the machine is. */
async function moment(child: ChildProcess, lines: number, milliseconds: number): Promise<void> {
  let left = lines;
  const told = new Promise<void>((done) => {
    child.stderr!.on("data", (chunk: Buffer) => {
      left -= chunk.toString().split("\n").length - 1;
      if (left <= 0) setTimeout(done, milliseconds);
    });
  });
  await Promise.race([once(child, "exit"), told]);
}

test("twice, with one lane and with two: equal weights and an equal matrix", () =>
  inScratch(async (dir) => {
    await finish(join(dir, "two"), "--threads", "2");
    assert.equal(results(join(dir, "two")), results(calm));
  }));

test("kill -9 at ten random moments, started again each time: the same in the end", () =>
  inScratch(async (dir) => {
    const rng = stream(1, "kills");
    for (let kill = 0; kill < 10; kill++) {
      const child = start(dir);
      await moment(child, rng.int(1, 5), rng.int(0, 300));
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    }
    await finish(dir);
    assert.equal(results(dir), results(calm));
  }));

test("stopped in the middle of asking and of tuning, it goes on where it was", () =>
  inScratch(async (dir) => {
    const stop = new AbortController();
    const io = fakeIo({ signal: stop.signal });
    const err = io.err;
    const watched = {
      ...io,
      err: (text: string) => {
        err(text);
        if (text.includes("tuning on incident 50%")) stop.abort();
      },
    };
    const run = ["run", "examples/tiny.yaml", "--threads", "1", "--out", dir];
    assert.is(await main(run, watched), 1);
    assert.match(io.said.err, /stopped; type the same command to go on/);
    assert.not.ok(existsSync(join(dir, "matrix.json")));
    const recorded = readFileSync(join(dir, "responses.jsonl"), "utf8");
    const again = fakeIo();
    assert.is(await main(run, again), 0);
    assert.ok(readFileSync(join(dir, "responses.jsonl"), "utf8").startsWith(recorded), "recorded replies are kept");
    assert.equal(results(dir), results(calm));
  }));

test("a torn last line of the log is dropped and told; damage elsewhere stops everything and changes nothing", () =>
  inScratch(async (dir) => {
    const run = ["run", "examples/tiny.yaml", "--threads", "1", "--out", dir];
    cpSync(calm, dir, { recursive: true });
    const log = join(dir, "responses.jsonl");
    appendFileSync(log, '{"schema":1,"key":"ab');
    const io = fakeIo();
    assert.is(await main(["rescore", dir], io), 0);
    assert.match(io.said.err, /the last line was cut off in writing \(21 bytes\); it is dropped/);
    assert.match(io.said.out, /6 cells, 0 changed/);
    const lines = readFileSync(log, "utf8").split("\n");
    writeFileSync(log, `${lines.slice(0, -2).join("\n")}\n`);
    const unfinished = fakeIo();
    assert.is(await main(["report", dir], unfinished), 2);
    assert.match(unfinished.said.err, /expected replies to 24 items, got none to 1; type the run's command again/);
    const damaged = [lines[0], "{broken", ...lines.slice(2)].join("\n");
    writeFileSync(log, damaged);
    const refused = fakeIo();
    assert.is(await main(run, refused), 2);
    assert.match(refused.said.err, /responses\.jsonl:2: expected one JSON value, got "\{broken"/);
    assert.is(readFileSync(log, "utf8"), damaged);
  }));

test.run();
