import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Mode } from "#benchmarks/invariance/arms";
import { readRun, readText } from "#benchmarks/invariance/scored/reading";
import { readScored, writeScored } from "#benchmarks/invariance/scored/scored-file";
import type { Ran } from "#src/play";
import { audited } from "#test/benchmarks/invariance/audited";

const test = suite("serialization-invariance audit: reading replies");

const all = audited(3, 1).flatMap(({ instance, variants }) => variants.map((variant) => ({ instance, variant })));
const { instance, variant } = all.find(
  ({ instance, variant }) =>
    instance.task === "connected_nodes" && variant.params.seed === 0 && variant.axis === "relabel",
)!;
const neighbours = (instance.ground_truth as readonly number[]).map((node) => variant.label_map[node]!);

function ran(fields: Partial<Ran>): Ran {
  return {
    kind: "ran",
    timedOut: false,
    exitCode: 0,
    graphs: [],
    declaredNodes: variant.node_seq.map(String),
    declaredEdges: variant.edge_seq.map(([u, v]) => [`${u}`, `${v}`].sort() as [string, string]),
    isLiteral: false,
    readsGraph: true,
    isolation: "bubblewrap",
    environment: { python: "3.11.7", networkx: "3.6.1" },
    ...fields,
  };
}

const read = (fields: Partial<Ran>, mode: Mode = "code") => readRun(instance, variant, mode, ran(fields));

test("answers are read in the labels shown and compared in the instance's own", () => {
  const right = read({ answer: `[${neighbours.toReversed().join(", ")}]` });
  assert.is(right.failure_class, "ok");
  assert.equal(right.parsed, neighbours.toReversed());
  const own = (right.parsed_canonical as readonly number[]).toSorted((a, b) => a - b);
  assert.equal(own, instance.ground_truth);
  assert.is(right.answer_key, JSON.stringify(instance.ground_truth));
  assert.is(right.correct && right.correct_strict, true);
  assert.is(right.environment, "networkx 3.6.1, python 3.11.7");
});

test("a program that did not end well has no answer, whatever it left", () => {
  const answer = `[${neighbours.join(", ")}]`;
  for (const fields of [
    { answer, timedOut: true },
    { answer, exitCode: 1 },
    { answer, exitCode: undefined as never },
  ]) {
    const row = read(fields);
    assert.is(row.failure_class, "execution");
    assert.is(row.answer_line, null);
    assert.is(row.correct, false);
    assert.is(row.answer_key, "null");
  }
});

test("a right answer that is written down is right and no computation", () => {
  const row = read({ answer: `[${neighbours.join(", ")}]`, isLiteral: true });
  assert.is(row.failure_class, "no_computation");
  assert.is(row.correct, true);
});

test("words without a number are an empty set as published, and nothing when read strictly", () => {
  const lonely = { ...instance, ground_truth: [] };
  const row = readRun(lonely, variant, "code", ran({ answer: "ANSWER" }));
  assert.equal([row.correct, row.correct_strict, row.parsed], [true, false, []]);
});

test("supplied data that were overwritten are construction, a wrong copy is transcription", () => {
  const declaredEdges = ran({}).declaredEdges!.slice(1);
  assert.is(read({ answer: "[77]", declaredEdges }, "code").failure_class, "transcription");
  assert.is(read({ answer: "[77]", declaredEdges }, "graph_as_code").failure_class, "construction");
});

test("text is read from its box; without a program there is nothing to tell of one", () => {
  const row = readText(instance, variant, `So \\boxed{[${neighbours.join(", ")}]}`);
  assert.is(row.failure_class, "ok");
  assert.equal([row.n_graphs, row.isolation, row.timed_out], [null, null, null]);
  assert.is(readText(instance, variant, "no").failure_class, "format");
  assert.is(readText(instance, variant, "\\boxed{[77]}").failure_class, "wrong");
  assert.is(readRun(instance, variant, "code", undefined).failure_class, "format");
});

test("hostile replies are read in no time", () => {
  const texts = [
    "[".repeat(1e6),
    "\\boxed{".repeat(1e5),
    "the answer is ".repeat(1e5),
    "9".repeat(1e6),
    "\0\u202e__proto__",
  ];
  for (const text of texts) {
    const start = performance.now();
    readText(instance, variant, text);
    read({ answer: text });
    assert.ok(performance.now() - start < 1000, text.slice(0, 20));
  }
});

test("scored rows are read as they were written, in the same bytes; damage is told", () => {
  const dir = mkdtempSync(join(tmpdir(), "graphshift-"));
  const path = join(dir, "graphqa", "model.jsonl.gz");
  const rows = [
    { record_id: "a", parsed: [1, 2] },
    { record_id: "b", parsed: null },
  ] as never[];
  writeScored(path, rows);
  assert.equal(readScored(path), rows);
  writeFileSync(path, "no gzip");
  assert.throws(() => readScored(path), /expected gzip, got damage/);
  assert.throws(() => readScored(join(dir, "none")), /expected scored rows, got no file/);
  rmSync(dir, { recursive: true });
});

test.run();
