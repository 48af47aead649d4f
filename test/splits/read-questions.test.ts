import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isRealWorld } from "#generators/question";
import { realWorldSets } from "#generators/real-world/index";
import type { RealWorldItem } from "#generators/real-world/item";
import { renderItem } from "#generators/real-world/render-item";
import { readProblems, readQuestions, writeSplits } from "#splits/index";
import { formatLines } from "#src/jsonl";
import { names } from "#src/pick";
import { stream } from "#src/rng";
import { inScratch } from "#test/scratch";

const test = suite("splits/read-questions");

const items = names(realWorldSets).flatMap((set) =>
  realWorldSets[set].samples().map((item): RealWorldItem => renderItem(set, item, "line", stream(4, ...item.texts))),
);

function read(rows: readonly unknown[]) {
  return inScratch((dir) => {
    writeFileSync(join(dir, "rows.jsonl"), formatLines(rows));
    return readQuestions(join(dir, "rows.jsonl"));
  });
}

test("items of all sets come back as they were written", () => {
  assert.equal(read(items), JSON.parse(JSON.stringify(items)));
  assert.ok(read(items).every(isRealWorld));
});

test("problems of several tasks come back as readProblems has them", () => {
  inScratch((out) => {
    writeSplits({ pattern: "real-world", settings: ["conn-topo"], seed: 1, train: 6, test: 0, out });
    const path = join(out, "mixed", "conn-topo.train.jsonl");
    assert.equal(readQuestions(path), readProblems(path));
    assert.not.ok(readQuestions(path).some(isRealWorld));
  });
});

test("a line that is neither is told by file, line and field", () => {
  const [yesNo] = items;
  const option = items.find(({ kind }) => kind === "option")!;
  const steps = items.find(({ kind }) => kind === "steps")!;
  const fails = (row: unknown, message: RegExp) => assert.throws(() => read([yesNo, row]), message, String(message));
  fails({ ...yesNo, answer: "yes" }, /rows\.jsonl:2: answer: .*; write the splits again/);
  fails({ ...yesNo, task: "squad" }, /rows\.jsonl:2: task: /);
  fails({ ...yesNo, kind: "prose" }, /rows\.jsonl:2: kind: /);
  fails({ ...yesNo, task: "explagraphs" }, /rows\.jsonl:2: kind: expected that of the set/);
  fails({ ...yesNo, texts: [] }, /rows\.jsonl:2: texts: /);
  fails({ ...yesNo, extra: 1 }, /rows\.jsonl:2: the line: .*extra/);
  fails({ ...option, answer: 4 }, /rows\.jsonl:2: answer: expected places of choices/);
  fails({ ...steps, constraints: [[0, 99]] }, /rows\.jsonl:2: answer: expected places of choices/);
  fails({ ...steps, constraints: undefined }, /rows\.jsonl:2: constraints: /);
  fails("text", /rows\.jsonl:2: the line: /);
  fails({}, /rows\.jsonl:2: answer|rows\.jsonl:2: \w+: /);
});

test.run();
