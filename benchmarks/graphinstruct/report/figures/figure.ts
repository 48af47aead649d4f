import type { Study } from "#benchmarks/graphinstruct/analysis/index";

/** Widths in pixels: for a desk and for paper, and for a phone. */
export const WIDTHS = { wide: 900, narrow: 360 } as const;
export type Layout = keyof typeof WIDTHS;

/** A figure of a study. Drawing is a function of what `compute` found and of the layout alone. */
export interface FigureKind<Data> {
  readonly summary: string;
  /** undefined where the study lacks what it shows. */
  readonly compute: (study: Study) => Data | undefined;
  /** An SVG document whose title says what was found. */
  readonly draw: (data: Data, layout: Layout) => string;
}

/** A figure as SVG documents, one a layout. */
export type Figure = Readonly<Record<Layout, string>>;

/** A kind of figure that can be made without knowing what it is drawn from. */
export interface Illustrator {
  readonly summary: string;
  /** undefined where the study lacks what it shows. */
  readonly illustrate: (study: Study) => Figure | undefined;
}

export function illustrator<Data>(kind: FigureKind<Data>): FigureKind<Data> & Illustrator {
  const illustrate = (study: Study) => {
    const data = kind.compute(study);
    return data === undefined ? undefined : { wide: kind.draw(data, "wide"), narrow: kind.draw(data, "narrow") };
  };
  return { ...kind, illustrate };
}
