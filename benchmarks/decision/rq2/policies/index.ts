import { blindPolicies } from "#benchmarks/decision/policies/index";
import type { Policy } from "#benchmarks/decision/policies/policy";
import { bm25First } from "#benchmarks/decision/rq2/policies/bm25-first";
import { nearestText } from "#benchmarks/decision/rq2/policies/nearest-text";
import { neighbourVote } from "#benchmarks/decision/rq2/policies/neighbour-vote";

/** Baselines that answer from what a request shows, and from nothing else. */
export const textPolicies = {
  "neighbour-vote": neighbourVote,
  "bm25-first": bm25First,
  "nearest-text": nearestText,
  ...blindPolicies,
} as const satisfies Record<string, Policy>;
