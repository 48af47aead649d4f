import type { ReleasedProblem } from "#benchmarks/nlgift/release/index";
import type { Judgement } from "#benchmarks/nlgift/rescore/judgement";

/** How the authors seem to have scored the replies to some graph problems; docs/nlgift-rescore.md holds the evidence. */
export type PaperRule = (problem: ReleasedProblem, response: string) => Judgement;
