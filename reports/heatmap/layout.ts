/** Sizes of the figure, in pixels: one set for a desk and for paper, one for a phone. */
export interface Layout {
  readonly name: "wide" | "narrow";
  readonly cell: { readonly width: number; readonly height: number };
  /** Height of a cell of the zero-shot row. */
  readonly zeroShotHeight: number;
  readonly gap: number;
  /** Names of rows: on the left of the row, or above it. */
  readonly rowNames: "left" | "above";
  /** The figure is at least this wide, for the legend's sake. */
  readonly minWidth: number;
  readonly size: { readonly name: number; readonly big: number; readonly body: number; readonly tag: number };
  /** Baselines within a cell; of marks and gauge the middle. */
  readonly line: {
    readonly tag: number;
    readonly big: number;
    readonly body: number;
    readonly marks: number;
    readonly gauge: number;
  };
  readonly zeroShotLine: { readonly big: number; readonly body: number; readonly gauge: number };
}

/** The sizes by name: for a desk and for a phone. */
export const layouts = {
  wide: {
    name: "wide",
    cell: { width: 134, height: 120 },
    zeroShotHeight: 72,
    gap: 6,
    rowNames: "left",
    minWidth: 610,
    size: { name: 13.5, big: 26, body: 12, tag: 10.5 },
    line: { tag: 19, big: 46, body: 65, marks: 83, gauge: 103 },
    zeroShotLine: { big: 26, body: 43, gauge: 58 },
  },
  narrow: {
    name: "narrow",
    cell: { width: 85, height: 104 },
    zeroShotHeight: 64,
    gap: 5,
    rowNames: "above",
    minWidth: 357,
    size: { name: 12, big: 20, body: 10.2, tag: 9.3 },
    line: { tag: 16, big: 38, body: 55, marks: 71, gauge: 89 },
    zeroShotLine: { big: 22, body: 38, gauge: 51 },
  },
} as const satisfies Record<string, Layout>;
