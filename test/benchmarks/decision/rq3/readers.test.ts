import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readOptsicom } from "#benchmarks/decision/rq3/cut/read-optsicom";
import { PUBLISHED } from "#benchmarks/decision/rq3/instances/published";
import { readPublished } from "#benchmarks/decision/rq3/instances/read-published";
import { readTsplib } from "#benchmarks/decision/rq3/tour/read-tsplib";
import { UserError } from "#src/errors";
import { inScratch } from "#test/scratch";

const test = suite("readers of sequential instances");

const tsp = (change: (lines: string[]) => string[] = (lines) => lines) =>
  change([
    "NAME : four",
    "TYPE : TSP",
    "COMMENT : a note: with a colon",
    "DIMENSION : 4",
    "EDGE_WEIGHT_TYPE : EUC_2D",
    "NODE_COORD_SECTION",
    "1 0 0",
    "2 3.5e1 0",
    " 3 30 -4.25",
    "4 0 40",
    "EOF",
    "",
  ]).join("\n");
const line = (at: number, text?: string) => (lines: string[]) =>
  lines.toSpliced(at - 1, 1, ...(text === undefined ? [] : [text]));

const refused = (read: () => unknown, message: RegExp) => {
  try {
    read();
  } catch (error) {
    assert.instance(error, UserError);
    const said = (error as Error).message;
    assert.match(said, message);
    assert.not.match(said, /\n/);
    return;
  }
  assert.unreachable(`accepted what should be refused with ${message}`);
};

test("a TSPLIB file is read in the order of its lines, however they end", () => {
  for (const text of [tsp(), tsp().replaceAll("\n", "\r\n"), tsp().replace("EOF\n", "")]) {
    const map = readTsplib(text, "some/four.tsp");
    assert.is(map.id, "four");
    assert.equal([...map.x], [0, 35, 30, 0]);
    assert.equal([...map.y], [0, 0, -4.25, 40]);
  }
});

test("a wrong TSPLIB file is refused in one line that says what and where", () => {
  const cases: [string, RegExp][] = [
    ["", /^f\.tsp: expected a TSPLIB file, got an empty one/],
    [tsp(line(2, "TYPE : ATSP")), /^f\.tsp:2: expected TYPE TSP, got "ATSP"/],
    [tsp(line(2)), /^f\.tsp: expected TYPE TSP, got none/],
    [tsp(line(5, "EDGE_WEIGHT_TYPE : EXPLICIT")), /^f\.tsp:5: expected EDGE_WEIGHT_TYPE EUC_2D, got "EXPLICIT"/],
    [tsp(line(5, "EDGE_WEIGHT_TYPE : GEO")), /^f\.tsp:5: .*got "GEO"/],
    [tsp(line(5)), /^f\.tsp: expected EDGE_WEIGHT_TYPE EUC_2D, got none/],
    [tsp((lines) => lines.slice(0, 5)), /^f\.tsp: expected a NODE_COORD_SECTION, got none/],
    [tsp(line(4, "DIMENSION : 5")), /^f\.tsp:4: expected a DIMENSION of 4, the cities listed, got 5/],
    [tsp(line(4)), /^f\.tsp: expected a DIMENSION of 4, the cities listed, got none/],
    [tsp(line(8, "1 35 0")), /^f\.tsp:8: expected each city once, got "1" again/],
    [tsp(line(9, "3 thirty 0")), /^f\.tsp:9: expected a city and two coordinates/],
    [tsp(line(9, "3 30")), /^f\.tsp:9: /],
    [tsp(line(9, "3 30 1e999")), /^f\.tsp:9: /],
    [tsp(line(9, "3 30 1e300")), /^f\.tsp:9: /],
    [tsp(line(9, "3 30 NaN")), /^f\.tsp:9: /],
    [
      tsp((lines) => ["TYPE : TSP", "DIMENSION : 2", ...lines.slice(4, 8)]),
      /^f\.tsp: expected three cities or more, got 2/,
    ],
    ["[".repeat(1_000_000), /^f\.tsp: expected TYPE TSP, got none/],
  ];
  for (const [text, message] of cases) refused(() => readTsplib(text, "f.tsp"), message);
});

test("an OPTSICOM file is read with nodes counted from 0", () => {
  const { id, graph } = readOptsicom("3 2\n1 2 -1\n\n3 2 5\n", "d/name.mc");
  assert.is(id, "name");
  assert.equal(
    [graph.order, [...graph.sources], [...graph.targets], [...graph.weights!]],
    [3, [0, 2], [1, 1], [-1, 5]],
  );
});

test("a wrong OPTSICOM file is refused in one line that says what and where", () => {
  const cases: [string, RegExp][] = [
    ["", /^f\.mc: expected the numbers of nodes and edges, got an empty file/],
    ["\n \n", /^f\.mc: .*an empty file/],
    ["3\n", /^f\.mc:1: expected the numbers of nodes and edges, got "3"/],
    ["1 0\n", /^f\.mc:1: expected 2 to 100000 nodes, got 1/],
    ["1000000000 0\n", /^f\.mc:1: expected 2 to 100000 nodes/],
    ["3 3\n1 2 1\n2 3 1\n", /^f\.mc:1: expected 2 edges, as are listed, got 3/],
    ["3 1\n1 2 1\n2 3 1\n", /^f\.mc:1: expected 2 edges, as are listed, got 1/],
    ["3 2\n1 2 1\n\n2 2 1\n", /^f\.mc:4: expected an edge between two nodes, got one from 2 to itself/],
    ["3 2\n1 2 1\n2 1 1\n", /^f\.mc:3: expected each edge once, got 2–1 again/],
    ["3 1\n0 2 1\n", /^f\.mc:2: expected nodes from 1 to 3, got 0 and 2/],
    ["3 1\n1 4 1\n", /^f\.mc:2: /],
    ["3 1\n1 2 0.5\n", /^f\.mc:2: expected two nodes and a whole weight, got "1 2 0\.5"/],
    ["3 1\n1 2\n", /^f\.mc:2: /],
    ["3 1\n1 2 1e300\n", /^f\.mc:2: /],
  ];
  for (const [text, message] of cases) refused(() => readOptsicom(text, "f.mc"), message);
});

test("whatever a file holds, it is read or refused as a mistake of the user", () => {
  const words = fc.constantFrom(
    "TYPE : TSP\n",
    "EDGE_WEIGHT_TYPE : EUC_2D\n",
    "DIMENSION : 3\n",
    "NODE_COORD_SECTION\n",
    "1 2 3\n",
    "2 3 4\n",
    "3 1 1\n",
    "3 3\n",
    "\u202e",
    "\0",
    "__proto__ 1 2\n",
  );
  for (const read of [readTsplib, readOptsicom]) {
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 12 }), (parts) => {
        try {
          read(parts.join(""), "f");
        } catch (error) {
          assert.instance(error, UserError);
        }
      }),
      { seed: 6, numRuns: 300 },
    );
  }
});

/** A folder laid out as the kit is, with one of each. */
const layOut = (dir: string, files: Readonly<Record<string, string>> = {}) => {
  for (const part of ["tsplib", "optsicom-set2", "networks"]) mkdirSync(join(dir, part), { recursive: true });
  const all = {
    "tsplib/four.tsp": tsp(),
    "tsplib/solutions.txt": "four : 144\nother : 12 (CEIL_2D)\n",
    "optsicom-set2/three.mc": "3 2\n1 2 -1\n2 3 1\n",
    "optsicom-set2/three.bkvl": "1\n",
    "networks/net.txt": "# a path with a chord\n1 2\n2 3\n3 4\n4 5\n5 1\n1 3\n",
    ...files,
  };
  for (const [path, text] of Object.entries(all)) writeFileSync(join(dir, path), text);
};
const few = {
  ...PUBLISHED,
  tours: ["four"],
  cuts: ["three"],
  influence: { network: "net", directed: true },
  modularity: { network: "net", directed: false },
  protocol: "another",
  orders: [4],
  replicates: [0, 1, 2],
};

test("other files, protocols, orders and replicates can be named", async () => {
  await inScratch(async (dir) => {
    layOut(dir);
    const posed = await readPublished(dir, 10, few);
    assert.equal(
      posed.map(({ task, id, nodes, reference }) => [task, id, nodes, reference.kind]),
      [
        ["tsp", "four", 4, "published"],
        ["maxcut", "three", 3, "best-known"],
        ...[0, 1, 2].map((i) => ["lt", `net-main-n4-s${i}`, 4, "exhaustive"]),
        ...[0, 1, 2].map((i) => ["modularity", `net-main-n4-s${i}`, 4, "certified"]),
      ],
    );
  });
});

test("what is missing or wrong in the folder is named", async () => {
  const cases: [Readonly<Record<string, string>>, typeof few, RegExp][] = [
    [{ "tsplib/solutions.txt": "five : 3\n" }, few, /solutions\.txt: expected the optimum of four, above 0, got none/],
    [{ "tsplib/solutions.txt": "four : 0\n" }, few, /solutions\.txt: .*got 0/],
    [{ "optsicom-set2/three.bkvl": "" }, few, /three\.bkvl: expected a whole number above 0, got ""/],
    [{ "optsicom-set2/three.bkvl": "0" }, few, /three\.bkvl: /],
    [{ "networks/net.txt": "1 1\n2 2\n3 3\n" }, { ...few, orders: [3] }, /net\.txt: expected edges/],
    [{}, { ...few, orders: [6] }, /net\.txt: expected pieces of 3 to 5 nodes, got 6/],
    [{}, { ...few, orders: [2] }, /net\.txt: expected pieces of 3 to 5 nodes, got 2/],
    [{}, { ...few, tours: ["none"] }, /none\.tsp: expected a file, got none/],
  ];
  for (const [files, instances, message] of cases) {
    await inScratch(async (dir) => {
      layOut(dir, files);
      try {
        await readPublished(dir, 10, instances);
      } catch (error) {
        assert.instance(error, UserError);
        assert.match((error as Error).message, message);
        return;
      }
      assert.unreachable(`accepted what should be refused with ${message}`);
    });
  }
});

test.run();
