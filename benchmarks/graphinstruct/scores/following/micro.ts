import type { Facts } from "#benchmarks/graphinstruct/constraints/index";
import { changes, edgeNames, endsOf, shared } from "#benchmarks/graphinstruct/scores/following/edits";

/**
 * Step-wise credit for changing a base, never part of a score: the way from the base to a reference as steps (construct,
 * remove nodes, remove edges, add nodes, add edges, verify), and how far the result took each. The released code's
 * definitions; directions are ignored.
 */
export interface Micro {
  /** Mean over the steps of how far the right nodes, and the right edges, were chosen. */
  readonly nodes: number;
  readonly edges: number;
  readonly steps: number;
  /** Steps taken wholly. */
  readonly correct: number;
}

/** Share of the base's nodes that make the first step whole. */
const BUILT = 0.9;

/** Shares of what a step asks for, from 0 to 1. */
interface Step {
  readonly nodes: number;
  readonly edges: number;
}

type Names = ReadonlySet<string>;

interface Named {
  readonly nodes: Names;
  readonly edges: Names;
}

/** The credit towards the reference that gives the most. */
export function micro(result: Facts, base: Facts, references: readonly Facts[]): Micro {
  const credits = references.map((reference) => summary(steps(named(result), named(base), named(reference))));
  return credits.reduce((best, each) => (each.nodes + each.edges > best.nodes + best.edges ? each : best));
}

function named({ written }: Facts): Named {
  return { nodes: new Set(written.ids), edges: edgeNames(written, false) };
}

function steps(result: Named, base: Named, reference: Named): Step[] {
  const nodes = { made: changes(base.nodes, result.nodes), wanted: changes(base.nodes, reference.nodes) };
  const edges = { made: changes(base.edges, result.edges), wanted: changes(base.edges, reference.edges) };
  const taken: Step[] = [{ nodes: recall(result.nodes, base.nodes), edges: 1 }];
  for (const way of ["removed", "added"] as const) {
    if (nodes.wanted[way].size > 0) taken.push({ nodes: recall(nodes.made[way], nodes.wanted[way]), edges: 1 });
    const [made, wanted] = [edges.made[way], edges.wanted[way]];
    if (wanted.size > 0) taken.push({ nodes: recall(ends(made), ends(wanted)), edges: recall(made, wanted) });
  }
  taken.push({ nodes: jaccard(result.nodes, reference.nodes), edges: jaccard(result.edges, reference.edges) });
  return taken;
}

function summary(taken: readonly Step[]): Micro {
  const mean = (part: keyof Step) => taken.reduce((sum, step) => sum + step[part], 0) / taken.length;
  const correct = taken.filter((step, i) => step.nodes >= (i === 0 ? BUILT : 1) && step.edges === 1).length;
  return { nodes: mean("nodes"), edges: mean("edges"), steps: taken.length, correct };
}

function ends(edges: Names): Names {
  return new Set([...edges].flatMap(endsOf));
}

function recall(found: Names, wanted: Names): number {
  return wanted.size === 0 ? 1 : shared(found, wanted) / wanted.size;
}

function jaccard(one: Names, other: Names): number {
  const both = shared(one, other);
  const all = one.size + other.size - both;
  return all === 0 ? 1 : both / all;
}
