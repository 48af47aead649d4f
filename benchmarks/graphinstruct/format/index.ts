export { applyEdit } from "#benchmarks/graphinstruct/format/apply-edit";
export { formats } from "#benchmarks/graphinstruct/format/formats";
export { graphHash } from "#benchmarks/graphinstruct/format/graph-hash";
export { readGraph } from "#benchmarks/graphinstruct/format/read-graph";
export { isRefusal } from "#benchmarks/graphinstruct/format/refusal";
export { repairDirection } from "#benchmarks/graphinstruct/format/repair-direction";
export { writeEdit } from "#benchmarks/graphinstruct/format/write/edit";
export { writtenGraph } from "#benchmarks/graphinstruct/format/written-graph-of";
