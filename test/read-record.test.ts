import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readRecord } from "#src/read-record";
import { inScratch } from "#test/scratch";

const test = suite("reading records");

test("a record is read; anything else is told with the remedy", () =>
  inScratch((dir) => {
    const path = join(dir, "job.json");
    writeFileSync(path, '{"schema":1,"rows":3}');
    assert.equal(readRecord(path, "remove it"), { schema: 1, rows: 3 });
    for (const damaged of ["", "{", "{}", "null", "[]", '{"schema":2}', "\u0000"]) {
      writeFileSync(path, damaged);
      assert.throws(() => readRecord(path, "remove it"), /job\.json: expected JSON of schema 1.*; remove it$/);
    }
  }));

test("what the disk says is passed on", () =>
  inScratch((dir) => {
    mkdirSync(join(dir, "job.json"));
    assert.throws(() => readRecord(join(dir, "job.json"), ""), /EISDIR/);
  }));

test.run();
