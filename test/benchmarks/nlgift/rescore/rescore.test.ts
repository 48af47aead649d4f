import { suite } from "uvu";
import * as assert from "uvu/assert";
import { published, rescore, rescoreTable } from "#benchmarks/nlgift/rescore/index";
import { logged } from "#test/benchmarks/nlgift/rescore/logged";

const test = suite("published cells scored again");

const linked = { node_number: 3, graph: "(0,1)", answer: "yes" };
const cell = { task: "connectivity", train: "incident" };
const rows = [
  logged(cell, linked, "The answer is yes.", "T/0"),
  logged(cell, { ...linked, question: "0 2", answer: "no" }, "The answer is yes.", "T/1"),
  logged(cell, linked, "Yes. No.", "T/2"),
  logged(cell, linked, "None", "T/3"),
  logged({ ...cell, test: "adjacency" }, linked, "The answer is yes.", "T/4"),
];

test("counts and what the paper prints, under the logs' names, in the order of the tables", () => {
  const [adjacency, incident, again, ...none] = rescore(rows, "strict");
  assert.equal(none, []);
  assert.is(adjacency!.test, "adjacency");
  assert.equal(incident, {
    ...{ table: 1, model: "ChatGPT", task: "connectivity", pattern: "semantic", train: "incident", test: "incident" },
    ...{ policy: "strict", right: 1, of: 4, accuracy: 0.25, unparsed: 1, paper: 0.964, ambiguous: 1, replies: 4 },
  });
  assert.equal([again!.table, again!.train, again!.accuracy, again!.paper], [4, "connectivity", 0.25, 0.964]);
  assert.is(again!.reused, "1 semantic connectivity ChatGPT incident incident");
});

test("the true flow stands beside the released one", () => {
  const flow = (response: string, id: string) =>
    logged(
      { task: "flow", table: 2, pattern: "numerical", test: "lint" },
      { node_number: 2, graph: "0 1 12,1 0 90", answer: 90 },
      response,
      id,
    );
  const two = [flow("The answer is 90.", "T/0"), flow("The answer is 12.", "T/1"), flow("The answer is 90.", "T/2")];
  const [scored] = rescore(two, "paper");
  assert.equal([scored!.right, scored!.corrected, scored!.paper], [2, { right: 1, accuracy: 1 / 3 }, 0.072]);
  assert.is(rescore(two, "strict")[0]!.corrected, undefined);
});

test("the promised keys come first, in one order, whatever order a log's names came in", () => {
  const { test: column, ...others } = rows[0]!.cell!;
  const [scored] = rescore([{ ...rows[0]!, cell: { test: column, ...others } }], "strict");
  const keys = [
    "table",
    "model",
    "task",
    "pattern",
    "train",
    "test",
    "policy",
    "right",
    "of",
    "accuracy",
    "unparsed",
    "paper",
  ];
  assert.equal(Object.keys(scored!).slice(0, keys.length), keys);
});

test("steps count by constraints, beside what their list scores as it is", () => {
  const asked = {
    ...{ where: "f:1", task: "proscript", prompt: "Goal: tea\nSteps: step0: pour; step1: boil; step2: tea\nIn order." },
    answer: [
      ["step1", "step0"],
      ["step0", "step2"],
    ],
  };
  const cell = {
    table: 7,
    model: "ChatGPT",
    task: "proscript",
    pattern: "real-world",
    train: "zero-shot",
    test: "proscript",
  };
  const cells = rescore([{ where: "f:1", id: "T7/0", cell, asked, response: "step1->step0->step2" }], "strict");
  assert.equal([cells[0]!.right, cells[0]!.of, cells[0]!.listed], [2, 2, { right: 1, accuracy: 0.5 }]);
  assert.match(rescoreTable(cells), /counts constraints, not replies;\n {2}step0 -> step1 -> …, .* keeps \.500\n/);
});

test("what the paper prints for no one is null", () => {
  const [scored] = rescore([logged({ task: "connectivity", table: 5, train: "dpo/flow" }, linked, "Yes.")], "strict");
  assert.is(scored!.paper, null);
  assert.is(
    published({ table: 2, model: "ChatGPT", task: "flow", pattern: "numerical", train: "sint", test: "sint" }),
    0.262,
  );
});

test("as text of 80 columns", () => {
  const text = rescoreTable(rescore(rows, "strict"));
  assert.ok(text.split("\n").every((line) => line.length <= 80));
  assert.is(
    text,
    `Table 1, semantic, connectivity, ChatGPT
  train → test          right/of   ours  paper unread    95%
  incident → adjacency       1/1  1.000   .808      0 [.21–1.0]
  incident → incident        1/4   .250   .964      2 [.05–.70]

Table 4, reasoning, connectivity, ChatGPT
  train → test    right/of   ours  paper unread    95%
  connectivity *       1/4   .250   .964      2 [.05–.70]

* printed in an earlier table, too
3 of 3 cells have 1 to 4 replies, fewer than the paper's 500; 95%: Wilson's
ChatGPT: 2 cells, off the paper by .4530 on average, .714 at most; 0 exact
`,
  );
});

test.run();
