import { suite } from "uvu";
import * as assert from "uvu/assert";
import { formats, isRefusal, readGraph, repairDirection, writtenGraph } from "#benchmarks/graphinstruct/format/index";

const test = suite("GraphInstruct: hostile replies get a verdict, in time that grows with their length");
const SIZE = 50_000;
/** Of CPU; generous, for what is quadratic takes far longer at this size. */
const MICROSECONDS = 2e6;

const bare = [
  "[",
  "(",
  "{",
  "]",
  "}",
  "[]",
  "Graph[",
  "Graph[]{",
  "Graph[a='",
  'Graph[]{a="\\"',
  "GraphEdit[]{add_edges=[",
  "```",
  "\0",
  "\u202e",
  "'",
  '"',
  "\\",
  "#",
  "//",
  ";",
  "-",
  "1",
  "é",
  "\ud83d",
  "edge(",
  "edge_list=[",
  "('",
  "('a','b' ",
  "no graph ",
  ":",
  ",",
  "a: b\n",
  "1 2\n",
  "'\n",
  " ",
];
const within = ["[", "(", "'", "\\", "1", "0x1", "1_", "1.", "-", "é", "1,", "(1,", "{1:", "'a' ", "#\n", "..."];

for (const [where, pieces, wrap] of [
  ["", bare, (text: string) => text],
  [
    "in a list: ",
    within,
    (text: string) => `Graph[] { node_list = [${text}]; edge_list = [${text}]; x = ${text}; a.b = ${text}; }`,
  ],
] as const) {
  for (const piece of pieces) {
    test(`${where}${JSON.stringify(piece)} again and again`, () => {
      const text = wrap(piece.repeat(SIZE / piece.length));
      const began = process.cpuUsage();
      for (const mode of ["compat", "strict"] as const)
        for (const format of Object.values(formats)) format.read(text, mode);
      isRefusal(text);
      repairDirection(writtenGraph({ ids: ["a", "b"], edges: [[0, 1]], directed: false }), text);
      assert.ok(process.cpuUsage(began).user < MICROSECONDS);
    });
  }
}

test("fifty thousand nodes", () => {
  const ids = Array.from({ length: 50_000 }, (_, node) => `'${node}'`);
  const text = `Graph[] { node_list = [${ids}]; edge_list = [${ids.map((id, i) => `(${id},${ids[(i * 7919 + 1) % ids.length]})`)}]; }`;
  for (const mode of ["compat", "strict"] as const) {
    const reading = readGraph(text, mode);
    assert.is(reading.kind === "graph" && reading.written.ids.length, 50_000);
  }
});

test.run();
