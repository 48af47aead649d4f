import { fifth } from "#reports/fifth";
import { ACCENT, INK, PAPER, SOFT, WHITE } from "#reports/svg/palette";

/** How a cell is filled. Where grey would not tell it from another, it carries a pattern or a ring. */
export interface Paint {
  readonly label: string;
  readonly fill: string;
  /** Text and gauge. */
  readonly ink: string;
  readonly stroke?: string;
  /** Colour of the lines of a pattern drawn over the fill. */
  readonly hatch?: string;
  readonly pattern?: "slant" | "dots";
  /** A second outline inside the cell. */
  readonly ring?: boolean;
}

const UNDEFINED: Paint = { label: "undefined", fill: "#f4f1e9", ink: INK, hatch: "#dbd5c7", pattern: "slant" };
/** By fifth of the gap, from below zero to beyond one: pale to dark. After 60% the ink turns from dark to white. */
const RECOVERED: readonly Paint[] = [
  { label: "below 0", fill: "#f9e0d3", ink: INK, hatch: "#ecbfab", pattern: "dots" },
  { label: "0–20%", fill: "#e8efe4", ink: INK },
  { label: "20–40%", fill: "#c5ddd0", ink: INK },
  { label: "40–60%", fill: "#84bdb4", ink: INK },
  { label: "60–80%", fill: "#227885", ink: WHITE },
  { label: "80–100%", fill: "#0d4f68", ink: WHITE },
  { label: "over 100%", fill: "#2d1b52", ink: WHITE, ring: true },
];

/** Every paint that a recovery can have, in the order of the legend. */
export const recoveryPaints: readonly Paint[] = [...RECOVERED, UNDEFINED];

/** The paint of a recovered share of the gap. */
export function recoveryPaint(recovery: number | undefined): Paint {
  return recovery === undefined ? UNDEFINED : RECOVERED[fifth(recovery) + 1]!;
}

/** Cells that show no recovery: what the scale of the others is made from. */
export const ZERO_SHOT_PAINT: Paint = { label: "zero-shot", fill: PAPER, ink: INK, stroke: "#b9b4a6" };
export const IN_DISTRIBUTION: Paint = { label: "in distribution", fill: WHITE, ink: ACCENT, stroke: ACCENT };
export const MISSING: Paint = { label: "not run", fill: "none", ink: SOFT, stroke: "#b9b4a6" };
