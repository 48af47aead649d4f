import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { canonicalLabeling } from "#benchmarks/invariance/tables/kinds/canonical-labeling";
import { canonicalLabelingInvariance } from "#benchmarks/invariance/tables/kinds/canonical-labeling-invariance";
import { noiseFloor } from "#benchmarks/invariance/tables/kinds/noise-floor";
import { permutationSignal } from "#benchmarks/invariance/tables/kinds/permutation-signal";
import { programVoting } from "#benchmarks/invariance/tables/kinds/program-voting";
import { solverPerTask } from "#benchmarks/invariance/tables/kinds/solver-per-task";
import { studyOf } from "#benchmarks/invariance/tables/study";
import { majority } from "#benchmarks/invariance/tables/units/majority";
import { stream } from "#src/rng";
import { madeRows } from "#test/benchmarks/invariance/tables/made-rows";

const test = suite("invariance tables of the experiments beside");
const rows = [...madeRows({ instances: 15 })];
const study = studyOf(rows);

const byVariant = (a: ScoredRow, b: ScoredRow) => a.variant_id.localeCompare(b.variant_id, "en");
const close = (a: number | undefined, b: number, what: string) =>
  assert.ok(Math.abs(a! - b) < 1e-12, `${what}: ${a}, ${b}`);

/** The elected answer by comparing every pair of votes. */
function naiveVote(votes: readonly ScoredRow[], anyTie: boolean): boolean {
  const read = votes.filter(({ parsed }) => parsed !== null);
  const support = (vote: ScoredRow) => read.filter(({ parsed }) => parsed === vote.parsed).length;
  const most = read.filter((vote) => read.every((other) => support(other) <= support(vote)));
  const isTie = most.some(({ parsed }) => parsed !== most[0]!.parsed);
  const canonical = votes[0]!;
  const chosen = isTie && (anyTie || most.includes(canonical)) ? canonical : most[0];
  return chosen !== undefined && chosen.parsed !== null && chosen.correct;
}

test("disagreement and votes are what comparing every pair of answers gives", () => {
  for (const row of permutationSignal.rows(study).filter(({ probe }) => !probe.includes("@"))) {
    const own = rows.filter(
      (one) => one.model === row.model && one.mode === row.mode && (one.library ?? "-") === row.library,
    );
    const instances = [...new Set(own.map(({ instance_id }) => instance_id))].map((id) => {
      const forms = own.filter(({ instance_id }) => instance_id === id);
      const changed = (axis: string) =>
        forms.filter((one) => one.axis === axis && !one.variant_id.endsWith("identity")).sort(byVariant);
      const probes = {
        relabel: changed("relabel"),
        order: changed("order"),
        both: [...changed("order"), ...changed("relabel")],
      };
      const others = probes[row.probe as keyof typeof probes].slice(0, row.k === "all" ? 99 : Number(row.k) - 1);
      return [forms.find(({ axis }) => axis === "canonical")!, ...others];
    });
    const flagged = (answers: ScoredRow[]) =>
      !answers.every((a) => answers.every((b) => a.parsed !== null && a.parsed === b.parsed));
    const wrong = (answers: ScoredRow[]) => !answers[0]!.correct;
    const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;
    const errors = instances.filter(wrong);
    const agreed = instances.filter((answers) => !flagged(answers));
    assert.equal([row.n_instances, row.errors, row.caught], [30, errors.length, errors.filter(flagged).length]);
    close(row.recall, share(errors.filter(flagged), errors), "recall");
    const answered = errors.filter(([canonical]) => canonical!.parsed !== null);
    close(row.recall_answered, share(answered.filter(flagged), answered), "recall of answers");
    close(row.precision, share(errors.filter(flagged), instances.filter(flagged)), "precision");
    close(row.abstain_coverage, share(agreed, instances), "coverage");
    close(row.abstain_acc, 1 - share(agreed.filter(wrong), agreed), "accuracy of those that agree");
    close(
      row.vote_acc,
      share(
        instances.filter((one) => naiveVote(one, false)),
        instances,
      ),
      "vote",
    );
    close(
      row.vote_acc_published,
      share(
        instances.filter((one) => naiveVote(one, true)),
        instances,
      ),
      "published vote",
    );
  }
});

test("what is wrong in every form alike is not seen", () => {
  const blind = studyOf([...madeRows({ answer: (truth) => truth + 1 })]);
  for (const row of permutationSignal.rows(blind))
    assert.equal([row.accuracy, row.recall, row.wrong_given_agree], [0, 0, 1]);
});

test("matched probes ask as many relabellings as orders, of instances that have both", () => {
  const short = studyOf(rows.filter(({ variant_id }) => !/-[0-4]-.*order:(shuffle_all|t_sorted)/.test(variant_id)));
  const found = permutationSignal.rows(short).filter(({ mode }) => mode === "direct");
  const of = (probe: string, k: string) => found.find((row) => row.probe === probe && row.k === k)!.n_instances;
  assert.equal(
    [of("order", "4"), of("order@matched", "4"), of("relabel@matched", "4"), of("relabel@matched", "2")],
    [30, 20, 20, 30],
  );
});

test("a tie goes to the canonical answer only where it is tied", () => {
  const votes = (...keys: string[]) => keys.map((answer_key) => ({ answer_key, correct: answer_key === "1" }));
  assert.is(majority(votes("1", "2"))!.key, "1");
  assert.is(majority(votes("2", "1", "1", "3", "3"))!.key, "1");
  assert.is(majority(votes("2", "1", "1", "3", "3"), { canonicalOnAnyTie: true })!.key, "2");
  assert.is(majority(votes("null", "2", "1", "1"))!.key, "1");
  assert.is(majority(votes("null", "2", "1"), { canonicalOnAnyTie: true }), undefined);
  assert.is(majority(votes("null", "null")), undefined);
  assert.is(majority([]), undefined);
});

/** Rows of another run of the same forms. */
const again = (seed: number, keep: (row: ScoredRow) => boolean, changes: Partial<ScoredRow> = {}) =>
  [...madeRows({ instances: 15, seed })].filter(keep).map((row) => ({ ...row, ...changes }));

test("programs on one graph: agreement, disagreement and the vote, by comparing every pair", () => {
  const votes = again(
    5,
    ({ mode, axis, model }) => mode === "code" && model === "one" && (axis === "relabel" || axis === "order"),
  );
  const found = programVoting.rows(studyOf(rows, { votes: stream(1, "votes").shuffle(votes) }));
  assert.equal(
    found.map(({ library }) => library),
    ["native", "networkx"],
  );
  for (const row of found) {
    const programs = votes.filter((one) => one.library === row.library && !one.variant_id.endsWith("identity"));
    assert.equal([row.n_instances, row.n_programs], [30, programs.length]);
    const ballots = [...new Set(programs.map(({ instance_id }) => instance_id))].map((id) => [
      rows.find(
        (one) =>
          one.instance_id === id &&
          one.model === "one" &&
          one.mode === "code" &&
          one.library === row.library &&
          one.axis === "canonical",
      )!,
      ...programs.filter(({ instance_id }) => instance_id === id).sort(byVariant),
    ]);
    const share = (holds: (ballot: ScoredRow[]) => boolean) => ballots.filter(holds).length / ballots.length;
    close(
      row.programs_agree_on_canonical_data,
      share((b) => b.every((x) => b.every((y) => x.parsed !== null && x.parsed === y.parsed))),
      "agree",
    );
    close(
      row.programs_disagree,
      share((b) => b.some((x) => b.some((y) => x.parsed !== null && y.parsed !== null && x.parsed !== y.parsed))),
      "disagree",
    );
    close(
      row.programs_no_answer,
      programs.filter(({ parsed }) => parsed === null).length / programs.length,
      "no answer",
    );
    close(
      row.canonical_acc,
      share(([canonical]) => canonical!.correct),
      "canonical",
    );
    close(
      row.program_vote_acc,
      share((ballot) => naiveVote(ballot, false)),
      "vote",
    );
  }
});

test("the noise floor: identical asks by the rule of forms, as many as there are forms", () => {
  const isReference = ({ axis, variant_id, mode }: ScoredRow) =>
    mode === "direct" && (axis === "canonical" || variant_id.endsWith("identity"));
  const repeats = [0, 1, 2, 3].flatMap((repeat) =>
    again(10 + repeat, isReference).map((row) => ({ ...row, record_id: `${row.record_id}.r${repeat}` })),
  );
  const found = noiseFloor.rows(studyOf(rows, { repeats }));
  assert.equal(
    found.filter(({ model }) => model === "one").map(({ axis, n_instances, n_asks }) => [axis, n_instances, n_asks]),
    [
      ["order", 30, 120],
      ["relabel", 30, 120],
      ["structure", 30, 90],
      ["syntax", 30, 120],
    ],
  );
  for (const row of found) {
    const own = rows.filter(({ model, mode }) => model === row.model && mode === "direct");
    const flips = [...new Set(own.map(({ instance_id }) => instance_id))].map((id) => {
      const members = own.filter(
        (one) =>
          one.instance_id === id && (one.axis === row.axis || (row.axis !== "relabel" && one.axis === "canonical")),
      );
      const reference = row.axis === "relabel" ? `${id}::relabel:identity` : `${id}::canonical`;
      const asks = repeats
        .filter((one) => one.model === row.model && one.variant_id === reference)
        .slice(0, members.length);
      const differ = (answers: ScoredRow[]) =>
        answers.some((a) => a.parsed === null || a.parsed !== answers[0]!.parsed);
      return [differ(asks), differ(members)] as const;
    });
    close(row.floor_flips, flips.filter(([floor]) => floor).length / 30, "floor");
    close(row.axis_flips, flips.filter(([, axis]) => axis).length / 30, "axis");
    const excess = flips.map(([floor, axis]) => Number(axis) - Number(floor));
    const mean = excess.reduce((a, b) => a + b, 0) / 30;
    close(row.excess, mean, "excess");
    const squares = excess.reduce((sum, one) => sum + one * one, 0);
    assert.ok(Math.abs(row.excess_se! - Math.sqrt((squares - 30 * mean * mean) / 29 / 30)) < 1e-9);
  }
  const certain = studyOf([...madeRows({ answer: () => 1 })], { repeats: again(3, isReference, { answer_key: "1" }) });
  assert.equal(noiseFloor.rows(certain), [], "a single ask is no floor");
});

test("canonical labels against native ones and against the mean of relabellings", () => {
  const labelled = again(7, ({ axis, mode }) => axis === "canonical" && mode === "direct").map((row) => ({
    ...row,
    variant_id: `${row.variant_id}::canonical_labels`,
  }));
  const found = canonicalLabeling.rows(studyOf(rows, { labelled }));
  assert.equal(
    found.map(({ model, against }) => `${model} ${against}`),
    ["one native", "one relabelled", "two native", "two relabelled"],
  );
  for (const row of found) {
    const own = rows.filter(({ model, mode }) => model === row.model && mode === "direct");
    const others = own.filter(({ axis, params }) =>
      row.against === "native" ? axis === "canonical" : axis === "relabel" && params.seed !== null,
    );
    const right = (some: readonly ScoredRow[]) => some.filter(({ correct }) => correct).length / some.length;
    close(row.against_acc, right(others), "against");
    close(row.delta, right(labelled.filter(({ model }) => model === row.model)) - right(others), "delta");
    assert.ok(row.ci_low! < row.delta && row.delta < row.ci_high!);
  }
  const same = canonicalLabeling.rows(studyOf(rows, { labelled: rows.filter(({ axis }) => axis === "canonical") }));
  for (const row of same.filter(({ against }) => against === "native"))
    assert.equal([row.delta, row.ci_low, row.ci_high], [0, 0, 0]);
});

test("labelling schemes: forms and instances that come out as one prompt", () => {
  const prompt = (scheme: string, instance_id: string, isSame: boolean) => ({
    dataset: "d",
    scheme,
    axis: "relabel",
    instance_id,
    isSame,
  });
  const labelledPrompts = [
    prompt("exact", "a", true),
    prompt("exact", "a", true),
    prompt("exact", "b", true),
    prompt("bad", "a", true),
    prompt("bad", "a", false),
    prompt("bad", "b", true),
  ];
  assert.equal(
    canonicalLabelingInvariance
      .rows(studyOf([], { labelledPrompts }))
      .map((row) => [row.scheme, row.n_instances, row.n_variants, row.variants_same_prompt, row.instances_all_same]),
    [
      ["bad", 2, 3, 2 / 3, 0.5],
      ["exact", 2, 3, 1, 1],
    ],
  );
});

test("one program a task beside those written for each form", () => {
  const solver = again(9, ({ mode, model }) => mode === "graph_as_code" && model === "two").map((row) =>
    row.task === "node_degree" && row.library === "native"
      ? { ...row, answer_key: "null", correct: false, parsed: null }
      : row,
  );
  const found = solverPerTask.rows(studyOf(rows, { solver }));
  assert.equal(
    found.map(({ library, tasks_no_answer, n_tasks }) => [library, tasks_no_answer, n_tasks]),
    [
      ["native", 1, 2],
      ["networkx", 0, 2],
    ],
  );
  for (const row of found) {
    const canonical = (from: readonly ScoredRow[], mode: string) =>
      from.filter(
        (one) => one.axis === "canonical" && one.mode === mode && one.library === row.library && one.model === "two",
      );
    const right = (some: readonly ScoredRow[]) => some.filter(({ correct }) => correct).length / some.length;
    close(row.solver_acc_canonical, right(canonical(solver, "graph_as_code")), "solver");
    close(row.M2_acc_canonical, right(canonical(rows, "code")), "each");
  }
});

test("experiments that were not made have no rows", () => {
  for (const table of [noiseFloor, programVoting, canonicalLabeling, canonicalLabelingInvariance, solverPerTask])
    assert.equal(table.rows(study), []);
});

test.run();
