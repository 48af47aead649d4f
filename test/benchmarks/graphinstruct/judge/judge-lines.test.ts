import { suite } from "uvu";
import * as assert from "uvu/assert";
import { diagnoseLine, judgeLine, linesToJudge } from "#benchmarks/graphinstruct/judge/index";
import { UserError } from "#src/errors";
import { block, circulant, instruction, NO_POOLS, path } from "#test/benchmarks/graphinstruct/scores/made";

const test = suite("GraphInstruct: outputs judged line by line");

const ring = block(5, circulant(5, 1));
const instructions = [
  instruction({ id: "A", level: 1, explicit: ["num_nodes=5", "graph_type=cycle"], implicit: ["num_edges=5"] }),
  instruction({
    id: "B",
    level: 5,
    explicit: ["num_nodes=5", "task_type=add_edges"],
    operation: "add_edges",
    base: block(5, path(5)),
    references: [ring],
  }),
  instruction({ id: "C", level: 4, explicit: ["num_nodes=5"], references: [ring, ring] }),
];

// biome-ignore lint/suspicious/noExplicitAny: records are written for machines, their fields are looked up by name
function judge(...lines: (object | string)[]): any[] {
  const texts = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
  return Array.from(
    linesToJudge(texts, { mode: "compat", instructions, pools: NO_POOLS, file: "outputs.jsonl" }),
    judgeLine,
  );
}

test("one output: what was read, what holds, what it scores", () => {
  const [record] = judge({ id: "A", text: ring, tokens: { in: 10, out: 20, calls: 1 } });
  assert.is(record.id, "A");
  assert.equal([record.graph.n, record.graph.m, record.graph.directed, record.graph.self_loops], [5, 5, false, 0]);
  assert.is(record.graph.hash, record.parse.code.hash);
  assert.equal(record.explicit, { "num_nodes=5": true, "graph_type=cycle": true });
  assert.equal(record.dataset_implicit, { "num_edges=5": true });
  assert.equal([record.pipeline_error, record.recovered_directed, record.valid], [null, null, true]);
  assert.equal([record.d4_any, record.eval.vr, record.eval.d5_tpv], [1, 1, 30]);
  assert.equal(record.tokens, { in: 10, out: 20, calls: 1 });
});

test("an output without a graph", () => {
  const [record] = judge({ id: "A", text: "" });
  assert.equal([record.graph, record.pipeline_error, record.eval.d5_tpv], [null, "empty-or-error", "inf"]);
  assert.is(record.parse.code.ok, false);
  assert.not("explicit" in record);
});

test("tokens that are not told are a third of the characters, surrogate pairs one", () => {
  assert.equal(judge({ id: "A", text: "😀".repeat(30) })[0].tokens, { in: 120, out: 10, calls: 1 });
  assert.is(judge({ id: "A", text: "" })[0].tokens.out, 1);
});

test("level 5 has the edit's fields", () => {
  const [record] = judge({ id: "B", text: "GraphEdit[name='e'] {\n add_edges = [('0','4')];\n remove_edges = [];\n}" });
  assert.equal([record.parse.code.type, record.parse.code.add], ["GraphEdit", [["0", "4"]]]);
  assert.equal(record.micro, { s_sel: 1, s_edge: 1, s_micro: 1, steps: 3, correct: 3 });
  assert.equal([record.edit_quality, record.reasoning_alignment["zero-shot"], record.graph.m], [1, 1, 5]);
  assert.ok(Math.abs(record.reasoning_alignment["few-cot"] - 0.82) < 1e-12);
});

test("several outputs are scored together", () => {
  const tokens = [
    [1, 2, 1],
    [1, 2, 1],
    [1, 2, 1],
  ];
  const [group] = judge({ id: "C", texts: [ring, block(5, path(5)), "none"], tokens });
  assert.equal([group.n_refs, group.refs_from_pool, group.d1.valid_rate, group.d1.uniqueness], [2, false, 2 / 3, 1]);
  assert.equal([group.d3_sgc.length, group.d2.length, group.eval.vr], [2, 2, 2 / 3]);
  assert.ok(Math.abs(group.eval.d5_tpv - 4.5) < 1e-12);
  assert.equal([group.d2[0].g_bertscore, judge({ id: "C", text: ring })[0].d4_own_refs], [null, null]);
});

test("diagnostics are of the outputs that hold a graph, against the references", async () => {
  const diagnosed = async (...texts: string[]) => {
    const line = JSON.stringify({ id: "C", texts, tokens: texts.map(() => [1, 1, 1]) });
    const [read] = linesToJudge([line], { mode: "sound", instructions, pools: NO_POOLS, file: "x" });
    return diagnoseLine(read!);
  };
  const alike = await diagnosed(ring, "none", ring);
  assert.equal(
    [alike.editDistance, alike.gBleu],
    [
      { value: 0, exact: true },
      { value: 1, exact: true },
    ],
  );
  assert.equal([alike.orbitMmd, alike.gBertScore], [{ value: 0, exact: true }, null]);
  assert.equal((await diagnosed(block(5, path(5)), ring)).editDistance, { value: 0.5, exact: true });
  assert.equal(Object.values(await diagnosed("none")), [null, null, null, null, null, null]);
});

test("empty lines are passed over, and lines come one at a time", () => {
  assert.equal(
    judge("", { id: "A", text: ring }, "  ").map(({ id }) => id),
    ["A"],
  );
  function* endless() {
    for (;;) yield JSON.stringify({ id: "A", text: "" });
  }
  const answers = linesToJudge(endless(), { mode: "sound", instructions, pools: NO_POOLS, file: "x" })[
    Symbol.iterator
  ]();
  assert.is(answers.next().done, false);
});

for (const [what, line, message] of [
  ["no JSON", "{", /^outputs\.jsonl:2: expected one JSON value/],
  ["no object", "7", /^outputs\.jsonl:2: .*; write \{id, text, tokens\?\} or \{id, texts, tokens\}$/],
  ["no text", { id: "A" }, /^outputs\.jsonl:2: /],
  ["fewer tokens than texts", { id: "A", texts: ["", ""], tokens: [[1, 1, 1]] }, /^outputs\.jsonl:2: /],
  ["an unknown id", { id: "Z", text: "" }, /^outputs\.jsonl:2: expected the id of an instruction, got "Z"/],
] as const) {
  test(`${what} is a mistake that names file and line`, () => {
    assert.throws(
      () => judge({ id: "A", text: "" }, line),
      (error: unknown) => error instanceof UserError && message.test(error.message) && !error.message.includes("\n"),
    );
  });
}

test.run();
