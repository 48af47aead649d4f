import { bars } from "#reports/analyses/chart/bars";
import type { Chart } from "#reports/analyses/chart/chart";
import { type Block, type Layout, layouts } from "#reports/analyses/chart/layout";
import { legend } from "#reports/analyses/chart/legend";
import { panels } from "#reports/analyses/chart/panels";
import { scatter } from "#reports/analyses/chart/scatter";
import { sheet } from "#reports/analyses/chart/sheet";
import { stacks } from "#reports/analyses/chart/stacks";

/** A chart as an SVG document: its title, the names of its series, and what it shows. */
export function drawChart(chart: Chart, layout: keyof typeof layouts = "wide"): string {
  const { width } = layouts[layout];
  return sheet(chart.title, width, [legend(chart.series, width), bodyOf(chart, layouts[layout])]);
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
