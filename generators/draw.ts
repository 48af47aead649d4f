import { inParts } from "#generators/graphs/in-parts";
import { type FamilyName, families } from "#generators/graphs/index";
import { relate } from "#generators/graphs/relate";
import { GAP, transitivityPair } from "#generators/graphs/transitivity-pair";
import { instanceId } from "#generators/instance-id";
import { type NumbersName, numbers } from "#generators/numbers/index";
import type { Facets, Instance } from "#generators/problem";
import { ordersOf, type Size, sizeName } from "#generators/sizes";
import { type TaskName, tasks } from "#generators/tasks/index";
import type { DrawOptions } from "#generators/tasks/task";
import { UserError } from "#src/errors";
import type { Graph } from "#src/graph/graph";
import { transitivity } from "#src/graph/transitivity";
import type { Rng } from "#src/rng";

/** What an instance is drawn from. */
export interface InstanceSpec<Name extends TaskName = TaskName> {
  readonly task: Name;
  readonly family: FamilyName;
  readonly numbers: NumbersName;
  readonly size: Size;
  /** The exact number of nodes; undefined: a random one of the size. */
  readonly order?: number;
  /** Which member of a pair of graphs of equal order and size, .2 or more apart in transitivity; undefined: as it falls. */
  readonly transitivity?: "low" | "high";
  /** The share of answers "no", "no path" and 0; undefined: the task's own (connectivity .5, topological sort 0, others .1). */
  readonly unreachable?: number;
  /** The share of shortest paths that have more edges than the path of fewest edges; undefined: as it falls. */
  readonly detours?: number;
  /** The share of maximum flows whose least cut is at neither end; undefined: as it falls. */
  readonly bottlenecks?: number;
  /** Whether a detour or a bottleneck is given up where the family hardly has such; undefined: no. */
  readonly yielding?: boolean;
}

/** How many graphs are drawn in search of one with a question of the wanted sort. */
const TRIES = 500;
/** After so many of them a yielding specification takes any question. */
const PATIENCE = 20;

/**
 * Draws a graph and a question about it. With `transitivity`, a stream gives the same pair whichever member is asked for.
 *
 * @throws UserError where the family has no graph of the order or size, or no question of the wanted sort was found
 */
export function drawInstance<Name extends TaskName>(spec: InstanceSpec<Name>, rng: Rng): Instance<Name> {
  if (spec.transitivity) return drawPair(spec, rng)[spec.transitivity];
  const order = drawOrder(spec, rng);
  const wanted = decide(spec, rng);
  for (let tries = 0; tries < TRIES; tries++) {
    const found = pose(spec, drawSkeleton(spec, order, wanted, rng), sought(spec, wanted, tries), rng);
    if (found) return found;
  }
  throw noneFound(spec, wanted);
}

/**
 * Draws two instances whose graphs have equal order and size, the second at least .2 higher in transitivity.
 *
 * @throws UserError as `drawInstance`, and where no such pair was found
 */
export function drawPair<Name extends TaskName>(
  spec: InstanceSpec<Name>,
  rng: Rng,
): Readonly<Record<"low" | "high", Instance<Name>>> {
  const wanted = decide(spec, rng);
  for (let tries = 0; tries < TRIES; tries++) {
    // Among the smallest orders there may be no pairs, so each attempt has an order of its own.
    const skeletons = transitivityPair(drawSkeleton(spec, drawOrder(spec, rng), wanted, rng), rng);
    const now = sought(spec, wanted, tries);
    const low = skeletons && pose({ ...spec, transitivity: "low" }, skeletons[0], now, rng);
    const high = low && pose({ ...spec, transitivity: "high" }, skeletons[1], now, rng);
    if (high && transitivity(high.graph) - transitivity(low.graph) >= GAP) return { low, high };
  }
  throw noneFound(spec, wanted);
}

function drawOrder({ family, size, order }: InstanceSpec, rng: Rng): number {
  return rng.pick(ordersOf(families[family], order === undefined ? size : [order, order]));
}

function decide(spec: InstanceSpec, rng: Rng): DrawOptions {
  const unreachable = rng.next() < (spec.unreachable ?? tasks[spec.task].unreachable);
  const detour = rng.next() < (spec.detours ?? 0);
  // Drawn only where it is asked for, so that it moves nobody else's numbers.
  const bottleneck = spec.bottlenecks !== undefined && rng.next() < spec.bottlenecks;
  return { unreachable, detour, bottleneck };
}

/** What is looked for after so many graphs in vain. */
function sought({ yielding }: InstanceSpec, wanted: DrawOptions, tries: number): DrawOptions {
  return yielding && tries >= PATIENCE ? { unreachable: wanted.unreachable } : wanted;
}

/** A family's graph; in two parts where the task compares such, or where no path is wanted. */
function drawSkeleton({ task, family }: InstanceSpec, order: number, wanted: DrawOptions, rng: Rng): Graph {
  if (wanted.unreachable) return inParts(families[family], order, Math.min(2, order >> 1), rng);
  // With four nodes or fewer, two parts of two can neither be joined nor hold two nodes at two hops.
  if (tasks[task].inParts) return inParts(families[family], order, order > 4 ? 2 : 0, rng);
  return families[family].draw(rng, order);
}

function pose<Name extends TaskName>(
  spec: InstanceSpec<Name>,
  skeleton: Graph,
  wanted: DrawOptions,
  rng: Rng,
): Instance<Name> | undefined {
  // Without an edge there is nothing to ask, but two nodes without a path have none.
  if (skeleton.sources.length === 0 && skeleton.order > 2) return undefined;
  const task = tasks[spec.task];
  const drawn = task.draw(relate(skeleton, task.relation, numbers[spec.numbers], rng), rng, wanted);
  if (!drawn) return undefined;
  const { graph, query } = drawn;
  const id = instanceId(spec.task, graph, query, spec.numbers);
  return { id, task: spec.task, graph, query, numbers: spec.numbers, facets: facetsOf(spec, graph) };
}

function facetsOf({ family, size, numbers, transitivity: level }: InstanceSpec, graph: Graph): Facets {
  const facets: Record<string, string | number> = {
    family,
    size: sizeName(size),
    order: graph.order,
    edges: graph.sources.length,
  };
  if (graph.weights) facets.numbers = numbers;
  if (level) {
    facets.level = level;
    facets.transitivity = Number(transitivity(graph).toFixed(3));
  }
  return facets;
}

function noneFound({ task, family, size, order, transitivity: level }: InstanceSpec, wanted: DrawOptions): UserError {
  const sort = [
    ...(wanted.unreachable ? ["without a path"] : []),
    ...(wanted.detour ? ["with a detour"] : []),
    ...(wanted.bottleneck ? ["with a bottleneck inside"] : []),
    ...(level ? ["in a pair apart in transitivity"] : []),
  ];
  const what = [`${tasks[task].title} question`, ...sort].join(" ");
  const where = `family ${family}, ${order === undefined ? `size ${sizeName(size)}` : `${order} nodes`}`;
  return new UserError(
    `draw: expected a ${what} in ${TRIES} graphs (${where}), got none; choose another family or size`,
  );
}
