import type { Arm, Library } from "#benchmarks/invariance/arms";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import { type Audited, auditTrials } from "#benchmarks/invariance/plays/trials/audit-trials";
import type { VariantPlayOptions } from "#benchmarks/invariance/plays/variant-play";

/**
 * The ladder alone, a part of the audit: the same program asked for over the canonical graph in prose, as plain lists, as
 * JSON, as networkx code, and, on the last rung, over a graph that is given.
 */
export function ladderTrials(
  audited: readonly Audited[],
  libraries: readonly Library[],
  options: VariantPlayOptions = {},
): Trial[] {
  const rungs = audited.map(({ instance, variants }) => ({
    instance,
    variants: variants.filter(({ axis }) => axis === "canonical" || axis === "syntax"),
  }));
  const last = rungs.map(({ instance, variants }) => ({
    instance,
    variants: variants.filter(({ axis }) => axis === "canonical"),
  }));
  const arms = (mode: "code" | "graph_as_code") => libraries.map((library): Arm => ({ mode, library }));
  return [...auditTrials(rungs, arms("code"), options), ...auditTrials(last, arms("graph_as_code"), options)];
}
