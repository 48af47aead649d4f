import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";

/** A property that an instruction bounds by what its references have. */
interface Bound {
  readonly constraint: string;
  /** undefined: not known, or nothing would be excluded. */
  measure(facts: Facts): number | undefined;
  /** Whether the bound is from above. */
  readonly upper: boolean;
}

const DIGITS = 4;
/** In units of the last digit: so that a bound is on the right side whatever the last bit of a quotient. */
const MARGIN = 1e-6;

/** Properties by name; what is measured is exact where it is whole, and else rounded away from the references. */
export const bounds = {
  diameter: { constraint: "diameter<=", measure: (facts) => facts.diameter, upper: true },
  maxDegree: { constraint: "max_degree<=", measure: (facts) => facts.degrees.reduce(most, 0), upper: true },
  density: { constraint: "density<=", measure: (facts) => facts.density, upper: true },
  pathLength: { constraint: "average_path_length<=", measure: (facts) => facts.averagePathLength, upper: true },
  clustering: { constraint: "clustering_coefficient>=", measure: (facts) => facts.clustering, upper: false },
  modularity: {
    constraint: "modularity>=",
    measure: (facts) => lesser(facts.modularity("compat"), facts.modularity("sound")),
    upper: false,
  },
} as const satisfies Record<string, Bound>;

export type BoundName = keyof typeof bounds;

/**
 * The constraint that all of these graphs satisfy, one of them barely; none where it would hold for any graph, or where
 * the property isn't known of each.
 */
export function boundFor(name: BoundName, graphs: readonly Facts[]): string | undefined {
  const { constraint, measure, upper }: Bound = bounds[name];
  const values = graphs.map(measure).filter((value) => value !== undefined);
  if (values.length < graphs.length) return undefined;
  const worst = values.reduce(upper ? most : least);
  if (!Number.isFinite(worst) || (!upper && worst <= 0)) return undefined;
  return `${constraint}${rounded(worst, upper)}`;
}

function rounded(value: number, up: boolean): number {
  if (Number.isInteger(value)) return value;
  const scaled = value * 10 ** DIGITS;
  return (up ? Math.ceil(scaled + MARGIN) : Math.floor(scaled - MARGIN)) / 10 ** DIGITS;
}

function lesser(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Math.min(a, b);
}

function least(a: number, b: number): number {
  return Math.min(a, b);
}

function most(a: number, b: number): number {
  return Math.max(a, b);
}
