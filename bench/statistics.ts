import { families } from "#bench/simulation/families";
import { pairs } from "#bench/simulation/pairs";
import { plans } from "#bench/simulation/plans";
import { proportions } from "#bench/simulation/proportions";
import { recoveries } from "#bench/simulation/recoveries";
import { trainingRuns } from "#bench/simulation/training-runs";

/** Size and power of the tests and coverage of the intervals in eval/stats, by simulation, as Markdown tables. */
export async function bench(): Promise<void> {
  proportions();
  pairs();
  recoveries();
  trainingRuns();
  families();
  plans();
}
