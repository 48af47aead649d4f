import { ZERO_SHOT } from "#eval/cell";
import type { Report, Sample } from "#reports/report";
import { graph } from "#src/graph/graph";
import { drawnMatrix, matrices } from "#test/reports/matrices";

const map = graph(5, [
  [0, 1, 4],
  [0, 3, 9],
  [1, 2, 3],
  [2, 3, 1],
  [3, 4, 2],
  [1, 4, 8],
]);
const names = ["Mary", "James", "Linda", "Robert", "Susan"];

const right: Sample = {
  row: "incident",
  column: "adjacency",
  right: true,
  prompt: "In an undirected graph the nodes are numbered from 0 to 4. Node 0 is connected to node 1 with weight 4 …",
  reply: "0 : 1 4 3 9 ; 1 : 2 7 4 12 ; path 0 1 2 3 length 8",
  read: "0 → 1 → 2 → 3, length 8",
  why: "a shortest path, and its length",
  graph: { graph: map, labels: ["0", "1", "2", "3", "4"], path: [0, 1, 2, 3] },
};
const wrong: Sample = {
  row: "incident",
  column: "friendship",
  right: false,
  prompt: "Here is a group of people: Mary, James, Linda, Robert, Susan. Mary and James live 4 miles apart …",
  reply: "Mary : James 4 Robert 9 ; path Mary Robert length 9",
  read: "Mary → Robert, length 9",
  why: "a path of 9; the shortest is 8",
  graph: { graph: map, labels: names, path: [0, 1, 2, 3] },
};
const mute: Sample = {
  row: ZERO_SHOT,
  column: "expert",
  right: false,
  prompt: "You are a graph analyst …",
  reply: "<script>alert(1)</script>\u2028</pre><img src=x onerror=alert(2)> \u202egnorw",
  why: "no path found in the reply",
};

/** A report of a matrix that is drawn, not measured. */
export const example: Report = {
  matrix: drawnMatrix(matrices.graded),
  title: "Does it carry over? Weighted shortest path",
  subtitle:
    "A model tuned on one way to describe a graph (rows), tested on all four (columns). Numbers are drawn, not measured.",
  facts: [
    { label: "model", value: "local d64 · base 3f9c" },
    { label: "tuned on", value: "4,000 each" },
    { label: "tested on", value: "500 a cell" },
    { label: "leakage", value: "0 equal · 0 isomorphic", tone: "good" },
    { label: "unread", value: "0.4%" },
    { label: "best shortcut", value: ".262" },
    { label: "seed", value: "7, one of three", tone: "bad" },
  ],
  notes: ["Learning rates were chosen on a validation seed; this page is of another."],
  samples: [right, { ...right, right: false, reply: "1 : 2 3", why: "no length", read: "0 → 1" }, wrong, mute],
  made: { base: "3f9c51d2aa80b6e7" },
};
