import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawInstructions, readInstructions, writeInstructions } from "#benchmarks/graphinstruct/instructions/index";
import { UserError } from "#src/errors";
import { sha256 } from "#src/hash";
import { scratchFolders } from "#test/scratch";

const test = suite("graphinstruct instructions: files");
const folderFor = scratchFolders(test);

const good = {
  id: "L0-001",
  level: 0,
  instruction: "Draw a graph with 3 nodes.",
  explicit_constraints: ["num_nodes=3"],
  implicit_constraints: ["directed=false"],
  graph_sizes: ["small"],
  feasible: true,
  reference_solutions: ["Graph[name='a', nodes=1] { node_list = ['0', '1', '2']; edge_list = []; }"],
};

/** What reading a file of these rows, or of this text, says. */
function complaint(content: unknown, level = 0): string {
  const folder = folderFor();
  writeFileSync(join(folder, `level_${level}.json`), typeof content === "string" ? content : JSON.stringify(content));
  try {
    readInstructions(folder);
  } catch (error) {
    assert.instance(error, UserError);
    const { message } = error as UserError;
    assert.not.match(message, /\n/);
    assert.match(message, `level_${level}.json`);
    return message;
  }
  return "nothing";
}

test("what was written is read again as it was drawn", () => {
  const folder = folderFor();
  const options = { seed: 4, count: 7 };
  writeInstructions(folder, options);
  assert.equal(readInstructions(folder), drawInstructions(options));
});

test("same options, same bytes; the manifest names counts and hashes", () => {
  const [a, b] = [folderFor(), folderFor()];
  const options = { seed: 4, count: { 0: 3, 5: 2 } } as const;
  const manifest = writeInstructions(a, options);
  writeInstructions(b, options);
  assert.equal(Object.keys(manifest.hashes), ["level_0.json", "level_5.json"]);
  for (const [name, hash] of Object.entries(manifest.hashes)) {
    const bytes = readFileSync(join(a, name));
    assert.equal(bytes, readFileSync(join(b, name)));
    assert.is(sha256(bytes), hash);
  }
  const written = JSON.parse(readFileSync(join(a, "manifest.json"), "utf8"));
  assert.equal(written, { ...manifest, counts: { 0: 3, 1: 0, 2: 0, 3: 0, 4: 0, 5: 2 } });
  assert.is(written.schema, 1);
  assert.is(written.seed, 4);
});

test("official rows become instructions with a template of their words", () => {
  const folder = folderFor();
  const rows = [good, { ...good, id: "L0-002", instruction: "Make a graph with 14 nodes.", domain: null }];
  writeFileSync(join(folder, "level_0.json"), JSON.stringify(rows));
  const [first, second] = readInstructions(folder);
  assert.is(first!.text, "Draw a graph with 3 nodes.");
  assert.is(first!.template, "0/a graph with # nodes.");
  assert.is(second!.template, first!.template);
  assert.is(first!.domain, undefined);
});

test("steps, base, edits and operation of level 5 are read", () => {
  const folder = folderFor();
  const row = {
    ...good,
    id: "L5-001",
    level: 5,
    explicit_constraints: ["num_nodes=3", "task_type=make_connected"],
    base_graph: "Graph[name='b', nodes=3] {}",
    graph_edits: ["GraphEdit[] {}"],
    reasoning_steps: [{ step: 1, type: "add_edge", description: "Add.", target_edges: [["0", "1"]] }],
    solution_verification: { has_unique_solution: false },
  };
  writeFileSync(join(folder, "level_5.json"), JSON.stringify([row]));
  const [read] = readInstructions(folder);
  assert.is(read!.operation, "make_connected");
  assert.equal(read!.steps, [{ type: "add_edge", description: "Add.", edges: [["0", "1"]] }]);
  assert.is(read!.base, row.base_graph);
  assert.equal(read!.edits, row.graph_edits);
});

test("bad files are refused with file and place", () => {
  assert.is(complaint([good]), "nothing");
  assert.match(complaint("[]"), "one or more instructions");
  assert.match(complaint(""), "JSON list");
  assert.match(complaint("{}"), "JSON list");
  assert.match(complaint("[1, "), "JSON list");
  assert.match(complaint("[\n  {,"), /level_0\.json:2:4: expected a JSON list/);
  assert.is(complaint(`\uFEFF${JSON.stringify([good])}`), "nothing");
  assert.match(complaint([good, good]), /L0-001: expected each id once/);
  assert.match(complaint([{ ...good, level: 1 }]), /L0-001: expected level 0, got 1/);
  assert.match(complaint([{ ...good, level: 9 }]), /instruction 1: level/);
  assert.match(complaint([{ ...good, feasible: "yes" }]), /instruction 1: feasible/);
  assert.match(complaint([good, { ...good, id: undefined }]), /instruction 2: id/);
  assert.match(complaint([{ ...good, domain: "sports" }]), /instruction 1: domain/);
  assert.match(complaint([{ ...good, explicit_constraints: ["colour=3"] }]), /L0-001: .*colour/);
  assert.match(complaint([{ ...good, explicit_constraints: ["num_nodes"] }]), /L0-001: .*operator/);
  assert.match(complaint([{ ...good, explicit_constraints: ["num_nodes=many"] }]), /L0-001: .*many/);
  assert.match(complaint([{ ...good, implicit_constraints: ["__proto__=1"] }]), /L0-001: .*__proto__/);
  const impossible = ["num_nodes=3", "degree=1", "directed=false"];
  assert.match(complaint([{ ...good, explicit_constraints: impossible }]), /L0-001: expected constraints that/);
  assert.match(complaint([{ ...good, reference_solutions: [] }]), /L0-001: expected a reference solution/);
  assert.match(complaint([{ ...good, feasible: false }]), /L0-001: expected no reference solution/);
  assert.match(complaint([{ ...good, level: 5 }], 5), /L0-001: expected base_graph/);
});

test("a folder without instructions is refused", () => {
  assert.throws(() => readInstructions(folderFor()), /expected level_0.json … level_5.json/);
});

test.run();
