import { reportPage } from "#benchmarks/graphinstruct/report/page/report-page";
import type { BenchReport } from "#benchmarks/graphinstruct/report/report";
import { type Picture, png } from "#reports/png";

/** A file of a report, by its name in the report's folder. */
export type ReportFile = { readonly file: string } & ({ readonly content: string } | Picture);

/** All files of a report: the page, and each figure as SVG and PNG. A picture that can't be made here says why. */
export async function reportFiles(report: BenchReport): Promise<readonly ReportFile[]> {
  const drawn = [...report.figures].map(
    async ([name, { wide }]): Promise<ReportFile[]> => [
      { file: `${name}.svg`, content: wide },
      { file: `${name}.png`, ...(await png(wide)) },
    ],
  );
  return [{ file: "index.html", content: reportPage(report) }, ...(await Promise.all(drawn)).flat()];
}
