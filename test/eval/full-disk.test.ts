import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inScratch } from "#test/scratch";

const test = suite("a log that cannot grow");
const child = "test/eval/children/ask-much.ts";
const source = ["--conditions=@graphshift/source", "--import", "tsx"];

if (process.platform === "linux" && existsSync("/bin/bash")) {
  test("stops with one line, keeps what is whole, and goes on when there is room", async () => {
    await inScratch((folder) => {
      const path = join(folder, "responses.jsonl");
      // The limit (in KB) stands in for a full disk; the signal that comes with it is ignored, so that the write fails.
      const limited = `trap '' XFSZ; ulimit -f 600; exec "$0" "$@"`;
      const full = spawnSync("/bin/bash", ["-c", limited, process.execPath, ...source, child, path], {
        encoding: "utf8",
      });
      assert.match(full.stdout, /^UserError: .*responses\.jsonl: could not be written \(.*\); make room and run again/);
      assert.is(full.stdout.trim().split("\n").length, 1);
      const kept = readFileSync(path, "utf8").split("\n").slice(0, -1);
      assert.ok(kept.length > 3 && kept.length < 60, `${kept.length} lines`);
      for (const line of kept) JSON.parse(line);
      const roomy = spawnSync(process.execPath, [...source, child, path], { encoding: "utf8" });
      assert.is(roomy.stdout.trim(), Array(20).fill("wrong").join());
      assert.is(readFileSync(path, "utf8").trim().split("\n").length, 60);
    });
  });
} else console.log("skipped: needs Linux and bash");

test.run();
