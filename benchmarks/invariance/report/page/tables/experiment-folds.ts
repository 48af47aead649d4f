import { fold } from "#benchmarks/invariance/report/page/parts-of-page";
import { floorTable } from "#benchmarks/invariance/report/page/tables/floor-table";
import { labelTables } from "#benchmarks/invariance/report/page/tables/label-tables";
import { signalTable } from "#benchmarks/invariance/report/page/tables/signal-table";
import { solverTable } from "#benchmarks/invariance/report/page/tables/solver-table";
import { voteTable } from "#benchmarks/invariance/report/page/tables/vote-table";
import type { Results } from "#benchmarks/invariance/report/results";

/** The experiments that were made, folded up. */
export function experimentFolds(results: Results): string {
  return [
    fold("Noise floor: the same prompt asked again", floorTable(results)),
    fold("Disagreement between forms as a signal of error", signalTable(results)),
    fold("Program voting: programs of all forms run on the canonical graph", voteTable(results)),
    fold("Canonical labels: one prompt for all forms", labelTables(results)),
    fold("One solver a task", solverTable(results)),
  ].join("");
}
