import type { Tokens } from "#benchmarks/graphinstruct/scores/score";

/** Dimension 5, and the tokens per valid output that it rests on; Infinity where no output is valid. */
export interface Efficiency {
  readonly score: number;
  readonly tokensPerValid: number;
}

/**
 * Token efficiency: 0.7 exp(−TPV/1000) + 0.3 exp(−(A−1)/2), where TPV is tokens and A calls per valid output, A at least
 * 1 (GraphInstruct, equation 1). 0 where no output is valid.
 */
export function efficiency(spent: readonly Tokens[], valid: number): Efficiency {
  if (valid === 0) return { score: 0, tokensPerValid: Number.POSITIVE_INFINITY };
  let [tokens, calls] = [0, 0];
  for (const each of spent) {
    tokens += each.input + each.output;
    calls += each.calls;
  }
  const tokensPerValid = tokens / valid;
  const callsPerValid = Math.max(1, calls / valid);
  return { score: 0.7 * Math.exp(-tokensPerValid / 1000) + 0.3 * Math.exp(-(callsPerValid - 1) / 2), tokensPerValid };
}
