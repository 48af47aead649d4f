import type { CostStanding } from "#benchmarks/graphinstruct/analysis/runs/standings";

/** The total with the bonus of the frontier (GraphInstruct, equation 3, as its tables count it: in full or not at all). */
export function finalScore({ total, frontier }: CostStanding, lambda = 0.15): number {
  return frontier ? total * (1 + lambda) : total;
}
