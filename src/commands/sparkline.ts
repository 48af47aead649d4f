import { evenly } from "#src/evenly";

const BLOCKS = "▁▂▃▄▅▆▇█";

/**
 * A curve in one line of blocks, from its lowest value (▁) to its highest (█); a level one is all ▁. Where there are more
 * values than `width`, a block stands for the mean of several.
 */
export function sparkline(values: readonly number[], width = 30): string {
  const means = evenly(values, width).map((run) => run.reduce((sum, value) => sum + value, 0) / run.length);
  const [low, high] = [Math.min(...means), Math.max(...means)];
  const range = high - low || 1;
  return means.map((mean) => BLOCKS[Math.round(((mean - low) / range) * (BLOCKS.length - 1))]).join("");
}
