import { thousands } from "#reports/format";
import { sparkline } from "#src/commands/sparkline";
import { lossesOf } from "#training/losses";

/** How a job's loss went, in one line; undefined: it was not told. */
export function lossLine(folder: string): string | undefined {
  const points = lossesOf(folder);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return undefined;
  const curve = sparkline(points.map(({ loss }) => loss));
  return `loss ${curve} ${first.loss.toFixed(3)} → ${last.loss.toFixed(3)} in ${thousands(last.step)} steps`;
}
