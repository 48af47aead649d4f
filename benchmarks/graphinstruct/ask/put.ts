import { type Attempt, attemptOf } from "#benchmarks/graphinstruct/ask/attempt";
import type { Settings } from "#benchmarks/graphinstruct/ask/settings";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { expect } from "#eval/expect";
import type { Generate, Message, Play } from "#src/play";
import { stream } from "#src/rng";

/** How one call is made. */
export interface Call {
  readonly messages: readonly Message[];
  readonly temperature: number;
  /** Tells apart the calls that are made for one instruction, from 0. */
  readonly repeat: number;
}

const SEEDS = 2 ** 31 - 1;

/** Asks once and looks at the reply. Above temperature 0 each call of an instruction has a seed of its own. */
export function* put(instruction: Instruction, call: Call, settings: Settings): Play<Attempt> {
  const { maxTokens, topP, effort, mode, seed } = settings;
  const request: Generate = {
    kind: "generate",
    ...call,
    maxTokens,
    ...(topP !== undefined && { topP }),
    ...(effort !== undefined && { effort }),
    ...(call.temperature > 0 && { seed: stream(seed, "ask", instruction.id, call.repeat).int(0, SEEDS) }),
  };
  return attemptOf(instruction, request, expect("text", yield request), mode);
}
