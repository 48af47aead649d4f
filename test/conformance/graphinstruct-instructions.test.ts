import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Instruction, readInstructions, tuningRowsOf } from "#benchmarks/graphinstruct/instructions/index";
import { UserError } from "#src/errors";
import { groupBy } from "#src/group-by";
import { needsShared, shared } from "#test/needs";

const FOLDER = "data/graphinstruct/instructions";
const test = suite("GraphInstruct: the official instructions");
const when = needsShared(test, FOLDER);

let read: readonly Instruction[] | undefined;
function official(): readonly Instruction[] {
  read ??= readInstructions(shared(FOLDER));
  return read;
}

when("800 are read, 791 of them feasible, with 1,582 references", () => {
  const all = official();
  const counts = [...groupBy(all, ({ level }) => level).values()].map((some) => some.length);
  assert.equal(counts, [100, 200, 200, 150, 100, 50]);
  assert.equal(
    all.filter(({ feasible }) => !feasible).map(({ id }) => id),
    Array.from({ length: 9 }, (_, i) => `L2-${173 + i}`),
  );
  assert.is(
    all.reduce((sum, { references }) => sum + references.length, 0),
    1582,
  );
});

when("level 4 has eight domains, level 5 a base, two edits, steps and 29 operations", () => {
  const all = official();
  const domains = groupBy(
    all.filter(({ domain }) => domain !== undefined),
    ({ domain }) => domain!,
  );
  const sizes = Object.fromEntries([...domains].map(([domain, some]) => [domain, some.length]));
  assert.equal(sizes, {
    social: 15,
    infrastructure: 15,
    knowledge_graph: 13,
    citation: 12,
    biological: 12,
    communication: 12,
    ecological: 11,
    molecular: 10,
  });
  const edits = all.filter(({ level }) => level === 5);
  assert.ok(edits.every(({ base, edits, steps }) => base && edits!.length === 2 && steps!.length > 0));
  assert.is(new Set(edits.map(({ operation }) => operation)).size, 29);
});

// The paper's authors infer 63 templates by constraints and 238 by constraints and first words (appendix H.1).
when("the wordings tell apart more templates than the 40 they were made from, and fewer than 238", () => {
  const templates = new Set(official().map(({ template }) => template));
  assert.ok(templates.size > 40 && templates.size < 238, String(templates.size));
});

when("official instructions are no source of tuning rows", () => {
  assert.throws(
    () => tuningRowsOf(shared(FOLDER), { strategy: "zero-shot" }),
    (error: Error) => error instanceof UserError && error.message.includes("for evaluation alone"),
  );
});

test.run();
