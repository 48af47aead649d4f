import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { tables } from "#benchmarks/invariance/tables/index";
import { accuracy } from "#benchmarks/invariance/tables/kinds/accuracy";
import { failures } from "#benchmarks/invariance/tables/kinds/failures";
import { gap, gaps } from "#benchmarks/invariance/tables/kinds/gap";
import { headlines } from "#benchmarks/invariance/tables/kinds/headline";
import { invariance } from "#benchmarks/invariance/tables/kinds/invariance";
import { ladder } from "#benchmarks/invariance/tables/kinds/ladder";
import { pairedIntervals } from "#benchmarks/invariance/tables/kinds/paired-intervals";
import { silentTranscription } from "#benchmarks/invariance/tables/kinds/silent-transcription";
import { solverPerTask } from "#benchmarks/invariance/tables/kinds/solver-per-task";
import { readPublished } from "#benchmarks/invariance/tables/published/read-published";
import { readTable } from "#benchmarks/invariance/tables/published/read-table";
import type { Table } from "#benchmarks/invariance/tables/table";
import { toCsv } from "#benchmarks/invariance/tables/to-csv";
import { isHeadline } from "#benchmarks/invariance/tables/units/groups";
import { modelGaps } from "#benchmarks/invariance/tables/units/mean-gaps";
import { needsShared, shared } from "#test/needs";

/** Published tables of the audit, against each other and against the numbers that section 9 of its description prints. */
const test = suite("published invariance tables");
const FOLDER = "data/invariance/tables";
const withTables = needsShared(test, FOLDER);

const MODELS = {
  A: "hf-deepseek-v3.1-novita",
  B: "hf-deepseek-v4-flash",
  C: "hf-gemma-4-31b",
  D: "hf-qwen3-8b-nscale",
} as const;
const ARMS = ["direct", "code/native", "code/networkx", "graph_as_code/native", "graph_as_code/networkx"];

const read = <Row>(table: Table<Row>, name: string) => readTable(table, shared(`${FOLDER}/${name}.csv`));
const percent = (value: number | undefined) => (100 * value!).toFixed(1);
const armOf = ({ mode, library }: { mode: string; library: string }) => (library === "-" ? mode : `${mode}/${library}`);

/** Accuracy, I and R of each arm, as printed; of given graphs no R is. */
const PRINTED = {
  A: ["81.3 89.5 73.7", "84.5 97.4 84.6", "86.0 96.6 84.0", "87.2 100.0", "87.2 100.0"],
  B: ["83.8 89.5 75.7", "78.5 92.9 75.0", "83.2 92.5 78.6", "87.2 100.0", "75.0 98.4"],
  C: ["90.9 97.0 87.5", "97.2 96.3 95.3", "97.0 95.1 94.6", "97.0 95.9", "100.0 99.9"],
  D: ["81.5 76.4 69.8", "93.0 94.3 93.8", "89.0 88.2 84.6", "100.0 100.0", "85.7 85.7"],
} as const;

withTables("GraphQA: accuracy, identical and all right of every model and arm, to the printed digit", () => {
  const lines = headlines(read(accuracy, "graphqa_accuracy"), read(invariance, "graphqa_invariance"));
  assert.is(lines.length, 20);
  for (const [letter, model] of Object.entries(MODELS)) {
    ARMS.forEach((arm, i) => {
      const line = lines.find((one) => one.model === model && armOf(one) === arm)!;
      const said = [line.accuracy, line.frac_identical, line.frac_all_correct].map(percent);
      const printed = PRINTED[letter as keyof typeof MODELS][i]!.split(" ");
      assert.equal(said.slice(0, printed.length), printed, `${letter} ${arm}`);
      assert.is(line.n, 8925);
    });
  }
  const direct = lines.find(({ model, mode }) => model === MODELS.D && mode === "direct")!;
  assert.equal([direct.k_correct, direct.n], [7278, 8925]);
});

withTables("accuracy is the count of right answers over all, and written as it was", () => {
  for (const row of read(accuracy, "graphqa_accuracy")) assert.is(row.accuracy, row.k_correct / row.n);
  const text = readFileSync(shared(`${FOLDER}/graphqa_accuracy.csv`), "utf8");
  assert.is(toCsv(tables.accuracy, read(accuracy, "graphqa_accuracy")), text.replaceAll("\r\n", "\n"));
});

withTables("GraphQA: the gap computed from invariance is the published one, line for line", () => {
  const text = readFileSync(shared(`${FOLDER}/graphqa_gap.csv`), "utf8").replaceAll("\r\n", "\n");
  const rows = gaps(read(invariance, "graphqa_invariance")).map(({ n_instances: _, ...row }) => row);
  assert.is(rows.length, 224);
  const own = toCsv(gap, rows).split("\n").sort();
  const published = text.split("\n").sort();
  assert.is(own.length, published.length);
  assert.equal(
    published.filter((line, i) => line !== own[i]),
    [],
  );
});

/** Points of the mean gap of A, B, C and D, native, then networkx. */
const MEAN_GAPS = {
  graphqa: { native: ["-2.6", "-7.1", "0.4", "-5.7"], networkx: ["-3.4", "-5.9", "-4.8", "2.5"] },
  erdos: { native: ["7.4", "-3.5", "0.6", "-9.0"], networkx: ["-3.2", "-0.3", "0.7", "-0.8"] },
} as const;

/** Erdos: identical answers of copied and of given graphs, of A, B, C and D. */
const ERDOS = {
  code: { native: ["93.8", "92.1", "95.5", "86.4"], networkx: ["92.3", "95.2", "95.6", "61.6"] },
  graph_as_code: { native: ["86.4", "95.6", "94.8", "95.4"], networkx: ["95.5", "95.5", "94.9", "62.4"] },
} as const;

withTables("mean gaps, and Erdos' identical answers of both modes, to the printed digit", () => {
  const { modelGaps: found } = readPublished(shared(FOLDER));
  assert.is(found.length, 16);
  const numbers = Object.values(MODELS);
  for (const dataset of ["graphqa", "erdos"] as const) {
    for (const library of ["native", "networkx"] as const) {
      const own = numbers.map(
        (model) => found.find((one) => one.dataset === dataset && one.library === library && one.model === model)!,
      );
      assert.equal(
        own.map((one) => percent(one.gap)),
        MEAN_GAPS[dataset][library],
        `${dataset} ${library}`,
      );
      if (dataset !== "erdos") continue;
      assert.equal(
        own.map(({ code }) => percent(code)),
        ERDOS.code[library],
      );
      assert.equal(
        own.map((one) => percent(one.graph_as_code)),
        ERDOS.graph_as_code[library],
      );
    }
  }
  for (const row of read(gap, "erdos_gap")) {
    assert.ok(Math.abs(row.code - row.graph_as_code - row.gap_code_minus_graph_as_code) < 1e-12);
  }
  assert.equal(
    modelGaps(read(gap, "erdos_gap")),
    found.filter(({ dataset }) => dataset === "erdos"),
  );
});

withTables("the ladder's rungs are the accuracy of canonical forms, and its failures the shares of failures", () => {
  const rungs = read(ladder, "ladder_counts");
  const accuracies = read(accuracy, "graphqa_accuracy").filter(({ axis }) => axis === "canonical");
  const shares = read(failures, "failures_code_mode").filter(({ axis }) => axis === "canonical");
  let compared = 0;
  for (const rung of rungs.filter((one) => one.rung === "prose" || one.rung === "injected")) {
    const own = accuracies.filter(
      (row) => row.model === rung.model && row.mode === rung.mode && row.library === rung.library,
    );
    if (rung.dataset === "graphqa")
      assert.is(
        own.reduce((sum, row) => sum + row.k_correct, 0),
        rung.correct,
      );
    if (rung.rung !== "prose") continue;
    const published = shares.find(
      (row) => row.dataset === rung.dataset && row.model === rung.model && row.library === rung.library,
    );
    const classes = ["execution", "format", "logic", "no_computation", "transcription", "construction"] as const;
    const failed = classes.reduce((sum, name) => sum + rung[name], 0);
    if (failed === 0) {
      assert.is(published, undefined);
      continue;
    }
    assert.is(published!.n_failures, failed);
    for (const name of classes)
      assert.is(published![name], Number((rung[name] / failed).toFixed(3)), `${rung.model} ${name}`);
    compared++;
  }
  assert.ok(compared >= 13);
});

withTables("silent transcription counts the rows that accuracy counts, but for those whose graph is unknown", () => {
  const accuracies = read(accuracy, "graphqa_accuracy");
  const silent = read(silentTranscription, "silent_transcription_counts").filter(
    ({ dataset }) => dataset === "graphqa",
  );
  assert.ok(silent.length > 70);
  for (const row of silent) {
    const cell = accuracies.filter(
      (one) => one.mode === "code" && one.library === row.library && one.axis === row.axis && one.model === row.model,
    );
    const right = cell.reduce((sum, one) => sum + one.k_correct, 0);
    const all = row.correct ? right : cell.reduce((sum, one) => sum + one.n, 0) - right;
    assert.ok(row.n <= all && row.k_wrong_graph <= row.n, JSON.stringify(row));
  }
});

/** Programs that answer right over a graph that they declare wrongly, of all that do; A, B, C and D. */
const SILENT = {
  graphqa: ["10/11", "23/36", "11/11", "148/242"],
  erdos: ["182/270", "45/61", "40/46", "252/495"],
} as const;

withTables("wrong graphs with right answers, to the printed count", () => {
  const silent = read(silentTranscription, "silent_transcription_counts");
  for (const dataset of ["graphqa", "erdos"] as const) {
    Object.values(MODELS).forEach((model, i) => {
      const own = silent.filter((row) => row.dataset === dataset && row.model === model);
      const wrong = (rows: typeof own) => rows.reduce((sum, row) => sum + row.k_wrong_graph, 0);
      const [right, declared] = SILENT[dataset][i]!.split("/").map(Number);
      assert.is(wrong(own.filter(({ correct }) => correct)), right);
      // Few more in all than are printed: the table has those too that declare no graph and build a wrong one.
      assert.ok(wrong(own) >= declared! && wrong(own) <= declared! + 4);
    });
  }
});

withTables(
  "programs written for each form, beside one a task: accuracy of canonical forms, identical by instance",
  () => {
    const accuracies = read(accuracy, "graphqa_accuracy").filter(
      ({ axis, mode }) => axis === "canonical" && mode === "code",
    );
    const invariances = read(invariance, "graphqa_invariance").filter((row) => row.mode === "code" && isHeadline(row));
    for (const row of read(solverPerTask, "solver_per_task").filter(({ dataset }) => dataset === "graphqa")) {
      const isOwn = (one: { model: string; library: string }) => one.model === row.model && one.library === row.library;
      const right = accuracies.filter(isOwn).reduce((sum, { k_correct }) => sum + k_correct, 0);
      assert.ok(Math.abs(right / 700 - row.M2_acc_canonical!) < 1e-12);
      const own = invariances.filter(isOwn);
      const identical = own.reduce((sum, { k_identical }) => sum + k_identical, 0);
      const instances = own.reduce((sum, { n_instances }) => sum + n_instances, 0);
      assert.ok(Math.abs(identical / instances - row.M2_perm_invariance!) < 1e-12, `${row.model} ${row.library}`);
    }
  },
);

withTables("paired differences are those of the headlines", () => {
  const lines = headlines(read(accuracy, "graphqa_accuracy"), read(invariance, "graphqa_invariance"));
  const intervals = read(pairedIntervals, "paired_intervals.rounded").filter(({ dataset }) => dataset === "graphqa");
  assert.is(intervals.length, 16);
  for (const row of intervals) {
    const [own, direct] = [row.arm, "direct"].map(
      (arm) => lines.find((one) => one.model === row.model && armOf(one) === arm)!,
    );
    const metric = row.metric === "identical" ? "frac_identical" : "frac_all_correct";
    assert.is((own![metric]! - direct![metric]!).toFixed(4), row.difference.toFixed(4));
  }
});

withTables("tables are written under the published columns, in their order", () => {
  const files = {
    accuracy: "graphqa_accuracy",
    invariance: "graphqa_invariance",
    gap: "graphqa_gap",
    ladder: "ladder_counts",
    failures: "failures_code_mode",
    silent_transcription: "silent_transcription_counts",
    program_voting: "program_voting",
    solver_per_task: "solver_per_task",
    canonical_labeling_invariance: "canonical_labeling_invariance",
    paired_intervals: "paired_intervals.rounded",
  } as const;
  for (const [name, file] of Object.entries(files) as [keyof typeof files, string][]) {
    const [head] = readFileSync(shared(`${FOLDER}/${file}.csv`), "utf8").split(/\r?\n/);
    const own = Object.keys(tables[name].columns);
    const published = head!.split(",");
    const kept =
      name === "failures" ? own.filter((column) => published.includes(column)) : own.slice(0, published.length);
    assert.equal(kept, published, name);
  }
});

test.run();
