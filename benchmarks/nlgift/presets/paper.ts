import type { Part, Preset } from "#benchmarks/nlgift/presets/preset";
import { publishedTrainers } from "#benchmarks/nlgift/presets/trainer-presets";

/** An answer in any form; every drawn pair of nodes has a path and every flow is above 0: connectivity alone has both answers. */
const WAYS = {
  format: "free",
  unreachable: { "shortest-path": 0, "max-flow": 0 },
  detours: 0,
  bottlenecks: 0,
} as const;

const parts: readonly Part[] = [
  { pattern: "semantic", train: 500, test: 500, problems: { ...WAYS, size: [5, 25] } },
  { pattern: "numerical", train: 500, test: 500, problems: { ...WAYS, size: [3, 25] } },
  { pattern: "structural", train: 500, test: 500, problems: WAYS },
  { pattern: "reasoning", train: 500, test: 500, problems: { ...WAYS, size: [3, 25] } },
  { pattern: "real-world", train: 1000, test: 1000, problems: { ...WAYS, size: [3, 25] } },
];

/** NLGift's sizes, number ranges and counts (Table 9), and its ways of drawing as far as they are no faults. */
export const paper: Preset = {
  summary: "NLGift's counts, sizes and settings (Table 9)",
  parts,
  trainers: publishedTrainers,
};
