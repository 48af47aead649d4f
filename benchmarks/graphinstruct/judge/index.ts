export { judgeGroup } from "#benchmarks/graphinstruct/judge/judge-group";
export { type Judging, judgeLines } from "#benchmarks/graphinstruct/judge/judge-lines";
export { judgeOutput } from "#benchmarks/graphinstruct/judge/judge-output";
