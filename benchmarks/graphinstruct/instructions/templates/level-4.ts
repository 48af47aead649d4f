import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { factsOf } from "#benchmarks/graphinstruct/constraints/index";
import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import { type DomainName, domains } from "#benchmarks/graphinstruct/domains/index";
import { labelsFor } from "#benchmarks/graphinstruct/domains/labels-for";
import { scramble } from "#benchmarks/graphinstruct/graphs/scramble";
import { labelled } from "#benchmarks/graphinstruct/instructions/labelled";
import { boundFor } from "#benchmarks/graphinstruct/instructions/templates/bounds";
import { orderIn } from "#benchmarks/graphinstruct/instructions/templates/order-in";
import type { Draft, Template } from "#benchmarks/graphinstruct/instructions/templates/template";
import type { FrameName } from "#benchmarks/graphinstruct/instructions/words/frames";
import { inWords } from "#benchmarks/graphinstruct/instructions/words/in-words";
import type { Rng } from "#src/rng";

/** Fewest nodes of a network. */
const LEAST = 6;

/** Networks of a domain: labels and meaning of the edges are the model's choice (free), or told (cast). */
export const level4 = {
  "social-free": network("social", "build"),
  "social-cast": network("social", "write", "cast"),
  "citation-free": network("citation", "wanted"),
  "citation-cast": network("citation", "list", "cast"),
  "biological-free": network("biological", "give"),
  "biological-cast": network("biological", "build", "cast"),
  "ecological-free": network("ecological", "write"),
  "ecological-cast": network("ecological", "wanted", "cast"),
  "communication-free": network("communication", "list"),
  "communication-cast": network("communication", "give", "cast"),
  "infrastructure-free": network("infrastructure", "build"),
  "infrastructure-cast": network("infrastructure", "write", "cast"),
  "knowledge_graph-free": network("knowledge_graph", "wanted"),
  "knowledge_graph-cast": network("knowledge_graph", "list", "cast"),
  "molecular-free": network("molecular", "give"),
  "molecular-cast": network("molecular", "build", "cast"),
} as const satisfies Record<string, Template>;

function network(name: DomainName, frame: FrameName, names?: "cast"): Template {
  return { draw: (rng, orders) => networkDraft(rng, orders, name, frame, names === "cast") };
}

function networkDraft(rng: Rng, orders: Band, name: DomainName, frame: FrameName, cast: boolean): Draft {
  const domain = domains[name];
  const order = orderIn(rng, orders, LEAST);
  const labels = labelsFor(domain, rng, order);
  const edgeType = rng.pick(domain.edgeTypes);
  const references = [1, 2].map(() =>
    labelled(name, scramble(rng, domain.draw(rng, order)), rng.shuffle(labels), edgeType),
  );
  const facts = references.map(factsOf);
  const explicit = [`num_nodes=${order}`, `directed=${facts[0]!.directed}`, "connected=true", ...found(facts)];
  const manner = `whose nodes are ${domain.nodes} and in which an edge stands for ${domain.edge}`;
  return {
    text: `${inWords(frame, explicit, { noun: domain.network, manner })} ${naming(cast ? { labels, edgeType } : {})}`,
    explicit,
    references,
    domain: name,
  };
}

/** What both graphs have in common, and how far they keep within the bounds of the two. */
function found(facts: readonly Facts[]): string[] {
  return [
    ...(facts.every(({ acyclic }) => acyclic) ? ["acyclic=true"] : []),
    ...(facts.every(({ planar }) => planar) ? ["planar=true"] : []),
    boundFor("density", facts) ?? [],
    (facts[0]!.directed ? undefined : boundFor("modularity", facts)) ?? [],
  ].flat();
}

interface Told {
  readonly labels?: readonly string[];
  readonly edgeType?: string;
}

function naming({ labels, edgeType }: Told): string {
  if (labels === undefined)
    return "Give every node a label that fits, and the graph an edge_type that says what its edges are.";
  return `Give each node one of these labels: ${labels.join(", ")}. The graph's edge_type is ${edgeType}.`;
}
