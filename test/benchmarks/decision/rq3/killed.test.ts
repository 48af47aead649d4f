import { fork } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readFileSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ask } from "#eval/ask";
import type { Verdict } from "#eval/verdict";
import type { Model } from "#src/play";
import { stream } from "#src/rng";
import { items, player } from "#test/benchmarks/decision/rq3/random-run";
import { logIn, withLog } from "#test/eval/players";
import { inScratch } from "#test/scratch";

const test = suite("trajectories that are killed");
/** Kills of a process; GRAPHSHIFT_KILLS asks for more. */
const KILLS = Number(process.env.GRAPHSHIFT_KILLS ?? 1);
/** Moments at which the log of a run is broken off, as a kill would. */
const BREAKS = 20;

const run = (path: string, model: Model = player) => withLog(path, (log) => ask(model, items, log));

test("wherever the log breaks off, going on gives the same trajectories and asks for no recorded reply again", async () => {
  await inScratch(async (folder) => {
    const whole = logIn(folder);
    const undisturbed = await run(whole);
    const bytes = readFileSync(whole);
    const decisions = [...undisturbed.values()].reduce((sum, { read }) => sum + (read as { asked: number }).asked, 0);
    const rng = stream(6, "breaks");
    for (let i = 0; i < BREAKS; i++) {
      const path = join(folder, `broken-${i}.jsonl`);
      const at = rng.int(0, bytes.length - 1);
      copyFileSync(whole, path);
      truncateSync(path, at);
      const kept = bytes.subarray(0, at).toString().split('"reply":').length - 1;
      let asked = 0;
      const counting: Model = {
        ...player,
        answer: (...request) => {
          asked++;
          return player.answer(...request);
        },
      };
      assert.equal(await run(path, counting), undisturbed);
      // The last of the replies that were begun may be torn.
      assert.ok(asked === decisions - kept || asked === decisions - kept + 1, `${asked} of ${decisions}, ${kept} kept`);
    }
  });
});

test("a process that is killed while it plays and started again ends with the same trajectories", async () => {
  await inScratch(async (folder) => {
    const path = logIn(folder);
    const start = (milliseconds: number) =>
      fork("test/benchmarks/decision/rq3/children/play-trajectories.ts", [path, String(milliseconds)], {
        execArgv: ["--conditions=@graphshift/source", "--import", "tsx"],
        stdio: ["ignore", "pipe", "inherit", "ipc"],
      });
    const rng = stream(6, "kills");
    for (let kill = 0; kill < KILLS; kill++) {
      const child = start(20);
      const gone = once(child, "exit");
      await once(child, "message");
      await pause(rng.int(50, 300));
      child.kill("SIGKILL");
      await gone;
    }
    assert.ok(existsSync(path));
    const last = start(0);
    let said = "";
    last.stdout!.on("data", (text) => {
      said += text;
    });
    await once(last, "close");
    const verdicts = new Map<string, Verdict>(JSON.parse(said));
    const undisturbed = await run(join(folder, "undisturbed.jsonl"));
    assert.equal(verdicts, new Map(JSON.parse(JSON.stringify([...undisturbed]))));
  });
});

test.run();
