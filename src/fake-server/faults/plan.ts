import type { Route } from "#src/fake-server/core/api";
import { type Fault, type FaultName, faults } from "#src/fake-server/faults/index";
import { stream } from "#src/rng";

/** Which requests go wrong, and how. */
export interface FaultPlan {
  readonly seed: number;
  /** Of the requests, 0 to 1. */
  readonly share: number;
  readonly kinds: readonly FaultName[];
  /** Seconds that Retry-After asks for; undefined means 1. */
  readonly retryAfter?: number;
  /** Milliseconds after which a connection without a reply is closed; undefined means 2,000. */
  readonly silence?: number;
}

/** The same request goes wrong no more often than this in a row, so that a patient client always gets through. */
const IN_A_ROW = 3;

/** The fault of a request; undefined: none. */
export type FaultOf = (starts: Route["starts"], request: string) => FaultName | undefined;

/**
 * Draws faults by what is asked and how often it was asked before, not by when: however many requests are under way at
 * once, the same ones go wrong. Bursts alone depend on the order in which requests come.
 */
export function faultsOf({ seed, share, kinds }: FaultPlan): FaultOf {
  const asked = new Map<string, { readonly times: number; readonly row: number }>();
  let burst = 0;
  return (starts, request) => {
    const { times, row } = asked.get(request) ?? { times: 0, row: 0 };
    const fault = row < IN_A_ROW ? draw(starts, request, times) : undefined;
    asked.set(request, { times: times + 1, row: fault ? row + 1 : 0 });
    return fault;
  };

  function draw(starts: Route["starts"], request: string, times: number): FaultName | undefined {
    if (burst > 0) {
      burst--;
      return "burst";
    }
    const rng = stream(seed, "fault", request, times);
    if (rng.next() >= share) return undefined;
    const fit = kinds.filter((kind) => suits(faults[kind], starts));
    if (fit.length === 0) return undefined;
    const fault = rng.pick(fit);
    if (fault === "burst") burst = faults.burst.burst;
    return fault;
  }
}

const suits = ({ hits }: Fault, starts: Route["starts"]): boolean => hits === undefined || hits === starts;
