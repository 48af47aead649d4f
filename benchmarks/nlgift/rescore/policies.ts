import { byReading } from "#benchmarks/nlgift/rescore/by-reading";
import type { Judge } from "#benchmarks/nlgift/rescore/judgement";
import { asPublished } from "#benchmarks/nlgift/rescore/paper/index";

/** The ways to score a reply, by name. */
export const policies = {
  strict: byReading("strict"),
  lenient: byReading("lenient"),
  paper: asPublished,
} as const satisfies Record<string, Judge>;

export type PolicyName = keyof typeof policies;
