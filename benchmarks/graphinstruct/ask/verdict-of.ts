import type { Attempt } from "#benchmarks/graphinstruct/ask/attempt";
import { judged } from "#benchmarks/graphinstruct/ask/judged";
import type { Round, Transcript } from "#benchmarks/graphinstruct/ask/transcript";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Tokens } from "#benchmarks/graphinstruct/scores/score";
import type { Verdict } from "#eval/verdict";

/** How an instruction ended: the best attempt, judged by sound rules, and the transcript of all. */
export function verdictOf(instruction: Instruction, best: Attempt, attempts: readonly Attempt[]): Verdict {
  const { text, finish, tokens } = best;
  const read: Transcript = {
    output: { text, finish, tokens: attempts.map(({ tokens }) => tokens).reduce(sum) },
    own: tokens,
    estimated: attempts.some(({ estimated }) => estimated),
    rounds: attempts.map((attempt) => roundOf(attempt, attempt === best)),
  };
  return { ...judged(instruction, text, finish), read };
}

function sum(a: Tokens, b: Tokens): Tokens {
  return { input: a.input + b.input, output: a.output + b.output, calls: a.calls + b.calls };
}

function roundOf({ facts, findings, share, tokens }: Attempt, kept: boolean): Round {
  const violated = findings.filter(({ satisfied }) => satisfied !== true).map(({ constraint }) => constraint.key);
  return { share, ...(facts !== undefined && { violated }), tokens, kept };
}
