import highs, { type Highs, type Model, type ModelData } from "highs";

/** HiGHS's code of a model that is solved to the end. */
export const OPTIMAL = 7;
/** Its code of a solution that keeps all constraints. */
export const FEASIBLE = 2;

/** Loaded once: a new instance would be compiled again. */
let solver: Promise<Highs> | undefined;

/** Has HiGHS hold a model for the length of `use`. */
export async function withModel<Result>(data: ModelData, use: (model: Model) => Result): Promise<Result> {
  // Its types are those of a CommonJS module, but what is loaded is the ES one.
  solver ??= (highs as unknown as typeof highs.default)();
  return (await solver).withModel(data, use);
}
