/** An edge as a text tells it. */
export interface ToldEdge {
  readonly from: string;
  readonly to: string;
  /** Its weight or capacity, as written. */
  readonly amount?: string;
}

/** The edges that a text tells. */
export interface Told {
  readonly edges: readonly ToldEdge[];
  /** Whether it lists neighbours node by node, so that an undirected edge is told from both ends. */
  readonly byNode: boolean;
}

const NUMBER = String.raw`\d+(?:\.\d+)?`;

/** A node with its neighbours in one sentence: our incident texts, our rules of order, and NLGift's incident texts. */
const SENTENCE =
  /\bNode (?<node>\w+) (?:has edges(?: to)?|must come before|is connected to|should be visited before nodes) (?<list>.+?)\.(?=\s|$)/g;
const NEIGHBOUR = new RegExp(
  String.raw`^(?:to |node )*(?<to>\w+)(?: with (?:length|weight|capacity) (?<amount>${NUMBER}))?$`,
);

/** An edge a phrase: first our texts', then NLGift's. */
const phrases: readonly RegExp[] = [
  String.raw`\bNodes (?<from>\w+) and (?<to>\w+) are joined by an edge(?: of length (?<amount>${NUMBER}))?\.`,
  String.raw`\bAn edge runs from node (?<from>\w+) to node (?<to>\w+) with capacity (?<amount>${NUMBER})\.`,
  String.raw`(?<from>\p{L}+) is friends with (?<to>\p{L}+)(?:, who lives (?<amount>${NUMBER}) km away)?\.`,
  String.raw`(?<from>\p{L}+) must speak before (?<to>\p{L}+)\.`,
  String.raw`(?<from>\p{L}+) can pass to (?<to>\p{L}+) up to (?<amount>${NUMBER}) kg per day\.`,
  String.raw`(?<from>\p{L}+) and (?<to>\p{L}+) are friends(?:, and they live (?<amount>${NUMBER}) miles apart)?\.`,
  String.raw`\bedge between node (?<from>\w+) and node (?<to>\w+) has weight (?<amount>${NUMBER})`,
  String.raw`\b(?<from>[A-Z]+) (?:->|-) (?<to>[A-Z]+)(?: (?:=|with weight) (?<amount>${NUMBER}))?`,
  String.raw`\((?<from>\d+), ?(?<to>\d+)\)`,
].map((phrase) => new RegExp(phrase, "gu"));

/** The edges of a graph that a description tells in words of ours or of NLGift's; undefined where it has no such words. */
export function toldEdges(description: string): Told | undefined {
  const sentences = [...description.matchAll(SENTENCE)];
  if (sentences.length > 0) return { edges: sentences.flatMap(({ groups }) => neighboursIn(groups!)), byNode: true };
  for (const phrase of phrases) {
    const edges = [...description.matchAll(phrase)].map(({ groups }) => groups as unknown as ToldEdge);
    if (edges.length > 0) return { edges, byNode: false };
  }
  return undefined;
}

/** "none" is no neighbour. */
function neighboursIn({ node, list }: Readonly<Record<string, string>>): ToldEdge[] {
  if (list === "none") return [];
  return list!.split(", ").map((item) => {
    const { to = item, amount } = NEIGHBOUR.exec(item)?.groups ?? {};
    return { from: node!, to, ...(amount !== undefined && { amount }) };
  });
}
