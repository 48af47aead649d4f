import type { ScatterChart } from "#reports/analyses/chart/chart";
import { seriesColour } from "#reports/analyses/chart/colours";
import type { Block, Layout } from "#reports/analyses/chart/layout";
import { dot, heightOf, type Plot, shareGrid, tick } from "#reports/analyses/chart/plot";
import { INK, SOFT } from "#reports/svg/palette";
import { elide, text, textWidth } from "#reports/svg/text";

const NAME = { size: 12, line: 14 } as const;
const UNITS = ["", "k", "M", "G", "T", "P"] as const;

/** Named points; x is the logarithm of 1 + count, so that 0 has a place. */
export function scatter({ points, xTitle }: ScatterChart, { width }: Layout): Block {
  const plot: Plot = { left: 40, top: 8, width: width - 48, height: 240 };
  const decades = Math.max(1, Math.ceil(Math.log10(1 + Math.max(0, ...points.map(({ x }) => x)))));
  const place = (count: number) => plot.left + 10 + ((plot.width - 20) * Math.log10(1 + count)) / decades;
  const marks = points.map((point) => dot(plot, place(point.x), point, seriesColour(0)));
  const spots = points.map(({ name, x, share }) => ({ name, x: place(x), y: heightOf(plot, share) }));
  const ticks = [0, ...Array.from({ length: decades }, (_, i) => 10 ** (i + 1))].map((count) =>
    tick(plot, place(count), short(count)),
  );
  const axis = text(plot.left, plot.top + plot.height + 38, elide(xTitle, plot.width, 12), { size: 12, fill: SOFT });
  return {
    markup: [shareGrid(plot), ...ticks, ...marks, ...names(spots, plot), axis].join(""),
    height: plot.height + 52,
  };
}

interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Names beside their points, moved down where they would stand on one another. */
function names(spots: readonly Spot[], plot: Plot): string[] {
  const taken: { readonly left: number; readonly right: number; readonly y: number }[] = [];
  return spots
    .toSorted((a, b) => a.y - b.y)
    .map(({ name, x, y: spot }) => {
      const wide = textWidth(name, NAME.size);
      const left = x + 9 + wide > plot.left + plot.width ? x - 9 - wide : x + 9;
      let y = spot + 4;
      for (const other of taken) {
        if (left < other.right && other.left < left + wide && y < other.y + NAME.line)
          y = Math.max(y, other.y + NAME.line);
      }
      taken.push({ left, right: left + wide, y });
      return text(left, y, name, { size: NAME.size, fill: INK });
    });
}

/** "0", "100", "10k", "1M" */
function short(count: number): string {
  const step = count === 0 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(count) / 3 + 1e-9));
  return `${count / 1000 ** step}${UNITS[step]}`;
}
