import { plantedTextGraph } from "#benchmarks/decision/rq2/planted/planted-text-graph";
import type { TextGraph } from "#benchmarks/decision/rq2/text-graph/text-graph";
import { findWordnet } from "#benchmarks/decision/rq2/wordnet/find-wordnet";
import { readSynsets } from "#benchmarks/decision/rq2/wordnet/read-synsets";
import { wordnetClasses } from "#benchmarks/decision/rq2/wordnet/wordnet-classes";
import { wordnetEntities } from "#benchmarks/decision/rq2/wordnet/wordnet-entities";

/**
 * Data sets that need no files of the user's: one made up for trying things out, and WordNet, once its package is installed. All
 * throw UserError where that is not.
 */
export const builtIn = {
  planted: (seed) => [plantedTextGraph({ seed, nodes: 1000, classes: 10 })],
  wordnet(seed) {
    const dictionary = readSynsets(findWordnet());
    return [wordnetClasses(dictionary), wordnetEntities(dictionary, { seed, count: 100 })];
  },
} as const satisfies Record<string, (seed: number) => readonly TextGraph[]>;

export type BuiltInName = keyof typeof builtIn;
