import { suite } from "uvu";
import { digits, each, letters, people, tenths } from "#test/eval/readers/told";

const test = suite("reading a route");
const way = { path: [0, 2, 5], length: 7 };

test("a path and its length, however they are written", () => {
  each("route", digits, [
    ["Answer: 0 -> 2 -> 5, length 7", way],
    ["Answer : 0 -> 2 -> 5 , length 7", way],
    ["Answer: 0->2->5, length 7.", way],
    ["Answer: 0 → 2 → 5 (7)", way],
    ["Answer: path 0 -> 2 -> 5, length: 7", way],
    ["Answer: Node 0 -> Node 2 -> Node 5, with a total length of 3 + 4 = 7", way],
    ["Answer: 0 -> 2 -> 5 = 7 km", way],
    ["Answer: 0 -> 2 -> 5, 7", way],
    ["Answer: length 7, path 0 -> 2 -> 5", way],
    ["Answer: 0, 2, 5, length 7", way],
    ["Answer: [0, 2, 5], length 7", way],
    ["Answer: 0 to 2 to 5, length 7", way],
    ["Answer: 0 - 2 - 5, length 7", way],
    ["Answer: 0 2 5, length 7", way],
    ["Answer: (0, 2), (2, 5), length 7", way],
    ["Answer: (0,2) (2,5); length 7", way],
    ["Answer: 0 -> 2 (3) -> 5 (4), length 7", way],
    ["Answer: 0 -> 2 (3), 2 -> 5 (4), length 7", way],
    ["Answer: `{node 0 -> node 2 -> node 5}` with length 7", way],
    ["Answer: $0 \\to 2 \\to 5$, length $7$", way],
    ["Answer:\n0 -> 2 -> 5\nlength 7", way],
    ["Answer: 0 -> 2 -> 5, length 7.0", way],
    ["The path is 0 -> 2 -> 5 and its length is 7.", way],
  ]);
  each("route", tenths, [["Answer: 0 -> 2 -> 5, length 7.3", { path: [0, 2, 5], length: 73 }]]);
});

test("the length may stand elsewhere, and so may the path", () => {
  each("route", digits, [
    ["The shortest path is 0 -> 2 -> 5.\n\nIts length is 7.", way],
    [
      "The shortest path is as follows:\nNode 0 -> Node 2 -> Node 5\nThe length of the shortest path is 7 (3 + 4).",
      way,
    ],
    ["The shortest distance is 7: 0 -> 2 -> 5.", way],
    ["0 -> 5: 9.\n0 -> 2 -> 5: 3 + 4 = 7.\nThe answer is 7.", way],
    ["Path 0 -> 5 with a total weight of 9.\nPath 0 -> 2 -> 5 with a total weight of 7.\nAnswer: 0 -> 2 -> 5", way],
    ["The answer is The shortest path is 0->2->5. The total length is 7.", way],
    ["The shortest path from 0 to 2 is the direct edge between them with a length of 3.", { path: [0, 2], length: 3 }],
    [
      "The shortest path is 0 -> 2 -> 5, since 0 -> 2 takes 3 and 2 -> 5 takes 4, a total of 7.",
      { path: [0, 2, 5], length: 7 },
    ],
  ]);
});

test("half an answer is none, and says which half is missing", () => {
  each("route", digits, [
    ["Answer: 0 -> 2 -> 5", "unparsed"],
    ["Answer: 7", "unparsed"],
    ["The shortest path from node 0 to node 5 has a length of 7.", "unparsed"],
  ]);
});

test("no path", () => {
  each("route", digits, [
    ["Answer: no path", "none"],
    ["There is no path.", "none"],
    ["Answer: none", "none"],
    ["Answer: unreachable", "none"],
    ["No, node 5 is not reachable from node 0.", "none"],
    ["0 leads to 2 and 2 leads nowhere else. There is no path between 0 and 5.", "none"],
    ["Answer: 0 -> 2 -> 5, length 7, as no path is shorter", way],
    ["There is no direct path. The shortest path is 0 -> 2 -> 5, length 7.", way],
  ]);
});

test("several paths with none chosen are ambiguous", () => {
  each("route", digits, [
    ["It could be 0 -> 1 -> 5 (8), 0 -> 2 -> 5 (7) or 0 -> 5 (9).", "ambiguous"],
    ["Answer: 0 -> 1 -> 5, length 8\nAnswer: 0 -> 2 -> 5, length 7", "ambiguous"],
    ["Answer: 0 -> 1 -> 5 (8) or 0 -> 2 -> 5 (7)", "ambiguous"],
    ["0 -> 1 -> 5 (8), 0 -> 5 (9).\nSo the shortest path is 0 -> 2 -> 5 (7).", way],
    ["The shortest path is 0 -> 2 -> 5, length 7. Another shortest path is 0 -> 3 -> 5, length 7.", way],
  ]);
});

test("names that do not exist make a wrong answer, not an unread one", () => {
  each("route", digits, [
    ["Answer: 0 -> 12 -> 5, length 7", "impossible"],
    ["Answer: 0 -> Ћ -> 5, length 7", "impossible"],
  ]);
  each("route", people, [["Answer: Alice -> Bob -> Zoe, length 7", "impossible"]]);
});

test("letters and names", () => {
  each("route", letters, [
    ["A path from A to F is needed. The shortest path is A -> C -> F, length 7.", way],
    ["Answer: A -> C -> F, length 7", way],
  ]);
  each("route", people, [
    ["Answer: Alice -> Greta -> Zoe, length 7", { path: [0, 2, 4], length: 7 }],
    ["From Alice to Greta to Zoe it is 7 km: Alice -> Greta -> Zoe, length 7.", { path: [0, 2, 4], length: 7 }],
  ]);
});

test("the first turn only; empty and evasive replies", () => {
  each("route", digits, [
    ["Answer: 0 -> 2 -> 5, length 7\nQ: What is the shortest path from 1 to 2?\nAnswer: 1 -> 2, length 3", way],
    ["", "unparsed"],
    ["None", "unparsed"],
    ["I cannot provide a path from node 0 to node 5.", "refused"],
    ["0 0: 2 3; 2 3: 5 7", "unparsed"],
  ]);
});

test.run();
