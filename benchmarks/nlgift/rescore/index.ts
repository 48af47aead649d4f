export { paperRules, ruleOf } from "#benchmarks/nlgift/rescore/paper/index";
export { type PolicyName, policies } from "#benchmarks/nlgift/rescore/policies";
export { published } from "#benchmarks/nlgift/rescore/published";
export { rescore } from "#benchmarks/nlgift/rescore/rescore";
export { rescoreTable } from "#benchmarks/nlgift/rescore/rescore-table";
export type { ScoredCell } from "#benchmarks/nlgift/rescore/scored-cell";
export { outcomes } from "#benchmarks/nlgift/rescore/transfers/outcomes";
export { type Transfer, transfers } from "#benchmarks/nlgift/rescore/transfers/transfers";
export { transfersTable } from "#benchmarks/nlgift/rescore/transfers/transfers-table";
