import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { checks, type Posed, type ProblemSet, type Row } from "#splits/audit/index";
import { meetingPath } from "#splits/audit/meeting-path";
import { edgeBetween } from "#src/graph/edge-between";
import { graph } from "#src/graph/graph";
import { hopPath } from "#src/graph/hop-path";
import { stream } from "#src/rng";
import { lengthOf, randomGraph, sample, simplePaths } from "#test/graph/samples";
import { examine, pathQuestion, row } from "#test/splits/audit/examine";

const test = suite("splits/audit: checks");

test("the page of checks lists each of them once, in their order", () => {
  const rows = [...readFileSync("docs/audit.md", "utf8").matchAll(/^\| (\w+) \|/gm)].map(([, name]) => name);
  assert.equal(rows.slice(1), Object.keys(checks));
});

test("a path searched from both ends has the fewest edges", () => {
  for (const { graph: g } of sample("meeting", 300, 12, { directed: false, heaviest: 0 })) {
    for (let target = 1; target < g.order; target++) {
      const [path, fewest] = [meetingPath(g, 0, target), hopPath(g, 0, target)];
      assert.is(path?.length, fewest?.length);
      if (!path) continue;
      assert.equal([path[0], path.at(-1)], [0, target]);
      for (const [i, node] of path.slice(1).entries()) assert.is.not(edgeBetween(g, path[i]!, node), undefined);
    }
  }
});

test("labels: lengths, routes, orders and verdicts against all simple paths", () => {
  const rng = stream(1, "labels");
  const rows: Row[] = [];
  let wrong = 0;
  for (let place = 0; place < 200; place++) {
    const g = randomGraph(rng, rng.int(2, 6), 0.5, { directed: false, heaviest: 5 });
    const lengths = simplePaths(g, 0, g.order - 1).map((path) => lengthOf(g, path));
    const least = lengths.length === 0 ? ("none" as const) : Math.min(...lengths);
    const given = rng.next() < 0.3 ? rng.int(1, 9) : least;
    if (given !== least) wrong++;
    rows.push(row(place, { ...pathQuestion(2, [], given), graph: g, query: { source: 0, target: g.order - 1 } }));
  }
  const [found] = examine("labels", rows);
  assert.ok(wrong > 10);
  assert.equal([found!.severity, found!.count, found!.of, found!.rows.length], ["error", wrong, 200, wrong]);
});

test("labels: a flow with directions ignored is told apart from other wrong ones", () => {
  const flow = (given: number): Posed => ({
    task: "max-flow",
    graph: graph(
      3,
      [
        [0, 1, 5],
        [2, 1, 9],
        [1, 0, 4],
      ],
      true,
    ),
    query: { source: 0, target: 2 },
    numbers: "int-small",
    given,
  });
  // Nothing reaches node 2; without directions 0–1 carries 4, the later capacity of the two, and 1–2 carries 9.
  const [found] = examine("labels", [row(0, flow(0)), row(1, flow(4)), row(2, flow(7))]);
  assert.equal([found!.count, found!.figures], [2, { undirected: 1 }]);
});

test("ties: as many shortest simple paths as one needs", () => {
  const rng = stream(2, "ties");
  let tied = 0;
  const rows = Array.from({ length: 300 }, (_, place) => {
    const g = randomGraph(rng, rng.int(4, 6), 0.8, { directed: false, heaviest: 2 });
    const lengths = simplePaths(g, 0, g.order - 1).map((path) => lengthOf(g, path));
    if (lengths.filter((length) => length === Math.min(...lengths)).length > 1) tied++;
    return row(place, { ...pathQuestion(2, [], "none"), graph: g, query: { source: 0, target: g.order - 1 } });
  });
  const [found] = examine("ties", rows);
  assert.ok(tied > 30);
  assert.equal([found!.severity, found!.count], ["note", tied]);
});

const question = pathQuestion(
  3,
  [
    [0, 1, 2],
    [1, 2, 2],
  ],
  4,
);

test("repeats: exactly, from the other end, and renumbered", () => {
  const same = pathQuestion(
    3,
    [
      [2, 1, 2],
      [1, 0, 2],
    ],
    4,
    [2, 0],
  );
  const moved = pathQuestion(
    3,
    [
      [0, 1, 2],
      [0, 2, 2],
    ],
    4,
    [1, 2],
  );
  const other = pathQuestion(
    3,
    [
      [0, 1, 2],
      [1, 2, 3],
    ],
    5,
  );
  const [found] = examine(
    "repeats",
    [question, same, moved, other].map((posed, i) => row(i, posed)),
  );
  assert.equal(found!.figures, { equal: 1, isomorphic: 2 });
  assert.equal(found!.rows, [
    { where: "file:2", says: "equals file:1" },
    { where: "file:3", says: "file:1 renumbered" },
  ]);
});

test("a problem written down again is no repeat, and another one in its place is a disagreement", () => {
  const again = row(0, question, { where: "file:9" });
  assert.equal(examine("repeats", [row(0, question), again]), []);
  assert.equal(examine("disagreements", [row(0, question), again]), []);
  const [found] = examine("disagreements", [row(0, question), row(0, { ...question, given: 5 }, { where: "file:9" })]);
  assert.equal([found!.severity, found!.rows], ["error", [{ where: "file:9", says: "not as file:1" }]]);
  const odd = row(0, { ...question, given: 5 });
  const [first] = examine("disagreements", [odd, again, row(0, question, { where: "file:12" })]);
  assert.equal(first!.rows, [{ where: "file:1", says: "not as file:9 and 1 more" }]);
  assert.equal(examine("disagreements", [row(0, question), { ...odd, wordsOnly: true }]), []);
});

test("balance: one class far beyond chance is a warning", () => {
  const answers = (yes: number, of: number) =>
    Array.from({ length: of }, (_, i) => row(i, undefined, { answer: i < yes ? "yes" : "no" }));
  assert.equal(
    examine("balance", answers(80, 100)).map(({ severity, count }) => [severity, count]),
    [["warning", 80]],
  );
  assert.is(examine("balance", answers(58, 100))[0]!.severity, "note");
  assert.is(examine("balance", answers(7, 10))[0]!.severity, "note");
});

test("names: one name a node in all prompts; numbers, letters in order and drawn names are none", () => {
  const named = (labels: (place: number) => (string | undefined)[]) =>
    Array.from({ length: 30 }, (_, i) => row(i, { ...question, labels: labels(i) }, { prompt: `prompt ${i}` }));
  const [found] = examine(
    "names",
    named((i) => ["Mia", i % 2 ? "Leo" : "Ada", undefined]),
  );
  assert.equal([found!.severity, found!.count, found!.of], ["warning", 1, 2]);
  assert.match(found!.says, /node 0 is Mia/);
  for (const usual of [
    ["0", "1", "2"],
    ["A", "B", "C"],
  ])
    assert.equal(
      examine(
        "names",
        named(() => usual),
      ),
      [],
    );
});

test("contradictions: last line and reasoning, by problem", () => {
  const say = (place: number, target: string) => row(place, question, { prompt: "p", target });
  const rows = [
    say(0, "Path 0 -> 1 -> 2: 2 + 2 = 4.\nAnswer: 0 -> 1 -> 2, length 4"),
    say(1, "Path 0 -> 1 -> 2: 2 + 2 = 4.\nAnswer: 0 -> 1 -> 2, length 5"),
    say(2, "Path 0 -> 1 -> 2: 2 + 1 = 3.\nAnswer: 0 -> 1 -> 2, length 4"),
  ];
  const [found] = examine("contradictions", rows);
  assert.equal([found!.count, found!.of, found!.figures], [2, 3, { claim: 1, reasoning: 1 }]);
});

test("position: where chance would scatter", () => {
  const list = (place: number, at: number) => {
    const totals = [9, 8, 7].toSpliced(at, 0, 4);
    const target = totals.map((total) => `Path 0 -> 1 -> 2: ${total}.`).join("\n");
    return row(place, question, { prompt: `p${place}`, target });
  };
  const lists = (at: (place: number) => number, of: number) => Array.from({ length: of }, (_, i) => list(i, at(i)));
  assert.equal(
    examine(
      "position",
      lists(() => 1, 20),
    )[0]!.figures,
    { "index in lists of 4": 1 },
  );
  assert.equal(
    examine(
      "position",
      lists(() => 1, 6),
    ),
    [],
  );
  assert.equal(
    examine(
      "position",
      lists((i) => i % 4, 80),
    ),
    [],
  );
});

test("lengths: a limit makes warnings, none a note of the longest", () => {
  const rows = [
    row(0, question, { prompt: "x".repeat(40), target: "y".repeat(41) }),
    row(1, question, { prompt: "x" }),
  ];
  assert.is(examine("lengths", rows)[0]!.severity, "note");
  const [found] = examine("lengths", rows, { tokens: 10 });
  assert.equal([found!.severity, found!.rows], ["warning", [{ where: "file:1", says: "about 11 tokens" }]]);
  assert.equal(examine("lengths", rows, { tokens: 11 }), []);
});

test("confounds: settings of one axis, beyond what a few rows make", () => {
  const shapes = (name: string, order: number, rows: number) => {
    const set: ProblemSet = { name, pattern: "structural", axis: "type", task: "any", setting: name, split: "test" };
    return Array.from({ length: rows }, (_, i) =>
      row(i, pathQuestion(order + (i % 3), [[0, 1, 1]], "none"), { set, where: `${name}:${i}` }),
    );
  };
  const [found] = examine("confounds", [...shapes("a", 5, 40), ...shapes("b", 9, 40)]);
  assert.equal([found!.severity, Object.keys(found!.figures!)], ["warning", ["nodes", "density"]]);
  assert.equal(examine("confounds", [...shapes("a", 5, 40), ...shapes("b", 5, 40)]), []);
  assert.equal(examine("confounds", [...shapes("a", 5, 4), ...shapes("b", 6, 4)]), []);
});
test.run();
