import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Response } from "#eval/responses";
import { readLines } from "#src/jsonl";
import { stream } from "#src/rng";
import { contentOf, logIn } from "#test/eval/players";
import { completion, withServer } from "#test/models/server";
import { inScratch } from "#test/scratch";

const test = suite("killed while asking");
/** Kills; GRAPHSHIFT_KILLS asks for more. */
const KILLS = Number(process.env.GRAPHSHIFT_KILLS ?? 3);
/** Requests of a run that is not disturbed: three for each of 60 items. */
const REQUESTS = 180;
/** Requests that the scheduler has open at once at most. */
const OPEN = 64;

const start = (path: string, url: string): ChildProcess =>
  fork("test/eval/children/ask-server.ts", [path, url], {
    execArgv: ["--conditions=@graphshift/source", "--import", "tsx"],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });

test("at random moments, it asks for no recorded reply again, and loses none", async () => {
  const rng = stream(5, "kills");
  let slow = true;
  await inScratch(async (folder) => {
    const path = logIn(folder);
    const asked: string[] = [];
    await withServer(
      async ({ body }) => {
        const { content } = body.messages[0];
        asked.push(content);
        if (slow) await pause(rng.int(20, 300));
        return completion(`${content}!`);
      },
      async (url) => {
        for (let kill = 0; kill < KILLS; kill++) {
          const recorded = existsSync(path) ? wholeLines(path) : [];
          const before = asked.length;
          const child = start(path, url);
          await once(child, "message");
          await pause(rng.int(0, 150));
          child.kill("SIGKILL");
          await once(child, "exit");
          const known = new Set(recorded.map(({ request }) => contentOf(request)));
          for (const content of asked.slice(before)) assert.not.ok(known.has(content), content);
          assert.equal(wholeLines(path).slice(0, recorded.length), recorded);
        }
        slow = false;
        const last = start(path, url);
        let said = "";
        last.stdout!.on("data", (text) => {
          said += text;
        });
        await once(last, "close");
        assert.is(said.trim(), Array(60).fill("correct").join());
        const keys = readLines<Response>(path).map(({ key }) => key);
        assert.is(keys.length, REQUESTS);
        assert.is(new Set(keys).size, REQUESTS);
        // What was under way at a kill is all that is asked twice.
        assert.ok(asked.length <= REQUESTS + KILLS * OPEN, `${asked.length} asked`);
        console.log(`${asked.length - REQUESTS} of ${asked.length} requests asked twice after ${KILLS} kills`);
      },
    );
  });
});

function wholeLines(path: string): Response[] {
  const text = readFileSync(path, "utf8");
  return text
    .slice(0, text.lastIndexOf("\n") + 1)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Response);
}

test.run();
