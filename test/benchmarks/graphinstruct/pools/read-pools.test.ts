import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { poolFor, readPools } from "#benchmarks/graphinstruct/pools/index";
import { UserError } from "#src/errors";
import { instruction } from "#test/benchmarks/graphinstruct/scores/made";
import { inScratch } from "#test/scratch";

const test = suite("GraphInstruct: pools");

const edges = [
  [0, 1],
  [1, 2],
];
const graph = { index: 0, directed: false, node_id_types: ["int"], nodes: [4, 2, 7], edges, graph: {}, node_attrs: {} };
const pool = (level: number, graphs: unknown[]) => ({ pool: "made", level, domain: null, graphs });
const write = (folder: string, name: string, value: unknown) =>
  writeFileSync(join(folder, `${name}.json.gz`), gzipSync(JSON.stringify(value)));

test("graphs come in the order of file names and then of files, by level and size", () => {
  inScratch((folder) => {
    const named = { ...graph, directed: true, nodes: ["a", "b", "c"], node_attrs: { b: { label: "Bo" }, z: {} } };
    write(folder, "b", pool(3, [graph]));
    write(folder, "a", pool(3, [named, { ...graph, nodes: [1], edges: [] }]));
    write(folder, "c", pool(4, [graph]));
    writeFileSync(join(folder, "README.md"), "");
    const pools = readPools(folder);
    assert.equal([...pools.keys()].sort(), [3, 4]);
    const three = pools.get(3)!.get(3)!;
    assert.equal(
      three.map(({ written }) => written.ids),
      [
        ["a", "b", "c"],
        ["4", "2", "7"],
      ],
    );
    assert.equal(
      three.map(({ written }) => written.untexted.length),
      [0, 3],
    );
    assert.equal(three[0]!.written.nodeAttributes.get(1)!.get("label"), { kind: "text", value: "Bo" });
    assert.equal([three[0]!.directed, three[1]!.size, pools.get(3)!.get(1)!.length], [true, 2, 1]);
  });
});

test("an instruction's pool satisfies all that it says, of its level and size", () => {
  inScratch((folder) => {
    const triangle = { ...graph, edges: [...edges, [2, 0]] };
    write(folder, "x", pool(3, [graph, triangle, { ...graph, directed: true }, { ...graph, nodes: [1, 2, 3, 4] }]));
    const pools = readPools(folder);
    const count = (...explicit: string[]) => poolFor(instruction({ level: 3, explicit }), pools, "sound").length;
    assert.is(count("num_nodes=3"), 3);
    assert.is(count("num_nodes=3", "directed=false"), 2);
    assert.is(count("num_nodes=3", "directed=false", "density<=0.7"), 1);
    assert.is(count("directed=false"), 0);
    assert.is(poolFor(instruction({ level: 4, explicit: ["num_nodes=3"] }), pools, "sound").length, 0);
  });
});

test("a folder that is not there, a file that is not packed, and a graph of another shape are mistakes", () => {
  inScratch((folder) => {
    const fails = (path: string, message: RegExp) =>
      assert.throws(
        () => readPools(path),
        (error: unknown) => error instanceof UserError && message.test(error.message),
      );
    fails(join(folder, "none"), /expected a folder of pools/);
    writeFileSync(join(folder, "x.json.gz"), "{}");
    fails(folder, /x\.json\.gz: expected JSON packed by gzip/);
    write(folder, "x", pool(3, [{ ...graph, edges: [[0, 9]] }]));
    fails(folder, /x\.json\.gz: graphs\.0\.edges/);
    write(folder, "x", pool(3, [{ ...graph, directed: "no" }]));
    fails(folder, /x\.json\.gz: graphs\.0\.directed/);
  });
});

test.run();
