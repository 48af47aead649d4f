import { checkInstruction, parseConstraints } from "#benchmarks/graphinstruct/constraints/index";
import type { InstructionRow } from "#benchmarks/graphinstruct/instructions/files/instruction-row";
import { UserError } from "#src/errors";

const REMEDY = "mend or leave out the instruction";

/**
 * What a single field can't show: constraints that make sense, together too, and what the level needs.
 *
 * @param path of the file
 * @throws UserError naming what is wrong
 */
export function checkRow(row: InstructionRow, path: string): void {
  const { id, explicit_constraints: explicit, implicit_constraints: implicit, feasible } = row;
  placed(`${path}: ${id}`, () => parseConstraints([...explicit, ...implicit]));
  placed(path, () => checkInstruction({ id, explicit, feasible }));
  const wrong = missing(row);
  if (wrong !== undefined) throw new UserError(`${path}: ${id}: expected ${wrong}; ${REMEDY}`);
}

/** Puts the place before a UserError that doesn't know it. */
function placed(where: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (error instanceof UserError) throw new UserError(`${where}: ${error.message}`);
    throw error;
  }
}

function missing({ level, feasible, reference_solutions, base_graph }: InstructionRow): string | undefined {
  const references = reference_solutions.length;
  if (feasible && references === 0) return "a reference solution, got none";
  if (!feasible && references > 0) return `no reference solution of what is infeasible, got ${references}`;
  if (level === 5 && !base_graph) return "base_graph at level 5, got none";
  return undefined;
}
