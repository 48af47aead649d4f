import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readInstructions } from "#benchmarks/graphinstruct/instructions/index";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { judgeLine, linesToJudge } from "#benchmarks/graphinstruct/judge/index";
import { readPools } from "#benchmarks/graphinstruct/pools/index";
import { anchorTotals, type DifferenceName } from "#benchmarks/graphinstruct/scores/index";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";
import { lazy } from "#eval/readers/lazy";
import { names } from "#src/pick";
import { needsShared, shared } from "#test/needs";

const folder = "data/graphinstruct";
const test = suite("GraphInstruct's scores against the released code's");
const where = needsShared(test, `${folder}/oracle.jsonl.gz`);

// biome-ignore lint/suspicious/noExplicitAny: records of outside files, whose fields are what is compared
type Row = any;

const rows = (name: string): Row[] =>
  gunzipSync(readFileSync(shared(`${folder}/${name}.jsonl.gz`)))
    .toString("utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

const given = lazy(() => ({
  instructions: readInstructions(shared(`${folder}/instructions`)),
  pools: readPools(shared(`${folder}/pools`)),
}));
const oracle = lazy(() => rows("oracle"));
const released = lazy(() => judge(oracle(), "compat"));

function judge(records: readonly Row[], mode: ScoreMode): Row[] {
  const lines = records.map(({ id, text, texts, tokens }) => JSON.stringify({ id, text, texts, tokens }));
  return Array.from(linesToJudge(lines, { ...given(), mode, file: "oracle" }), judgeLine);
}

/** D3 of large graphs takes its time: every other record of levels 3 and 4. */
function quick({ id }: Row, i: number): boolean {
  return !/^L[34]/.test(id) || i % 2 === 0;
}

/** Every value of `wanted` that `got` has otherwise, numbers beyond 1e-9, as `path: wanted, got`. */
function unequal(wanted: Row, got: Row, path = ""): string[] {
  if (typeof wanted === "number" && typeof got === "number") return Math.abs(wanted - got) <= 1e-9 ? [] : [told()];
  if (wanted === null || typeof wanted !== "object" || typeof got !== "object" || got === null) {
    return wanted === (got ?? null) ? [] : [told()];
  }
  return Object.keys(wanted).flatMap((name) => unequal(wanted[name], got[name], `${path}.${name}`));

  function told() {
    return `${path}: ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`;
  }
}

/** What depends on eigenvectors' signs and so on the build of LAPACK: compared apart. */
const EMBEDDING = /^\.(eval\.dims\.D3|d3_sgc)/;
/** Needs an encoder, or depends on the order of a Python set. */
const DIAGNOSTIC = /^\.d2(_vs_own_ref1)?\.\d+\.g_/;
const LEVEL_SCORE = /^\.eval\.level_score/;
/** Fields that are input, or diagnostics. */
const INPUT = ["kind", "kinds", "text", "texts"];

function same(record: Row, got: Row): void {
  // Where the released code raised, the output is not valid.
  if (record.error ?? record.eval.error) {
    assert.ok(got.eval.vr < 1, record.id);
    return;
  }
  const wanted = Object.fromEntries(Object.entries(record).filter(([name]) => !INPUT.includes(name)));
  const apart = [EMBEDDING, DIAGNOSTIC, ...(Number(record.id[1]) >= 3 ? [LEVEL_SCORE] : [])];
  const wrong = unequal(wanted, got).filter((told) => !apart.some((each) => each.test(told)));
  assert.equal(wrong, [], `${record.id} ${record.kind ?? record.kinds}`);
}

where("every field of the records of outputs is the released code's", () => {
  for (const [i, record] of oracle().entries()) same(record, released()[i]);
});

where("so is every field of the records of groups", () => {
  const groups = rows("groups").filter(quick);
  const got = judge(groups, "compat");
  for (const [i, record] of groups.entries()) same(record, got[i]);
});

where("D3 is near the released one, whose eigenvectors have other signs", () => {
  const gaps = oracle().flatMap((record, i) => {
    const [wanted, got] = [record.eval.dims?.D3 ?? 0, released()[i].eval.dims.D3];
    return wanted === 0 ? [] : [Math.abs(wanted - got)];
  });
  gaps.sort((a, b) => a - b);
  assert.ok(gaps[gaps.length >> 1]! < 0.01, `median ${gaps[gaps.length >> 1]}`);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  assert.ok(mean < 0.03, `mean ${mean}`);
});

/** Quality of two outputs, by level and in total, as measured with the released code. */
const ANCHORS = {
  references: [0.997, 0.999, 0.99, 0.918, 0.879, 0.936, 0.935],
  node: [0.474, 0.501, 0.65, 0.598, 0.526, 0.59, 0.57],
  empty: [0.474, 0.202, 0.62, 0.538, 0.51, 0.475, 0.491],
  path: [0.849, 0.438, 0.749, 0.773, 0.733, 0.749, 0.724],
};

where("the anchors score as with the released code", () => {
  const { instructions, pools } = given();
  const got = anchorTotals(instructions, { mode: "compat", pools });
  for (const name of names(ANCHORS)) {
    const { levels, total } = got[name];
    [...LEVELS.map((level) => levels.get(level)!), total].forEach((value, i) => {
      // D3 counts from level 3 on: a sign more or less moves the third decimal.
      const gap = Math.abs(value - ANCHORS[name][i]!);
      assert.ok(gap <= (i < 3 ? 0.0005 : 0.0015), `${name} ${i}: ${value}`);
    });
  }
});

/** Kinds of outputs that the strict parser reads as another graph, refuses, or reads where the released one fails. */
const READ: Readonly<Record<string, DifferenceName>> = {
  "fence-inline": "reading",
  "inline-comment": "reading",
  "slash-comment": "reading",
  "lowercase-graph": "reading",
  "no-header": "reading",
  "no-semicolons": "reading",
  "unquoted-ids": "reading",
  "windows-quotes": "reading",
  "range-nodes": "reading",
  "ellipsis-nodes": "reading",
  "phantom-endpoint": "reading",
  "truncated-brace": "reading",
  "edit-noquote": "reading",
  "digraph-prefix": "direction",
  "directed-in-body": "direction",
  "directed-quoted-false": "direction",
  "toggle-directed": "direction",
  "single-node": "direction",
  "empty-graph": "direction",
  edit1: "droppedNodes",
  "edit1-cot": "droppedNodes",
  "edit-redundant": "droppedNodes",
  "random-edit": "droppedNodes",
};

/** Why a field of one graph is otherwise in sound, by its place in the record. */
const FIELDS: readonly (readonly [RegExp, DifferenceName, ((record: Row) => boolean)?])[] = [
  [/^\.parse\.(adjacency|edge)/, "otherFormats"],
  [
    /^\.(parse\.code|recovered_directed)/,
    "direction",
    ({ kind }) => /^(name-with-bracket|directed-in-body)$/.test(kind),
  ],
  [
    /^\.(explicit|inferred_implicit|dataset_implicit|valid|eval|d4_any|dsf)/,
    "emptyGraph",
    ({ graph }) => graph?.n === 0,
  ],
  [/^\.explicit\.graph_type/, "graphTypes"],
  [/^\.explicit\.bipartite_sides/, "bipartiteSides"],
  [/^\.explicit\.modularity/, "modularity", ({ kind }) => /weight/.test(kind)],
  [/^\.explicit\.(density|clustering_coefficient|average_path_length|modularity)!?=/, "slack"],
  [/^\.no_contradiction/, "contradiction"],
  [/^\.eval\.dims\.D1/, "uniquenessOfOne"],
  [/^\.(text_presence|eval\.dims\.D2)/, "textWords", ({ id }) => /^L[45]/.test(id)],
  [/^\.eval\.dims\.D3/, "embedding"],
  [/^\.(edit_quality|eval\.dims\.D4|d4_any|d4_few_cot)/, "edits", ({ id }) => id.startsWith("L5")],
  [/^\.(reasoning_alignment|d4_few_cot)/, "reasoning", ({ id }) => id.startsWith("L5")],
  [/^\.eval/, "infeasible", ({ kind }) => kind === "refusal"],
];

/** Two names for what is wrong with a text that neither reads. */
const BOTH_REFUSE = /^\.(parse\.\w+\.(why|error)|pipeline_error): "[^"]+", got "/;

/** What the constraints that hold decide: where they differ, these do. */
const FOLLOWS = /^\.(valid|eval\.(vr|d5_tpv|dims\.D[1-5])|d4_any|d4_few_cot)/;

function reason(record: Row, path: string, differing: readonly string[]): DifferenceName | "follows" | undefined {
  if (LEVEL_SCORE.test(path)) return "follows";
  const found = FIELDS.find(([place, , when]) => place.test(path) && (when === undefined || when(record)));
  if (found) return found[1];
  return FOLLOWS.test(path) && differing.some((each) => /^\.(explicit|no_contradiction)/.test(each))
    ? "follows"
    : undefined;
}

where("where sound is otherwise, the reason is a documented one", () => {
  const met = new Set<string>();
  const records = oracle().filter(quick);
  const [before, after] = [released().filter(quick), judge(records, "sound")];
  records.forEach((record, i) => {
    const [compat, sound] = [before[i], after[i]];
    if (compat.graph?.hash !== sound.graph?.hash) {
      met.add(record.kind);
      assert.ok(record.kind in READ, `${record.id} ${record.kind}: ${sound.parse.code.why ?? "another graph"}`);
      return;
    }
    const differing = unequal(compat, sound).filter((told) => !BOTH_REFUSE.test(told));
    for (const told of differing) assert.ok(reason(record, told, differing), `${record.id} ${record.kind} ${told}`);
  });
  assert.equal([...met].sort(), Object.keys(READ).sort());
});

test.run();
