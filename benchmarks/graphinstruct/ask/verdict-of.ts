import { type Attempt, checked } from "#benchmarks/graphinstruct/ask/attempt";
import { judged } from "#benchmarks/graphinstruct/ask/judged";
import type { Round, Transcript } from "#benchmarks/graphinstruct/ask/transcript";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { ScoreMode, Tokens } from "#benchmarks/graphinstruct/scores/score";
import type { Verdict } from "#eval/verdict";

/**
 * How an instruction ended: the best attempt, judged by sound rules, and the transcript of all.
 *
 * @param mode by which the attempts were checked
 */
export function verdictOf(
  instruction: Instruction,
  best: Attempt,
  attempts: readonly Attempt[],
  mode: ScoreMode,
): Verdict {
  const { text, finish, tokens } = best;
  const read: Transcript = {
    output: { text, finish, tokens: attempts.map(({ tokens }) => tokens).reduce(sum) },
    own: tokens,
    estimated: attempts.some(({ estimated }) => estimated),
    rounds: attempts.map((attempt) => roundOf(attempt, attempt === best)),
  };
  const found = mode === "sound" ? best : checked(instruction, text, "sound");
  return { ...judged(instruction, best, found), read };
}

function sum(a: Tokens, b: Tokens): Tokens {
  return { input: a.input + b.input, output: a.output + b.output, calls: a.calls + b.calls };
}

function roundOf({ facts, findings, share, tokens }: Attempt, kept: boolean): Round {
  const violated = findings.filter(({ satisfied }) => satisfied !== true).map(({ constraint }) => constraint.key);
  return { share, ...(facts !== undefined && { violated }), tokens, kept };
}
