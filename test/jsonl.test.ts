import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { appender, formatLines, readLines, recoverLines, writeWhole } from "#src/jsonl";
import { inScratch } from "#test/scratch";

const test = suite("jsonl");
const torn = () => assert.unreachable("nothing is torn");

test("rows come back as they were written, whatever is in their texts; keys stand in order", () => {
  inScratch((dir) => {
    const path = join(dir, "deep", "rows.jsonl");
    const rows = fc.array(fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue()), { maxLength: 5 });
    fc.assert(
      fc.property(rows, (written) => {
        writeWhole(path, formatLines(written));
        assert.equal(readLines(path), JSON.parse(JSON.stringify(written)));
      }),
      { seed: 2, numRuns: 100 },
    );
    assert.is(formatLines([{ b: 1, a: { d: undefined, c: [2] } }]), '{"a":{"c":[2]},"b":1}\n');
  });
});

test("a byte-order mark, CRLF and a missing last line end are read over", () => {
  inScratch((dir) => {
    const path = join(dir, "rows.jsonl");
    writeFileSync(path, "\uFEFF[1]\r\n[2]");
    assert.equal(readLines(path), [[1], [2]]);
  });
});

test("a log cut at any byte keeps its whole lines, and what is appended then is read back", () => {
  inScratch((dir) => {
    const path = join(dir, "log.jsonl");
    const whole = Buffer.from(formatLines([{ text: "é→" }, { n: 2 }, { n: 3 }]));
    const ends = [...whole.keys()].filter((at) => whole[at] === 10).map((at) => at + 1);
    for (let length = 0; length <= whole.length; length++) {
      writeFileSync(path, whole.subarray(0, length));
      const dropped: number[] = [];
      const rows = recoverLines(path, (bytes) => dropped.push(bytes));
      const complete = ends.filter((end) => end <= length);
      assert.is(rows.length, complete.length);
      const rest = length - (complete.at(-1) ?? 0);
      assert.equal(dropped, rest > 0 ? [rest] : []);
      const log = appender(path);
      log.append([{ n: 4 }]);
      log.close();
      assert.equal(readLines(path), [...rows, { n: 4 }]);
    }
  });
});

test("damage before the last line is told with file and line, and left as it is", () => {
  inScratch((dir) => {
    const path = join(dir, "log.jsonl");
    writeFileSync(path, '{"n":1}\n{"n"\n{"n":3');
    assert.throws(
      () => recoverLines(path, torn),
      (error: unknown) => error instanceof UserError && /log\.jsonl:2: expected one JSON value/.test(error.message),
    );
    assert.is(readFileSync(path, "utf8"), '{"n":1}\n{"n"\n{"n":3');
    assert.equal(recoverLines(join(dir, "none.jsonl"), torn), []);
    assert.throws(() => readLines(join(dir, "none.jsonl")), /expected a file, got none/);
  });
});

test("a file is written whole or not at all, and no draft is left", () => {
  inScratch((dir) => {
    const path = join(dir, "file");
    writeWhole(path, "one");
    writeWhole(path, Uint8Array.of(116, 119, 111));
    assert.is(readFileSync(path, "utf8"), "two");
    // What cannot be written after the draft was opened.
    assert.throws(() => writeWhole(path, { length: 3 } as unknown as Uint8Array));
    assert.is(readFileSync(path, "utf8"), "two");
    assert.equal(readdirSync(dir), ["file"]);
  });
});

test.run();
