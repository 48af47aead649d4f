import type { CaapTable } from "#benchmarks/graphinstruct/ask/caap/caap-table";
import type { Tier } from "#benchmarks/graphinstruct/ask/caap/tiers";
import type { StrategyName } from "#benchmarks/graphinstruct/ask/strategies";
import type { Granularity } from "#benchmarks/graphinstruct/constraints/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";
import type { Generate } from "#src/play";

/** How instructions are put to a model, whatever the method. */
export interface Settings extends Pick<Generate, "temperature" | "topP" | "maxTokens" | "effort"> {
  /** How an instruction is first put; methods that choose for themselves pass over it. */
  readonly strategy: StrategyName;
  /** Outputs of each instruction: samples, or chains of refinement. */
  readonly samples: number;
  /** The most rounds of refinement after the first reply. */
  readonly rounds: number;
  readonly feedback: Granularity;
  /** The most replies that retry and self-consistency choose one of. */
  readonly tries: number;
  /** How replies are read and checked between rounds. Outcomes of verdicts are sound in either mode. */
  readonly mode: ScoreMode;
  /** Of exemplars and, above temperature 0, of the replies. */
  readonly seed: number;
  /** Instructions with references that few-shot prompts show; never the one that is asked. */
  readonly exemplars: readonly Instruction[];
  /** Whether exemplars are of other templates than the instruction. */
  readonly heldout: boolean;
  /**
   * Whether prompts keep what is odd about the released ones: at level 2 one of three exemplars is always infeasible, its
   * answer a refusal; below level 3 the sentence that asks for nothing but a graph stays where a model is told to reason;
   * exemplars of level 5 show the whole graph; and domain priors are given even where they contradict the instruction.
   */
  readonly asReleased: boolean;
  readonly tier: Tier;
  /** A learned table for CAAP; undefined: the released rules. */
  readonly table?: CaapTable;
}

/** As the survey asked (GraphInstruct, section 3.1), and refined as its method runs did (appendix E). */
export const defaults: Settings = {
  strategy: "zero-shot",
  samples: 5,
  rounds: 3,
  feedback: "fine",
  tries: 3,
  mode: "sound",
  temperature: 0.7,
  topP: 1,
  maxTokens: 16_384,
  seed: 0,
  exemplars: [],
  heldout: false,
  asReleased: false,
  tier: "T2-GPT",
};
