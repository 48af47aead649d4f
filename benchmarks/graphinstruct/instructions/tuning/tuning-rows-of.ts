import { generatedIn } from "#benchmarks/graphinstruct/instructions/tuning/generated-in";
import {
  type TuningOptions,
  type TuningRow,
  tuningRows,
} from "#benchmarks/graphinstruct/instructions/tuning/tuning-rows";

/**
 * Rows for tuning from the instructions of a folder.
 *
 * @throws UserError where they are not generated ones, as the official instructions aren't
 */
export function tuningRowsOf(folder: string, options: Pick<TuningOptions, "strategy" | "evaluation">): TuningRow[] {
  return tuningRows({ ...generatedIn(folder), ...options });
}
