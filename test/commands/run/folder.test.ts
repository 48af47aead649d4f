import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Experiment } from "#src/commands/run/experiment";
import { claim } from "#src/commands/run/folder";
import { readExperiment } from "#src/commands/run/read-experiment";
import { inScratch } from "#test/scratch";

const test = suite("a run's folder");
const tiny = await readExperiment("examples/tiny.yaml");

test("is claimed again by the same experiment, and refused to a changed one, which is told what changed", () =>
  inScratch((dir) => {
    const run = join(dir, "new");
    claim(run, tiny)();
    claim(run, tiny)();
    mkdirSync(join(run, "models"));
    const changed = { ...tiny, seed: 4, tune: { ...tiny.tune, rate: 0.5 } } as Experiment;
    assert.throws(() => claim(run, changed), /seed: 3 → 4, tune.rate: 0.004 → 0.5\); choose another folder/);
    assert.not.ok(existsSync(join(run, "run.lock")));
    claim(run, tiny)();
  }));

test("an experiment that never got as far as its splits gives way to the corrected one", () =>
  inScratch((dir) => {
    claim(dir, { ...tiny, problems: { size: [5, 4] } } as Experiment)();
    claim(dir, tiny)();
    assert.equal(JSON.parse(readFileSync(join(dir, "experiment.json"), "utf8")).experiment, tiny);
  }));

test("a folder with other things in it is left alone", () =>
  inScratch((dir) => {
    writeFileSync(join(dir, "thesis.tex"), "");
    assert.throws(() => claim(dir, tiny), /got one with other files/);
    assert.not.ok(existsSync(join(dir, "experiment.json")));
  }));

test("only one process works in it at a time; a dead one's lock is taken over", () =>
  inScratch(async (dir) => {
    const free = claim(dir, tiny);
    assert.throws(() => claim(dir, tiny), new RegExp(`process ${process.pid} is working in this folder`));
    free();
    const child = spawn(process.execPath, ["-e", ""]);
    await once(child, "exit");
    writeFileSync(join(dir, "run.lock"), String(child.pid));
    claim(dir, tiny)();
  }));

test("a damaged experiment.json", () =>
  inScratch((dir) => {
    mkdirSync(join(dir, "models"));
    for (const damaged of ['{"schema":1,', "{}", "null"]) {
      writeFileSync(join(dir, "experiment.json"), damaged);
      assert.throws(() => claim(dir, tiny), /experiment.json: expected JSON of schema 1, got a damaged file/);
    }
  }));

test.run();
