import type { ErdosTaskName } from "#benchmarks/invariance/instances/erdos/tasks";
import type { GraphqaTaskName } from "#benchmarks/invariance/instances/graphqa/tasks";

/** Which instances the published study takes, and which its pilot takes. */
export const samples = {
  graphqa: {
    count: 100,
    tasks: [
      "edge_existence",
      "node_degree",
      "node_count",
      "edge_count",
      "connected_nodes",
      "disconnected_nodes",
      "cycle_check",
    ],
  },
  "graphqa-pilot": { count: 3, tasks: ["edge_existence", "node_degree", "cycle_check", "connected_nodes"] },
  erdos: {
    each: 100,
    longest: 6000,
    tasks: [
      "shortest_path",
      "triangles",
      "degree",
      "edge_number",
      "connected_component_number",
      "diameter",
      "density",
      "edge_existence",
      "has_cycle",
      "neighbor",
      "common_neighbor",
      "bridges",
    ],
  },
  "erdos-pilot": { each: 2, longest: 3000, tasks: ["degree", "edge_existence", "shortest_path", "bridges"] },
} as const satisfies Readonly<Record<string, GraphqaSample | ErdosSample>>;

/** Graphs, and the tasks that are asked of each, in the order in which their queries are drawn. */
interface GraphqaSample {
  readonly count: number;
  readonly tasks: readonly GraphqaTaskName[];
}

/** Rows of each task, of those whose prompts are no longer than so many characters. */
export interface ErdosSample {
  readonly each: number;
  readonly longest: number;
  readonly tasks: readonly ErdosTaskName[];
}
