import type { FailureClass } from "#benchmarks/invariance/scored/failure-class";
import type { Reading } from "#benchmarks/invariance/scored/reading";
import type { Outcome, Verdict } from "#eval/verdict";
import type { Text } from "#src/play";

/** What a trial came to; `read` of its verdict. */
export interface Result extends Reading {
  readonly finish_reason: Text["finish"];
}

/** What a reading is worth. */
export function verdictOf(finish: Text["finish"], reading: Reading): Verdict & { readonly read: Result } {
  return {
    outcome: outcomeOf(finish, reading),
    class: reading.failure_class,
    read: { finish_reason: finish, ...reading },
    why: WHYS[reading.failure_class],
  };
}

function outcomeOf(finish: Text["finish"], { correct, parsed }: Reading): Outcome {
  if (correct) return "correct";
  if (parsed !== null) return "wrong";
  return finish === "length" ? "truncated" : "unparsed";
}

const WHYS: Readonly<Record<FailureClass, string>> = {
  ok: "right",
  format: "no answer could be read",
  execution: "the program did not run to its end",
  no_computation: "the answer is written down and not computed",
  transcription: "the graph was copied wrongly",
  construction: "the graph was built wrongly from what it was to be built from",
  unverifiable: "wrong, and nothing tells which graph the program worked on",
  logic: "wrong on the right graph",
  wrong: "wrong",
};
