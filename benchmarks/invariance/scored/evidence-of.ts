import type { Instance } from "#benchmarks/invariance/instances/instance";
import type { Variant } from "#benchmarks/invariance/variants/variant";
import type { BuiltGraph, Ran } from "#src/play";

/** What a program did with the graph, against what it was shown or given. undefined: it left nothing that says so. */
export interface GraphEvidence {
  /** Whether the edges that it declares, and the nodes where they can be read, are those shown. */
  readonly declaredOk: boolean | undefined;
  /** Whether the graph that it built has the edges that it declares. */
  readonly constructionOk: boolean | undefined;
  /** Whether the graph that it built is the one that was shown. */
  readonly graphMatch: boolean | undefined;
  /** Whether the graph that it built is directed and the one in question is not, or the other way round. */
  readonly directednessMismatch: boolean | undefined;
}

/**
 * Of several graphs that it built, the one most like the true one counts (by Jaccard index of the edges), the first of
 * those that are equally like. Loops and repeated edges are left out of account, as in the published audit.
 */
export function evidenceOf(ran: Ran, { directed }: Pick<Instance, "directed">, shown: Shown): GraphEvidence {
  const edges = pairSet(shown.edge_seq.map(([u, v]) => normalised(String(u), String(v), directed)));
  const nodes = new Set(shown.node_seq.map(String));
  const declared = ran.declaredEdges && pairSet(ran.declaredEdges);
  const { declaredNodes } = ran;
  const built = closest(ran.graphs, edges);
  const builtEdges = built && pairSet(built.edges);
  return {
    declaredOk: declared && isEqual(declared, edges) && (!declaredNodes || isEqual(new Set(declaredNodes), nodes)),
    constructionOk: builtEdges && declared && isEqual(builtEdges, declared),
    graphMatch: builtEdges && isEqual(builtEdges, edges) && !(directed && !built.directed),
    directednessMismatch: built && built.directed !== directed,
  };
}

type Shown = Pick<Variant, "node_seq" | "edge_seq">;
type Pair = readonly [string, string];

/** As sandboxes normalise edges: the ends of an undirected one sorted as text. */
function normalised(u: string, v: string, directed: boolean): Pair {
  return directed || u <= v ? [u, v] : [v, u];
}

function pairSet(pairs: readonly Pair[]): ReadonlySet<string> {
  return new Set(pairs.filter(([u, v]) => u !== v).map((pair) => JSON.stringify(pair)));
}

function isEqual(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && shared(a, b) === a.size;
}

function closest(graphs: readonly BuiltGraph[], truth: ReadonlySet<string>): BuiltGraph | undefined {
  let [best, most]: [BuiltGraph | undefined, number] = [undefined, -1];
  for (const graph of graphs) {
    const likeness = jaccard(pairSet(graph.edges), truth);
    if (likeness > most) [best, most] = [graph, likeness];
  }
  return best;
}

/** Shared by both of all; 1 for two empty sets. */
function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = shared(a, b);
  const all = a.size + b.size - both;
  return all === 0 ? 1 : both / all;
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const key of a) if (b.has(key)) both++;
  return both;
}
