import { bipartite } from "#benchmarks/graphinstruct/instructions/templates/level-2/bipartite";
import { directed } from "#benchmarks/graphinstruct/instructions/templates/level-2/directed";
import { planar } from "#benchmarks/graphinstruct/instructions/templates/level-2/planar";
import { sparse } from "#benchmarks/graphinstruct/instructions/templates/level-2/sparse";
import { tight } from "#benchmarks/graphinstruct/instructions/templates/level-2/tight";

/** Graphs that must do several things at once. */
export const level2 = { ...sparse, ...bipartite, ...planar, ...tight, ...directed } as const;
