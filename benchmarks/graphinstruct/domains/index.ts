import { biological } from "#benchmarks/graphinstruct/domains/biological";
import { citation } from "#benchmarks/graphinstruct/domains/citation";
import { communication } from "#benchmarks/graphinstruct/domains/communication";
import type { Domain } from "#benchmarks/graphinstruct/domains/domain";
import { ecological } from "#benchmarks/graphinstruct/domains/ecological";
import { infrastructure } from "#benchmarks/graphinstruct/domains/infrastructure";
import { knowledgeGraph } from "#benchmarks/graphinstruct/domains/knowledge-graph";
import { molecular } from "#benchmarks/graphinstruct/domains/molecular";
import { social } from "#benchmarks/graphinstruct/domains/social";

/** The domains of level 4, by the names that the official instructions have for them. */
export const domains = {
  social,
  citation,
  biological,
  ecological,
  communication,
  infrastructure,
  knowledge_graph: knowledgeGraph,
  molecular,
} as const satisfies Record<string, Domain>;

export type DomainName = keyof typeof domains;
