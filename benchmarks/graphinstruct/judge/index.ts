export { diagnoseLine } from "#benchmarks/graphinstruct/judge/diagnose-line";
export { judgeLine } from "#benchmarks/graphinstruct/judge/judge-line";
export { linesToJudge } from "#benchmarks/graphinstruct/judge/lines-to-judge";
