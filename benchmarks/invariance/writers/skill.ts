import type { FaultName } from "#benchmarks/invariance/writers/faults";

/** How a programmer goes wrong. All are probabilities. */
export interface Skill {
  /** Of each fault, over all prompts; where a prompt gives no occasion for it, none is made. */
  readonly faults: Readonly<Partial<Record<FaultName, number>>>;
  /** That another fault, or none, may be made when the same is asked again. */
  readonly wavers: number;
}
