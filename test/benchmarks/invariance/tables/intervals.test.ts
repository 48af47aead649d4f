import { suite } from "uvu";
import * as assert from "uvu/assert";
import { gapIntervals } from "#benchmarks/invariance/tables/kinds/gap-intervals";
import { headline } from "#benchmarks/invariance/tables/kinds/headline";
import { pairedIntervals } from "#benchmarks/invariance/tables/kinds/paired-intervals";
import { studyOf } from "#benchmarks/invariance/tables/study";
import { bootstrapCellMeans, type PairedDifference } from "#benchmarks/invariance/tables/units/bootstrap-cell-means";
import { holm } from "#eval/stats/holm";
import { stream } from "#src/rng";
import { madeRows, unsteady } from "#test/benchmarks/invariance/tables/made-rows";

const test = suite("paired intervals of invariance");

/** Direct answers are unsteadier than programs. */
const rows = [...madeRows({ instances: 40, tasks: ["a", "b"], models: ["one"] })].map((row) =>
  row.mode === "direct" || row.answer_key !== "null"
    ? row
    : { ...row, answer_key: String(row.ground_truth), correct: true },
);
const study = studyOf(rows);

test("differences are those of the headlines; each library against answers in text, and copied against given graphs", () => {
  const lines = headline.rows(study);
  const line = (arm: string) =>
    lines.find(({ mode, library }) => arm === (library === "-" ? mode : `${mode}/${library}`))!;
  const found = pairedIntervals.rows(study);
  assert.equal(
    found.map(({ arm, against, metric }) => [arm, against, metric]),
    ["native", "networkx"].flatMap((library) =>
      ["identical", "all_correct"].map((metric) => [`code/${library}`, "direct", metric]),
    ),
  );
  for (const row of [...found, ...gapIntervals.rows(study)]) {
    const of = (arm: string) => line(arm)[row.metric === "identical" ? "frac_identical" : "frac_all_correct"]!;
    assert.ok(Math.abs(row.difference - (of(row.arm) - of(row.against!))) < 1e-12);
    assert.ok(row.ci_low <= row.difference && row.difference <= row.ci_high);
    assert.equal([row.n_clusters, row.n_groups], [40, 160]);
  }
  assert.equal(
    found.map(({ p_holm }) => p_holm),
    holm(found.map(({ p }) => p!)),
  );
  assert.ok(gapIntervals.rows(study).every(({ arm, against }) => against === arm.replace("code", "graph_as_code")));
});

test("clusters are the graphs, or what they are said to come from", () => {
  const clusters = new Map(
    rows.map(({ instance_id, graph_id }) => [instance_id, graph_id < "graphqa-g2" ? "first" : graph_id]),
  );
  const found = pairedIntervals.rows(studyOf(rows, { clusters }));
  assert.is(found[0]!.n_clusters, 40 - 11 + 1 - 1);
});

test("two clusters of one cell: the interval runs from one to the other", () => {
  const differences = [
    { cell: "c", cluster: "a", difference: 1 },
    { cell: "c", cluster: "b", difference: 0 },
  ];
  const { difference, interval, n_clusters } = bootstrapCellMeans(differences, 5000, stream(0, "two"));
  assert.equal([difference, interval, n_clusters], [0.5, [0, 1], 2]);
});

test("with one cell and clusters alike in size, the interval is the normal one", () => {
  const rng = stream(3, "differences");
  const differences: PairedDifference[] = Array.from({ length: 400 }, (_, i) => ({
    cell: "c",
    cluster: String(i >> 1),
    difference: rng.int(-1, 1),
  }));
  const { difference, interval } = bootstrapCellMeans(differences, 5000, stream(4, "many"));
  const means = Array.from(
    { length: 200 },
    (_, i) => (differences[2 * i]!.difference + differences[2 * i + 1]!.difference) / 2,
  );
  const sd = Math.sqrt(means.reduce((sum, one) => sum + (one - difference) ** 2, 0) / 200);
  const half = (1.96 * sd) / Math.sqrt(200);
  assert.ok(Math.abs(interval[0] - (difference - half)) < 0.15 * half, `${interval}, ${difference} ± ${half}`);
  assert.ok(Math.abs(interval[1] - (difference + half)) < 0.15 * half);
});

test("cells weigh alike whatever their size", () => {
  const differences = [
    ...Array.from({ length: 90 }, (_, i) => ({ cell: "big", cluster: String(i), difference: 0 })),
    ...Array.from({ length: 10 }, (_, i) => ({ cell: "small", cluster: String(i), difference: 1 })),
  ];
  const { difference, interval } = bootstrapCellMeans(differences, 1000, stream(0, "cells"));
  assert.equal([difference, interval], [0.5, [0.5, 0.5]]);
});

test("arms alike have no difference and p = 1", () => {
  const same = studyOf([...madeRows({ answer: (truth) => truth })]);
  for (const row of pairedIntervals.rows(same))
    assert.equal([row.difference, row.ci_low, row.ci_high, row.p, row.p_holm], [0, 0, 0, 1, 1]);
});

test("a model that was not asked in text has no contrasts", () => {
  const programs = studyOf([...madeRows({ arms: [{ mode: "code", library: "native" }], answer: unsteady })]);
  assert.equal([pairedIntervals.rows(programs), gapIntervals.rows(programs)], [[], []]);
});

test.run();
