import { drawNetworks } from "#benchmarks/decision/networks/draw-networks";
import type { Network } from "#benchmarks/decision/networks/read-network";
import { PUBLISHED_NETWORKS, readNetworks } from "#benchmarks/decision/networks/read-networks";
import { queriesFrom } from "#benchmarks/decision/rq1/queries-from";
import { queryRow } from "#benchmarks/decision/runs/rq1/kept-query";
import type { QuerySetup } from "#benchmarks/decision/runs/setup";

/** The networks of a set-up: the user's, or generated ones. */
export function networksOf({ seed, data, networks }: QuerySetup): Readonly<Record<string, Network>> {
  return data === undefined ? drawNetworks(seed) : readNetworks<string>(data, networks ?? PUBLISHED_NETWORKS);
}

/** Draws the queries of a set-up, as rows. */
export function drawQueryRows(setup: QuerySetup): object[] {
  const { seed, split } = setup;
  return queriesFrom(networksOf(setup), { seed, split }).map(queryRow);
}
