import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { lines } from "#benchmarks/nlgift/release/lines";
import { inScratch } from "#test/scratch";

const test = suite("lines of a released file");

const read = (bytes: string | Buffer) =>
  inScratch((dir) => {
    const path = join(dir, "file");
    writeFileSync(path, bytes);
    return [...lines(path, "file")];
  });

test("a missing last line end, Windows line ends, a byte-order mark and blank lines change no row", () => {
  const rows = [
    { number: 1, text: "a" },
    { number: 3, text: "é" },
  ];
  for (const text of ["a\n\né\n", "a\n\né", "a\r\n\r\né\r\n", "\uFEFFa\n \né"]) assert.equal(read(text), rows);
  assert.equal(read(gzipSync("a\n\né")), rows);
  assert.equal(read(""), []);
});

test("a line longer than what is read at a time, and one that lies across its end, stay whole", () => {
  const long = "é".repeat(2 ** 22);
  assert.equal(
    read(`x\n${long}\ny`).map(({ text }) => text.length),
    [1, long.length, 1],
  );
});

test("a gzip file that is cut short is told as such", () => {
  const whole = gzipSync("a\n".repeat(1000));
  assert.throws(
    () => read(whole.subarray(0, 20)),
    /^file: expected a whole gzip file, got a damaged one; fetch it again$/,
  );
});

test.run();
