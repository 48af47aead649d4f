import { stripVTControlCharacters } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { progress } from "#src/commands/progress";
import { screen } from "#src/commands/screen";
import { fakeIo } from "#test/commands/fake-io";

const test = suite("progress");

test("without a terminal: one line per 10%, with loss, rate and time left", () => {
  let clock = 0;
  const io = fakeIo({ now: () => clock });
  const tick = progress(io, screen(io), () => {}).begin("tuning");
  for (let done = 1; done <= 40; done++) {
    clock = done * 500;
    tick({ done, total: 40, tokens: 1000, loss: 1 / done });
  }
  const lines = io.said.err.trimEnd().split("\n");
  assert.is(lines.length, 10);
  assert.is(lines[4], "tuning 50% · 20/40 · loss 0.050 · 2.0k tokens/s · 11 s left");
});

test("a resumed job does not count as done now what it found done", () => {
  let clock = 0;
  const io = fakeIo({ now: () => clock });
  const watch = progress(io, screen(io), () => {});
  const tick = watch.begin("tuning");
  tick({ done: 80, total: 100 });
  clock = 10_000;
  tick({ done: 90, total: 100 });
  assert.match(watch.lines()[0]!, /90\/100 · 10 s left$/);
});

test("on a terminal the block is painted over, within the width, at most ten times a second", () => {
  let clock = 0;
  const io = fakeIo({ live: true, columns: 30, now: () => clock });
  const board = screen(io);
  const watch = progress(io, board, () => board.paint(watch.lines()));
  const tick = watch.begin("a very long name of a piece of work");
  for (let done = 1; done <= 100; done++) {
    clock += 10;
    tick({ done, total: 100 });
  }
  const painted = io.said.err.split("\n").length - 1;
  assert.ok(painted <= 11 && painted >= 9, `${painted} paintings`);
  for (const line of stripVTControlCharacters(io.said.err).split("\n")) assert.ok(line.length < 30);
});

test("a block higher than the terminal shows its last lines: what has scrolled off could not be painted over", () => {
  let clock = 0;
  const io = fakeIo({ live: true, rows: 5, now: () => clock });
  const board = screen(io);
  board.paint(["a", "b", "c", "d", "e", "f"]);
  clock = 1000;
  board.paint(["1", "2", "3", "4", "5", "6"]);
  const [cut, wrap] = ["\u001b[?7l", "\u001b[?7h"];
  const erased = "\u001b[1A\u001b[2K".repeat(4);
  assert.is(io.said.err, `${cut}c\nd\ne\nf\n${wrap}${erased}${cut}3\n4\n5\n6\n${wrap}`);
});

test.run();
