import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { tables } from "#benchmarks/invariance/tables/index";
import { accuracy } from "#benchmarks/invariance/tables/kinds/accuracy";
import { cutOff } from "#benchmarks/invariance/tables/kinds/cut-off";
import { failures } from "#benchmarks/invariance/tables/kinds/failures";
import { gap } from "#benchmarks/invariance/tables/kinds/gap";
import { headline } from "#benchmarks/invariance/tables/kinds/headline";
import { invariance } from "#benchmarks/invariance/tables/kinds/invariance";
import { ladder, RUNGS } from "#benchmarks/invariance/tables/kinds/ladder";
import { partition } from "#benchmarks/invariance/tables/kinds/partition";
import { silentTranscription } from "#benchmarks/invariance/tables/kinds/silent-transcription";
import { studyOf } from "#benchmarks/invariance/tables/study";
import { CATEGORIES } from "#benchmarks/invariance/tables/units/category";
import { names } from "#src/pick";
import { stream } from "#src/rng";
import { madeRows } from "#test/benchmarks/invariance/tables/made-rows";

const test = suite("invariance tables");
const rows = [...madeRows()];
const study = studyOf(rows);

const close = (a: number | undefined, b: number, what: string) =>
  assert.ok(Math.abs(a! - b) < 1e-12, `${what}: ${a}, ${b}`);

/** Which of all rows stand in one cell of the table of invariance, by looking at every row. */
function naiveMembers(
  all: readonly ScoredRow[],
  like: { readonly instance_id: string; readonly axis: string },
  arm: (row: ScoredRow) => boolean,
) {
  const own = all.filter((row) => arm(row) && row.instance_id === like.instance_id);
  return like.axis === "relabel"
    ? own.filter((row) => row.axis === "relabel")
    : own.filter((row) => row.axis === like.axis || row.axis === "canonical");
}

test("invariance is what a count over every pair of answers gives", () => {
  for (const row of invariance.rows(study)) {
    const isArm = (one: ScoredRow) =>
      one.model === row.model && one.mode === row.mode && (one.library ?? "-") === row.library && one.task === row.task;
    const own = rows.filter(isArm);
    const instances = own.map(({ instance_id }) => instance_id).filter((id, i, all) => all.indexOf(id) === i);
    let [identical, right, calls, spreads, measured] = [0, 0, 0, 0, 0];
    for (const instance_id of instances) {
      const members = naiveMembers(own, { instance_id, axis: row.axis }, () => true);
      const pairs = members.flatMap((a) => members.map((b) => a.parsed !== null && a.parsed === b.parsed));
      if (pairs.every(Boolean)) identical++;
      if (!members.some(({ correct }) => !correct)) right++;
      calls += members.filter((a, i) => members.findIndex((b) => b.prompt_hash === a.prompt_hash) === i).length;
      const numbers = members.map(({ parsed }) => parsed).filter((parsed) => parsed !== null) as number[];
      const gaps = numbers.flatMap((a) => numbers.map((b) => a - b)).sort((a, b) => b - a);
      if (gaps.length === 0) continue;
      // Truths are 0 to 5.
      spreads += gaps[0]! / 5;
      measured++;
    }
    assert.equal(
      [row.k_identical, row.k_all_correct, row.n_instances, row.n_calls],
      [identical, right, instances.length, calls],
    );
    close(row.mean_spread, spreads / measured, "mean spread");
  }
});

test("accuracy counts all rows of an axis, and prompts once in a cell", () => {
  const found = accuracy.rows(study);
  assert.is(found.length, 2 * 5 * 2 * 5);
  assert.is(
    found.reduce((sum, { n }) => sum + n, 0),
    rows.length,
  );
  const cell = found.find((row) => row.mode === "graph_as_code" && row.axis === "relabel")!;
  assert.equal([cell.n, cell.n_calls], [24, 1]);
  const direct = found.find(
    (row) => row.mode === "direct" && row.axis === "order" && row.task === "edge_count" && row.model === "one",
  )!;
  const own = rows.filter(
    (row) => row.mode === "direct" && row.axis === "order" && row.task === "edge_count" && row.model === "one",
  );
  assert.equal([direct.k_correct, direct.n, direct.n_calls], [own.filter(({ correct }) => correct).length, 18, 18]);
});

test("each instance is in one category, and I and R are sums of categories", () => {
  const parts = partition.rows(study);
  const measured = invariance.rows(study);
  assert.is(parts.length, measured.length);
  parts.forEach((part, i) => {
    close(
      CATEGORIES.reduce((sum, category) => sum + part[category], 0),
      1,
      "sum",
    );
    close(part.identical_correct + part.stable_wrong, measured[i]!.frac_identical, "identical");
    close(part.identical_correct + part.valid_different, measured[i]!.frac_all_correct, "all right");
  });
  assert.ok(parts.some(({ missing }) => missing > 0) && parts.some(({ varying_error }) => varying_error > 0));
});

test("right answers that differ are no error, and wrong ones that agree are no success", () => {
  const made = (answers: readonly (readonly [key: string, correct: boolean])[]) => {
    const own = [...madeRows({ models: ["one"], tasks: ["t"], instances: 1, arms: [{ mode: "direct" }] })].filter(
      ({ axis }) => axis === "relabel",
    );
    return partition.rows(
      studyOf(own.map((row, i) => ({ ...row, answer_key: answers[i]![0], correct: answers[i]![1] }))),
    )[0]!;
  };
  const same = (key: string, correct: boolean) => Array.from({ length: 4 }, () => [key, correct] as const);
  assert.is(made(same("1", true)).identical_correct, 1);
  assert.is(made(same("1", false)).stable_wrong, 1);
  assert.is(
    made([
      ["[1]", true],
      ["[2]", true],
      ["[1]", true],
      ["[1]", true],
    ]).valid_different,
    1,
  );
  assert.is(
    made([
      ["1", true],
      ["2", false],
      ["1", true],
      ["1", true],
    ]).varying_error,
    1,
  );
  assert.is(
    made([
      ["1", true],
      ["null", false],
      ["1", true],
      ["1", true],
    ]).missing,
    1,
  );
  assert.is(made(same("null", false)).missing, 1);
});

test("a model that always answers the same has I = 1 everywhere, a right one R = 1, and no gap", () => {
  const constant = studyOf([...madeRows({ answer: () => 3 })]);
  for (const row of headline.rows(constant)) assert.is(row.frac_identical, 1);
  for (const row of gap.rows(constant)) assert.is(row.gap_code_minus_graph_as_code, 0);
  const right = studyOf([...madeRows({ answer: (truth) => truth })]);
  for (const row of headline.rows(right))
    assert.equal([row.accuracy, row.frac_identical, row.frac_all_correct], [1, 1, 1]);
  assert.ok(headline.rows(constant).every(({ accuracy }) => accuracy < 0.5));
});

test("a model that is never read has I = 0, though its answers are all alike", () => {
  for (const row of headline.rows(studyOf([...madeRows({ answer: () => undefined })])))
    assert.is(row.frac_identical, 0);
});

test("headlines weigh task and axis alike, accuracy weighs records, and prompts count once in an arm", () => {
  const cells = invariance.rows(study).filter(({ axis }) => axis === "relabel" || axis === "order");
  for (const row of headline.rows(study)) {
    const own = cells.filter(
      ({ model, mode, library }) => model === row.model && mode === row.mode && library === row.library,
    );
    assert.is(own.length, 4);
    close(row.frac_identical, own.reduce((sum, cell) => sum + cell.frac_identical, 0) / 4, "I");
    close(row.frac_all_correct, own.reduce((sum, cell) => sum + cell.frac_all_correct, 0) / 4, "R");
    const records = rows.filter(
      (one) => one.model === row.model && one.mode === row.mode && (one.library ?? "-") === row.library,
    );
    close(row.accuracy, records.filter(({ correct }) => correct).length / records.length, "accuracy");
    assert.is(row.n_calls, row.mode === "graph_as_code" ? 2 : 156);
  }
});

test("relabellings are held against the sorted identity, and without a reference there is no group", () => {
  const without = studyOf(rows.filter((row) => !row.variant_id.endsWith("relabel:identity")));
  assert.equal([...new Set(invariance.rows(without).map(({ axis }) => axis))].sort(), ["order", "structure", "syntax"]);
  const uncanonical = studyOf(rows.filter(({ axis }) => axis !== "canonical"));
  assert.equal([...new Set(invariance.rows(uncanonical).map(({ axis }) => axis))], ["relabel"]);
});

test("the ladder: every program's canonical form and its syntaxes, given graphs once", () => {
  const found = ladder.rows(study);
  assert.is(found.length, 2 * 2 * 5);
  assert.equal(
    found.slice(0, 5).map(({ rung }) => rung),
    RUNGS,
  );
  for (const row of found) {
    assert.is(row.n, 12);
    assert.is(row.mode, row.rung === "injected" ? "graph_as_code" : "code");
    const own = rows.filter(
      (one) =>
        one.model === row.model &&
        one.mode === row.mode &&
        one.library === row.library &&
        (row.rung === "prose" || row.rung === "injected"
          ? one.axis === "canonical"
          : one.variant_id.endsWith(`syntax:${row.rung}`)),
    );
    for (const name of ["logic", "execution", "format", "no_computation", "transcription", "construction"] as const) {
      assert.is(row[name], own.filter(({ failure_class }) => failure_class === name).length);
    }
    assert.is(row.correct, own.filter(({ correct }) => correct).length);
  }
});

test("shares of failures are of programs that failed, and a class that never occurs has no column", () => {
  const found = failures.rows(study);
  assert.ok(found.every((row) => !("unverifiable" in row) && row.mode !== "direct" && row.n_failures > 0));
  for (const row of found) {
    const sum = [
      row.execution,
      row.format,
      row.logic,
      row.no_computation,
      row.transcription,
      row.construction,
    ].reduce<number>((a, b) => a + b!, 0);
    assert.ok(Math.abs(sum - 1) < 0.004, JSON.stringify(row));
  }
  assert.equal(failures.rows(studyOf(rows.map((row) => ({ ...row, failure_class: "ok" as const })))), []);
});

test("a wrong graph counts where it is known: what was declared, else what was built", () => {
  const [row] = rows.filter(({ mode, axis }) => mode === "code" && axis === "canonical");
  const variant = (name: string, changes: Partial<ScoredRow>): ScoredRow => ({
    ...row!,
    correct: true,
    variant_id: name,
    axis: "order",
    ...changes,
  });
  const found = silentTranscription.rows(
    studyOf([
      variant("a", { declared_ok: true, graph_match: false }),
      variant("b", { declared_ok: false, graph_match: true }),
      variant("c", { declared_ok: null, graph_match: false }),
      variant("d", { declared_ok: null, graph_match: null }),
    ]),
  );
  assert.equal(
    found.map(({ correct, k_wrong_graph, n }) => [correct, k_wrong_graph, n]),
    [[true, 2, 3]],
  );
});

test("replies that were cut off are set apart and counted, unless they are wanted", () => {
  const cut = rows.map((row) =>
    row.variant_id.endsWith("relabel:s1") && row.mode === "direct" ? { ...row, finish_reason: "length" } : row,
  );
  const apart = studyOf(cut);
  const direct = cutOff.rows(apart).filter(({ mode }) => mode === "direct");
  assert.equal(
    direct.map(({ n, n_cut_off }) => [n, n_cut_off]),
    [
      [156, 12],
      [156, 12],
    ],
  );
  const total = (options: Parameters<typeof studyOf>[1]) =>
    accuracy.rows(studyOf(cut, options)).reduce((sum, { n }) => sum + n, 0);
  assert.is(total({}), rows.length - 24);
  assert.is(total({ cutOff: "counted" }), rows.length);
});

test("the order of rows changes no table", () => {
  const shuffled = studyOf(stream(1, "rows").shuffle(rows));
  for (const name of names(tables)) assert.equal(tables[name].rows(shuffled), tables[name].rows(study), name);
});

test("a form that was scored twice is a mistake, and so is a second reference", () => {
  const message = /expected one row for each form and one reference, got graphqa-0-edge_count::.* beside another/;
  assert.throws(() => studyOf([...rows, rows[3]!]), message);
  const canonical = rows.find(({ axis }) => axis === "canonical")!;
  assert.throws(
    () => studyOf([...rows, { ...canonical, variant_id: `${canonical.variant_id}::canonical_labels` }]),
    message,
  );
});

test("programs in JavaScript are arms of their own", () => {
  const arms = [
    { mode: "code", library: "native" },
    { mode: "code", library: "javascript" },
    { mode: "graph_as_code", library: "javascript" },
  ] as const;
  const mixed = studyOf([...madeRows({ arms, models: ["one"] })]);
  assert.equal(
    headline.rows(mixed).map(({ mode, library }) => `${mode}/${library}`),
    ["code/javascript", "code/native", "graph_as_code/javascript"],
  );
  assert.ok(gap.rows(mixed).every(({ library }) => library === "javascript"));
});

test.run();
