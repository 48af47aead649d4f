import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";

/** Whether all nodes have that degree. */
export function everyDegree({ degrees }: Facts, wanted: number): boolean {
  return degrees.every((own) => own === wanted);
}
