import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";
import { clusteringFeature } from "#benchmarks/graphinstruct/metrics/mmd/clustering-feature";
import { degreeFeature } from "#benchmarks/graphinstruct/metrics/mmd/degree-feature";
import { distancesAcross, distancesWithin, medianBandwidth, mmd } from "#benchmarks/graphinstruct/metrics/mmd/mmd";
import { spectralFeature } from "#benchmarks/graphinstruct/metrics/mmd/spectral-feature";
import { spectralHistogram } from "#benchmarks/graphinstruct/metrics/mmd/spectral-histogram";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";

/** How alike two sets of graphs are, from 0 to 1: exp(-MMD) of each feature, and the mean of the three. */
export interface MmdScore {
  readonly degree: number;
  readonly clustering: number;
  readonly spectrum: number;
  readonly mean: number;
}

const degree = scorer(degreeFeature);
const clustering = scorer(clusteringFeature);
const spectrum = { compat: scorer(spectralFeature), sound: scorer(spectralHistogram) };

/**
 * The distribution part of D1 (GraphInstruct, section 3.3). `compat`: as released, with a bandwidth that depends on the
 * graphs scored and eigenvalue ranks taken for bins. `sound`: the bandwidth comes from the references alone, so that all
 * models are measured by one kernel, and eigenvalues are binned by value.
 *
 * @param references the same array for the same references, for what is known of an array is kept
 * @returns undefined where a feature of one of the graphs is not decided
 */
export function meanMmdScore(
  generated: readonly Facts[],
  references: readonly Facts[],
  mode: ScoreMode,
): MmdScore | undefined {
  const parts = [degree, clustering, spectrum[mode]].map((score) => score(generated, references, mode));
  const [d, c, s] = parts;
  if (d === undefined || c === undefined || s === undefined) return undefined;
  return { degree: d, clustering: c, spectrum: s, mean: (d + c + s) / 3 };
}

function scorer(feature: (facts: Facts) => Float64Array | undefined) {
  const within = kept((references: readonly Facts[]) => {
    const features = decided(references.map(feature));
    return features && { features, distances: distancesWithin(features) };
  });
  return (generated: readonly Facts[], references: readonly Facts[], mode: ScoreMode): number | undefined => {
    const features = decided(generated.map(feature));
    const known = within(references);
    if (!features || !known) return undefined;
    const across = distancesAcross(features, known.features);
    const bandwidth = medianBandwidth(mode === "compat" ? across : known.distances);
    return Math.exp(-mmd({ generated: distancesWithin(features), references: known.distances, across }, bandwidth));
  };
}

function decided(features: readonly (Float64Array | undefined)[]): readonly Float64Array[] | undefined {
  return features.every((feature) => feature !== undefined) ? features : undefined;
}
