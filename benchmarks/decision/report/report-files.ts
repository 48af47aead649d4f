import { reportPage, type Titles } from "#benchmarks/decision/report/page/report-page";
import type { PartReport } from "#benchmarks/decision/report/part-report";
import { type Picture, png } from "#reports/png";

/** A file of a report, by its name in the report's folder. */
export type ReportFile = { readonly file: string } & ({ readonly content: string } | Picture);

/** All files of a report: the page, and each figure and drawn solution as SVG and PNG. A picture that can't be made here says why. */
export async function reportFiles(titles: Titles, parts: readonly PartReport[]): Promise<readonly ReportFile[]> {
  const drawn = parts.flatMap(picturesOf).map(
    async ([name, svg]): Promise<ReportFile[]> => [
      { file: `${name}.svg`, content: svg },
      { file: `${name}.png`, ...(await png(svg)) },
    ],
  );
  return [{ file: "index.html", content: reportPage(titles, parts) }, ...(await Promise.all(drawn)).flat()];
}

function picturesOf({ part, figures, cases }: PartReport): (readonly [name: string, svg: string])[] {
  return [
    ...[...figures].map(([name, { wide }]) => [name, wide] as const),
    ...cases.flatMap(({ task, pictures }) => pictures.map(({ svg }, i) => [`${part}-${task}-${i + 1}`, svg] as const)),
  ];
}
