import { bars } from "#reports/analyses/chart/bars";
import type { Chart } from "#reports/analyses/chart/chart";
import { type Block, type Layout, layouts } from "#reports/analyses/chart/layout";
import { legend } from "#reports/analyses/chart/legend";
import { panels } from "#reports/analyses/chart/panels";
import { scatter } from "#reports/analyses/chart/scatter";
import { stacks } from "#reports/analyses/chart/stacks";
import { element } from "#reports/element";
import { PAPER } from "#reports/svg/palette";
import { root } from "#reports/svg/root";
import { text, wrap } from "#reports/svg/text";

const TITLE = { size: 16, bold: true } as const;
const TITLE_LINE = 21;
const GAP = 12;

/** A chart as an SVG document: its title, the names of its series, and what it shows. */
export function drawChart(chart: Chart, layout: keyof typeof layouts = "wide"): string {
  const { width } = layouts[layout];
  const title = wrap(chart.title, width, TITLE.size).map((line, i) => text(0, 16 + TITLE_LINE * i, line, TITLE));
  const heading: Block = { markup: title.join(""), height: TITLE_LINE * title.length };
  const blocks = [heading, legend(chart.series, width), bodyOf(chart, layouts[layout])];
  let y = 0;
  const placed = blocks
    .filter(({ height }) => height > 0)
    .map(({ markup, height }) => {
      const block = element("g", { transform: `translate(0 ${y.toFixed(1)})` }, markup);
      y += height + GAP;
      return block;
    });
  const ground = element("rect", { width, height: y, fill: PAPER });
  return root(width, y, chart.title, ground + placed.join(""));
}

function bodyOf(chart: Chart, layout: Layout): Block {
  switch (chart.kind) {
    case "bars":
      return bars(chart, layout);
    case "stacks":
      return stacks(chart, layout);
    case "panels":
      return panels(chart, layout);
    case "scatter":
      return scatter(chart, layout);
  }
}
