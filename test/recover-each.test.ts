import { appendFileSync, closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { formatLines } from "#src/jsonl";
import { lineAt } from "#src/line-at";
import { recoverEach } from "#src/recover-each";
import { inScratch } from "#test/scratch";

const test = suite("reading a log piece by piece");

test("lines longer than a piece, and letters of several bytes across two pieces, come whole and in order", () => {
  inScratch((folder) => {
    const path = join(folder, "log.jsonl");
    // Pieces are of 1 MiB; three bytes a letter fall on no even border.
    const rows = [1, 400_000, 3, 800_000, 2].map((length, i) => ({ i, text: "→".repeat(length) }));
    writeFileSync(path, formatLines(rows));
    const whole = readFileSync(path);
    appendFileSync(path, '{"torn');
    const [read, torn]: [unknown[], number[]] = [[], []];
    const lines: number[] = [];
    const file = openSync(path, "r");
    recoverEach(
      path,
      (bytes) => torn.push(bytes),
      (row, line, start) => {
        read.push(row);
        lines.push(line);
        assert.equal(JSON.parse(lineAt(file, start)), row);
      },
    );
    closeSync(file);
    assert.equal(read, rows);
    assert.equal(lines, [1, 2, 3, 4, 5]);
    assert.equal(torn, [6]);
    assert.ok(readFileSync(path).equals(whole));
  });
});

test.run();
