import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { lock } from "#src/lock";
import { inScratch } from "#test/scratch";

const test = suite("lock");

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

test.run();
