import { figureOf } from "#benchmarks/invariance/report/figures/figure";
import { figures } from "#benchmarks/invariance/report/figures/index";
import type { ReportFile } from "#benchmarks/invariance/report/report-file";
import { partOf, partsIn, type Results } from "#benchmarks/invariance/report/results";
import { png } from "#reports/png";

/** The figures of each model, `<dataset>/<model>-<figure>.png` and the same as SVG. A picture that can't be made here says why. */
export async function figureFiles(results: Results): Promise<readonly ReportFile[]> {
  const drawn = partsIn(results).flatMap((part) =>
    Object.entries(figures).map(async ([name, kind]): Promise<ReportFile[]> => {
      const made = figureOf(kind, partOf(results, part));
      if (!made) return [];
      const file = `${part.dataset}/${part.model}-${name}`;
      return [
        { file: `${file}.svg`, content: made.wide },
        { file: `${file}.png`, ...(await png(made.wide)) },
      ];
    }),
  );
  return (await Promise.all(drawn)).flat();
}
