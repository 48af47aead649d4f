import type { StatementPair } from "#generators/real-world/statement-pair";
export const explagraphsSamples: readonly StatementPair[] = [];
