import type { CrosswordRow } from "#generators/real-world/crossword-rows";
export const knowledgeCrosswordsSamples: readonly CrosswordRow[] = [];
