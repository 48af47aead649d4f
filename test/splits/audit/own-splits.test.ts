import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { audit, splitsSubject } from "#splits/audit/index";
import { writeSplits } from "#splits/index";
import { inScratch } from "#test/scratch";

const test = suite("splits/audit: our own splits");

for (const [pattern, seed] of [
  ["semantic", 3],
  ["numerical", 4],
  ["structural", 5],
  ["reasoning", 6],
] as const) {
  test(`${pattern}: no error, no warning`, () => {
    inScratch((out) => {
      const { files } = writeSplits({ pattern, seed, train: 40, test: 40, out });
      const found = audit(splitsSubject(out));
      const grave = found.findings.filter(({ severity }) => severity !== "note");
      assert.equal(
        grave.map(({ check, where, says }) => `${check} ${where} ${says}`),
        [],
      );
      const distinct = files.filter(({ kind }) => kind === "problems").length;
      assert.equal([found.files, found.rows, found.problems], [files.length, 40 * files.length, 40 * distinct]);
    });
  });
}

test("a rule that passes is a warning, whether or not the manifest declares its score", () => {
  inScratch((out) => {
    const settings = { settings: ["int-small"], problems: { unreachable: 0, bottlenecks: 0 } };
    writeSplits({ pattern: "numerical", tasks: ["max-flow"], seed: 7, train: 1, test: 150, ...settings, out });
    const [found] = audit(splitsSubject(out)).findings.filter(({ check }) => check === "shortcuts");
    assert.is(found!.severity, "warning");
    assert.match(
      found!.says,
      /“the lesser of out-capacity and in-capacity” is right on \.\d+, as the manifest declares/,
    );
  });
});

test("a prompt that was changed is found", () => {
  inScratch((out) => {
    const made = { pattern: "numerical", tasks: ["shortest-path"], settings: ["int-small"] } as const;
    writeSplits({ ...made, seed: 8, train: 1, test: 9, out });
    const path = join(out, "shortest-path/int-small.test.jsonl");
    const lines = readFileSync(path, "utf8").split("\n");
    lines[4] = lines[4]!.replace(/with length (\d+)/, (_, length) => `with length ${Number(length) + 1}`);
    writeFileSync(path, lines.join("\n"));
    const found = audit(splitsSubject(out)).findings.find(
      ({ check, severity }) => check === "prompts" && severity === "error",
    );
    assert.equal(found?.rows, [
      { where: "shortest-path/int-small.test.jsonl:5", says: "edges missing 0, added 0, with other weights 1" },
    ]);
  });
});
test("conversations that changed places are found", () => {
  inScratch((out) => {
    const made = { pattern: "semantic", tasks: ["connectivity"], settings: ["friendship"] } as const;
    writeSplits({ ...made, seed: 9, train: 8, test: 1, out });
    const path = join(out, "connectivity/friendship.train.chat.jsonl");
    const [first, second, ...others] = readFileSync(path, "utf8").trimEnd().split("\n");
    writeFileSync(path, `${[second, first, ...others].join("\n")}\n`);
    const found = audit(splitsSubject(out)).findings.find(
      ({ check, severity }) => check === "prompts" && severity === "error",
    );
    assert.is(found!.where, "connectivity/friendship.train.chat.jsonl");
    assert.is(found!.rows.length, 2);
  });
});
test.run();
