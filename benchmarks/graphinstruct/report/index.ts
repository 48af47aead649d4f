export { type Case, caseOf } from "#benchmarks/graphinstruct/report/case/case";
export { casePanel } from "#benchmarks/graphinstruct/report/case/case-panel";
export { type Figure, figures } from "#benchmarks/graphinstruct/report/figures/index";
export { reportPage } from "#benchmarks/graphinstruct/report/page/report-page";
export { type BenchReport, benchReport, type Results } from "#benchmarks/graphinstruct/report/report";
export { type ReportFile, reportFiles } from "#benchmarks/graphinstruct/report/report-files";
