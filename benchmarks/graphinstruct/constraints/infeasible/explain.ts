import type { Bound, Bounds, Quantity } from "#benchmarks/graphinstruct/constraints/infeasible/bounds";

const nouns: Readonly<Record<Quantity, string>> = {
  nodes: "nodes",
  edges: "edges",
  components: "components",
  minDegree: "smallest degree",
  maxDegree: "largest degree",
  diameter: "diameter",
  pathLength: "average path length",
  girth: "girth",
  chromaticNumber: "chromatic number",
  clustering: "clustering coefficient",
  density: "density",
  modularity: "modularity",
  connected: "connected",
  stronglyConnected: "strongly connected",
  acyclic: "acyclic",
  forest: "a forest",
  bipartite: "bipartite",
  planar: "planar",
  completeBipartite: "complete bipartite",
  regular: "regular",
};

/** What holds or does not, where the rest are numbers. */
const PROPERTIES: readonly Quantity[] = [
  "connected",
  "stronglyConnected",
  "acyclic",
  "forest",
  "bipartite",
  "planar",
  "regular",
];

/** A proof, where the bounds contradict each other: the constraints, what follows from them, and where that clashes. */
export function contradictionIn({ low, high }: Bounds): string | undefined {
  const quantities = Object.keys(nouns) as Quantity[];
  const clash = quantities.find((quantity) => low[quantity].value > high[quantity].value);
  if (clash === undefined) return undefined;
  const [least, most] = [low[clash], high[clash]];
  const verdict = PROPERTIES.includes(clash)
    ? `the graph would have to be ${nouns[clash]} and not`
    : `${nouns[clash]}: at least ${shown(least.value)} and at most ${shown(most.value)}`;
  const steps = chain([least, most]);
  const sources = steps.flatMap(({ source }) => source ?? []);
  const statements = steps.flatMap(({ statement }) => statement ?? []);
  return `${[...new Set(sources)].join(", ")}: ${[...new Set([...statements, verdict])].join("; ")}`;
}

/** The bounds and all that they follow from, premises first. */
function chain(bounds: readonly Bound[]): readonly Bound[] {
  const found = new Set<Bound>();
  const open = [...bounds].reverse();
  for (let bound = open.at(-1); bound; bound = open.at(-1)) {
    const premise = bound.premises.find((each) => !found.has(each));
    if (premise) open.push(premise);
    else found.add(open.pop()!);
  }
  return [...found];
}

function shown(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return "infinite";
  return String(Number(value.toFixed(4)));
}
