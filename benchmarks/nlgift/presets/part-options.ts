import type { Part } from "#benchmarks/nlgift/presets/preset";
import type { SplitOptions } from "#splits/index";

/** How much of a preset is made, and from what. */
export interface Extent {
  /** The folder of the real-world sets' public files; undefined: of that pattern only the synthetic training files. */
  readonly data?: string;
  /** Rows of each file, in percent of the preset's; undefined: all. For trying things out. */
  readonly percent?: number;
}

/** What the splits of a part are made from, whatever the seed and wherever they go. */
export function partOptions(
  { pattern, train, test, problems }: Part,
  { data, percent = 100 }: Extent,
): Pick<SplitOptions, "pattern" | "train" | "test" | "testShare" | "problems" | "settings" | "data"> {
  const scaled = (rows: number) => Math.ceil((rows * percent) / 100);
  const rows = { pattern, problems, train: scaled(train), test: scaled(test) };
  if (pattern !== "real-world") return rows;
  if (data !== undefined) return { ...rows, data };
  // No tests here, but those of the other patterns must not meet what is trained on.
  return { ...rows, test: 0, testShare: test / (train + test), settings: ["synthetic"] };
}
