import type { Settings } from "#benchmarks/graphinstruct/ask/settings";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Verdict } from "#eval/verdict";
import type { Play } from "#src/play";

/** A way to get outputs for an instruction. */
export interface Method {
  readonly summary: string;
  /** How many outputs an instruction gets. */
  outputs(settings: Settings): number;
  /** Gets one of them. */
  play(instruction: Instruction, output: number, settings: Settings): Play<Verdict>;
}
