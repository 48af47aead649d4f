import { drawErdosStyle } from "#benchmarks/invariance/instances/erdos/draw-erdos-style";
import { drawGraphqa } from "#benchmarks/invariance/instances/graphqa/draw-graphqa";
import type { Audited } from "#benchmarks/invariance/plays/trials/audit-trials";
import { studies } from "#benchmarks/invariance/variants/studies";
import { variantsOf } from "#benchmarks/invariance/variants/variants-of";

/** Instances of both sets with all their forms: the seven tasks on so many graphs, and so many of each of the twelve tasks. */
export function audited(graphqa: number, erdos: number): Audited[] {
  return [...drawGraphqa(graphqa), ...(erdos > 0 ? drawErdosStyle(erdos) : [])].map((instance) => ({
    instance,
    variants: variantsOf(instance, studies[instance.dataset as "graphqa" | "erdos-style"]),
  }));
}
