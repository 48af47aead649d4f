import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type LogRow, loggedRows, type ReleaseFile, releaseFiles } from "#benchmarks/nlgift/release/index";
import { shortest, worded, writeRelease } from "#test/benchmarks/nlgift/release/write-release";
import { scratchFolders } from "#test/scratch";

const test = suite("files of a release");
const folder = scratchFolders(test);

const chat = (target: string) => ({
  messages: [
    { role: "system", content: "Help." },
    { role: "user", content: "Words.\nA:" },
    { role: "assistant", content: target },
  ],
});
const llama = "<s>[INST] <<SYS>>\nHelp.\n<</SYS>>\n Words.\nA:\n[/INST]The answer is 7.</s>";
const log = (response: string) => ({ ...shortest, ...worded, response });
const semantic = "experiment_logs/semantic/shortest_path/log";

const files = {
  "README.md": "not data",
  "data/1_semantic_pattern/shortest_path/train_data.jsonl": [shortest, shortest],
  "data/1_semantic_pattern/shortest_path/train_graph-expert_gpt.jsonl": [chat("The answer is 7.")],
  "data/1_semantic_pattern/shortest_path/train_graph-expert_llama.jsonl": [{ text: llama }],
  "data/2_numerical_pattern/flow/float_test_data_gpt.jsonl": "",
  "data/3_structural_pattern/topology/size/small_test_data.jsonl":
    '{"node_number": 2, "graph": "", "question": null, "answer": "0,1"}',
  "data/5_realworld_pattern/strategyQA/zeroshot_test_data.jsonl": [{ question: "yes or no: Is it?", answer: true }],
  "data/5_realworld_pattern/ExplaGraphs/train.tsv": "one\ttwo\tsupport",
  "data/6_improvements/alignment/gpt3.5t_align_flow.jsonl": [{ prompt: "p", chosen: "c", rejected: "r" }],
  "data/6_improvements/machine-COT/flow/gpt_gpt3.5t_flow_zeroshot.jsonl": [log("a sample")],
  "data/7_more/x.jsonl": [{}],
  [`${semantic}/gpt35_incident.jsonl`]: [log("The answer is 7."), log("None")],
  [`${semantic}/gpt35_copy.bak`]: "x",
  "experiment_logs/realistic/strategyQA/log/gpt_gpt3.5t_strategyQA_zeroshot.jsonl": [
    { encoded_question: "yes or no: Is it?", "ground truth": true, response: "Yes." },
  ],
};

const described = ({ path, kind, pattern, task, setting, split }: ReleaseFile) => [
  path,
  kind,
  pattern,
  task,
  setting,
  split,
];

test("the repository's layout, with its oddities", () => {
  const dir = writeRelease(folder(), files);
  assert.equal([...releaseFiles(dir)].map(described), [
    ["data/1_semantic_pattern/shortest_path/train_data.jsonl", "raw", "semantic", "shortest-path", undefined, "train"],
    [
      "data/1_semantic_pattern/shortest_path/train_graph-expert_gpt.jsonl",
      "chat",
      "semantic",
      "shortest-path",
      "graph-expert",
      "train",
    ],
    [
      "data/1_semantic_pattern/shortest_path/train_graph-expert_llama.jsonl",
      "text",
      "semantic",
      "shortest-path",
      "graph-expert",
      "train",
    ],
    ["data/2_numerical_pattern/flow/float_test_data_gpt.jsonl", "empty", "numerical", "max-flow", "float", "test"],
    [
      "data/3_structural_pattern/topology/size/small_test_data.jsonl",
      "raw",
      "structural/size",
      "topological-sort",
      "small",
      "test",
    ],
    ["data/5_realworld_pattern/ExplaGraphs/train.tsv", "source", "real-world", "explagraphs", "train", undefined],
    [
      "data/5_realworld_pattern/strategyQA/zeroshot_test_data.jsonl",
      "questions",
      "real-world",
      "strategyqa",
      "zeroshot",
      "test",
    ],
    [
      "data/6_improvements/alignment/gpt3.5t_align_flow.jsonl",
      "preferences",
      "improvements",
      undefined,
      "alignment/gpt3.5t_align_flow",
      undefined,
    ],
    [
      "data/6_improvements/machine-COT/flow/gpt_gpt3.5t_flow_zeroshot.jsonl",
      "log",
      "improvements",
      "max-flow",
      "gpt_gpt3.5t_flow_zeroshot",
      undefined,
    ],
    ["data/7_more/x.jsonl", "unknown", undefined, undefined, undefined, undefined],
    [
      "experiment_logs/realistic/strategyQA/log/gpt_gpt3.5t_strategyQA_zeroshot.jsonl",
      "log",
      "real-world",
      "strategyqa",
      "strategyQA",
      "test",
    ],
    [`${semantic}/gpt35_copy.bak`, "unknown", undefined, undefined, undefined, undefined],
    [`${semantic}/gpt35_incident.jsonl`, "log", "semantic", "shortest-path", "incident", "test"],
  ]);
});

/** The rows of the one file whose path ends so. */
function rowsOf(dir: string, end: string): readonly unknown[] {
  const file = [...releaseFiles(dir)].find(({ path }) => path.endsWith(end));
  return file && "rows" in file ? [...file.rows()] : assert.unreachable(end)!;
}

test("training texts out of both templates", () => {
  const dir = writeRelease(folder(), files);
  const [fromChat] = rowsOf(dir, "expert_gpt.jsonl");
  const [fromText] = rowsOf(dir, "expert_llama.jsonl");
  const expected = { system: "Help.", prompt: "Words.\nA:", target: "The answer is 7." };
  assert.equal(fromChat, {
    where: "data/1_semantic_pattern/shortest_path/train_graph-expert_gpt.jsonl:1",
    ...expected,
  });
  assert.equal(fromText, {
    where: "data/1_semantic_pattern/shortest_path/train_graph-expert_llama.jsonl:1",
    ...expected,
  });
});

test("a log row says its item, its cell and what was asked", () => {
  const dir = writeRelease(folder(), files);
  const [first, second] = rowsOf(dir, "gpt35_incident.jsonl") as LogRow[];
  assert.is(first!.id, "T1/semantic/shortest_path/incident/0000");
  assert.is(second!.response, "None");
  assert.is(first!.cell?.train, "zero-shot");
  assert.is(first!.asked.task, "shortest-path");
  assert.is(first!.asked.prompt, worded.encoded_question);
  assert.equal("labels" in first!.asked && first!.asked.labels, ["0", "1", "2", "3"]);
  const [sample] = rowsOf(dir, "flow_zeroshot.jsonl") as LogRow[];
  assert.is(sample!.cell, undefined);
});

const normalised = (over: object = {}) => ({
  ...{ id: "T2/numerical/shortest_path/sint/0000", table: 2, model: "ChatGPT", train: "sint", test: "sint" },
  ...{ task: "shortest_path", pattern: "numerical", prompt: "Words.", response: "The answer is 7." },
  gold: { ...shortest, encoding: "incident" },
  gold_cot: worded["ground truth"],
  ...over,
});

test("normalised logs, gzipped or not, say everything in their rows", () => {
  const dir = writeRelease(folder(), {
    "T2__numerical__shortest_path__sint.jsonl.gz": gzipSync(JSON.stringify(normalised())),
    "T7__real-world__proscript__proscript.jsonl": [
      normalised({ id: "T7/real-world/proscript/0000", task: "proscript", gold: { answer: [["step0", "step1"]] } }),
    ],
    "notes.txt": "x",
  });
  const kinds = [...releaseFiles(dir)].map(({ kind }) => kind);
  assert.equal(kinds, ["log", "log", "unknown"]);
  const rows = [...loggedRows(dir, () => {})];
  assert.equal(
    rows.map(({ asked, cell }) => [asked.task, cell?.table]),
    [
      ["shortest-path", 2],
      ["proscript", 2],
    ],
  );
});

/** Reading all of a release fails with one line. */
function refuses(dir: string, message: RegExp): void {
  assert.throws(() => {
    for (const file of releaseFiles(dir)) if ("rows" in file) for (const _ of file.rows());
    for (const _ of loggedRows(dir, () => {}));
  }, message);
}

test("a wrong folder is told what is missing and what to give", () => {
  const dir = folder();
  refuses(join(dir, "none"), /none: expected a folder, got none; check the path$/);
  refuses(
    dir,
    /expected NLGift's data\/ and experiment_logs\/.*got an empty folder; give the cloned repository, or a folder of logs$/,
  );
  refuses(writeRelease(folder(), { "semantic/x": "" }), /got semantic; give the folder above it$/);
  refuses(writeRelease(folder(), { "data/other.csv": "" }), /got data; give the cloned repository/);
});

test("half a release has no replies", () => {
  refuses(
    writeRelease(folder(), { "data/4_reasoning_pattern/topology_test_data.jsonl": [] }),
    /expected logs with replies, got none; bring experiment_logs\//,
  );
});

test("damage names file and line", () => {
  const name = "data/4_reasoning_pattern/shortest-path_test_data.jsonl";
  refuses(
    writeRelease(folder(), { [name]: "<html>\n" }),
    /shortest-path_test_data.jsonl:1: expected one JSON value, got "<html>"; fetch the file again/,
  );
  refuses(
    writeRelease(folder(), { [name]: `${JSON.stringify(shortest)}\n{"gra` }),
    /data.jsonl:2: expected one JSON value/,
  );
  refuses(
    writeRelease(folder(), { [name]: [shortest, { ...shortest, node_number: "x" }] }),
    /data.jsonl:2: expected a raw row, got one with another node_number/,
  );
  refuses(
    writeRelease(folder(), { [name]: [{ ...shortest, graph: "0 9 1" }] }),
    /data.jsonl:1: graph: expected an edge between two of the nodes 0 … 3, got 0–9; fetch the file again/,
  );
});

test("two files that disagree about an item, or reply to it twice, are both named", () => {
  const [one, other] = [`${semantic}/gpt35_incident.jsonl`, `${semantic}/path-incident_incident.jsonl`];
  const differs = (row: object) => writeRelease(folder(), { [one]: [log("7")], [other]: [{ ...log("7"), ...row }] });
  const message = (what: string) =>
    new RegExp(`path-incident_incident.jsonl:1: expected T1/\\S+/0000 as in ${one}:1, got another ${what}; keep one`);
  refuses(differs({ answer: 8 }), message("answer"));
  refuses(differs({ question: "0 3" }), message("question"));
  refuses(differs({ graph: "0 1 3,0 3 5,1 2 4,2 3 7" }), message("graph"));
  const twice = writeRelease(folder(), { "T2__a.jsonl": [normalised()], "T2__b.jsonl": [normalised()] });
  refuses(twice, /T2__b.jsonl:1: expected one reply of 2 ChatGPT sint to T2\S+, got a second; keep one of the files/);
});

test("a bare problem and a reply that disagree about it are both named", () => {
  const raw = "data/1_semantic_pattern/shortest_path/test_data.jsonl";
  const reply = `${semantic}/gpt35_incident.jsonl`;
  const files = (row: object) => ({ [raw]: [shortest, { ...shortest, ...row }], [reply]: [log("7"), log("7")] });
  assert.is([...loggedRows(writeRelease(folder(), files({})), () => {})].length, 2);
  for (const [row, what] of [
    [{ answer: 8 }, "answer"],
    [{ question: "0 3" }, "question"],
    [{ graph: "0 1 3,0 3 5,1 2 4,2 3 7" }, "graph"],
  ] as const) {
    const message = `^${reply}:2: expected T1/\\S+/0001 as in ${raw}:2, got another ${what}; keep one of the two files$`;
    refuses(writeRelease(folder(), files(row)), new RegExp(message));
  }
  const items = "data/5_realworld_pattern/strategyqa/zeroshot_test_data.jsonl";
  const asked = { encoded_question: "Q?", "ground truth": true, response: "Yes." };
  const real = (answer: boolean) => ({
    [items]: [{ question: "Q?", answer }],
    "experiment_logs/realistic/strategyQA/log/gpt_full-mix_strategyQA_zeroshot.jsonl": [asked],
  });
  assert.is([...loggedRows(writeRelease(folder(), real(true)), () => {})].length, 1);
  refuses(writeRelease(folder(), real(false)), new RegExp(`as in ${items}:1, got another answer`));
});

test.run();
