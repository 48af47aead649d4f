import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type ImportManifest, importRelease, loggedRows } from "#benchmarks/nlgift/release/index";
import { rescore } from "#benchmarks/nlgift/rescore/index";
import { verify } from "#eval/verify";
import { readQuestions } from "#splits/index";
import { shortest, worded, writeRelease } from "#test/benchmarks/nlgift/release/write-release";
import { scratchFolders } from "#test/scratch";

const test = suite("importing a release");
const folder = scratchFolders(test);
const nothing = () => {};

const flow = { node_number: 2, graph: "0 1 12,1 0 90", question: "0 1", answer: 90 };
const log = (row: object, response: string) => ({ ...row, ...worded, response });
const steps = {
  encoded_question: "Goal: tea\nSteps: step0: pour; step1: boil water; step2: tea\nIn order.",
  "ground truth": [
    ["step1", "step0"],
    ["step0", "step2"],
  ],
};
const files = {
  "data/2_numerical_pattern/flow/lint_train_data.jsonl": [flow],
  "data/2_numerical_pattern/flow/float_test_data_gpt.jsonl": "",
  "data/3_structural_pattern/topology/size/small_test_data.jsonl": [
    { node_number: 2, graph: "", question: null, answer: "0,1" },
  ],
  "data/6_improvements/alignment/gpt3.5t_align_flow.jsonl": [{ prompt: "p", chosen: "c", rejected: "r" }],
  "data/6_improvements/machine-COT/flow/gpt_gpt3.5t_flow_zeroshot.jsonl": [log(flow, "a sample")],
  "experiment_logs/numerical/flow/log/gpt_num-flow-sint_lint.jsonl": [log(flow, "The answer is 12.")],
  "experiment_logs/numerical/flow/log/Llama-2_Llama-2-7b-chat-hf__flow-lint_test_data.jsonl": [log(flow, "None")],
  "experiment_logs/semantic/shortest_path/log/path-friend_incident.jsonl": [
    log(shortest, "The path is 0 -> 1 -> 2, length 7."),
  ],
  "experiment_logs/realistic/proscript/log/gpt_full-mix_proscript_zeroshot.jsonl": [
    { ...steps, response: "step1->step0->step2" },
  ],
  "experiment_logs/realistic/proscript/log/Llama-2_Llama-2-7b-chat-hf__proscript-zeroshot_test_data.jsonl": [
    { ...steps, response: "" },
  ],
};

function imported(): { readonly dir: string; readonly out: string; readonly manifest: ImportManifest } {
  const dir = writeRelease(folder(), files);
  const out = join(folder(), "out");
  return { dir, out, manifest: importRelease(dir, out, nothing) };
}

test("problems, replies, and an index of what was read, left, skipped and odd", () => {
  const { out, manifest } = imported();
  assert.equal(
    manifest.problems.map(({ file, rows }) => [file, rows]),
    [
      ["problems/data/2_numerical_pattern/flow/lint_train_data.jsonl", 1],
      ["problems/data/3_structural_pattern/topology/size/small_test_data.jsonl", 1],
      ["problems/T2/numerical/flow/lint.jsonl", 1],
      ["problems/T7/real-world/proscript.jsonl", 1],
      ["problems/T1/semantic/shortest_path/incident.jsonl", 1],
    ],
  );
  assert.equal(manifest.responses, { file: "responses.jsonl", rows: 5 });
  assert.equal(
    manifest.left.map(({ kind, rows }) => [kind, rows]),
    [
      ["preferences", 1],
      ["samples", 1],
    ],
  );
  assert.equal(manifest.skipped, [{ path: "data/2_numerical_pattern/flow/float_test_data_gpt.jsonl", kind: "empty" }]);
  assert.equal(manifest.odd, { "graph without edges": 1, "reply that is only None": 1, "empty reply": 1 });
  assert.equal(JSON.parse(readFileSync(join(out, "import.json"), "utf8")), manifest);
});

test("every problem is one of ours, with the true answer and the released one", () => {
  const { out, manifest } = imported();
  const questions = manifest.problems.flatMap(({ file }) => readQuestions(join(out, file)));
  const [raw, , tested, item] = questions;
  assert.equal([raw!.answer, raw!.facets.released], [12, 90]);
  assert.match(raw!.prompt, "maximum flow from node 0 to node 1");
  assert.equal(
    [tested!.id, tested!.prompt, tested!.facets.released],
    ["T2/numerical/flow/lint/0000", worded.encoded_question, 90],
  );
  for (const asked of questions.filter((one) => one !== tested && one.id[0] !== "T"))
    assert.is(verify(asked, asked.target).outcome, "correct");
  assert.is(verify(item!, item!.target).outcome, "correct");
});

test("a reply's record says what its log says, and names what that leaves open", () => {
  const { out, manifest } = imported();
  const [first] = readFileSync(join(out, "responses.jsonl"), "utf8").split("\n");
  const { key, ...record } = JSON.parse(first!);
  assert.match(key, /^[0-9a-f]{16}$/);
  assert.equal(record, {
    ...{ schema: 1, play: "T2/numerical/flow/lint/0000", step: 0, model: "LLaMA2-7B" },
    request: { kind: "generate", messages: [{ role: "user", content: worded.encoded_question }], repeat: 0 },
    reply: { kind: "text", text: "None" },
    unknown: ["request.maxTokens", "request.temperature", "reply.finish"],
  });
  assert.equal(manifest.unknown, record.unknown);
});

test("it scores as the release does", () => {
  const { dir, out } = imported();
  for (const policy of ["strict", "lenient", "paper"] as const) {
    assert.equal(rescore(loggedRows(out, nothing), policy), rescore(loggedRows(dir, nothing), policy));
  }
  const cells = rescore(loggedRows(out, nothing), "paper");
  assert.equal(
    cells.map(({ table, train }) => [table, train]),
    [
      [1, "friendship"],
      [2, "sint"],
      [2, "zero-shot"],
      [7, "all-synthetic"],
      ["fig2", "zero-shot"],
    ],
  );
});

test("a folder in use is left alone, and a failure leaves none", () => {
  const dir = writeRelease(folder(), files);
  const used = writeRelease(folder(), { "mine.txt": "x" });
  assert.throws(
    () => importRelease(dir, used, nothing),
    /expected a new folder, got one in use; remove it or choose another with --out/,
  );
  assert.equal(readdirSync(used), ["mine.txt"]);
  const broken = writeRelease(folder(), {
    ...files,
    "data/4_reasoning_pattern/flow_test_data.jsonl": [flow, { ...flow, graph: "0 0 1" }],
  });
  const out = join(folder(), "out");
  assert.throws(() => importRelease(broken, out, nothing), /flow_test_data.jsonl:2: graph: expected an edge/);
  assert.not.ok(existsSync(out) || existsSync(`${out}.part`));
});

test.run();
