import { THRESHOLD } from "#benchmarks/decision/rq1/tasks/distance-threshold";
import type { QueryTaskName } from "#benchmarks/decision/rq1/tasks/index";
import type { Wording } from "#generators/tasks/task";

/** @param subject the nodes it is about */
type Question = (words: Wording, subject: readonly number[]) => string;

/**
 * The questions in words that the local base knows, a few hundred. It has none for a cycle or for taking a node away, so
 * these two speak of paths, with Y and Z for nodes: a path that leads back to where it starts, and nodes that are joined by
 * way of one node alone.
 */
export const questions: Readonly<Record<QueryTaskName, Question>> = {
  degree_exact: ({ nodes, label }, [node]) =>
    `What is the total of ${nodes}, which an edge from ${label(node!)} leads to?`,
  adjacency: ({ node }, [u, v]) => `Is there an edge from ${node(u!)} to ${node(v!)}?`,
  cycle_detection: () => "Is there Z, which a path from Z leads to?",
  pair_connectivity: ({ node }, [u, v]) => `Is there a path from ${node(u!)} to ${node(v!)}?`,
  distance_threshold: ({ node }, [u, v]) =>
    `Is there a path of up to ${THRESHOLD} hops from ${node(u!)} to ${node(v!)}?`,
  articulation_point: ({ label }, [node]) => `Is there Z, which every path from Y leads to via ${label(node!)}?`,
};
