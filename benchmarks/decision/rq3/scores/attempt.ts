import type { Mode } from "#benchmarks/decision/rq3/mode";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import type { Verdict } from "#eval/verdict";

/** A trajectory that was scheduled, and how it ended. */
export interface Attempt {
  /** The model, how it is read and with what settings (effort, pool): rows are never merged over these. */
  readonly configuration: string;
  readonly posed: Posed;
  readonly mode: Mode;
  readonly repeat: number;
  readonly verdict: Verdict;
  /** Requests that the model was sent; undefined where that is not known, as after a crash: it is not 0. */
  readonly calls?: number;
}
