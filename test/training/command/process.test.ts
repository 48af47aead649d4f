import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { scratchFolders } from "#test/scratch";
import { start, started } from "#training/command/process";

const test = suite("commands of the user's");
const scratch = scratchFolders(test);

test("a command is known from the moment it was started, and never seen dead without how it ended", async () => {
  for (let times = 0; times < 20; times++) {
    const folder = scratch();
    await start(folder, "exit 3", undefined);
    for (let looks = 0; ; looks++) {
      const { alive, exit } = started(folder)!;
      assert.ok(alive || exit === 3, `try ${times}, look ${looks}: neither at work nor ended`);
      if (!alive) break;
      await sleep(1);
    }
  }
});

test("an exit file that is empty is no end", async () => {
  const folder = scratch();
  writeFileSync(join(folder, "command.pid"), String(process.pid));
  writeFileSync(join(folder, "command.exit"), "");
  assert.equal(started(folder), { alive: true });
});

test.run();
