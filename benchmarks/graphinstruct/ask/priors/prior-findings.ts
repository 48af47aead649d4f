import { type Prior, priorsOf } from "#benchmarks/graphinstruct/ask/priors/priors-of";
import type { Finding } from "#benchmarks/graphinstruct/constraints/constraint";
import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

const measures: Readonly<Record<Prior["key"], (facts: Facts) => number | undefined>> = {
  domain_degree: ({ order, size }) => (order === 0 ? 0 : (2 * size) / order),
  domain_clustering: ({ clustering }) => clustering,
  domain_density: ({ density }) => density,
};

/** Where a graph leaves the usual ranges of its instruction's domain; told to a model, never counted. */
export function priorFindings(instruction: Instruction, facts: Facts, asReleased: boolean): Finding[] {
  return priorsOf(instruction, asReleased).flatMap(({ key, name, band: [low, high] }) => {
    const observed = measures[key](facts);
    if (observed === undefined || (observed >= low && observed <= high)) return [];
    const [operator, bound] = observed < low ? ([">=", low] as const) : (["<=", high] as const);
    const expected = `${low} to ${high}`;
    return {
      constraint: { key, operator, value: String(bound), text: `${key}${operator}${bound}` },
      satisfied: false,
      expected,
      observed: observed.toFixed(3),
      distance: Math.abs(observed - bound),
      offenders: [],
      feedback: `${key}: expected ${expected}, got ${observed.toFixed(3)}; usual ${name} of ${instruction.domain} graphs`,
    };
  });
}
