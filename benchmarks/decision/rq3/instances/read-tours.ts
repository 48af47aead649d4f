import { join } from "node:path";
import { LAYOUT } from "#benchmarks/decision/rq3/instances/layout";
import { poseTour } from "#benchmarks/decision/rq3/instances/pose-tour";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import { readTsplib } from "#benchmarks/decision/rq3/tour/read-tsplib";
import { UserError } from "#src/errors";
import { readText } from "#src/read-text";

/**
 * Round trips of TSPLIB files with their published optima.
 *
 * @param dir with tsplib/NAME.tsp and tsplib/solutions.txt, lines of `name : optimum`
 */
export function readTours(dir: string, ids: readonly string[]): Posed[] {
  const solutions = join(dir, "tsplib", "solutions.txt");
  const optima = new Map(
    readText(solutions, LAYOUT)
      .split(/\r?\n/)
      .map((line) => /^\s*(\S+)\s*:\s*(\d+)/.exec(line))
      .flatMap((match) => (match ? [[match[1]!, Number(match[2])] as const] : [])),
  );
  return ids.map((id) => {
    const path = join(dir, "tsplib", `${id}.tsp`);
    const instance = readTsplib(readText(path, LAYOUT), path);
    const value = optima.get(id);
    if (!value)
      throw new UserError(
        `${solutions}: expected the optimum of ${id}, above 0, got ${value ?? "none"}; add a line "${id} : …"`,
      );
    return poseTour(instance, { kind: "published", value });
  });
}
