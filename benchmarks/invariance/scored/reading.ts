import type { Answer, ReadingMode } from "#benchmarks/invariance/answers/answer";
import { answerKey } from "#benchmarks/invariance/answers/answer-key";
import { boxedIn } from "#benchmarks/invariance/answers/boxed-in";
import { isRight } from "#benchmarks/invariance/answers/is-right";
import { mapBack } from "#benchmarks/invariance/answers/map-back";
import { readAnswer } from "#benchmarks/invariance/answers/read-answer";
import type { Mode } from "#benchmarks/invariance/arms";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import { evidenceOf } from "#benchmarks/invariance/scored/evidence-of";
import { failureClass } from "#benchmarks/invariance/scored/failure-class";
import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import type { Variant } from "#benchmarks/invariance/variants/variant";
import type { Ran } from "#src/play";

/** What a scored row says of the reply. */
export type Reading = Omit<
  ScoredRow,
  | ("record_id" | "dataset" | "task" | "graph_id" | "instance_id" | "variant_id" | "axis" | "params")
  | ("mode" | "library" | "model" | "answer_type" | "prompt_hash" | "ground_truth" | "finish_reason")
>;

/** Reads an answer in text. */
export function readText(instance: Instance, variant: Variant, reply: string): Reading {
  const answer = readLine(instance, variant, boxedIn(reply));
  return { ...answer, failure_class: failureClass({ ...NOTHING, ...asRead(answer), mode: "direct" }), ...NOT_RUN };
}

/**
 * Reads what came of a program.
 *
 * @param ran undefined where there is no program in the reply
 */
export function readRun(instance: Instance, variant: Variant, mode: Mode, ran: Ran | undefined): Reading {
  if (!ran) {
    const answer = readLine(instance, variant, undefined);
    return { ...answer, failure_class: failureClass({ ...NOTHING, ...asRead(answer), mode }), ...NOT_RUN };
  }
  const isRun = ran.exitCode === 0 && !ran.timedOut;
  const answer = readLine(instance, variant, isRun ? ran.answer : undefined);
  const evidence = evidenceOf(ran, instance, variant);
  const { isLiteral } = ran;
  return {
    ...answer,
    failure_class: failureClass({ ...asRead(answer), ...evidence, mode, hasCode: true, isRun, isLiteral }),
    graph_match: evidence.graphMatch ?? null,
    n_graphs: ran.graphs.length,
    declared_ok: evidence.declaredOk ?? null,
    construction_ok: evidence.constructionOk ?? null,
    ans_is_literal: isLiteral ?? null,
    reads_graph_vars: ran.readsGraph ?? null,
    timed_out: ran.timedOut,
    exit_code: ran.exitCode ?? null,
    directedness_mismatch: evidence.directednessMismatch ?? null,
    isolation: ran.isolation,
    environment: versions(ran.environment),
  };
}

/** What there is to know of a program where there is none. */
const NOTHING = {
  hasCode: false,
  isRun: false,
  isLiteral: undefined,
  declaredOk: undefined,
  constructionOk: undefined,
  graphMatch: undefined,
} as const;

const NOT_RUN = {
  graph_match: null,
  n_graphs: null,
  declared_ok: null,
  construction_ok: null,
  ans_is_literal: null,
  reads_graph_vars: null,
  timed_out: null,
  exit_code: null,
  directedness_mismatch: null,
  isolation: null,
  environment: null,
} as const;

type ReadLine = Pick<
  Reading,
  "answer_line" | "parsed" | "parsed_canonical" | "answer_key" | "correct" | "correct_strict"
>;

function readLine(instance: Instance, variant: Variant, line: string | undefined): ReadLine {
  const { answer_type: type, directed } = instance;
  const read = (mode: ReadingMode) => (line === undefined ? undefined : readAnswer(line, type, mode));
  const own = (answer: Answer | undefined) => (answer === undefined ? undefined : mapBack(answer, type, variant));
  const [parsed, strict] = [read("compat"), read("strict")];
  const [inOwn, strictInOwn] = [own(parsed), own(strict)];
  return {
    answer_line: line ?? null,
    parsed: parsed ?? null,
    parsed_canonical: inOwn ?? null,
    answer_key: answerKey(inOwn, type, directed),
    correct: inOwn !== undefined && isRight(inOwn, instance),
    correct_strict: strictInOwn !== undefined && isRight(strictInOwn, instance),
  };
}

function asRead({ parsed, correct }: ReadLine): { readonly isRead: boolean; readonly isRight: boolean } {
  return { isRead: parsed !== null, isRight: correct };
}

function versions(environment: Ran["environment"]): string {
  const named = Object.entries(environment).map(([name, version]) => `${name} ${version}`);
  return named.sort().join(", ");
}
