import { suite } from "uvu";
import * as assert from "uvu/assert";
import { formats, readGraph } from "#benchmarks/graphinstruct/format/index";
import { pythonText } from "#benchmarks/graphinstruct/format/python/text";
import type { Reading } from "#benchmarks/graphinstruct/format/written-graph";

const test = suite("GraphInstruct: strict reads what was meant, or refuses");

function drawn(reading: Reading): string {
  if (reading.kind === "unread") return `unread at ${reading.at}: ${reading.why}`;
  if (reading.kind === "edit")
    return `+${reading.edit.add.map((ends) => ends.join("-"))} -${reading.edit.remove.map((ends) => ends.join("-"))}`;
  const { ids, graph, loops } = reading.written;
  const edges = Array.from(graph.sources, (u, i) => `${ids[u]}${graph.directed ? ">" : "-"}${ids[graph.targets[i]!]}`);
  return `${ids.join(" ")} | ${[...edges, ...loops.map((node) => `${ids[node]}@`)].join(" ")}`;
}

const code = (text: string) => drawn(readGraph(text, "strict"));
const body = "node_list = ['0', '1']; edge_list = [('0','1')];";
const PAIR = "0 1 | 0-1";

const read: Readonly<Record<string, readonly [text: string, expected: string]>> = {
  "ids without quotes": [
    "Graph[] { node_list = [N0, n_1, 2, -3, 1.5, Ünï]; edge_list = [(N0,n_1), (2,-3)]; }",
    "N0 n_1 2 -3 1.5 Ünï | N0-n_1 2--3",
  ],
  "0 and '0' are one node": ["Graph[] { node_list = [0, '1']; edge_list = [('0', 1)]; }", PAIR],
  "fences glued to the block": [`\`\`\`Graph[] { ${body} }\`\`\``, PAIR],
  "fences with a language": [`\`\`\`python\nGraph[] { ${body} }\n\`\`\``, PAIR],
  "comments anywhere": [
    "Graph[a=1] // x\n{ # one; 'two\n node_list = ['0', // three]\n '1']; edge_list = [('0', # four)\n '1')]; # five\n}",
    PAIR,
  ],
  "no comment in quotes": ["Graph[] { node_list = ['#0', '//1']; edge_list = [('#0','//1')]; }", "#0 //1 | #0-//1"],
  "a quoted false": [`Graph[directed='false'] { ${body} }`, PAIR],
  "a quoted True": [`Graph[directed="True"] { ${body} }`, "0 1 | 0>1"],
  DiGraph: [`DiGraph[nodes=2] { ${body} }`, "0 1 | 0>1"],
  "direction in the body": [`Graph[] { directed = true; ${body} }`, "0 1 | 0>1"],
  "no header": [`{ ${body} }`, PAIR],
  "lower case": [`graph[] { ${body} }`, PAIR],
  "brackets in a name": [`Graph[name='K[2]', directed=true] { ${body} }`, "0 1 | 0>1"],
  "no semicolons": ["Graph[] { node_list = ['0','1'] edge_list = [('0','1')]\n domain = social\n}", PAIR],
  "typographic quotes": ["Graph[] { node_list = [‘0’, ’1’, “2”]; edge_list = [(’0’,’1’)]; }", "0 1 2 | 0-1"],
  "sets, tuples, trailing commas, pairs in square brackets": [
    "Graph[] { node_list = {'0', '1',}; edge_list = (['0','1'],); }",
    PAIR,
  ],
  "loops and repeats": [
    "Graph[] { node_list = ['0','1','0']; edge_list = [('0','1'),('1','0'),('1','1')]; }",
    "0 1 | 0-1 1@",
  ],
  "tuples as ids": [
    "Graph[] { node_list = [(0,0), (0,1)]; edge_list = [((0,0),(0,1))]; }",
    "(0, 0) (0, 1) | (0, 0)-(0, 1)",
  ],
  "no node_list": ["Graph[] { edge_list = [('b','a')]; }", "b a | b-a"],
  "no edge_list": ["Graph[] { node_list = ['0']; }", "0 | "],
  "prose with braces": [
    `The set {0, 1} and Graph [1]:\nGraph[] { ${body} }\nso V = {0} and Graph[…] {…} is done.`,
    PAIR,
  ],
  "the last complete block": [
    `Graph[] { node_list = ['x']; }\nNo: Graph[] { ${body} }\nGraph[] { node_list = ['y`,
    PAIR,
  ],
  "a draft that breaks off": [`Graph[] { node_list = ['x', \n Graph[] { ${body} }`, PAIR],
  "marks of direction and byte order": [`\ufeffGraph[] {\u200e ${body} \u202e}`, PAIR],
  "names of prototypes": [
    "Graph[] { node_list = [__proto__, 'constructor']; edge_list = [('__proto__', constructor)]; }",
    "__proto__ constructor | __proto__-constructor",
  ],
  changes: [
    "GraphEdit[] { add_edges = [(0,1), ('2','3')]; remove_edges = []; reasoning = 'because\nso'; }",
    "+0-1,2-3 -",
  ],
  "changes without a header": ["{ add_edges = [(0,1)]; }", "+0-1 -"],
};

for (const [name, [text, expected]] of Object.entries(read))
  test(`reads ${name}`, () => assert.is(code(text), expected));

/** The text, with the place where reading stops marked by ¦, and the reason. */
const refused: readonly (readonly [text: string, why: RegExp])[] = [
  ["Graph[] { node_list = ['0', ¦..., '9']; edge_list = []; }", /ellipsis/],
  ["Graph[] { node_list = ['0', ¦'…', '9']; edge_list = []; }", /ellipsis/],
  ["Graph[] { node_list = ['0', ¦# ... up to 9\n '9']; edge_list = []; }", /not written out/],
  ["Graph[] { node_list = ['0']; edge_list = [('0','0'), ¦…]; }", /ellipsis/],
  ["Graph[] { node_list = ¦range(5); edge_list = []; }", /list in brackets/],
  ["Graph[] { node_list = [¦str(i) for i in range(5)]; edge_list = []; }", /str\(…\)/],
  ["Graph[] { node_list = ['n' ¦for i in x]; edge_list = []; }", /comprehension/],
  ["Graph[] { node_list = [¦f'{i}']; edge_list = []; }", /before a quote/],
  ["Graph[] { node_list = ['0' ¦'1']; edge_list = []; }", /comma/],
  ["Graph[] { node_list = ['0']; edge_list = [('0',¦'ghost')]; }", /"ghost"/],
  ["Graph[] { node_list = ['0']; edge_list = [¦('0')]; }", /2 or 3 items/],
  ["Graph[] { node_list = ['0']; edge_list = [¦('0','0',1,2)]; }", /2 or 3 items/],
  ["Graph[] { node_list = ['0']; edge_list = [¦{'0','0'}]; }", /\( \) or \[ \]/],
  ["Graph[] { node_list = ['0']; edge_list = [¦'0-1']; }", /\( \) or \[ \]/],
  ["Graph[] { node_list = ['0¦", /ends within quotes/],
  ["Graph[] { node_list = ['0'];¦", /closing }/],
  ["Graph[] { node_list = [¦'0]; edge_list = [];\n }", /not closed on its line/],
  ["Graph[] { node_list = ['0']; ¦node_list = ['1']; }", /twice/],
  ["¦Graph[name='x'] { }", /neither node_list nor edge_list/],
  ["¦DiGraph[directed=false] { node_list = []; }", /directed and undirected/],
  ["¦Graph[directed=maybe] { node_list = []; }", /true or false/],
  ["Graph[name='O'Brien¦', directed=true] { node_list = []; }", /expected =/],
  ["GraphEdit[] { add_edges = []; ¦add_nodes = ['x']; }", /only edges/],
  ["GraphEdit[] { add_edges = [(¦'0','1',2)]; }", /two ends/],
  ["GraphEdit[] { ¦node_list = []; }", /Graph block/],
  ["Graph[] { node_list = []; ¦add_edges = []; }", /GraphEdit block/],
  ["Graph[] { node_list = [¦None]; }", /None/],
  ["Graph[] { node_list = [\u0000]; }".replace("[\u0000", "[¦\u0000"), /expected an id/],
];

for (const [marked, why] of refused) {
  test(`refuses ${JSON.stringify(marked)}`, () => {
    const reading = readGraph(marked.replace("¦", ""), "strict");
    if (reading.kind !== "unread") throw new Error(`read: ${drawn(reading)}`);
    assert.match(reading.why, why);
    assert.is(reading.at, marked.indexOf("¦"));
  });
}

test("says so where there is no block at all, which has no place", () => {
  assert.is(code("I am sorry, I can't."), "unread at undefined: no Graph[…] { … } or GraphEdit[…] { … } is there");
});

test("attributes of ids in any spelling, of edges, and of what is not there", () => {
  const text =
    "Graph[] { node_list = [0, 'a.b', 'c d', (x, {'k': 1})]; edge_list = [(0,'a.b',2.5), ('c d',0,{'w': 3}), (x,0,cost=4)];" +
    " 0.label = 'O'Brien'; 'a.b'.label = \"q\"; a.b.size = 2; edge('a.b','0').kind = 'k'; graph.author = me; ghost.label = 'x'; edge(x,'c d').z = 1; }";
  const reading = readGraph(text, "strict");
  if (reading.kind !== "graph") throw new Error(drawn(reading));
  const { ids, graph, nodeAttributes, edgeAttributes, properties } = reading.written;
  const said = (of: ReadonlyMap<string, Parameters<typeof pythonText>[0]>) =>
    [...of].map(([name, value]) => `${name}=${pythonText(value)}`).join();
  assert.equal(Object.fromEntries([...nodeAttributes].map(([node, of]) => [ids[node], said(of)])), {
    0: "label=O'Brien",
    "a.b": "label=q,size=2",
    x: "k=1",
  });
  assert.equal(
    [...edgeAttributes].map(([edge, of]) => `${ids[graph.sources[edge]!]}: ${said(of)}`),
    ["0: weight=2.5,kind=k", "c d: w=3", "x: cost=4"],
  );
  assert.is(said(properties), "graph.author=me,ghost.label=x,edge(x,c d).z=1");
});

const adjacency = (text: string) => drawn(formats.adjacency.read(text, "strict"));
const edges = (text: string) => drawn(formats.edges.read(text, "strict"));

test("adjacency lists: brackets, prose around, names with blanks", () => {
  assert.is(
    adjacency("Sure: here it is\nNodes: 0, 1, 2\nAdjacency list:\n0: [1, 2]\n1: 0\n2:\nDone: all hold."),
    "0 1 2 | 0-1 0-2",
  );
  assert.is(
    adjacency("Directed: true\nNew York: Rome, 'Los, Angeles'\nRome: none\n'Los, Angeles':"),
    "New York Rome Los, Angeles | New York>Rome New York>Los, Angeles",
  );
  assert.match(adjacency("0: 1 2\n1: 0"), /unread at 5: "2" is a neighbour/);
  assert.match(adjacency("Note: this is fine"), /unread at 6/);
  assert.match(adjacency("Nodes: 0, 1\n0: 1\nand then\n1: 0"), /unread at 17: expected a line of the list/);
  assert.match(adjacency("Nodes: 0, ..., 9\n0: 9"), /unread at 10: an ellipsis/);
  assert.match(adjacency("Nodes: 0, 1\n0: 1\n2: 0"), /unread at 17: "2"/);
});

test("edge lists: arrows, tuples, and no prose for edges", () => {
  assert.is(edges("Here you go\nEdges:\n(0, 1)\n(1, 2)\nAll done now"), "0 1 2 | 0-1 1-2");
  assert.is(edges("0 -> 1\n2 -> 1"), "0 1 2 | 0>1 2>1");
  assert.is(edges("Nodes: Ann, Bob, Cid\nEdges:\nAnn Bob\nBye now"), "Ann Bob Cid | Ann-Bob");
  assert.is(edges("Nodes: 0, 1\nEdges:"), "0 1 | ");
  assert.match(edges("All done"), /unread/);
  assert.match(edges("Nodes: 0, 1\nEdges:\n0 1 5"), /unread/);
  assert.match(edges("0 1\n0 -> 2"), /unread at 4: some edges have arrows/);
  assert.match(edges("Directed: false\n0 -> 2"), /unread at 16: an arrow/);
  assert.match(edges("Nodes: 0, 1\n0 7"), /unread at 14: "7"/);
});

test.run();
