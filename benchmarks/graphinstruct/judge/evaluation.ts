import type { InstructionScore } from "#benchmarks/graphinstruct/scores/score";

/** An instruction's scores, in the fields of the conformance kit. */
export function evaluation(score: InstructionScore) {
  return {
    vr: score.validRate,
    dims: score.dimensions,
    d5_tpv: Number.isFinite(score.tokensPerValid) ? score.tokensPerValid : "inf",
    level_score_combined: score.combined,
    level_score_quality: score.quality,
  };
}
