/**
 * The maximum mean discrepancy of two sets, seen from the distances of their members: root of the unbiased estimate of its
 * square, 0 where that is below 0 or a set has fewer than two members (Gretton et al. 2012, section 2.2). The kernel is
 * Gaussian in the distance.
 *
 * @param bandwidth the kernel's, in the unit of the distances
 */
export function mmd({ generated, references, across }: Distances, bandwidth: number): number {
  if (generated.length === 0 || references.length === 0) return 0;
  const likeness = (all: Float64Array) => {
    let sum = 0;
    for (const distance of all) sum += Math.exp(-(distance * distance) / (2 * bandwidth * bandwidth));
    return sum / all.length;
  };
  return Math.sqrt(Math.max(0, likeness(generated) + likeness(references) - 2 * likeness(across)));
}

/** The distance of each pair: within the generated, within the references, and across. */
export interface Distances {
  readonly generated: Float64Array;
  readonly references: Float64Array;
  readonly across: Float64Array;
}
