import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readOgbn } from "#benchmarks/decision/rq2/read/read-ogbn";
import { readStark } from "#benchmarks/decision/rq2/read/read-stark";
import { readTextGraph } from "#benchmarks/decision/rq2/read/read-text-graph";
import { UserError } from "#src/errors";
import { scratchFolders } from "#test/scratch";

const test = suite("readers of text-attributed graphs");
const scratch = scratchFolders(test);

type Files = Readonly<Record<string, string>>;

/** A new folder with these files, gzipped where their names say so. */
function folderOf(files: Files): string {
  const folder = scratch();
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, name.endsWith(".gz") ? gzipSync(text) : text);
  }
  return folder;
}

/** The one line that a folder is refused with, the folder's own name left out. */
function refusal(read: (folder: string) => unknown, files: Files): string {
  const folder = folderOf(files);
  try {
    read(folder);
  } catch (error) {
    assert.instance(error, UserError);
    const { message } = error as Error;
    assert.not.match(message, /\n/);
    return message.replace(`${folder}/`, "");
  }
  throw new Error("nothing was refused");
}

const lines = (...rows: unknown[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");

const jsonl = {
  "nodes.jsonl": lines(
    { id: "__proto__", text: "one", label: "b", split: "train", name: "first" },
    { id: 7, text: "two", label: "a", type: "thing", split: "test" },
    { id: "x", text: "" },
  ),
  "edges.jsonl": lines({ src: "__proto__", dst: 7 }, { src: "x", dst: "7", relation: "constructor" }),
  "queries.jsonl": lines({ text: "which?", gold: [7, "7", "x"] }, { id: "q", text: "what?", gold: ["__proto__"] }),
};

test("nodes, edges and queries of JSON lines", () => {
  const { nodes, links, labels, queries } = readTextGraph(folderOf(jsonl));
  assert.equal(nodes, [
    { id: "__proto__", text: "one", label: "b", split: "train", name: "first" },
    { id: "7", text: "two", label: "a", type: "thing", split: "test" },
    { id: "x", text: "" },
  ]);
  assert.equal(
    [[...links.sources], [...links.targets], [...links.relations]],
    [
      [0, 2],
      [1, 1],
      [0, 1],
    ],
  );
  assert.equal(links.names, ["link", "constructor"]);
  assert.equal(labels, ["a", "b"]);
  assert.equal(queries, [
    { id: "0", text: "which?", gold: [1, 2] },
    { id: "q", text: "what?", gold: [0] },
  ]);
  const { "queries.jsonl": _, ...without } = jsonl;
  assert.equal(readTextGraph(folderOf(without)).queries, []);
});

test("what is wrong in JSON lines is one line with file and line", () => {
  const bad = (files: Files) => refusal(readTextGraph, { ...jsonl, ...files });
  const node = { id: "a", text: "t" };
  assert.is(
    bad({ "nodes.jsonl": lines(node, node) }),
    'nodes.jsonl:2: expected each node once, got "a" again; mend or remove the row',
  );
  assert.is(
    bad({ "edges.jsonl": lines({ src: "x", dst: 7 }, { src: "x", dst: "y" }) }),
    'edges.jsonl:2: expected a node of nodes.jsonl, got "y"; mend or remove the row',
  );
  assert.is(
    bad({ "queries.jsonl": `\n${lines({ text: "?", gold: ["nobody"] })}` }),
    'queries.jsonl:2: expected a node of nodes.jsonl, got "nobody"; mend or remove the row',
  );
  assert.match(bad({ "queries.jsonl": lines({ text: "?", gold: [] }) }), /^queries\.jsonl:1: gold: /);
  assert.match(
    bad({ "queries.jsonl": lines({ id: 1, text: "?", gold: ["x"] }, { id: "1", text: "!", gold: ["x"] }) }),
    /^queries\.jsonl:2: expected each query once/,
  );
  assert.match(bad({ "nodes.jsonl": lines(node, { id: "b" }) }), /^nodes\.jsonl:2: text: /);
  assert.match(bad({ "nodes.jsonl": lines({ ...node, split: "tset" }) }), /^nodes\.jsonl:1: split: /);
  assert.match(bad({ "nodes.jsonl": "[".repeat(100_000) }), /^nodes\.jsonl/);
  assert.match(bad({ "nodes.jsonl": "{\n" }), /^nodes\.jsonl:1: expected JSON/);
  const { "edges.jsonl": _, ...without } = jsonl;
  assert.match(refusal(readTextGraph, without), /^edges\.jsonl: expected a file, got none/);
});

test("any lines are read or refused in one line", () => {
  const value = fc.oneof(
    fc.json({ maxDepth: 2 }),
    fc.string({ unit: "binary" }),
    fc.constant(lines({ id: "a", text: "" }).trim()),
  );
  fc.assert(
    fc.property(fc.array(value, { maxLength: 4 }), fc.constantFrom(...Object.keys(jsonl)), (rows, file) => {
      const folder = folderOf({ ...jsonl, [file]: rows.join("\n") });
      try {
        readTextGraph(folder);
      } catch (error) {
        assert.instance(error, UserError);
        assert.not.match((error as Error).message, /\n/);
      }
    }),
    { seed: 6, numRuns: 50 },
  );
});

const ogbn = {
  "raw/edge.csv.gz": "0,1\n2,0\n",
  "raw/node-label.csv.gz": "1\n0\n1\n",
  "split/time/train.csv.gz": "0\n",
  "split/time/valid.csv.gz": "1\n",
  "split/time/test.csv.gz": "2\n",
  "mapping/nodeidx2paperid.csv.gz": "node idx,paper id\n0,900\n1,17\n2,55\n",
  "mapping/labelidx2arxivcategeory.csv.gz": "label idx,arxiv category\n0,arxiv cs zz\n1,arxiv cs yy\n",
  "mapping/titleabs.tsv.gz":
    "titleabs.tsv\n17\tSecond\tOn two.\n55\tThird\tOn three. \n1\tOther\tOf none.\n900\tFirst\tOn one.\n\n",
};

test("ogbn-arxiv as its package lays it out", () => {
  const { nodes, links, labels } = readOgbn(folderOf(ogbn));
  assert.equal(nodes, [
    { id: "0", text: "First\nOn one.", label: "arxiv cs yy", split: "train" },
    { id: "1", text: "Second\nOn two.", label: "arxiv cs zz", split: "validation" },
    { id: "2", text: "Third\nOn three.", label: "arxiv cs yy", split: "test" },
  ]);
  assert.equal([[...links.sources], [...links.targets], links.names], [[0, 2], [1, 0], ["cites"]]);
  assert.equal(labels, ["arxiv cs zz", "arxiv cs yy"]);
});

test("what is wrong with an ogbn-arxiv folder is one line", () => {
  const bad = (files: Files) => refusal(readOgbn, { ...ogbn, ...files });
  assert.is(
    bad({ "raw/edge.csv.gz": "0,1\n2,3\n" }),
    'raw/edge.csv.gz:2: expected a number from 0 to 2, got "3"; get the file anew',
  );
  assert.match(bad({ "raw/node-label.csv.gz": "1\n0\ntwo\n" }), /^raw\/node-label\.csv\.gz:3: /);
  assert.match(bad({ "split/time/test.csv.gz": "2.5\n" }), /^split\/time\/test\.csv\.gz:1: /);
  assert.match(
    bad({ "mapping/titleabs.tsv.gz": "17\tSecond\tOn two.\n" }),
    /titleabs\.tsv\.gz: expected the text of node 0, got none/,
  );
  const folder = folderOf(ogbn);
  writeFileSync(join(folder, "raw/edge.csv.gz"), "0,1\n");
  assert.throws(
    () => readOgbn(folder),
    (error: Error) => error instanceof UserError && /expected a gzipped file/.test(error.message),
  );
});

const stark = {
  "node_info.json": JSON.stringify({
    0: {
      id: 1,
      type: "drug",
      name: "aspirone",
      details: { description: "eases pain", half_life: "2 h", neighbours: ["x"] },
    },
    1: {
      id: 2,
      type: "disease",
      name: "headitis",
      details: { mondo_definition: "a pain", alias: ["sore head", "head ache"] },
    },
    2: { id: 3, type: "disease", title: "toothitis" },
  }),
  "node_types.json": "[1,0,0]",
  "node_type_dict.json": '{"0":"disease","1":"drug"}',
  "edge_index.json": "[[0,0],[1,2]]",
  "edge_types.json": "[0,1]",
  "edge_type_dict.json": '{"0":"indication","1":"contraindication"}',
  "stark_qa.csv": 'id,query,answer_ids\n4,"Which drug, if any, eases ""headitis""?",[0]\n9,Which diseases?,"[1, 2]"\n',
};

test("a STaRK knowledge base: what entities are is searched, never what they are next to", () => {
  const { nodes, links, queries } = readStark(folderOf(stark));
  assert.equal(nodes, [
    { id: "0", text: "eases pain", name: "aspirone", type: "drug" },
    { id: "1", text: "a pain\nsore head\nhead ache", name: "headitis", type: "disease" },
    { id: "2", text: "", name: "toothitis", type: "disease" },
  ]);
  assert.equal(
    [[...links.sources], [...links.targets], [...links.relations]],
    [
      [0, 0],
      [1, 2],
      [0, 1],
    ],
  );
  assert.equal(links.names, ["indication", "contraindication"]);
  assert.equal(queries, [
    { id: "4", text: 'Which drug, if any, eases "headitis"?', gold: [0] },
    { id: "9", text: "Which diseases?", gold: [1, 2] },
  ]);
  assert.equal(
    readStark(folderOf({ ...stark, "test.index": "9\n" })).queries.map(({ id }) => id),
    ["9"],
  );
});

test("what is wrong with a STaRK folder is one line", () => {
  const bad = (files: Files) => refusal(readStark, { ...stark, ...files });
  assert.is(
    bad({ "edge_index.json": "[[0,0],[1,3]]" }),
    "edge_index.json: expected numbers from 0 to 2, got 3 at place 1; write the file anew",
  );
  assert.match(
    bad({ "edge_types.json": "[0]" }),
    /^edge_index\.json: expected a source, a target and a type of each edge, got 2, 2 and 1/,
  );
  assert.match(bad({ "node_types.json": "[0]" }), /^node_types\.json: expected a type of each of 3 nodes, got 1/);
  assert.match(bad({ "node_info.json": "[" }), /^node_info\.json: expected JSON/);
  assert.match(bad({ "node_info.json": '{"0":{},"5":{},"6":{}}' }), /^node_info\.json, node 1: /);
  assert.match(
    bad({ "stark_qa.csv": "id,query,answer_ids\n1,which?,[9]\n" }),
    /^stark_qa\.csv, row 1: expected nodes below 3, got 9/,
  );
  assert.match(bad({ "stark_qa.csv": "id,query,answer_ids\n1,which?,none\n" }), /^stark_qa\.csv, row 1: answer_ids: /);
  assert.match(bad({ "stark_qa.csv": "" }), /^stark_qa\.csv: expected queries, got none/);
});

test.run();
