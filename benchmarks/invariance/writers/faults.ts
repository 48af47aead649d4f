import type { Assignment } from "#benchmarks/invariance/writers/assignment";
import { type Draft, withoutEdge } from "#benchmarks/invariance/writers/draft";
import type { Rng } from "#src/rng";

/** Something that a programmer does wrong. */
interface Fault {
  /** Whether an assignment gives occasion for it. */
  applies(assignment: Assignment): boolean;
  spoil(assignment: Assignment, rng: Rng): Partial<Draft>;
}

const isProgram = ({ mode }: Assignment) => mode !== "direct";
const isWhole = ({ mode }: Assignment) => mode === "code" || mode === "given";
const hasEdges = ({ graph }: Assignment) => graph !== undefined && graph.edges.length > 0;

/** The faults that programmers have. What they change is the program; that is run like any other. */
export const faults = {
  /** Leaves an edge out when it copies the graph. */
  drop_edge: {
    applies: hasEdges,
    spoil: ({ graph }, rng) => ({ graph: withoutEdge(graph!, rng.pick(graph!.edges)) }),
  },
  connected_as_reachable: { applies: ({ saysConnected }) => saysConnected, spoil: () => ({ reading: "reachable" }) },
  counts_duplicates: {
    applies: ({ kind, directed }) => (kind === "degree" || kind === "edge_count") && directed === false,
    spoil: () => ({ reading: "repeats" }),
  },
  wrong_algorithm: { applies: () => true, spoil: () => ({ reading: "off" }) },
  literal: { applies: isWhole, spoil: () => ({ ending: "written down" }) },
  forgets_import: { applies: isProgram, spoil: () => ({ isImported: false }) },
  loops: { applies: isProgram, spoil: () => ({ ending: "looped" }) },
  crashes: { applies: isProgram, spoil: () => ({ ending: "crashed" }) },
  overwrites_given: { applies: ({ mode }) => mode === "given", spoil: () => ({ overwrites: true }) },
  builds_wrongly: { applies: isWhole, spoil: () => ({ usesLibrary: true, skipsLast: true }) },
  /** Copies the graph straight into what it works on, and gets the answer wrong. */
  undeclared: { applies: ({ mode }) => mode === "code", spoil: () => ({ isDeclared: false, reading: "off" }) },
  other_variable: { applies: isWhole, spoil: () => ({ variable: "result" }) },
  off_template: { applies: () => true, spoil: () => ({ isMarked: false }) },
  cut_off: { applies: () => true, spoil: () => ({ isCutOff: true }) },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
