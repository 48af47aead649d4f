import { bm25First } from "#benchmarks/decision/rq2/policies/bm25-first";
import { nearestText } from "#benchmarks/decision/rq2/policies/nearest-text";
import { neighbourVote } from "#benchmarks/decision/rq2/policies/neighbour-vote";
import { type Policy, policyOf } from "#benchmarks/decision/rq3/policies";

/** Baselines that answer from what a request shows, and from nothing else. */
export const textPolicies = {
  "neighbour-vote": neighbourVote,
  "bm25-first": bm25First,
  "nearest-text": nearestText,
  random: policyOf("random")!,
  first: policyOf("first")!,
} as const satisfies Record<string, Policy>;

export type TextPolicyName = keyof typeof textPolicies;
