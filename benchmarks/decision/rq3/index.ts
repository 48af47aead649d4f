export { cutTask } from "#benchmarks/decision/rq3/cut/cut";
export { readOptsicom } from "#benchmarks/decision/rq3/cut/read-optsicom";
export { follow } from "#benchmarks/decision/rq3/follow";
export { influenceTask } from "#benchmarks/decision/rq3/influence/influence";
export { modularityTask } from "#benchmarks/decision/rq3/modularity/modularity";
export { readTsplib } from "#benchmarks/decision/rq3/tour/read-tsplib";
export { tourTask } from "#benchmarks/decision/rq3/tour/tour";
