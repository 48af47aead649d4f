import { type Arm, armName, JAVASCRIPT_ARMS, PUBLISHED_ARMS } from "#benchmarks/invariance/arms";

/** All arms, as they are named on command lines and in files: `direct`, `code/networkx`. */
export const armsByName: Readonly<Record<string, Arm>> = Object.fromEntries(
  [...PUBLISHED_ARMS, ...JAVASCRIPT_ARMS].map((arm) => [armName(arm), arm]),
);
