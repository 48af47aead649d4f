import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { check, factsOf, parseConstraints } from "#benchmarks/graphinstruct/constraints/index";
import { isRefusal, readGraph } from "#benchmarks/graphinstruct/format/index";
import {
  drawInstructions,
  type Instruction,
  tuningRows,
  tuningRowsOf,
  writeInstructions,
} from "#benchmarks/graphinstruct/instructions/index";
import { overlapWith } from "#benchmarks/graphinstruct/instructions/tuning/overlap";
import { UserError } from "#src/errors";
import { scratchFolders } from "#test/scratch";

const test = suite("graphinstruct instructions: tuning rows");
const folderFor = scratchFolders(test);

test("a row asks an instruction and answers it rightly; what can't be done is refused", () => {
  const drawn = drawInstructions({ seed: 6, count: 12 });
  const rows = tuningRows({ seed: 6, count: 12, strategy: "zero-shot" });
  assert.is(rows.length, drawn.length);
  for (const [i, { messages }] of rows.entries()) {
    const { id, text, base, feasible, explicit } = drawn[i]!;
    const [, user, assistant] = messages;
    assert.equal(
      messages.map(({ role }) => role),
      ["system", "user", "assistant"],
    );
    assert.ok(user!.content.includes(text) && user!.content.includes(base ?? ""), id);
    if (!feasible) assert.ok(isRefusal(assistant!.content), id);
    else if (base !== undefined) assert.is(readGraph(assistant!.content, "strict").kind, "edit", id);
    else {
      const reading = readGraph(assistant!.content, "strict");
      if (reading.kind !== "graph") throw new Error(id);
      const facts = factsOf(reading.written);
      for (const each of parseConstraints(explicit)) assert.ok(check(each, facts, "sound").satisfied, id);
    }
  }
});

test("strategies show examples and reasoning", () => {
  const [plain] = tuningRows({ seed: 6, count: 8, levels: [3], strategy: "zero-shot" });
  const [shown] = tuningRows({ seed: 6, count: 8, levels: [3], strategy: "few-cot" });
  assert.ok(shown!.messages[1]!.content.length > plain!.messages[1]!.content.length);
  assert.ok(shown!.messages[2]!.content.endsWith(plain!.messages[2]!.content));
});

test("no row is one of the evaluation, and the count holds all the same", () => {
  const evaluation = drawInstructions({ seed: 6, count: 12, levels: [0, 1, 2] });
  const rows = tuningRows({ seed: 6, count: 12, levels: [0, 1, 2], strategy: "zero-shot", evaluation });
  assert.is(rows.length, 36);
  for (const { text } of evaluation) {
    assert.not(
      rows.some(({ messages }) => messages[1]!.content.endsWith(text)),
      text,
    );
  }
});

test("same demands and an isomorphic reference are an overlap, in whatever words; another graph is none", () => {
  const path = (ids: string) => {
    const [a, b, c] = ids;
    return `Graph[nodes=3] { node_list = ['${a}', '${b}', '${c}']; edge_list = [('${a}','${b}'), ('${b}','${c}')]; }`;
  };
  const [one] = drawInstructions({ seed: 1, count: 1, levels: [0] });
  const base: Instruction = { ...one!, explicit: ["num_nodes=3", "directed=false"], references: [path("012")] };
  const overlaps = overlapWith([base]);
  const other = { ...base, text: "Other words.", explicit: ["directed=false", "num_nodes=3"] };
  assert.ok(overlaps({ ...base, references: [] }));
  assert.ok(overlaps({ ...other, references: [path("201")] }));
  assert.not(overlaps({ ...other, explicit: ["num_nodes=3"] }));
  const triangle = path("012").replace("('1','2')", "('1','2'), ('0','2')");
  assert.not(overlaps({ ...other, references: [triangle] }));
});

test("rows of a folder are made of generated instructions, and of no others", () => {
  const folder = folderFor();
  const options = { seed: 8, count: 4 };
  writeInstructions(folder, options);
  assert.equal(tuningRowsOf(folder, { strategy: "few-shot" }), tuningRows({ ...options, strategy: "few-shot" }));
  const path = join(folder, "level_1.json");
  writeFileSync(path, readFileSync(path, "utf8").replace("nodes", "vertices"));
  const refused = (error: Error) => error instanceof UserError && error.message.includes("for evaluation alone");
  assert.throws(() => tuningRowsOf(folder, { strategy: "zero-shot" }), refused);
  rmSync(join(folder, "manifest.json"));
  assert.throws(() => tuningRowsOf(folder, { strategy: "zero-shot" }), refused);
});

test.run();
