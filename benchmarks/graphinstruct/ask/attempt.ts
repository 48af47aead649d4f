import { demandsOn } from "#benchmarks/graphinstruct/ask/demands-on";
import { tokensOf } from "#benchmarks/graphinstruct/ask/tokens-of";
import type { Finding } from "#benchmarks/graphinstruct/constraints/constraint";
import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { check } from "#benchmarks/graphinstruct/constraints/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { examine, isCandidate } from "#benchmarks/graphinstruct/scores/candidate";
import { rubricFor } from "#benchmarks/graphinstruct/scores/rubric";
import type { Output, ScoreMode, Tokens } from "#benchmarks/graphinstruct/scores/score";
import type { Generate, Text } from "#src/play";

/** What was found of a reply. */
export interface Checked {
  /** The graph that was read; undefined where none could be. */
  readonly facts?: Facts;
  readonly findings: readonly Finding[];
  /** Share of the constraints that the graph satisfies, from 0 to 1; 0 where there is none. */
  readonly share: number;
}

/** One reply, as far as methods look at it. */
export interface Attempt extends Checked {
  readonly text: string;
  readonly finish: NonNullable<Output["finish"]>;
  readonly tokens: Tokens;
  /** Whether the tokens are estimated, for the provider did not tell them. */
  readonly estimated: boolean;
}

/** What a reply to a request comes to under an instruction. */
export function attemptOf(instruction: Instruction, request: Generate, reply: Text, mode: ScoreMode): Attempt {
  const { text, finish } = reply;
  return { text, finish, ...tokensOf(request, reply), ...checked(instruction, text, mode) };
}

/** The graph of a reply, and what it meets of what is asked. */
export function checked(instruction: Instruction, text: string, mode: ScoreMode): Checked {
  const examined = examine(text, rubricFor(instruction, mode, new Map()));
  if (!isCandidate(examined)) return { findings: [], share: 0 };
  const { facts } = examined;
  const findings = demandsOn(instruction, mode).map((constraint) => check(constraint, facts, mode));
  const met = findings.filter(({ satisfied }) => satisfied === true).length;
  return { facts, findings, share: findings.length === 0 ? 1 : met / findings.length };
}

/** Whether an attempt meets more than the best so far. */
export function isBetter(attempt: Attempt, best: Attempt): boolean {
  return attempt.share > best.share;
}
