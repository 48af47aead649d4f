import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { formats, graphHash, readGraph, writeEdit, writtenGraph } from "#benchmarks/graphinstruct/format/index";
import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import type { WrittenEdit, WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

const test = suite("GraphInstruct: what is written reads back the same");
const RUNS = { seed: 5, numRuns: 300 };

const odd = [
  "__proto__",
  "constructor",
  "it's",
  'say "x"',
  "'\"",
  "a.b",
  "a;b",
  "[x]",
  "{y}",
  "(z)",
  "a\\b",
  "a\nb",
  "a,b",
  "a:b",
  " x ",
  "",
  "é’",
  "\u202e",
  "# no",
  "// no",
  "edge",
  "node_list",
  "0",
  "-1",
  "x=1",
  "->",
  "\u0000",
  "\ud83d\ude42",
  "\\",
];
const name = fc.oneof(
  fc.constantFrom(...odd),
  fc.string({ unit: "grapheme-ascii", maxLength: 5 }),
  fc.string({ unit: "binary", maxLength: 4 }),
  fc.stringMatching(/^[a-z0-9_]{1,4}$/),
);
const id = name.filter((text) => !/^(?:\.{2,3}|[…⋯].{0,2}|\.\..?)$/.test(text));

const value: fc.Arbitrary<Literal> = fc.oneof(
  name.map((text): Literal => ({ kind: "text", value: text })),
  fc.integer().map((whole): Literal => ({ kind: "number", value: whole, text: String(whole) })),
  fc.constantFrom<Literal>(
    { kind: "number", value: 2.5, text: "2.5" },
    { kind: "boolean", value: true },
    { kind: "boolean", value: false },
    { kind: "none" },
    { kind: "ellipsis" },
    {
      kind: "list",
      items: [
        { kind: "text", value: "]'" },
        { kind: "tuple", items: [{ kind: "none" }] },
      ],
    },
    {
      kind: "dict",
      entries: [
        [
          { kind: "text", value: "k" },
          { kind: "set", items: [{ kind: "boolean", value: true }] },
        ],
      ],
    },
  ),
);
const attributes = fc.array(fc.tuple(name, value), { maxLength: 3 }).map((entries) => new Map(entries));

const written: fc.Arbitrary<WrittenGraph> = fc
  .record({
    ids: fc.uniqueArray(id, { minLength: 1, maxLength: 7 }),
    directed: fc.boolean(),
    ends: fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { maxLength: 12 }),
    nodes: fc.array(fc.tuple(fc.nat(6), attributes), { maxLength: 3 }),
    edges: fc.array(
      fc.tuple(
        fc.nat(11),
        fc.oneof(
          attributes,
          value.map((weight) => new Map([["weight", weight]])),
        ),
      ),
      { maxLength: 4 },
    ),
    properties: attributes,
    header: fc
      .array(fc.tuple(name, value), { maxLength: 2 })
      .map((entries) => new Map(entries.filter(([key]) => key !== "directed"))),
  })
  .map(({ ids, directed, ends, nodes, edges, properties, header }) =>
    writtenGraph({
      ids,
      directed,
      edges: ends.filter(([u, v]) => u < ids.length && v < ids.length),
      nodeAttributes: new Map(nodes.filter(([node, of]) => node < ids.length && of.size > 0)),
      edgeAttributes: new Map(
        edges.filter(
          ([edge, of]) => edge < ends.filter(([u, v]) => u < ids.length && v < ids.length).length && of.size > 0,
        ),
      ),
      properties,
      header: directed ? new Map([...header, ["directed", { kind: "boolean", value: true }]]) : header,
    }),
  );

/** Without regard to the order in which attributes are said, and of maps. */
function comparable({ nodeAttributes, edgeAttributes, loopAttributes, header, properties, ...rest }: WrittenGraph) {
  const sorted = (map: ReadonlyMap<unknown, unknown>): unknown =>
    [...map]
      .map(([key, of]) => [key, of instanceof Map ? sorted(of) : of])
      .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
  return { ...rest, of: [nodeAttributes, edgeAttributes, loopAttributes, header, properties].map(sorted) };
}

test("graphs in the code style lose nothing", () => {
  fc.assert(
    fc.property(written, (graph) => {
      const text = formats.code.write(graph);
      const reading = readGraph(`Prose {before}.\n${text}\nand after: {}`, "strict");
      if (reading.kind !== "graph") throw new Error(`${JSON.stringify(reading)}\n${text}`);
      assert.equal(comparable(reading.written), comparable(graph), text);
    }),
    RUNS,
  );
});

test("plain graphs read back in compat as well", () => {
  const plain = writtenGraph({
    ids: ["0", "b", "10"],
    edges: [
      [0, 1],
      [2, 0],
      [1, 1],
    ],
    directed: true,
    header: new Map<string, Literal>([
      ["name", { kind: "text", value: "x" }],
      ["directed", { kind: "boolean", value: true }],
    ]),
    properties: new Map<string, Literal>([["edge_type", { kind: "text", value: "cites" }]]),
    nodeAttributes: new Map([[0, new Map<string, Literal>([["label", { kind: "text", value: "O'Brien" }]])]]),
    edgeAttributes: new Map([
      [
        1,
        new Map<string, Literal>([
          ["weight", { kind: "number", value: 2, text: "2" }],
          ["kind", { kind: "text", value: "k" }],
        ]),
      ],
    ]),
  });
  assert.equal(readGraph(formats.code.write(plain), "compat"), { kind: "graph", written: plain });
  assert.equal(readGraph(formats.code.write(plain), "strict"), { kind: "graph", written: plain });
});

test("ids that are no text are written as they were", () => {
  const text = "Graph[] { node_list = [1, '1', 1.5, (0, 'a'), ..., True]; edge_list = [(1,'1')]; }";
  const reading = readGraph(text.replace("True", "False"), "compat");
  if (reading.kind !== "graph") throw new Error("unread");
  assert.equal(readGraph(formats.code.write(reading.written), "compat"), reading);
});

test("changes lose nothing", () => {
  const pair = fc.tuple(id, id);
  const edit: fc.Arbitrary<WrittenEdit> = fc.record(
    {
      header: attributes,
      add: fc.array(pair, { maxLength: 4 }),
      remove: fc.array(pair, { maxLength: 4 }),
      reasoning: name,
    },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(edit, (changes) => {
      const reading = readGraph(writeEdit(changes), "strict");
      assert.equal(reading, { kind: "edit", edit: changes }, writeEdit(changes));
    }),
    RUNS,
  );
});

for (const format of ["adjacency", "edges"] as const) {
  test(`${format}: ids and edges come back`, () => {
    fc.assert(
      fc.property(written, (graph) => {
        const text = formats[format].write(graph);
        const reading = formats[format].read(text, "strict");
        if (reading.kind !== "graph") throw new Error(`${JSON.stringify(reading)}\n${text}`);
        assert.equal([...reading.written.ids], [...graph.ids], text);
        assert.is(graphHash(reading.written), graphHash(graph), text);
      }),
      RUNS,
    );
  });
}

test.run();
