export { embeddingScore } from "#benchmarks/graphinstruct/metrics/embedding/embedding-score";
export { embedding } from "#benchmarks/graphinstruct/metrics/embedding/released/embedding";
export { clusteringFeature } from "#benchmarks/graphinstruct/metrics/mmd/clustering-feature";
export { degreeFeature } from "#benchmarks/graphinstruct/metrics/mmd/degree-feature";
export { type MmdScore, meanMmdScore } from "#benchmarks/graphinstruct/metrics/mmd/mean-mmd-score";
export { spectralFeature } from "#benchmarks/graphinstruct/metrics/mmd/spectral-feature";
export { spectralHistogram } from "#benchmarks/graphinstruct/metrics/mmd/spectral-histogram";
export { textPresence } from "#benchmarks/graphinstruct/metrics/text/text-presence";
export { textSimilarity } from "#benchmarks/graphinstruct/metrics/text/text-similarity";
