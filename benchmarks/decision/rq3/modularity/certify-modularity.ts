import { type Columns, program } from "#benchmarks/decision/rq3/modularity/program";
import { scaledModularity } from "#benchmarks/decision/rq3/modularity/scaled-modularity";
import { FEASIBLE, OPTIMAL, withModel } from "#benchmarks/decision/rq3/programs/with-model";
import type { Division, Sides } from "#benchmarks/decision/rq3/sides/sides";

/** How far an energy may be off by rounding. */
const ROUNDING = 1e-6;

/** The best division into two communities that is known, and how far a better one could go. */
export interface Certificate {
  /** `certified`: no division is better. `bounded`: the solver's time ran out before that was shown. */
  readonly status: "certified" | "bounded";
  readonly sides: Sides;
  /** 4m² times its modularity. */
  readonly value: number;
  /** No division's 4m² times the modularity is above this; the value where certified. */
  readonly bound: number;
}

/**
 * Divides a graph into two communities of the largest modularity and proves it, by mixed-integer programming.
 *
 * @param start a division to begin with; what is returned is never worse
 * @param seconds the most time the solver may take
 */
export async function certifyModularity(division: Division, start: Sides, seconds: number): Promise<Certificate> {
  const size = division.graph.sources.length;
  const value = scaledModularity(division, start);
  const energy = size ** 2 - value / 2;
  if (energy === 0) return { status: "certified", sides: start, value, bound: value };
  const { data, columns } = program(division, energy);
  return withModel(data, (model): Certificate => {
    // Energies are whole numbers, so a gap below 1 closes the proof.
    model.options.set({ output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0.5, time_limit: seconds });
    model.run();
    const found =
      model.info.get("primal_solution_status") === FEASIBLE ? sidesIn(model.getSolution().colValue, columns) : start;
    const sides = scaledModularity(division, found) > value ? found : start;
    const reached = scaledModularity(division, sides);
    const least = Math.max(0, Math.ceil(Number(model.info.get("mip_dual_bound")) - ROUNDING));
    const bound = model.getModelStatus() === OPTIMAL ? reached : 2 * (size ** 2 - least);
    return { status: bound <= reached ? "certified" : "bounded", sides, value: reached, bound };
  });
}

function sidesIn(values: Float64Array, { sides }: Columns): Sides {
  return Array.from(values.subarray(0, sides), (onA) => (onA > 0.5 ? 0 : 1));
}
