import { z } from "zod";
import { type DomainName, domains } from "#benchmarks/graphinstruct/domains/index";
import type { Instruction, Level, Size } from "#benchmarks/graphinstruct/instructions/instruction";
import { names } from "#src/pick";

const stepRow = z.object({
  step: z.int(),
  type: z.string(),
  description: z.string(),
  target_edges: z.array(z.tuple([z.string(), z.string()])).optional(),
  target_nodes: z.array(z.string()).optional(),
});

/** An instruction in the field names of the official files, and two of our own: `template` and `proof`. */
export const instructionRow = z.object({
  id: z.string().min(1),
  level: z.union([0, 1, 2, 3, 4, 5].map((level) => z.literal(level as Level))),
  instruction: z.string().min(1),
  explicit_constraints: z.array(z.string()).min(1),
  implicit_constraints: z.array(z.string()),
  graph_sizes: z.array(z.enum(["small", "medium", "large"] satisfies Size[])),
  feasible: z.boolean(),
  reference_solutions: z.array(z.string()),
  domain: z.enum(names(domains) as [DomainName, ...DomainName[]]).nullish(),
  base_graph: z.string().nullish(),
  graph_edits: z.array(z.string()).nullish(),
  reasoning_steps: z.array(stepRow).nullish(),
  template: z.string().optional(),
  proof: z.string().optional(),
});

export type InstructionRow = z.infer<typeof instructionRow>;

/** What a file holds of an instruction; what is not there is left out. */
export function toRow(instruction: Instruction): InstructionRow {
  const { id, level, text, explicit, implicit, sizes, feasible, references, steps } = instruction;
  return {
    id,
    level,
    instruction: text,
    explicit_constraints: [...explicit],
    implicit_constraints: [...implicit],
    graph_sizes: [...sizes],
    feasible,
    reference_solutions: [...references],
    domain: instruction.domain,
    base_graph: instruction.base,
    graph_edits: instruction.edits && [...instruction.edits],
    reasoning_steps: steps?.map(({ type, description, edges, nodes }, i) => ({
      step: i + 1,
      type,
      description,
      target_edges: edges?.map(([u, v]) => [u, v] as [string, string]),
      target_nodes: nodes && [...nodes],
    })),
    template: instruction.template,
    proof: instruction.proof,
  };
}
