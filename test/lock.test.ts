import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { lock } from "#src/lock";
import { inScratch, scratchFolders } from "#test/scratch";

const test = suite("lock");
const scratch = scratchFolders(test);

test("one holder at a time; given back, it is free", () => {
  inScratch((dir) => {
    const path = join(dir, "run.lock");
    const free = lock(path);
    assert.throws(
      () => lock(path),
      (error: unknown) => error instanceof UserError && error.message.includes(`process ${process.pid}`),
    );
    free();
    assert.not(existsSync(path));
    lock(path)();
  });
});

test("what a dead process, or one that died while it wrote, left behind is taken over", () => {
  inScratch((dir) => {
    const path = join(dir, "run.lock");
    const { pid } = spawnSync(process.execPath, ["-e", "0"]);
    for (const left of [String(pid), "", "no number"]) {
      writeFileSync(path, left);
      lock(path)();
    }
  });
});

test("twenty processes race for locks that are free, and for those of dead processes: each has one winner", async () => {
  const dir = scratch();
  const execArgv = ["--conditions=@graphshift/source", "--import", "tsx"];
  const racers = Array.from({ length: 20 }, () => fork("test/children/racer.ts", { execArgv }));
  try {
    await Promise.all(racers.map((racer) => once(racer, "message")));
    const { pid: dead } = spawnSync(process.execPath, ["-e", "0"]);
    for (let round = 0; round < 40; round++) {
      const path = join(dir, `${round}.lock`);
      if (round % 2 === 1) writeFileSync(path, String(dead));
      const replies = racers.map((racer) => once(racer, "message"));
      for (const racer of racers) racer.send(path);
      const wins = (await Promise.all(replies)).filter(([got]) => got === true);
      assert.is(wins.length, 1, `round ${round}`);
    }
    // Nothing is left beside the locks.
    assert.is(readdirSync(dir).length, 40);
  } finally {
    for (const racer of racers) racer.kill("SIGKILL");
  }
});

test.run();
