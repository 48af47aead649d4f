import { decision } from "#src/commands/bench/decision/index";
import { graphinstruct } from "#src/commands/bench/graphinstruct/index";
import { invariance } from "#src/commands/bench/invariance/index";
import { nlgift } from "#src/commands/bench/nlgift";
import type { Group } from "#src/commands/command";

export const bench: Group = {
  summary: "published benchmarks: made whole, asked, scored, analysed",
  kind: "benchmark",
  commands: { nlgift, graphinstruct, decision, invariance },
};
