import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawErdosStyle } from "#benchmarks/invariance/instances/erdos/draw-erdos-style";
import { partsOf } from "#benchmarks/invariance/instances/erdos/parts-of";
import { readErdos } from "#benchmarks/invariance/instances/erdos/read-erdos";
import { drawGraphqa } from "#benchmarks/invariance/instances/graphqa/draw-graphqa";
import { pythonJson } from "#benchmarks/invariance/instances/python-json";
import { readInstances } from "#benchmarks/invariance/instances/read-instances";
import { scratchFolders } from "#test/scratch";

const test = suite("serialization-invariance audit: readers");
const folder = scratchFolders(test);

function file(lines: readonly unknown[]): string {
  const path = join(folder(), "rows.jsonl");
  writeFileSync(path, lines.map((line) => `${typeof line === "string" ? line : pythonJson(line)}\n`).join(""));
  return path;
}

const [instance] = drawGraphqa(1);

test("instances come back as they were written, and blank lines count for line numbers alone", () => {
  const all = [...drawGraphqa(3), ...drawErdosStyle(1)];
  assert.equal(readInstances(file(["", ...all])), all);
  const broken = { ...instance, directed: "no" };
  assert.throws(
    () => readInstances(file([instance, "", broken])),
    /rows\.jsonl:3: directed: .*; mend or leave out the line/,
  );
});

test("what does not hold together is a mistake of the user's, with file and line", () => {
  const { edges, nodes } = instance!;
  const wrong: readonly (readonly [RegExp, object])[] = [
    [/expected each id once, got graphqa-sbm-0000-edge_existence again/, {}],
    [/nodes: expected labels in ascending order/, { id: "b", nodes: nodes.toReversed() }],
    [/edges: expected ends among the nodes, got 99/, { id: "b", edges: [...edges, [0, 99]] }],
    [/edges: graph: expected each edge once, got 1–0 again/, { id: "b", edges: [...edges, [1, 0]] }],
    [/edges: graph: expected an edge between two of the nodes .*, got 2–2/, { id: "b", edges: [[2, 2]] }],
    [/edges: expected a weight on every edge/, { id: "b", weighted: true }],
    [/edges: expected no weights, for weighted is false/, { id: "b", edges: [[0, 1, 3]] }],
    [/query_args: expected nodes of the graph, got 77/, { id: "b", query_args: { u: 77, v: 1 } }],
    [/query_args: .*Unrecognized key/, { id: "b", query_args: { w: 1 } }],
    [/ground_truth: expected one of kind bool/, { id: "b", ground_truth: 1 }],
    [/ground_truth: expected one of kind node_set/, { id: "b", answer_type: "node_set", ground_truth: [1.5] }],
    [/unknown data set "mine"; known: erdos, erdos-style, graphqa, graphshift/, { id: "b", dataset: "mine" }],
    [/unknown graphqa task "treewidth"; known: connected_nodes/, { id: "b", task: "treewidth" }],
    [/answer_type: /, { id: "b", answer_type: "colour" }],
  ];
  for (const [message, change] of wrong) {
    assert.throws(
      () => readInstances(file([instance, { ...instance, ...change }])),
      (error: Error) =>
        error.name === "UserError" && /rows\.jsonl:2: /.test(error.message) && message.test(error.message),
      String(message),
    );
  }
  assert.throws(() => readInstances(file(['{"id": "a",'])), /rows\.jsonl:1: expected one JSON value/);
  assert.throws(() => readInstances(join(folder(), "none")), /expected a file of JSON lines, got none/);
});

/** A row as the data set builds it, in words of our own. */
const erdos = (change: object = {}) => ({
  task: "edge_existence",
  prompt:
    "Look at an edge.\n\nIt may be anywhere.\n\nHere is a directed graph containing nodes from 2 to 5. The edges are: (2, 3), (5, 4).\n\nQuestion: Does an edge lead from node 5 to node 4?\n\nSay Yes or No.",
  answer: "Yes",
  edges: "[(2, 3), (5, 4)]",
  nodes: "(2, 5)",
  direction: "directed",
  ...change,
});

test("an Erdős row: the graph, the question's nodes and the words around them, from the prompt", () => {
  const { instances, dropped } = readErdos(file([erdos({ source_file: "a.npz" })]));
  const { native_prompt, ...read } = instances[0]!;
  assert.is(dropped.size, 0);
  assert.is(native_prompt, erdos().prompt);
  assert.equal(read, {
    id: "erdos-edge_existence-0000",
    dataset: "erdos",
    task: "edge_existence",
    directed: true,
    weighted: false,
    nodes: [2, 3, 4, 5],
    edges: [
      [2, 3],
      [5, 4],
    ],
    query_args: { u: 5, v: 4 },
    answer_type: "bool",
    ground_truth: true,
    meta: {
      graph_id: "erdos-edge_existence-0000",
      preamble: "Look at an edge.\n\nIt may be anywhere.",
      question: "Does an edge lead from node 5 to node 4?",
      format_hint: "Say Yes or No.",
      n: 4,
      m: 2,
      source_file: "a.npz",
    },
  });
});

test("rows that do not fit together are left out and told", () => {
  const prompt = erdos().prompt;
  const rows = [
    erdos({ edges: "[(2, 3), (4, 5)]" }),
    erdos({ answer: "perhaps" }),
    erdos({ prompt: "Question: none?" }),
    erdos({ prompt: prompt.replaceAll("node 4", "node 9") }),
    erdos({ prompt: prompt.replace("(5, 4)", "(5, 4), (5, 4)"), edges: undefined }),
    erdos({ prompt: prompt.replace("(5, 4)", "(5, 4, 2.5)").replace("(2, 3)", "(2, 3, 1)") }),
  ];
  const { instances, dropped } = readErdos(file(rows));
  assert.equal(
    instances.map(({ id, edges, weighted }) => [id, edges, weighted]),
    [
      [
        "erdos-edge_existence-0005",
        [
          [2, 3, 1],
          [5, 4, 2.5],
        ],
        true,
      ],
    ],
  );
  assert.equal(
    [...dropped.values()],
    [
      "the prompt has other edges than the column",
      "the answer cannot be read",
      "the prompt holds no graph and question that can be read",
      "the question names a node that there is not",
      "graph: expected each edge once, got 3–2 again",
    ],
  );
});

test("of each task the rows that are not too long, drawn by one stream for all tasks, in file order", () => {
  const rows = Array.from({ length: 9 }, (_, i) => [
    erdos({ prompt: `${i} ${i === 4 ? "x".repeat(400) : ""} ${erdos().prompt}` }),
    erdos({ task: "degree", answer: "1", prompt: erdos().prompt.replace("node 5 to node 4", "node 5") }),
    erdos({ task: "topological_sort" }),
  ]).flat();
  const sample = { each: 3, longest: 400, tasks: ["edge_existence", "degree"] } as const;
  const ids = readErdos(file(rows), sample).instances.map(({ id }) => id);
  // CPython: r = random.Random(0); a = list(range(8)); r.shuffle(a); b = list(range(9)); r.shuffle(b); sorted(a[:3]), sorted(b[:3])
  assert.equal(ids, [
    ...[1, 4, 5].map((i) => `erdos-edge_existence-000${i}`),
    ...[0, 5, 8].map((i) => `erdos-degree-000${i}`),
  ]);
});

test("rows that lack a column, or are of other tasks alone, are a mistake of the user's", () => {
  assert.throws(
    () => readErdos(file([erdos(), erdos({ prompt: undefined })])),
    /rows\.jsonl:2: prompt: .*export the rows again/,
  );
  assert.throws(
    () => readErdos(file([erdos({ task: "tsp" })])),
    /expected rows of shortest_path, .*got none that can be used; name another file/,
  );
  assert.throws(
    () => readErdos(file([erdos({ answer: "perhaps" })])),
    /got none that can be used \(the answer cannot be read\)/,
  );
});

test("ten megabytes of what is no prompt end at once", () => {
  const start = performance.now();
  const much = 2 ** 20 * 10;
  assert.is(partsOf("(".repeat(much)), undefined);
  assert.is(partsOf("Here is ".repeat(much / 8)), undefined);
  const head = "Here is a directed graph containing nodes from 1 to 3. The edges are: ";
  assert.equal(partsOf(`${head}${"(1, ".repeat(much / 4)}\nQuestion: ?`)?.edges, []);
  assert.is(partsOf(`${head}${"\n".repeat(much)}Question: ?`)?.question, "?");
  assert.is(partsOf(`${head.replace("3", "999999999")}\nQuestion: ?`), undefined, "too many nodes");
  assert.ok(performance.now() - start < 1000, `${performance.now() - start} ms`);
});

test.run();
