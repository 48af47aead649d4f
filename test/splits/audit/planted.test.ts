import { join } from "node:path";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { importedSubject, releaseSubject } from "#benchmarks/nlgift/audit/index";
import { importRelease } from "#benchmarks/nlgift/release/index";
import { type Audit, audit } from "#splits/audit/index";
import { inScratch, scratchFolders } from "#test/scratch";
import { type Faults, plant, pools } from "#test/splits/audit/planted";
import { writeRelease } from "#test/splits/audit/release";

const test = suite("splits/audit: a release with planted faults");
const scratch = scratchFolders(test);
const drawn = pools(scratch());

function audited(faults: Faults): Audit {
  return inScratch((dir) => {
    writeRelease(dir, plant(drawn, faults), () => 2);
    return audit(releaseSubject(dir));
  });
}

/** Errors and warnings, each as a line. */
function told({ findings }: Audit): string[] {
  const grave = findings.filter(({ severity }) => severity !== "note");
  return grave.map(({ check, severity, where, count }) => `${severity} ${check} ${where}: ${count}`).sort();
}

/** What an audit should tell of these faults, and nothing else. */
function expected(faults: Faults): string[] {
  const data = {
    semantic: "data/1_semantic_pattern",
    numerical: "data/2_numerical_pattern",
    structural: "data/3_structural_pattern",
  };
  const paths = `${data.numerical}/shortest_path`;
  const type = `${data.structural}/topology/type`;
  const lines: [number, string][] = [
    [faults.wrongLabels, `error labels ${data.semantic}/connectivity/test_data.jsonl`],
    [faults.unmentioned, `error prompts ${data.semantic}/connectivity/train_incident_gpt.jsonl`],
    [faults.moved > 1 ? faults.moved : 0, `error prompts ${paths}/sint_train_data_gpt.jsonl`],
    [faults.reweighted, `error prompts ${paths}/lint_train_data_gpt.jsonl`],
    [faults.equalLeaks, `error leakage ${paths}/sint_test_data.jsonl`],
    [faults.renumberedLeaks, `error leakage ${paths}/lint_test_data.jsonl`],
    [faults.repeats, `warning repeats ${type}/ER_train_data.jsonl`],
    [faults.empty, `warning trivial ${type}/BA_test_data.jsonl`],
  ];
  const counted = lines.filter(([count]) => count > 0).map(([count, line]) => `${line}: ${count}`);
  const confounds = ["test", "train"].map(
    (side) => `warning confounds ${type}/BA_${side}_data.jsonl and ${type}/ER_${side}_data.jsonl: 120`,
  );
  return [...counted, ...(faults.confound ? confounds : [])].sort();
}

const none: Faults = {
  wrongLabels: 0,
  equalLeaks: 0,
  renumberedLeaks: 0,
  repeats: 0,
  unmentioned: 0,
  moved: 0,
  reweighted: 0,
  empty: 0,
  fixedPosition: false,
  confound: false,
};

test("a clean release has no error and no warning", () => {
  const found = audited(none);
  assert.equal(told(found), []);
  assert.equal([found.files, found.rows, found.problems, found.sets, found.skipped.length], [36, 36 * 60, 720, 12, 0]);
});

test("all faults are found where they are, with their counts, and none is invented", () => {
  const few = fc.integer({ min: 0, max: 4 });
  const counts = {
    wrongLabels: few,
    equalLeaks: few,
    renumberedLeaks: few,
    repeats: few,
    unmentioned: few,
    moved: few,
    reweighted: few,
    empty: few,
  };
  const faults = fc.record({ ...counts, fixedPosition: fc.boolean(), confound: fc.boolean() });
  fc.assert(
    fc.property(faults, (planted) => {
      const lines = told(audited(planted));
      const position = lines.filter((line) => line.includes(" position "));
      assert.equal(position.length, Number(planted.fixedPosition), lines.join("\n"));
      assert.equal(
        lines.filter((line) => !position.includes(line)),
        expected(planted),
      );
    }),
    { seed: 5, numRuns: 6 },
  );
});

test("imported first, the same faults of bare problems are found", () =>
  inScratch((dir) => {
    const faults = { ...none, wrongLabels: 2, equalLeaks: 1, renumberedLeaks: 2, repeats: 3, empty: 1, confound: true };
    writeRelease(join(dir, "release"), plant(drawn, faults), () => 2);
    importRelease(join(dir, "release"), join(dir, "imported"), () => {});
    const lines = told(audit(importedSubject(join(dir, "imported"))!));
    assert.equal(
      lines,
      expected(faults).map((line) => line.replaceAll("data/", "problems/data/")),
    );
    assert.is(importedSubject(dir), undefined);
  }));

test("the rows behind each fault are the planted ones", () => {
  const { findings } = audited({
    ...none,
    wrongLabels: 3,
    equalLeaks: 2,
    renumberedLeaks: 2,
    moved: 3,
    fixedPosition: true,
  });
  const found = (check: string) => findings.find((one) => one.check === check && one.severity !== "note")!;
  const lines = (check: string) => found(check).rows.map(({ where }) => Number(where.split(":")[1]));
  assert.equal(lines("labels"), [1, 2, 3]);
  const leaks = findings.filter(({ check }) => check === "leakage").map(({ figures }) => figures);
  assert.equal(leaks, [
    { equal: 0, isomorphic: 2 },
    { equal: 2, isomorphic: 2 },
  ]);
  assert.match(found("position").says, /lists of 4 at index 1/);
  assert.match(found("labels").rows[0]!.says!, /path/);
  assert.match(
    found("prompts").says,
    /^3 of 60 prompts .* 3 stand at the wrong row: the prompt of row 2 stands at row 1\.$/,
  );
  assert.is(found("prompts").rows[2]!.says, "the prompt of row 1 stands at row 3");
});
test.run();
