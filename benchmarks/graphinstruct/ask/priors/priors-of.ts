import type { Constraint } from "#benchmarks/graphinstruct/constraints/constraint";
import { parseConstraints } from "#benchmarks/graphinstruct/constraints/index";
import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import { domains } from "#benchmarks/graphinstruct/domains/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

/** A usual range of a property in a domain. */
export interface Prior {
  /** What feedback calls it. */
  readonly key: "domain_degree" | "domain_clustering" | "domain_density";
  readonly name: string;
  readonly band: Band;
}

/**
 * The usual ranges of an instruction's domain (GraphInstruct, table 10); none where it has no domain. Those that no graph
 * of the instruction can keep are left out: a density of .30 to .50 where at most .11 is asked for, or where it would give
 * so many nodes more neighbours than is usual. As released, all are given.
 */
export function priorsOf(instruction: Pick<Instruction, "domain" | "explicit">, asReleased: boolean): Prior[] {
  if (instruction.domain === undefined) return [];
  const { averageDegree, clustering, density } = domains[instruction.domain];
  const priors: readonly Prior[] = [
    { key: "domain_degree", name: "average degree", band: averageDegree },
    { key: "domain_clustering", name: "clustering coefficient", band: clustering },
    { key: "domain_density", name: "density", band: density },
  ];
  if (asReleased) return [...priors];
  const possible = possibleBands(parseConstraints(instruction.explicit), averageDegree);
  return priors.filter(({ key, band }) => overlap(band, possible[key]));
}

/** What an instruction leaves room for; of densities, where the average degree keeps its usual range if it can. */
function possibleBands(asked: readonly Constraint[], averageDegree: Band): Readonly<Record<Prior["key"], Band>> {
  const density = askedBand("density", asked);
  const clustering = askedBand("clustering_coefficient", asked);
  const scale = degreePerDensity(asked);
  if (scale === undefined)
    return { domain_degree: averageDegree, domain_clustering: clustering, domain_density: density };
  const degree = scaled(density, scale);
  const usual = scaled(averageDegree, 1 / scale);
  return {
    domain_degree: degree,
    domain_clustering: clustering,
    domain_density: overlap(averageDegree, degree) ? common(density, usual) : density,
  };
}

/** The range that bounds on a property leave, of those from 0 to 1. */
function askedBand(key: string, asked: readonly Constraint[]): Band {
  const bands = asked.filter((constraint) => constraint.key === key).map(bandOf);
  return bands.reduce(common, [0, 1]);
}

function bandOf({ operator, value }: Constraint): Band {
  const bound = Number(value);
  if (operator.startsWith("<")) return [0, bound];
  if (operator.startsWith(">")) return [bound, 1];
  return operator === "=" ? [bound, bound] : [0, 1];
}

/** Average degree over density: the number of other nodes, twice that where directed; undefined where it is not asked for. */
function degreePerDensity(asked: readonly Constraint[]): number | undefined {
  const order = Number(asked.find(({ key }) => key === "num_nodes")?.value ?? 0);
  const directed = asked.some(({ text }) => text === "directed=true");
  return order < 2 ? undefined : (order - 1) * (directed ? 2 : 1);
}

function scaled([low, high]: Band, factor: number): Band {
  return [low * factor, high * factor];
}

function common([low, high]: Band, [from, to]: Band): Band {
  return [Math.max(low, from), Math.min(high, to)];
}

function overlap(a: Band, b: Band): boolean {
  const [low, high] = common(a, b);
  return low <= high;
}
