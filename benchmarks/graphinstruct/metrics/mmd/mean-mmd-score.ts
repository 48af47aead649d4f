import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";
import { clusteringFeature } from "#benchmarks/graphinstruct/metrics/mmd/clustering-feature";
import { degreeFeature } from "#benchmarks/graphinstruct/metrics/mmd/degree-feature";
import { distancesAcross, distancesWithin } from "#benchmarks/graphinstruct/metrics/mmd/distances";
import { histogramDistance } from "#benchmarks/graphinstruct/metrics/mmd/histogram-distance";
import { medianBandwidth } from "#benchmarks/graphinstruct/metrics/mmd/median-bandwidth";
import { mmd } from "#benchmarks/graphinstruct/metrics/mmd/mmd";
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
  const measured = (graphs: readonly Facts[]) => {
    const features = decided(graphs.map(feature));
    return features && { features, distances: distancesWithin(features, histogramDistance) };
  };
  const measuredOnce = kept(measured);
  return (generated: readonly Facts[], references: readonly Facts[], mode: ScoreMode): number | undefined => {
    const [own, others] = [measured(generated), measuredOnce(references)];
    if (!own || !others) return undefined;
    const across = distancesAcross(own.features, others.features, histogramDistance);
    const bandwidth = medianBandwidth(mode === "compat" ? across : others.distances);
    return Math.exp(-mmd({ generated: own.distances, references: others.distances, across }, bandwidth));
  };
}

function decided(features: readonly (Float64Array | undefined)[]): readonly Float64Array[] | undefined {
  return features.every((feature) => feature !== undefined) ? features : undefined;
}
