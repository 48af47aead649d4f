import { matrixToCsv } from "#eval/matrix-table";
import { figure } from "#reports/figure";
import { page } from "#reports/page";
import { png } from "#reports/png";
import type { Report } from "#reports/report";

export { cellLine } from "#reports/cell-line";
export { drawing } from "#reports/drawing";
export { figure } from "#reports/figure";
export { heatmap } from "#reports/heatmap";
export { notes } from "#reports/notes";
export { page } from "#reports/page";
export { type Picture, png } from "#reports/png";
export type { Drawn, Fact, Report, Sample, Trained } from "#reports/report";
export { summary, type Tally, tally } from "#reports/tally";
export { matrixLines, type TerminalOptions } from "#reports/terminal";
export { transferLines } from "#reports/transfer-lines";

/** A kind of file that a report is written to. */
export interface Output {
  /** Its name in the folder `report`. */
  readonly file: string;
  /** Its content; `missing`: one line that says why it can't be made here. */
  make(report: Report): Promise<{ readonly content: string | Uint8Array } | { readonly missing: string }>;
}

/** The reports by name. */
export const reports = {
  figure: { file: "recovery.svg", make: async (report) => ({ content: figure(report) }) },
  picture: { file: "recovery.png", make: (report) => png(figure(report)) },
  page: { file: "index.html", make: async (report) => ({ content: page(report) }) },
  table: { file: "matrix.csv", make: async ({ matrix }) => ({ content: matrixToCsv(matrix) }) },
} as const satisfies Record<string, Output>;
