import type { Model } from "highs";
import type { Row } from "#benchmarks/decision/rq3/programs/row";
import { sparseRows } from "#benchmarks/decision/rq3/programs/sparse-rows";
import { FEASIBLE, OPTIMAL, withModel } from "#benchmarks/decision/rq3/programs/with-model";

/** A program in columns from 0 to 1 whose objective is made small, with more constraints than can be listed. */
export interface Program {
  readonly costs: readonly number[];
  /** Columns from 0 to 1 that must be whole: the first so many. */
  readonly whole: number;
  readonly rows: readonly Row[];
  /** Constraints among those not listed that some values break; none where they break none. */
  broken(values: Float64Array): readonly Row[];
  /** Values of a solution that is known. */
  readonly start: Float64Array;
  /** Objectives of solutions are multiples of this. */
  readonly step: number;
}

/** What came of a program. */
export interface Solved {
  /** The best solution, which may be the one that was known. */
  readonly values: Float64Array;
  /** No solution's objective is below this; its own where it is proved to be the best. */
  readonly bound: number;
}

/** How far an objective may be off by rounding. */
const ROUNDING = 1e-6;

/**
 * Solves a program by cutting planes: first with fractions, adding what they break until nothing is broken, then in whole
 * numbers (Dantzig, Fulkerson and Johnson 1954).
 *
 * @param seconds the most that the solver may take
 */
export async function solveByCuts(program: Program, seconds: number): Promise<Solved> {
  const { costs, whole, rows, start, step } = program;
  const listed = sparseRows(rows, costs.length);
  const data = {
    numCols: costs.length,
    numRows: rows.length,
    colCost: costs,
    colLower: new Float64Array(costs.length),
    colUpper: new Float64Array(costs.length).fill(1),
    rowLower: listed.lower,
    rowUpper: listed.upper,
    matrix: listed.matrix,
  };
  return withModel(data, (model) => {
    model.options.set({ output_flag: false, mip_rel_gap: 0, mip_abs_gap: step - ROUNDING, time_limit: seconds });
    const relaxed = relax(model, program);
    if (relaxed.isDone) return relaxed;
    model.changeColsIntegrality({ kind: "range", from: 0, to: whole - 1 }, new Int32Array(whole).fill(1));
    return wholly(model, program, { values: start, bound: relaxed.bound });
  });
}

/** What is known of a program that is not solved: a solution, and what the objective cannot be below whatever the constraints. */
export function unsolved(program: Program): Solved {
  const least = program.costs.reduce((sum, cost) => sum + Math.min(0, cost), 0);
  return { values: program.start, bound: raised(program, least) };
}

/** The bound of the program with fractions; done where nothing better than the known solution is left, or they are whole. */
function relax(model: Model, program: Program): Solved & { readonly isDone: boolean } {
  const known = costOf(program, program.start);
  let solved = unsolved(program);
  for (;;) {
    model.run();
    if (model.getModelStatus() !== OPTIMAL) return { ...solved, isDone: false };
    solved = { ...solved, bound: raised(program, model.getObjectiveValue()) };
    if (solved.bound >= known) return { ...solved, bound: known, isDone: true };
    const values = model.getSolution().colValue;
    const rows = program.broken(values);
    if (rows.length === 0) {
      const isDone = values.subarray(0, program.whole).every((value) => Math.abs(value - Math.round(value)) < ROUNDING);
      return isDone ? { values, bound: costOf(program, values), isDone } : { ...solved, isDone };
    }
    model.addRows(sparseRows(rows, program.costs.length));
  }
}

function wholly(model: Model, program: Program, relaxed: Solved): Solved {
  let solved = relaxed;
  for (;;) {
    model.setSolution({ colValue: solved.values });
    model.run();
    const isOptimal = model.getModelStatus() === OPTIMAL;
    const bound = Math.max(solved.bound, raised(program, Number(model.info.get("mip_dual_bound"))));
    const found = model.info.get("primal_solution_status") === FEASIBLE ? model.getSolution().colValue : solved.values;
    const rows = program.broken(found);
    const values = rows.length === 0 && costOf(program, found) < costOf(program, solved.values) ? found : solved.values;
    solved = { values, bound: Math.min(bound, costOf(program, values)) };
    if (!isOptimal || rows.length === 0 || solved.bound === costOf(program, values)) return solved;
    model.addRows(sparseRows(rows, program.costs.length));
  }
}

/** A bound as high as the step allows. */
function raised({ step }: Program, bound: number): number {
  return step * Math.ceil(bound / step - ROUNDING);
}

/** The objective of whole values. */
function costOf({ costs, step }: Program, values: Float64Array): number {
  return step * Math.round(values.reduce((sum, value, i) => sum + value * costs[i]!, 0) / step);
}
