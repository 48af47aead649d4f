import { analyses, type Study } from "#benchmarks/graphinstruct/analysis/index";
import type { FrontierDistance } from "#benchmarks/graphinstruct/analysis/kinds/frontier-distance";
import type { CostStanding } from "#benchmarks/graphinstruct/analysis/runs/standings";
import { STRATEGIES } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import { score, tokens } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { illustrator, WIDTHS } from "#benchmarks/graphinstruct/report/figures/figure";
import { type Plane, planeOf } from "#benchmarks/graphinstruct/report/figures/frontier/plane";
import { strategyKey, strategyMark } from "#benchmarks/graphinstruct/report/figures/frontier/strategy-mark";
import { HALO } from "#benchmarks/graphinstruct/report/figures/halo";
import { footnote } from "#reports/analyses/chart/footnote";
import { sheet } from "#reports/analyses/chart/sheet";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { count } from "#reports/format";
import { INK, SOFT } from "#reports/svg/palette";
import { type Box, placeLabels } from "#reports/svg/place-labels";
import { elide, text } from "#reports/svg/text";

const HEIGHT = { wide: 480, narrow: 400 } as const;
const NAME = { wide: 11.5, narrow: 10.5 } as const;
/** Room for a name. */
const LONGEST = 130;

export const frontier = illustrator<FrontierDistance>({
  summary: "cost against quality, and how far each is from what its cost allows",
  compute: (study: Study) => analyses["frontier-distance"].compute(study),
  draw({ distances, median }, layout) {
    const width = WIDTHS[layout];
    const all = distances.map(({ standing }) => standing);
    const plane = planeOf(all, width, HEIGHT[layout]);
    const edge = all.filter((one) => one.frontier).sort((a, b) => a.cost - b.cost);
    const body = [
      plane.axes,
      ...distances.map((one) => stem(one, plane)),
      line(edge, plane),
      ...all.map((one) => mark(one, plane)),
      names(all, edge, plane, NAME[layout]),
    ];
    const plain = STRATEGIES.filter((strategy) => all.some((one) => one.strategy === strategy));
    const strategies = all.some((one) => !plain.some((way) => way === one.strategy)) ? [...plain, "methods"] : plain;
    const words =
      "Line and filled marks: the frontier, where no other configuration is as cheap and as good. Stems: the quality that the others leave at their cost. Names that would cover others are left out. Quality: D1 to D4, levels weighted. GraphInstruct, tables 16 and 17, figure 11.";
    return sheet(finding(all.length, edge.length, median), width, [
      strategyKey(strategies, width),
      { markup: body.join(""), height: HEIGHT[layout] },
      footnote(words, width),
    ]);
  },
});

/** From a configuration up to the frontier at its cost. */
function stem({ standing: { cost, total }, distance }: FrontierDistance["distances"][number], { x, y }: Plane): string {
  if (distance === 0) return "";
  const d = `M${x(cost).toFixed(1)} ${y(total).toFixed(1)}V${y(total + distance).toFixed(1)}`;
  return element("path", { d, stroke: "#b9b4a6", "stroke-opacity": 0.7 });
}

/** The frontier, level beyond its ends. */
function line(edge: readonly CostStanding[], { x, y, left, right }: Plane): string {
  const [first, last] = [edge[0]!, edge.at(-1)!];
  const points = edge.map(({ cost, total }) => `${x(cost).toFixed(1)} ${y(total).toFixed(1)}`);
  const d = `M${left} ${y(first.total).toFixed(1)}L${points.join("L")}L${right} ${y(last.total).toFixed(1)}`;
  return element("path", { d, fill: "none", stroke: INK, "stroke-width": 1.6 });
}

function mark({ model, strategy, cost, total, frontier: on }: CostStanding, { x, y }: Plane): string {
  const said = `${model} ${strategy}: ${score(total)} at ${tokens(cost)} tokens per valid output`;
  return strategyMark(strategy, x(cost), y(total), on, element("title", {}, escapeText(said)));
}

/** Names that keep clear of the frontier and of one another, on a ground of their own. */
function names(all: readonly CostStanding[], edge: readonly CostStanding[], plane: Plane, size: number): string {
  const spots = all.map(({ model, cost, total, frontier: on }) => ({
    x: plane.x(cost),
    y: plane.y(total),
    name: elide(model, LONGEST, size),
    always: on,
  }));
  const labels = placeLabels(spots, size, plane, along(edge, plane)).map(({ spot, x, y }) =>
    text(x, y, spot.name, { size, bold: spot.always === true, fill: spot.always ? INK : SOFT }),
  );
  return element("g", HALO, ...labels);
}

/** Small boxes along the frontier. */
function along(edge: readonly CostStanding[], { x, y, left, right }: Plane): Box[] {
  const corners = edge.map(({ cost, total }) => ({ x: x(cost), y: y(total) }));
  const path = [{ ...corners[0]!, x: left }, ...corners, { ...corners.at(-1)!, x: right }];
  return path.slice(1).flatMap((to, i) => {
    const from = path[i]!;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4);
    return Array.from({ length: steps }, (_, k) => {
      const [at, height] = [from.x + ((to.x - from.x) * k) / steps, from.y + ((to.y - from.y) * k) / steps];
      return { left: at - 2, right: at + 2, top: height - 2, bottom: height + 2 };
    });
  });
}

function finding(all: number, on: number, median: number | undefined): string {
  const edge = `${on} of ${count(all, "configuration")} ${all === 1 ? "is" : "are"} on the frontier of cost and quality`;
  return median === undefined ? edge : `${edge}; the others leave ${score(median)} at the median`;
}
