import type { GraphLike } from "#src/graph/graph";
import { isomorphism } from "#src/graph/isomorphism";

export interface IsomorphicOptions {
  /** One colour per node; undefined: all 0. Only nodes of one colour are images of each other. */
  readonly coloursA?: ArrayLike<number>;
  readonly coloursB?: ArrayLike<number>;
  /** How many arcs may be looked at; the default is a fraction of a second. */
  readonly budget?: number;
}

/**
 * Whether an isomorphism carries one graph to the other, directions, weights and colours included.
 *
 * @returns undefined where the budget ran out before that was known
 */
export function isIsomorphic(
  a: GraphLike,
  b: GraphLike,
  { coloursA, coloursB, budget = 10_000_000 }: IsomorphicOptions = {},
): boolean | undefined {
  const steps = { left: budget };
  if (isomorphism(a, b, coloursA, coloursB, steps)) return true;
  return steps.left < 0 ? undefined : false;
}
