/** The instances of the paper (GraphDecisionBench, arXiv 2610.06354): the networks, files and draws that make them. */
export const PUBLISHED = {
  tours: ["eil76", "rat99", "kroA100", "kroB100", "kroC100", "kroD100", "bier127", "kroA150", "kroB200", "tsp225"],
  cuts: Array.from({ length: 10 }, (_, i) => `sg3dl05${i + 1}000`),
  influence: { network: "email-Eu-core", directed: true },
  modularity: { network: "ca-GrQc", directed: false },
  /** Names the draws of the paper's graphs; the released code uses another name, and so gets other graphs. */
  protocol: "public-optimization-v32-20261003",
  orders: [50, 75, 100, 125, 150],
  replicates: [0, 1],
} as const satisfies PublishedInstances;

/** Which files are read and which pieces of networks are drawn. */
export interface PublishedInstances {
  /** Names of files in tsplib/. */
  readonly tours: readonly string[];
  /** Names of files in optsicom-set2/. */
  readonly cuts: readonly string[];
  readonly influence: NetworkFile;
  readonly modularity: NetworkFile;
  /** Names the draws: another name, other pieces. */
  readonly protocol: string;
  /** How many nodes the pieces have, 3 or more. */
  readonly orders: readonly number[];
  /** Numbers that name the draws of one order. */
  readonly replicates: readonly number[];
  /** The most seconds that proving a best known cut may take; undefined: it is not tried, they stay best known. */
  readonly cutSeconds?: number;
}

/** A file in networks/, by its name without `.txt`. */
export interface NetworkFile {
  readonly network: string;
  readonly directed: boolean;
}
