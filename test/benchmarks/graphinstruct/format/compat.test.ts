import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readGraph } from "#benchmarks/graphinstruct/format/index";
import { pythonText } from "#benchmarks/graphinstruct/format/python/text";

const test = suite("GraphInstruct: compat reads as the released parser does");

function read(text: string) {
  const reading = readGraph(text, "compat");
  if (reading.kind === "unread") return reading.error;
  if (reading.kind === "edit") return reading.edit;
  const { ids, untexted, graph, loops, nodeAttributes, edgeAttributes } = reading.written;
  const attributes = (of: ReadonlyMap<string, Parameters<typeof pythonText>[0]> | undefined) =>
    [...(of ?? [])].map(([name, value]) => `${name}=${pythonText(value)}`).join();
  return {
    ids: ids.join(" "),
    ...(untexted.length > 0 && { untexted: [...untexted] }),
    edges: Array.from(graph.sources, (u, i) => `${ids[u]}${graph.directed ? ">" : "-"}${ids[graph.targets[i]!]}`).join(
      " ",
    ),
    ...(loops.length > 0 && { loops: [...loops] }),
    ...(nodeAttributes.size > 0 && {
      nodes: [...nodeAttributes].map(([node, of]) => `${ids[node]}: ${attributes(of)}`).join("; "),
    }),
    ...(edgeAttributes.size > 0 && {
      of: [...edgeAttributes].map(([edge, of]) => `${edge}: ${attributes(of)}`).join("; "),
    }),
  };
}

/** A block with these statements. */
const graph = (body: string, header = "") => read(`Graph[${header}] {${body}}`);

// What CPython 3.11 and networkx make of a node_list, run through a transcript of the published rules.
const lists: Readonly<Record<string, unknown>> = {
  "['0', \"1\", '''2''']": { ids: "0 1 2", edges: "" },
  "('a', 'b')": { ids: "a b", edges: "" },
  "0, 1, 2": { ids: "0 1 2", untexted: [0, 1, 2], edges: "" },
  "[1, True, 1.0, 1+0j, '1']": { ids: "1 1", untexted: [0], edges: "" },
  "[0x1F, 0b11, 0o17, 1_000]": { ids: "31 3 15 1000", untexted: [0, 1, 2, 3], edges: "" },
  "[1.5, 1e16, 1e-5, 1e22, .5, -2.0, 2j, 1-2j]": {
    ids: "1.5 1e+16 1e-05 1e+22 0.5 -2.0 2j (1-2j)",
    untexted: [0, 1, 2, 3, 4, 5, 6, 7],
    edges: "",
  },
  "[99999999999999999999]": { ids: "99999999999999999999", untexted: [0], edges: "" },
  "['a' 'b', r'\\d', '\\x41\\u00e9\\q', 'c\\\nd']": { ids: "ab \\d Aé\\q cd", edges: "" },
  "[(0, 1), ('a',), ()]": { ids: "(0, 1) ('a',) ()", untexted: [0, 1, 2], edges: "" },
  "[..., b'x', '...']": { ids: "Ellipsis b'x' ...", untexted: [0, 1], edges: "" },
  "[('0', {'label': 'A'}), '1']": { ids: "0 1", edges: "", nodes: "0: label=A" },
  "{'0': 5, '1': 6}": { ids: "0 1", edges: "" },
  "['0', # first\n '1']": { ids: "0 1", edges: "" },
  "[A, B]": { ids: "[ A ,   B ]", edges: "" },
  "[007]": { ids: "[ 0 7 ]", edges: "" },
  "[f'x']": { ids: "[ f ' x ]", edges: "" },
  "['0' '1'": { ids: "[ ' 0   1 ;", edges: "" },
  "'abc'": { ids: "a b c", edges: "" },
  "'a''b'": { ids: "a b", edges: "" },
  "['\ud83d\ude42']x": { ids: "[ ' \ud83d\ude42 ] x", edges: "" },
  "[None]": "ValueError",
  "[['0', '1']]": "ValueError",
  "[{1}]": "ValueError",
  "[{[1]}]": "TypeError",
  "5": "TypeError",
  true: "TypeError",
  "": "TypeError",
};

for (const [list, expected] of Object.entries(lists)) {
  test(`node_list = ${JSON.stringify(list)}`, () => assert.equal(graph(`node_list = ${list};`), expected));
}

test("edges: repeats merge, loops stand apart, third items are weights, short ones are passed over", () => {
  const edges = "[('a','b'), ('b','a'), ('a','a'), ('a',), ['b','c',2], 'cd', ('c','b',3)]";
  assert.equal(graph(`edge_list = ${edges}`), { ids: "a b c d", edges: "a-b b-c c-d", loops: [0], of: "1: weight=3" });
});

test("edges that Python can't index or count raise what Python raises", () => {
  assert.is(graph("edge_list = [('a','b'), ...];"), "TypeError");
  assert.is(graph("edge_list = [{'a','b'}];"), "TypeError");
  assert.is(graph("edge_list = [{'a': 1, 'b': 2}];"), "KeyError");
  assert.is(graph("edge_list = [(['a'],'b')];"), "TypeError");
});

test("direction is the header's, by Python's truth", () => {
  const directed = (header: string) => (graph("edge_list=[('b','a')]", header) as { edges: string }).edges;
  assert.is(directed("directed=true"), "b>a");
  assert.is(directed("directed='false'"), "b>a");
  assert.is(directed("directed=0, name='x'"), "b-a");
  assert.equal(read("DiGraph[] { directed = true; edge_list = [('b','a')]; }"), { ids: "b a", edges: "b-a" });
});

test("attributes attach by the bare spelling of an id that is text", () => {
  const body =
    "node_list = ['0','1','a.b']; edge_list = [('0','1')]; 0.x = 1; '1'.x = 2; a.b.x = 3; edge(1, 0).w = 4; edge('0','1').w = 5;";
  assert.equal(graph(body), { ids: "0 1 a.b", edges: "0-1", nodes: "0: x=1", of: "0: w=4" });
});

test("fences, prose, blocks and comments, as the released parser takes them", () => {
  const block = "Graph[nodes=1] { node_list = ['0']; }";
  assert.equal(read(`\`\`\`python\n${block}\n\`\`\``), { ids: "0", edges: "" });
  assert.is(read(`\`\`\`${block}\`\`\``), "ValueError");
  assert.equal(read("As SubGraph[x] says { node_list = ['1']; } and V = {0}"), { ids: "1", edges: "" });
  assert.is(graph("node_list = ['0']; # done"), "ValueError");
  assert.equal(graph("node_list = ['0'];\n # a; comment\n"), { ids: "0", edges: "" });
  assert.equal(graph("node_list = ['0'];\n // edges\n edge_list = [('0','1')];"), { ids: "0", edges: "" });
});

test("an edit keeps its pairs and which ends were no text", () => {
  const reading = readGraph("GraphEdit[base='g'] { add_edges = [(0,'1'), '23']; reasoning = 5; }", "compat");
  if (reading.kind !== "edit") throw new Error(reading.kind);
  const { header, ...edit } = reading.edit;
  assert.equal([...header.keys()], ["base"]);
  const add = [
    ["0", "1"],
    ["2", "3"],
  ];
  assert.equal(edit, { add, remove: [], reasoning: "5", untexted: new Set(["0"]) });
  assert.is(read("GraphEdit[] { add_edges = [('0','1',2)]; }"), "ValueError");
});

test("a blank reply and a runner's error are no replies", () => {
  for (const text of ["", " \n", "ERROR: 500"]) assert.is(read(text), "empty-or-error");
});

test.run();
