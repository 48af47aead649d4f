/** Sizes of a chart, in pixels: one set for a desk and for paper, one for a phone. */
export interface Layout {
  readonly width: number;
  /** Room on the left for the names of groups; 0: they stand above. */
  readonly names: number;
  /** Panels side by side. */
  readonly abreast: number;
}

/** The sizes by name. */
export const layouts = {
  wide: { width: 720, names: 200, abreast: 2 },
  narrow: { width: 360, names: 0, abreast: 1 },
} as const satisfies Record<string, Layout>;

/** Part of a chart: markup that takes so much height from 0 on. */
export interface Block {
  readonly markup: string;
  readonly height: number;
}
