import { numbers } from "#generators/numbers/index";
import { unitsIn } from "#generators/numbers/numbers";
import { exactName, formName, type NamedEdge } from "#splits/audit/edge-names";
import { askedIn, promptParts } from "#splits/audit/prompt-parts";
import type { Posed } from "#splits/audit/subject";
import { type Told, toldEdges } from "#splits/audit/told-edges";

/** How a prompt's graph differs from its row's, in edges. */
export interface Difference {
  readonly missing: number;
  readonly added: number;
  /** With another weight or capacity. */
  readonly reweighted: number;
}

/** A graph's names: with its nodes' labels, and whatever those are. */
export interface EdgeNames {
  readonly exact: string;
  readonly form: string;
}

/** What a prompt says that its row does not. */
export interface Prompted {
  /** Whether the prompt tells edges in words that can be read. */
  readonly read: boolean;
  /** Edges of the row. */
  readonly edges: number;
  /** The names of the row's graph. */
  readonly own: EdgeNames;
  /** undefined where the prompt tells the row's edges, or none. */
  readonly difference?: Difference;
  /** The names of the graph that it tells instead. */
  readonly told?: EdgeNames;
  /** The nodes that it asks about, where the row asks about others. */
  readonly asked?: readonly [string, string];
}

/** Reads the graph and the question back out of a prompt and holds them against the row that the prompt belongs to. */
export function prompted(posed: Posed, prompt: string): Prompted {
  const { description, question } = promptParts(prompt);
  const asked = otherEnds(posed, question);
  const told = toldEdges(description);
  const difference = told && differenceOf(posed, told);
  const differs = difference && Object.values(difference).some((edges) => edges > 0);
  return {
    read: told !== undefined,
    edges: posed.graph.sources.length,
    own: ownNames(posed),
    ...(asked && { asked }),
    ...(differs && { difference, told: toldNames(told!, posed) }),
  };
}

/** What a prompt keeps back that tells none of its row's edges. */
export function nothingTold(edges: number): Difference {
  return { missing: edges, added: 0, reweighted: 0 };
}

function otherEnds({ query, labels, graph }: Posed, question: string): readonly [string, string] | undefined {
  const asked = query ? askedIn(question) : undefined;
  if (!asked || !query) return undefined;
  const [from, to] = [labels?.[query.source], labels?.[query.target]];
  const same = asked[0] === from && asked[1] === to;
  const turned = !graph.directed && asked[0] === to && asked[1] === from;
  return same || turned ? undefined : asked;
}

/** Times that an edge is told, and the amounts that it is told to have. */
interface Mention {
  times: number;
  readonly amounts: (number | undefined)[];
}

function differenceOf(posed: Posed, told: Told): Difference {
  const { sources, targets, weights, directed } = posed.graph;
  const key = keyOf(posed);
  const mentions = mentionsOf(posed, told, key);
  const wanted = told.byNode && !directed ? 2 : 1;
  const found = { missing: 0, added: 0, reweighted: 0 };
  for (const [e, source] of sources.entries()) {
    const edge = key(source, targets[e]!);
    const mention = mentions.get(edge);
    mentions.delete(edge);
    if (!mention || mention.times < wanted) found.missing++;
    else if (mention.times > wanted) found.added++;
    else if (mention.amounts.some((amount) => amount !== weights?.[e])) found.reweighted++;
  }
  return { ...found, added: found.added + mentions.size };
}

function keyOf({ graph: { order, directed } }: Posed): (u: number, v: number) => number {
  return (u, v) => (directed || u < v ? u * order + v : v * order + u);
}

/** What is told of each edge; one between names that are no nodes goes by those. */
function mentionsOf(
  { labels = [], numbers: range }: Posed,
  { edges }: Told,
  key: (u: number, v: number) => number,
): Map<number | string, Mention> {
  const nodes = new Map(labels.map((label, node) => [label, node]));
  const mentions = new Map<number | string, Mention>();
  for (const { from, to, amount } of edges) {
    const [u, v] = [nodes.get(from), nodes.get(to)];
    const edge = u === undefined || v === undefined ? `${from} ${to}` : key(u, v);
    const mention = mentions.get(edge) ?? { times: 0, amounts: [] };
    mentions.set(edge, mention);
    mention.times++;
    mention.amounts.push(amount === undefined ? undefined : unitsIn(numbers[range], amount));
  }
  return mentions;
}

function ownNames({ graph, labels }: Posed): EdgeNames {
  const { sources, targets, weights, directed } = graph;
  const edges = (called: (node: number) => string) =>
    Array.from(sources, (u, e): NamedEdge => [called(u), called(targets[e]!), weights?.[e]]);
  return {
    exact: exactName(
      edges((node) => labels?.[node] ?? ""),
      directed,
    ),
    form: formName(edges(String), directed),
  };
}

/** Of an edge that is told from both ends, one is taken. */
function toldNames({ edges, byNode }: Told, { graph: { directed }, numbers: range }: Posed): EdgeNames {
  const once = byNode && !directed ? edges.filter(({ from, to }) => from < to) : edges;
  const units = (amount?: string) => (amount === undefined ? undefined : unitsIn(numbers[range], amount));
  const named = once.map(({ from, to, amount }): NamedEdge => [from, to, units(amount)]);
  return { exact: exactName(named, directed), form: formName(named, directed) };
}
