import type { InstructionRow } from "#benchmarks/graphinstruct/instructions/files/instruction-row";
import { templateOf } from "#benchmarks/graphinstruct/instructions/files/template-of";
import type { Instruction, Step } from "#benchmarks/graphinstruct/instructions/instruction";

const OPERATION = "task_type=";

/** The instruction that a file holds. */
export function fromRow(row: InstructionRow): Instruction {
  const explicit = row.explicit_constraints;
  const operation = explicit.find((text) => text.startsWith(OPERATION))?.slice(OPERATION.length);
  return {
    id: row.id,
    level: row.level,
    text: row.instruction,
    explicit,
    implicit: row.implicit_constraints,
    sizes: row.graph_sizes,
    feasible: row.feasible,
    references: row.reference_solutions,
    template: row.template ?? templateOf(row.level, row.instruction),
    ...(row.domain && { domain: row.domain }),
    ...(row.base_graph && { base: row.base_graph }),
    ...(row.graph_edits && { edits: row.graph_edits }),
    ...(operation !== undefined && { operation }),
    ...(row.reasoning_steps && { steps: row.reasoning_steps.map(toStep) }),
    ...(row.proof && { proof: row.proof }),
  };
}

function toStep(row: NonNullable<InstructionRow["reasoning_steps"]>[number]): Step {
  const { type, description, target_edges: edges, target_nodes: nodes } = row;
  return { type, description, ...(edges && { edges }), ...(nodes && { nodes }) };
}
