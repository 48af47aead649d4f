import type { FigureKind } from "#benchmarks/invariance/report/figures/figure";
import { gap } from "#benchmarks/invariance/report/figures/gap";
import { invariance } from "#benchmarks/invariance/report/figures/invariance";
import { ladder } from "#benchmarks/invariance/report/figures/ladder";
import { partition } from "#benchmarks/invariance/report/figures/partition";

/** The figures of an audit by name, in the order in which a report shows them. */
export const figures = { partition, invariance, gap, ladder } as const satisfies Record<string, FigureKind>;
