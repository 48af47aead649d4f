import type { ReplyTo } from "#benchmarks/invariance/plays/stages/recorded-by";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import type { Result } from "#benchmarks/invariance/plays/verdict-of";
import { recordId } from "#benchmarks/invariance/scored/record-id";
import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import type { Request } from "#src/play";

export interface Scoring {
  readonly rows: readonly ScoredRow[];
  /** Trials that have no row, for a reply of the model, or what came of a program, is not on record. */
  readonly missing: { readonly replies: number; readonly runs: number };
}

/**
 * Scores trials from recorded replies alone.
 *
 * @param model its id, or what it is to be called
 */
export function scoredRows(trials: Iterable<Trial>, model: string, replyTo: ReplyTo): Scoring {
  const rows: ScoredRow[] = [];
  let [replies, runs] = [0, 0];
  for (const trial of trials) {
    const played = playOn(trial, replyTo);
    if ("kind" in played) played.kind === "execute" ? runs++ : replies++;
    else rows.push({ ...namesOf(trial, model), ...played });
  }
  return { rows, missing: { replies, runs } };
}

/** The result of a trial, or the request to which there is no reply. */
function playOn(trial: Trial, replyTo: ReplyTo): Result | Request {
  const play = trial.play();
  let next = play.next();
  while (!next.done) {
    const reply = replyTo(next.value);
    if (!reply) return next.value;
    next = play.next(reply);
  }
  return next.value.read as Result;
}

function namesOf(trial: Trial, model: string): Omit<ScoredRow, keyof Result> {
  const { instance, variant, arm, promptHash } = trial;
  return {
    record_id: recordId(trial, model),
    dataset: instance.dataset,
    task: instance.task,
    graph_id: String(instance.meta.graph_id),
    instance_id: instance.id,
    variant_id: variant.variant_id,
    axis: variant.axis,
    params: variant.params,
    mode: arm.mode,
    library: arm.library ?? null,
    model,
    answer_type: instance.answer_type,
    prompt_hash: promptHash,
    ground_truth: instance.ground_truth,
  };
}
