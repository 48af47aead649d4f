import { type Arm, PUBLISHED_ARMS } from "#benchmarks/invariance/arms";
import type { FailureClass } from "#benchmarks/invariance/scored/failure-class";
import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import type { Axis, Params } from "#benchmarks/invariance/variants/variant";
import { type Rng, stream } from "#src/rng";

export interface Shape {
  readonly seed?: number;
  readonly datasets?: readonly string[];
  readonly models?: readonly string[];
  readonly tasks?: readonly string[];
  readonly instances?: number;
  readonly arms?: readonly Arm[];
  /** The number that is answered; undefined: none is read. */
  readonly answer?: (truth: number, rng: Rng) => number | undefined;
}

const CANONICAL: Params = {
  structure: "edge_list",
  replicated: false,
  syntax: "graphqa_nl",
  ordering: null,
  seed: null,
};
const ORDERINGS = ["s_sorted_t_shuffled", "t_sorted_s_shuffled", "shuffle_all"];

/** The forms of the published GraphQA study. */
const FORMS: readonly (readonly [axis: Axis, name: string, changes: Partial<Params>])[] = [
  ["canonical", "canonical", {}],
  ["relabel", "relabel:identity", {}],
  ...[0, 1, 2].map((seed) => ["relabel", `relabel:s${seed}`, { seed }] as const),
  ...ORDERINGS.map((ordering) => ["order", `order:${ordering}:s0`, { ordering, seed: 0 }] as const),
  ["structure", "structure:adj_list", { structure: "adj_list" }],
  ["structure", "structure:replicated", { replicated: true }],
  ...(["plain", "json", "networkx_code"] as const).map((syntax) => ["syntax", `syntax:${syntax}`, { syntax }] as const),
];

/** Right mostly, else one of a few wrong numbers, or nothing. */
export function unsteady(truth: number, rng: Rng): number | undefined {
  const at = rng.next();
  return at < 0.7 ? truth : at < 0.9 ? truth + rng.int(1, 3) : undefined;
}

/** Scored rows as if models had answered: the same forms for all, answers drawn. */
export function* madeRows({
  seed = 0,
  datasets = ["graphqa"],
  models = ["one", "two"],
  tasks = ["edge_count", "node_degree"],
  instances = 6,
  arms = PUBLISHED_ARMS,
  answer = unsteady,
}: Shape = {}): Generator<ScoredRow> {
  for (const dataset of datasets)
    for (const model of models)
      for (const arm of arms)
        for (const task of tasks)
          for (let i = 0; i < instances; i++)
            for (const form of FORMS) {
              const rng = stream(seed, dataset, model, arm.mode, arm.library ?? "-", task, i, form[1]);
              yield madeRow({ dataset, model, arm, task, i, form }, answer, rng);
            }
}

interface Place {
  readonly dataset: string;
  readonly model: string;
  readonly arm: Arm;
  readonly task: string;
  readonly i: number;
  readonly form: (typeof FORMS)[number];
}

function madeRow(
  { dataset, model, arm, task, i, form }: Place,
  answer: NonNullable<Shape["answer"]>,
  rng: Rng,
): ScoredRow {
  const [axis, name, changes] = form;
  const instance_id = `${dataset}-${i}-${task}`;
  const truth = i % 7;
  const said = answer(truth, rng);
  const correct = said === truth;
  const isProgram = arm.mode !== "direct";
  const arms = [arm.mode, ...(arm.library ? [arm.library] : [])].join("::");
  const failure_class = classOf(isProgram, said, correct, rng);
  return {
    record_id: `${instance_id}::${name}::${arms}::${model}`,
    dataset,
    task,
    // As published: GraphQA asks everything of the same graphs, Erdős has a graph of its own for each question.
    graph_id: dataset === "graphqa" ? `graphqa-g${i}` : instance_id,
    instance_id,
    variant_id: `${instance_id}::${name}`,
    axis,
    params: { ...CANONICAL, ...changes },
    mode: arm.mode,
    library: arm.library ?? null,
    model,
    answer_type: "int",
    prompt_hash: arm.mode === "graph_as_code" ? `${task}-${arms}` : `${instance_id}-${name}-${arms}`,
    finish_reason: "stop",
    ground_truth: truth,
    answer_line: said === undefined ? null : String(said),
    parsed: said ?? null,
    parsed_canonical: said ?? null,
    answer_key: said === undefined ? "null" : JSON.stringify(said),
    correct,
    correct_strict: correct,
    failure_class,
    graph_match: isProgram ? failure_class !== "transcription" : null,
    n_graphs: isProgram ? 1 : null,
    declared_ok: isProgram ? failure_class !== "transcription" : null,
    construction_ok: isProgram ? failure_class !== "construction" : null,
    ans_is_literal: isProgram ? failure_class === "no_computation" : null,
    reads_graph_vars: isProgram ? true : null,
    timed_out: isProgram ? false : null,
    exit_code: isProgram ? (failure_class === "execution" ? 1 : 0) : null,
    directedness_mismatch: isProgram ? false : null,
    isolation: isProgram ? "bubblewrap" : null,
    environment: null,
  };
}

function classOf(isProgram: boolean, said: number | undefined, correct: boolean, rng: Rng): FailureClass {
  if (!isProgram) return correct ? "ok" : said === undefined ? "format" : "wrong";
  if (said === undefined) return rng.pick(["format", "execution"] as const);
  if (rng.next() < 0.1) return "no_computation";
  return correct ? "ok" : rng.pick(["logic", "transcription", "construction"] as const);
}
