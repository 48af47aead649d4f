/** Two statements, and whether the second supports or counters the first. */
export type StatementPair = readonly [belief: string, argument: string, stance: "support" | "counter"];
