import type { Matrix } from "#eval/matrix";
import { rate, thousands } from "#reports/format";
import type { Fact } from "#reports/index";
import { ENOUGH_SEEDS } from "#reports/seeds";
import type { Manifest } from "#splits/index";
import { seedsOf } from "#src/commands/run/arms";
import type { Experiment } from "#src/commands/run/experiment";
import type { JobRecord } from "#training/job";

/** What a page says of an experiment before it shows the matrix. */
export function factsOf(experiment: Experiment, manifest: Manifest, job: JobRecord, matrix: Matrix): Fact[] {
  const { certificate } = manifest;
  const settings = Object.entries(job.hyperparameters).map(([name, value]) => `${name} ${value}`);
  const asked = matrix.cells.reduce((sum, cell) => sum + cell.of, 0);
  const unread = matrix.cells.reduce((sum, cell) => sum + cell.unparsed * cell.of, 0);
  return [
    { label: "model", value: `${job.trainer} · base ${job.base ?? "none"}` },
    { label: "tuned on", value: `${thousands(job.rows)} each` },
    { label: "tested on", value: `${thousands(experiment.test)} a cell` },
    {
      label: "leakage",
      value: `${certificate.equal} equal · ${certificate.isomorphic} isomorphic`,
      tone: certificate.clean ? "good" : "bad",
    },
    { label: "unread", value: `${((100 * unread) / Math.max(1, asked)).toFixed(1)}%` },
    { label: "best shortcut", value: bestShortcut(manifest) },
    {
      label: "training seeds",
      value: `${experiment.seeds} (${seedsOf(experiment).join(", ")})`,
      ...few(experiment.seeds),
    },
    { label: "tuning", value: settings.join(", ") },
  ];
}

function few(seeds: number): Pick<Fact, "tone"> {
  return seeds < ENOUGH_SEEDS ? { tone: "bad" } : {};
}

/** The rule that answers most test items of a file without reasoning, and what it scores. */
function bestShortcut({ files }: Manifest): string {
  const all = files.flatMap(({ baselines = {} }) => Object.entries(baselines));
  const best = all.sort(([, a], [, b]) => b - a)[0];
  return best ? `${rate(best[1])} (${best[0]})` : "none";
}
