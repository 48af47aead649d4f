import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { applyEdit, formats, graphHash, readGraph, repairDirection } from "#benchmarks/graphinstruct/format/index";
import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { pythonText } from "#benchmarks/graphinstruct/format/python/text";
import type { Attributes, Reading, WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { needsShared, shared } from "#test/needs";

const test = suite("GraphInstruct: the format against the released parser");
const ORACLE = "data/graphinstruct/oracle.jsonl.gz";

interface Parsed {
  readonly ok: boolean;
  readonly error?: string;
  readonly type?: string;
  readonly meta?: unknown;
  readonly add?: unknown;
  readonly remove?: unknown;
  readonly reasoning?: string;
  readonly [field: string]: unknown;
}

interface OracleRecord {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly parse: { readonly code: Parsed; readonly adjacency?: Parsed; readonly edge?: Parsed };
  readonly pipeline_error: string | null;
  readonly recovered_directed: boolean | null;
  readonly graph: unknown;
}

interface Instruction {
  readonly id: string;
  readonly base_graph: string;
  readonly explicit_constraints: readonly string[];
  readonly reference_solutions: readonly string[];
  readonly graph_edits?: readonly string[];
}

function records(): OracleRecord[] {
  const lines = gunzipSync(readFileSync(shared(ORACLE)))
    .toString("utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as OracleRecord);
}

function instructions(): Instruction[] {
  return [0, 1, 2, 3, 4, 5].flatMap(
    (level) =>
      JSON.parse(readFileSync(shared(`data/graphinstruct/instructions/level_${level}.json`), "utf8")) as Instruction[],
  );
}

function shapeOf(written: WrittenGraph) {
  return {
    n: written.ids.length,
    m: written.graph.sources.length + written.loops.length,
    directed: written.graph.directed,
    self_loops: written.loops.length,
    hash: graphHash(written),
  };
}

function plain(literal: Literal): unknown {
  return literal.kind === "text" || literal.kind === "number" || literal.kind === "boolean"
    ? literal.value
    : pythonText(literal);
}

function meta(header: Attributes): unknown {
  return Object.fromEntries([...header].map(([name, value]) => [name, plain(value)]));
}

function parsedOf(reading: Reading): Parsed {
  if (reading.kind === "unread") {
    return { ok: false, error: reading.error === "empty-or-error" ? "ValueError" : reading.error };
  }
  if (reading.kind === "graph") {
    return { ok: true, type: "Graph", ...shapeOf(reading.written), meta: meta(reading.written.header) };
  }
  const { header, add, remove, reasoning = "" } = reading.edit;
  return { ok: true, type: "GraphEdit", meta: meta(header), add, remove, reasoning };
}

/** What the released code scores. */
function scoredGraph(reading: Reading, record: OracleRecord, instruction: Instruction) {
  if (reading.kind === "unread") return { graph: null, recovered: null };
  let written = reading.kind === "graph" ? reading.written : undefined;
  if (reading.kind === "edit") {
    const base = readGraph(instruction.base_graph, "compat");
    if (base.kind !== "graph") throw new Error(`no base: ${record.id}`);
    const task = instruction.explicit_constraints
      .find((text) => text.startsWith("task_type="))
      ?.slice("task_type=".length);
    written = applyEdit(base.written, reading.edit, task);
  }
  if (!instruction.explicit_constraints.includes("directed=true") || written!.graph.directed) {
    return { graph: shapeOf(written!), recovered: null };
  }
  const repaired = repairDirection(written!, record.text);
  return { graph: shapeOf(repaired.written), recovered: repaired.recovered };
}

needsShared(test, ORACLE)("compat parses every record as the released parser does", () => {
  for (const { id, kind, text, parse } of records()) {
    const { n, m, directed, self_loops, hash, ...edit } = parse.code;
    const expected = parse.code.type === "GraphEdit" ? edit : parse.code;
    assert.equal(parsedOf(readGraph(text, "compat")), expected, `${id} ${kind}`);
    for (const [format, released] of [
      ["adjacency", parse.adjacency],
      ["edges", parse.edge],
    ] as const) {
      if (!released) continue;
      const { meta: _, ...read } = parsedOf(formats[format].read(text, "compat"));
      assert.equal(read, released, `${id} ${kind} ${format}`);
    }
  }
});

needsShared(test, ORACLE)("the graph that is scored, after edits and repair of direction, is the released one", () => {
  const byId = new Map(instructions().map((instruction) => [instruction.id, instruction]));
  for (const record of records()) {
    const reading = readGraph(record.text, "compat");
    const { graph, recovered } = scoredGraph(reading, record, byId.get(record.id)!);
    const where = `${record.id} ${record.kind}`;
    assert.equal(graph, record.graph, where);
    assert.is(recovered, record.recovered_directed, where);
    assert.is(reading.kind === "unread" ? reading.error : null, record.pipeline_error, where);
  }
});

/**
 * Kinds of record of which strict may make something else than compat, and what: docs/graphinstruct-format.md gives the
 * reasons. Every other kind reads alike.
 */
const DIFFERENT: Readonly<Record<string, "read" | "refused">> = {
  "range-nodes": "refused",
  "ellipsis-nodes": "refused",
  "phantom-endpoint": "refused",
  "truncated-brace": "refused",
  "unquoted-ids": "read",
  "windows-quotes": "read",
  "no-semicolons": "read",
  "slash-comment": "read",
  "inline-comment": "read",
  "no-header": "read",
  "lowercase-graph": "read",
  "fence-inline": "read",
  "digraph-prefix": "read",
  "directed-in-body": "read",
  "directed-quoted-false": "read",
  "name-with-bracket": "read",
};

needsShared(test, ORACLE)("strict differs from compat on the kinds that are documented, as documented", () => {
  const seen = new Set<string>();
  for (const { id, kind, text } of records()) {
    const [compat, strict] = [readGraph(text, "compat"), readGraph(text, "strict")];
    if (alike(compat, strict)) continue;
    seen.add(kind);
    assert.is(strict.kind === "unread" ? "refused" : "read", DIFFERENT[kind], `${id} ${kind}`);
    if (strict.kind === "unread")
      assert.ok(strict.at !== undefined && strict.at <= text.length, `${id} ${kind}: no place`);
  }
  assert.equal([...seen].sort(), Object.keys(DIFFERENT).sort());
});

function alike(a: Reading, b: Reading): boolean {
  if (a.kind === "unread" || b.kind === "unread") return a.kind === b.kind;
  const [one, other] = [parsedOf(a), parsedOf(b)];
  return JSON.stringify({ ...one, meta: 0 }) === JSON.stringify({ ...other, meta: 0 });
}

needsShared(test, ORACLE)(
  "what strict reads where the released parser fails or misreads is the reference that was damaged",
  () => {
    const byKind = new Map<string, OracleRecord[]>();
    for (const record of records()) byKind.set(record.kind, [...(byKind.get(record.kind) ?? []), record]);
    const reference = new Map(byKind.get("ref1")!.map((record) => [record.id, record.parse.code.hash]));
    const undamaged = [
      "windows-quotes",
      "no-semicolons",
      "slash-comment",
      "inline-comment",
      "fence-inline",
      "lowercase-graph",
      "name-with-bracket",
      "apostrophe-label",
    ];
    for (const kind of undamaged) {
      for (const { id, text } of byKind.get(kind)!) {
        const strict = readGraph(text, "strict");
        const hash = strict.kind === "graph" ? graphHash(strict.written) : strict.kind;
        assert.is(hash, reference.get(id), `${id} ${kind}`);
      }
    }
  },
);

needsShared(test, ORACLE)(
  "references and official edits read alike in both modes, and again after they are written",
  () => {
    for (const { id, reference_solutions, base_graph } of instructions()) {
      for (const text of [...reference_solutions, base_graph].filter(Boolean)) {
        const [compat, strict] = [readGraph(text, "compat"), readGraph(text, "strict")];
        if (compat.kind !== "graph" || strict.kind !== "graph") throw new Error(`unread: ${id}`);
        assert.is(graphHash(strict.written), graphHash(compat.written), id);
        assert.equal(strict.written.nodeAttributes, compat.written.nodeAttributes, id);
        assert.equal(strict.written.properties, compat.written.properties, id);
        const again = readGraph(formats.code.write(compat.written), "compat");
        assert.equal(again, compat, id);
      }
    }
  },
);

test.run();
