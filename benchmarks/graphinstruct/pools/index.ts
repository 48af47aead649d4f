export { poolFor } from "#benchmarks/graphinstruct/pools/pool-for";
export type { Pools } from "#benchmarks/graphinstruct/pools/pools";
export { readPools } from "#benchmarks/graphinstruct/pools/read-pools";
