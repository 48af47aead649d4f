import type { Interval } from "#eval/stats/interval";

/** What a figure shows, as data: drawing it is another matter. All shares are of 0 … 1. */
export type Chart = BarChart | StackChart | PanelChart | ScatterChart;

interface Titled {
  readonly title: string;
  /** Names of the series, in the order of the marks; none: no legend. */
  readonly series: readonly string[];
}

/** A share, and its 95% interval where there is one. */
export interface Mark {
  readonly share: number;
  readonly interval?: Interval;
}

/** Groups of bars, one bar a series. */
export interface BarChart extends Titled {
  readonly kind: "bars";
  readonly groups: readonly { readonly name: string; readonly bars: readonly (Mark | undefined)[] }[];
}

/** Wholes divided into shares, one a series. */
export interface StackChart extends Titled {
  readonly kind: "stacks";
  readonly groups: readonly { readonly name: string; readonly shares: readonly number[] }[];
}

/** Several plots of shares over the same x, one line a series. */
export interface PanelChart extends Titled {
  readonly kind: "panels";
  readonly xTitle: string;
  readonly panels: readonly Panel[];
}

/** One plot of several. */
export interface Panel {
  readonly name: string;
  readonly lines: readonly (readonly Point[])[];
  /** Shares to compare with, as lines across the plot, named at one of its sides. */
  readonly levels: readonly { readonly name: string; readonly share: number; readonly side: "left" | "right" }[];
}

/** A mark at a place on the x axis. */
export interface Point extends Mark {
  readonly x: number;
}

/** Named points over counts, which are drawn on a logarithmic scale that holds 0. */
export interface ScatterChart extends Titled {
  readonly kind: "scatter";
  readonly xTitle: string;
  readonly points: readonly (Point & { readonly name: string })[];
}
