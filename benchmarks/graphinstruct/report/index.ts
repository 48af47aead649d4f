export { type Case, caseOf } from "#benchmarks/graphinstruct/report/case/case";
export { casePanel } from "#benchmarks/graphinstruct/report/case/case-panel";
export { figures } from "#benchmarks/graphinstruct/report/figures/index";
export { reportPage } from "#benchmarks/graphinstruct/report/page/report-page";
export { type BenchReport, benchReport, type Results } from "#benchmarks/graphinstruct/report/report";
export { reportFiles } from "#benchmarks/graphinstruct/report/report-files";
