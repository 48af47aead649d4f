import { codeIn } from "#benchmarks/invariance/answers/code-in";
import { type Arm, languageOf } from "#benchmarks/invariance/arms";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import type { Limits } from "#benchmarks/invariance/plays/limits";
import { verdictOf } from "#benchmarks/invariance/plays/verdict-of";
import type { Put } from "#benchmarks/invariance/prompts/put";
import { readRun, readText } from "#benchmarks/invariance/scored/reading";
import type { Variant } from "#benchmarks/invariance/variants/variant";
import { expect } from "#eval/expect";
import type { Verdict } from "#eval/verdict";
import type { Play } from "#src/play";

/** What is played. */
export interface Putting {
  readonly instance: Instance;
  readonly variant: Variant;
  readonly arm: Arm;
  readonly put: Put;
  readonly limits: Limits;
  readonly repeat: number;
  /** Makes what is run of the program in the reply; undefined: it is run as it is. */
  readonly prepare?: (program: string) => string;
}

/** Asks, has the program in the reply run, if one is asked for, and reads what comes back. */
export function* playPut(putting: Putting): Play<Verdict> {
  const { instance, variant, arm, put, limits, repeat, prepare = (program) => program } = putting;
  const { messages, given } = put;
  const { maxTokens, ...bounds } = limits;
  const asked = { kind: "generate", messages, maxTokens, temperature: 0, repeat } as const;
  const { text, finish } = expect("text", yield asked);
  if (arm.library === undefined) return verdictOf(finish, readText(instance, variant, text));
  const program = codeIn(text);
  if (program === undefined) return verdictOf(finish, readRun(instance, variant, arm.mode, undefined));
  const { directed } = instance;
  const language = languageOf(arm.library);
  const job = { kind: "execute", program: prepare(program), language, directed, ...bounds, repeat: 0 } as const;
  const ran = expect("ran", yield { ...job, ...(given && { given }) });
  return verdictOf(finish, readRun(instance, variant, arm.mode, ran));
}
