import { STRATEGIES, type Strategy } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import { seriesColour } from "#reports/analyses/chart/colours";
import { keyLines, MARK } from "#reports/analyses/chart/keys";
import type { Block } from "#reports/analyses/chart/layout";
import { element } from "#reports/element";
import { INK, WHITE } from "#reports/svg/palette";

/** Outlines about a place, by strategy: a circle, a square, a triangle, a diamond. */
const SHAPES: Readonly<Record<Strategy, string>> = {
  "zero-shot": "m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z",
  "few-shot": "m-4.5 -4.5h9v9h-9Z",
  "zero-cot": "m0 -5.6l5.6 9.8h-11.2Z",
  "few-cot": "m0 -6l6 6l-6 6l-6 -6Z",
};

/** Of methods: a plus. */
const CROSS = "m-1.8 -5.4h3.6v3.6h3.6v3.6h-3.6v3.6h-3.6v-3.6h-3.6v-3.6h3.6Z";

/** The pale ones of the series would be lost as outlines. */
const COLOURS: Readonly<Record<Strategy, string>> = {
  "zero-shot": seriesColour(0),
  "few-shot": seriesColour(1),
  "zero-cot": seriesColour(5),
  "few-cot": seriesColour(3),
};

/** A mark that tells the strategy by shape and colour, methods by one of their own; hollow for what is not set off. */
export function strategyMark(strategy: string, x: number, y: number, full: boolean, ...inside: string[]): string {
  const known = STRATEGIES.find((one) => one === strategy);
  const colour = known ? COLOURS[known] : INK;
  const d = `M${x.toFixed(1)} ${y.toFixed(1)}${known ? SHAPES[known] : CROSS}`;
  const style = { fill: full ? colour : WHITE, stroke: colour, "stroke-width": full ? 1 : 1.8 };
  return element("path", { d, ...style }, ...inside);
}

/** What the marks mean. */
export function strategyKey(strategies: readonly string[], width: number): Block {
  const keys = strategies.map((strategy) => ({
    name: strategy,
    mark: (x: number, y: number) => strategyMark(strategy, x + MARK / 2, y + MARK / 2, true),
  }));
  return keyLines(keys, width);
}
