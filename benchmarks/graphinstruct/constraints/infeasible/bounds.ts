/** Numbers of a graph that constraints bound. Properties count as 1 where they hold and 0 where they do not. */
export type Quantity =
  | "nodes"
  | "edges"
  | "components"
  | "minDegree"
  | "maxDegree"
  | "diameter"
  | "pathLength"
  | "girth"
  | "chromaticNumber"
  | "clustering"
  | "density"
  | "modularity"
  | "connected"
  | "stronglyConnected"
  | "acyclic"
  | "forest"
  | "bipartite"
  | "planar"
  | "completeBipartite"
  | "regular";

/** A bound that holds for every graph that satisfies the constraints, with what it follows from. */
export interface Bound {
  readonly value: number;
  /** The fact of graph theory that gives it; undefined where a constraint says so outright. */
  readonly statement?: string;
  readonly premises: readonly Bound[];
  /** The constraint that says so. */
  readonly source?: string;
}

/** What is known of the graphs that satisfy a set of constraints, all directed or all undirected. */
export interface Bounds {
  readonly directed: boolean;
  readonly low: Readonly<Record<Quantity, Bound>>;
  readonly high: Readonly<Record<Quantity, Bound>>;
  /** Notes that a quantity is at least so much; nothing where more is known. */
  raise(quantity: Quantity, value: number, from: Origin): void;
  /** Notes that a quantity is at most so much. */
  lower(quantity: Quantity, value: number, from: Origin): void;
}

export type Origin = Omit<Bound, "value">;

const ranges: Readonly<Record<Quantity, readonly [low: number, high: number]>> = {
  nodes: [0, Number.POSITIVE_INFINITY],
  edges: [0, Number.POSITIVE_INFINITY],
  components: [0, Number.POSITIVE_INFINITY],
  minDegree: [0, Number.POSITIVE_INFINITY],
  maxDegree: [0, Number.POSITIVE_INFINITY],
  diameter: [0, Number.POSITIVE_INFINITY],
  pathLength: [0, Number.POSITIVE_INFINITY],
  girth: [3, Number.POSITIVE_INFINITY],
  chromaticNumber: [0, Number.POSITIVE_INFINITY],
  clustering: [0, 1],
  density: [0, 1],
  modularity: [-0.5, 1],
  connected: [0, 1],
  stronglyConnected: [0, 1],
  acyclic: [0, 1],
  forest: [0, 1],
  bipartite: [0, 1],
  planar: [0, 1],
  completeBipartite: [0, 1],
  regular: [0, 1],
};

/** Bounds that say nothing yet, and whether they have been tightened since last asked. */
export function openBounds(directed: boolean): Bounds & { tightened(): boolean } {
  const side = (end: 0 | 1) =>
    Object.fromEntries(
      Object.entries(ranges).map(([name, range]) => [name, { value: range[end], premises: [] }]),
    ) as unknown as Record<Quantity, Bound>;
  const low = side(0);
  const high = side(1);
  let changed = false;
  return {
    directed,
    low,
    high,
    raise(quantity, value, from) {
      if (!(value > low[quantity].value)) return;
      low[quantity] = { value, ...from };
      changed = true;
    },
    lower(quantity, value, from) {
      if (!(value < high[quantity].value)) return;
      high[quantity] = { value, ...from };
      changed = true;
    },
    tightened() {
      const was = changed;
      changed = false;
      return was;
    },
  };
}
