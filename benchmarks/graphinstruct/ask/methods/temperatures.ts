const OFFSETS = [-0.1, 0, 0.1, -0.05, 0.05];

/** The temperature at which a chain begins: chains differ a little, greedy ones don't (GraphInstruct, table 7). */
export function chainTemperature(base: number, chain: number): number {
  return base === 0 ? 0 : Math.min(1.5, Math.max(0.1, base + OFFSETS[chain % OFFSETS.length]!));
}

/** The lower one at which it refines. */
export function refiningTemperature(chain: number): number {
  return chain === 0 ? 0 : Math.max(0.2, 0.6 * chain);
}
