import { texts } from "#benchmarks/invariance/prompts/texts/index";
import type { TaskText } from "#benchmarks/invariance/prompts/texts/task-text";
import type { Kind } from "#benchmarks/invariance/writers/assignment";

/** The tasks that programmers know, by data set. */
const kinds: Readonly<Record<"graphqa" | "erdos", Readonly<Record<string, Kind>>>> = {
  graphqa: {
    edge_existence: "edge",
    node_degree: "degree",
    node_count: "node_count",
    edge_count: "edge_count",
    connected_nodes: "neighbours",
    disconnected_nodes: "others",
    cycle_check: "cycle",
  },
  erdos: {
    shortest_path: "path",
    triangles: "triangles",
    degree: "degree",
    node_number: "node_count",
    edge_number: "edge_count",
    connected_component_number: "components",
    diameter: "diameter",
    density: "density",
    edge_existence: "edge",
    has_cycle: "cycle",
    neighbor: "neighbours",
    common_neighbor: "common",
    bridges: "bridges",
  },
};

/** Numbers that stand for the nodes in a question until it is made a pattern. */
const STAND_INS = { node: 900_001, u: 900_002, v: 900_003 } as const;

/** Words in which something is asked for. */
export interface Phrase {
  readonly kind: Kind;
  /** The question, with a group for each node that is asked about: `node`, `u`, `v`. */
  readonly question: RegExp;
  /** The sentence that says what the task is. */
  readonly definition: string;
}

/** All words that programmers understand. */
export const phrases: readonly Phrase[] = Object.entries(kinds).flatMap(([dataset, tasks]) =>
  Object.entries(tasks).map(([task, kind]) => phraseOf((texts as Words)[dataset]![task]!, kind)),
);

type Words = Readonly<Record<string, Readonly<Record<string, TaskText>>>>;

function phraseOf({ question, definition }: TaskText, kind: Kind): Phrase {
  const plain = question(STAND_INS).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const pattern = Object.entries(STAND_INS).reduce(
    (made, [role, stand]) => made.replace(String(stand), `(?<${role}>-?\\d+)`),
    plain,
  );
  return { kind, question: new RegExp(pattern), definition };
}
