import { PAPER } from "#reports/svg/palette";

/** A ground of their own for words, so that what lies behind them does not run through. */
export const HALO = {
  stroke: PAPER,
  "stroke-width": 3,
  "stroke-linejoin": "round",
  "paint-order": "stroke",
} as const;
