import type { Grid } from "#reports/cells";
import { familyWords } from "#reports/family-words";
import { percent, threshold } from "#reports/format";
import { gauge } from "#reports/heatmap/gauge";
import { ground } from "#reports/heatmap/ground";
import type { Layout } from "#reports/heatmap/layout";
import { recoveryPaints } from "#reports/heatmap/paint";
import { mark, star } from "#reports/heatmap/shapes";
import { pairedWords } from "#reports/paired-words";
import { INK, SOFT } from "#reports/svg/palette";
import { runs, text, textWidth } from "#reports/svg/text";

const FORMULA = "(tuned − zero-shot) ÷ (in distribution − zero-shot)";
const RULER = { width: 246, line: 210 };

interface Key {
  readonly width: number;
  draw(x: number, y: number): string;
}

/** What colours, marks and rulers mean; `height` is what it takes up below `y`. */
export function legend(
  grid: Grid,
  x: number,
  y: number,
  width: number,
  layout: Layout,
): { svg: string; height: number } {
  const size = layout.size.tag + 0.5;
  const heading = runs(x, y + 10, [
    { words: "Gap recovered", size: size + 1.5, bold: true },
    { words: FORMULA, size, fill: SOFT },
  ]);
  const swatches = flow(swatchKeys(layout, size, width), x, y + 20, width, 38);
  const below = y + 26 + swatches.height;
  const beside = width >= RULER.width + 290;
  const marks = flow(markKeys(grid, size), x, below, beside ? width - RULER.width - 10 : width, 20);
  const ruler = beside ? { x: x + width - RULER.width, y: below + 16 } : { x, y: below + marks.height + 26 };
  const bottom = Math.max(below + marks.height, ruler.y + 22);
  return { svg: heading + swatches.svg + marks.svg + rulerKey(ruler.x, ruler.y, size), height: bottom - y };
}

/** Keys side by side, on as many lines as they need. */
function flow(
  keys: readonly Key[],
  left: number,
  top: number,
  width: number,
  lineHeight: number,
): { svg: string; height: number } {
  let x = left;
  let y = top;
  let svg = "";
  for (const key of keys) {
    if (x > left && x + key.width > left + width) {
      x = left;
      y += lineHeight;
    }
    svg += key.draw(x, y);
    x += key.width;
  }
  return { svg, height: y - top + lineHeight };
}

function swatchKeys(layout: Layout, size: number, width: number): Key[] {
  const all = recoveryPaints.length;
  const each = Math.min(96, width / (width / all < 56 ? all / 2 : all));
  return recoveryPaints.map((paint) => ({
    width: each - 0.01,
    draw: (x, y) =>
      ground({ x, y, width: each - 4, height: 15 }, paint, layout.name) +
      text(x + (each - 4) / 2, y + 28, paint.label, { size, fill: SOFT, anchor: "middle" }),
  }));
}

function markKeys(grid: Grid, size: number): Key[] {
  const { alpha, lambda } = grid;
  const tests = ["z: two samples", `paired: ${pairedWords(grid)}, Holm over ${familyWords(grid)}`];
  const key = (draw: (x: number, y: number) => string, words: string): Key => ({
    width: textWidth(words, size) + 28,
    draw: (x, y) => draw(x + 5, y + 5) + text(x + 14, y + 5 + size * 0.36, words, { size, fill: SOFT }),
  });
  return [
    key((x, y) => mark("gain", x, y, INK), "significant gain"),
    key((x, y) => mark("loss", x, y, INK), "loss"),
    key((x, y) => mark("none", x, y, INK), `neither (p < ${threshold(alpha)})`),
    key((x, y) => star(x, y, 5.6, INK, false), `strong: significant by z, ≥ ${percent(lambda)} recovered`),
    key((x, y) => star(x, y, 5.6, INK, true), "by its interval’s lower end, and paired"),
    ...tests.map((words) => ({
      width: textWidth(words, size) + 16,
      draw: (x: number, y: number) => text(x, y + 5 + size * 0.36, words, { size, fill: SOFT }),
    })),
  ];
}

/** A large ruler, with the names of its parts. */
function rulerKey(x: number, y: number, size: number): string {
  const start = x + 14;
  const reading = { accuracy: 0.56, interval: [0.5, 0.62], zeroShot: 0.14, inDistribution: 0.86 } as const;
  const label = (share: number, dy: number, words: string) =>
    text(start + RULER.line * share, y + dy, words, { size, fill: SOFT, anchor: "middle" });
  return [
    gauge(start, y, RULER.line, reading, INK),
    label(reading.accuracy, -10, "accuracy, 95% interval"),
    label(reading.zeroShot, 18, "zero-shot"),
    label(reading.inDistribution, 18, "in distribution"),
    label(-0.04, 4, "0"),
    label(1.04, 4, "1"),
  ].join("");
}
