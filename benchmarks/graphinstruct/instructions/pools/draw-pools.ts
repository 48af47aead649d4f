import { type DomainName, domains } from "#benchmarks/graphinstruct/domains/index";
import { labelsFor } from "#benchmarks/graphinstruct/domains/labels-for";
import { scramble } from "#benchmarks/graphinstruct/graphs/scramble";
import type { Size } from "#benchmarks/graphinstruct/instructions/instruction";
import { type ModelName, models } from "#benchmarks/graphinstruct/instructions/models/index";
import { pooled } from "#benchmarks/graphinstruct/instructions/pools/pooled";
import { sizeOrders } from "#benchmarks/graphinstruct/instructions/size-orders";
import type { PooledGraph, PoolFile } from "#benchmarks/graphinstruct/pools/pool-file";
import { names } from "#src/pick";
import { type Rng, stream } from "#src/rng";

export interface PoolOptions {
  readonly seed: number;
  /** Graphs in each pool; undefined: 220, as in the released ones of level 3. */
  readonly count?: number;
}

const COUNT = 220;
/** Fewest nodes, as in the released pools. */
const LEAST = 10;

/**
 * Reference graphs to compare outputs with: for level 3 a pool for each random graph model and size, for level 4 one for each
 * domain and size, of our own domain models, with labels. Each graph depends on the seed, its pool and its place alone.
 */
export function drawPools({ seed, count = COUNT }: PoolOptions): PoolFile[] {
  const drawn = (pool: string, graph: (rng: Rng) => PooledGraph) =>
    Array.from({ length: count }, (_, index) => graph(stream(seed, "graphinstruct-pools", pool, index)));
  return names(sizeOrders).flatMap((size) => [
    ...names(models).map((model): PoolFile => {
      const pool = `l3_${model}-${size}`;
      return { pool, level: 3, domain: null, graphs: drawn(pool, (rng) => modelGraph(rng, model, size)) };
    }),
    ...names(domains).map((domain): PoolFile => {
      const pool = `l4_${domain}-${size}`;
      return { pool, level: 4, domain, graphs: drawn(pool, (rng) => domainGraph(rng, domain, size)) };
    }),
  ]);
}

function modelGraph(rng: Rng, model: ModelName, size: Size): PooledGraph {
  const order = orderOf(rng, size);
  return pooled(scramble(rng, models[model].fix(rng, order)(rng)));
}

function domainGraph(rng: Rng, domain: DomainName, size: Size): PooledGraph {
  const order = orderOf(rng, size);
  return pooled(scramble(rng, domains[domain].draw(rng, order)), labelsFor(domains[domain], rng, order));
}

function orderOf(rng: Rng, size: Size): number {
  const [low, high] = sizeOrders[size];
  return rng.int(Math.max(low, LEAST), high);
}
