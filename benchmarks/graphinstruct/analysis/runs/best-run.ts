import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import type { StudiedModel } from "#benchmarks/graphinstruct/analysis/runs/study";

/** The run of a model with the highest total, or by another measure; of equal ones the first by name. */
export function bestRun({ asked }: StudiedModel, measure: (run: Run) => number = ({ quality }) => quality): Run {
  const runs = Object.values(asked).sort((a, b) => (a.name < b.name ? -1 : 1));
  return runs.reduce((best, run) => (measure(run) > measure(best) ? run : best));
}
