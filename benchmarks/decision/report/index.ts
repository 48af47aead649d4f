export type { Titles } from "#benchmarks/decision/report/page/report-page";
export { type PartReport, partReport } from "#benchmarks/decision/report/part-report";
export { reportFiles } from "#benchmarks/decision/report/report-files";
