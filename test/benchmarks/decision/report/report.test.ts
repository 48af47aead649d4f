import { suite } from "uvu";
import * as assert from "uvu/assert";
import { picture } from "#benchmarks/decision/report/drawings/picture";
import { positionsOf } from "#benchmarks/decision/report/drawings/positions";
import { forest } from "#benchmarks/decision/report/figures/forest";
import { linear, root } from "#benchmarks/decision/report/figures/scale";
import { htmlTable } from "#benchmarks/decision/report/tables/html-table";
import type { Table } from "#benchmarks/decision/report/tables/table";
import { textTable } from "#benchmarks/decision/report/tables/text-table";
import type { Drawing } from "#benchmarks/decision/rq3/drawing";

const test = suite("report of the decision benchmark");

const HOSTILE = '<script>alert("&")</script>';
const table: Table = {
  caption:
    "How far each is from all the others that there are, in the unit in which it was measured by whoever did so.",
  head: ["who", "first", "second"],
  rows: [
    { name: "short", cells: [{ words: "1.0", share: 1 }, { words: "U" }] },
    { name: `${"long ".repeat(12)}name`, cells: [{ words: "0.25", share: 0.25, note: "[0, 1]" }, { words: "–" }] },
    { name: HOSTILE, isFloor: true, cells: [{ words: HOSTILE }, { words: "" }] },
  ],
};

test("as text a table keeps to its width, and a name that does not fit has a line of its own", () => {
  const lines = textTable({ ...table, rows: table.rows.slice(0, 2) }, 40);
  assert.ok(lines.every((line) => line.length <= 40));
  assert.is(
    lines
      .find((line) => line.startsWith("short"))
      ?.split(/ +/)
      .join("|"),
    "short|1.0|U",
  );
  assert.match(lines.at(-1)!, /^ +0\.25 +–$/);
});

test("as markup a table says what texts hold and runs none of it", () => {
  const markup = htmlTable(table);
  assert.not.match(markup, /<script/);
  assert.is(markup.split("&lt;script&gt;").length, 3);
  assert.match(markup, /class="heat h4">1\.0/);
  assert.match(markup, /class="heat h1">0\.25 <small>\[0, 1\]/);
});

test("scales put 0 and the outermost numbers within, in order; square roots give small numbers more room", () => {
  for (const values of [[3, 700, 40], [-2, 5], [0], [-8, -1], [0.001, 0.4]]) {
    for (const scale of [linear(values), root(values)]) {
      const places = [...values, 0].sort((a, b) => a - b).map(scale.at);
      assert.ok(places.every((place, i) => place >= 0 && place <= 1 && place >= (places[i - 1] ?? 0)));
      assert.ok(scale.ticks.includes(0));
      assert.equal(
        scale.ticks,
        [...new Set(scale.ticks)].sort((a, b) => a - b),
      );
    }
  }
  assert.ok(root([1, 100]).at(1) > 4 * linear([1, 100]).at(1));
});

test("a figure draws each value where its axis says, and what is missing as words", () => {
  const scale = linear([0, 1]);
  const rows = [
    { name: "half", value: 0.5, interval: [0.25, 0.75] as const, words: ".500" },
    { name: HOSTILE, words: "U" },
  ];
  const drawn = forest({ title: "T", panels: [{ name: "p", rows, scale, write: String }], words: "w" }, "wide");
  const [cx] = /(?<=<circle cx=")[\d.]+/.exec(drawn)!;
  assert.ok(Math.abs(Number(cx) - (300 + 526 * scale.at(0.5))) < 0.01);
  assert.is(drawn.match(/<circle/g)!.length, 1);
  assert.not.match(drawn, /<script/);
});

const square: Drawing = {
  nodes: 4,
  directed: false,
  edges: [
    [0, 1, 1],
    [1, 2, -1],
    [2, 3, 1],
  ],
  sides: [0, 1, 0, 0],
};

test("cities lie where their map says, north up and true to scale", () => {
  const map: Drawing = {
    nodes: 3,
    directed: false,
    edges: [],
    positions: [
      [0, 0],
      [10, 0],
      [0, 5],
    ],
    route: [0, 1, 2],
  };
  assert.equal(positionsOf(map), [
    { x: 0, y: 0.75 },
    { x: 1, y: 0.75 },
    { x: 0, y: 0.25 },
  ]);
  assert.match(picture(map, positionsOf(map), "tour"), /d="M12\.0 219\.0L288\.0 219\.0L12\.0 81\.0Z"/);
  assert.not.match(picture({ ...map, route: [0, 1] }, positionsOf(map), "tour"), /219\.0L[^"]*Z"/);
});

test("other graphs are laid out the same each time, neighbours near", () => {
  const ring: Drawing = {
    nodes: 40,
    directed: true,
    edges: Array.from({ length: 40 }, (_, i) => [i, (i + 1) % 40] as const),
  };
  const places = positionsOf(ring);
  assert.equal(positionsOf(ring), places);
  const far = (a: number, b: number) => Math.hypot(places[a]!.x - places[b]!.x, places[a]!.y - places[b]!.y);
  const mean = (step: number) => places.reduce((sum, _, i) => sum + far(i, (i + step) % 40), 0) / 40;
  assert.ok(mean(1) < mean(20) / 3);
  for (const spot of [...places, ...positionsOf({ ...square, edges: [] }), ...positionsOf({ ...ring, nodes: 41 })])
    assert.ok(spot.x >= 0 && spot.x <= 1 && spot.y >= 0 && spot.y <= 1);
});

test("a cut's edges are told apart by what they gain or cost, and its sides by shape", () => {
  const drawn = picture(square, positionsOf(square), "cut");
  assert.is(drawn.match(/stroke-dasharray/g)!.length, 1);
  assert.equal([drawn.match(/<circle/g)!.length, drawn.match(/<rect/g)!.length], [3, 1]);
});

test.run();
