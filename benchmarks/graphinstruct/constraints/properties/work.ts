/** How many elementary steps a property of one graph may take: some tenths of a second. Beyond it the property is undefined. */
export const WORK = 4e7;

/** The same for greedy merging, whose steps are updates of maps and a queue. Graphs of 400 nodes stay within it. */
export const MERGING_WORK = 2e5;

/** The same for flows, whose steps go to and fro in a network. */
export const FLOW_WORK = 1e7;
