import { basename } from "node:path";
import type { CityMap } from "#benchmarks/decision/rq3/tour/map";
import { UserError } from "#src/errors";

/**
 * The cities of a TSPLIB file with EUC_2D distances, in the order of the file (TSPLIB 95, section 2).
 *
 * @param path where the text is from, for messages; its name without ending is the map's id
 * @throws UserError for any other kind of problem or distances, a missing section, a wrong count, a repeated city or a
 *   coordinate that is no number
 */
export function readTsplib(text: string, path: string): CityMap {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const start = lines.indexOf("NODE_COORD_SECTION");
  const fields = new Map(
    lines.slice(0, start < 0 ? lines.length : start).flatMap((line) => {
      const at = line.indexOf(":");
      return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()] as const];
    }),
  );
  require(path, "TYPE", fields.get("TYPE"), "TSP");
  require(path, "EDGE_WEIGHT_TYPE", fields.get("EDGE_WEIGHT_TYPE"), "EUC_2D");
  if (start < 0) throw wrong(path, "a NODE_COORD_SECTION", "none");
  const rows: [x: number, y: number][] = [];
  const seen = new Set<string>();
  for (let i = start + 1; i < lines.length && lines[i] !== "EOF"; i++) {
    if (lines[i] === "") continue;
    const [city = "", ...rest] = lines[i]!.split(/\s+/);
    const [x, y] = rest.map(Number);
    if (rest.length !== 2 || !Number.isFinite(x) || !Number.isFinite(y))
      throw wrong(`${path}:${i + 1}`, "a city and two coordinates", JSON.stringify(lines[i]));
    if (seen.has(city)) throw wrong(`${path}:${i + 1}`, "each city once", `${city} again`);
    seen.add(city);
    rows.push([x!, y!]);
  }
  const dimension = fields.get("DIMENSION");
  if (String(rows.length) !== dimension) throw wrong(path, `${dimension ?? "a DIMENSION of"} cities`, `${rows.length}`);
  if (rows.length < 3) throw wrong(path, "three cities or more", `${rows.length}`);
  const id = basename(path).replace(/\.tsp$/, "");
  return { id, x: Float64Array.from(rows, ([x]) => x), y: Float64Array.from(rows, ([, y]) => y) };
}

function require(path: string, field: string, got: string | undefined, wanted: string): void {
  if (got !== wanted) throw wrong(path, `${field} ${wanted}`, got ?? "none");
}

function wrong(where: string, expected: string, got: string): UserError {
  return new UserError(
    `${where}: expected ${expected}, got ${got}; choose a TSPLIB file of symmetric Euclidean distances`,
  );
}
