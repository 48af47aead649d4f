import { basename } from "node:path";
import type { CityMap } from "#benchmarks/decision/rq3/tour/map";
import { UserError } from "#src/errors";

/** Coordinates beyond this would make lengths that are no longer held exactly. */
const FARTHEST = 1e9;

interface Line {
  readonly text: string;
  /** Path and number of the line. */
  readonly where: string;
}

/**
 * The cities of a TSPLIB file with EUC_2D distances, in the order of the file (TSPLIB 95, section 2).
 *
 * @param path where the text is from, for messages; its name without ending is the map's id
 * @throws UserError for any other kind of problem or distances, a missing section, a wrong count, a repeated city or a
 *   coordinate that is no number
 */
export function readTsplib(text: string, path: string): CityMap {
  const lines = text.split(/\r?\n/).map((line, i): Line => ({ text: line.trim(), where: `${path}:${i + 1}` }));
  if (text.trim() === "") throw wrong(path, "a TSPLIB file", "an empty one");
  const start = lines.findIndex(({ text }) => text === "NODE_COORD_SECTION");
  const fields = fieldsOf(start < 0 ? lines : lines.slice(0, start));
  requireField(path, fields, "TYPE", "TSP");
  requireField(path, fields, "EDGE_WEIGHT_TYPE", "EUC_2D");
  if (start < 0) throw wrong(path, "a NODE_COORD_SECTION", "none");
  const cities = citiesIn(lines.slice(start + 1));
  const dimension = fields.get("DIMENSION");
  if (String(cities.length) !== dimension?.text)
    throw wrong(
      dimension?.where ?? path,
      `a DIMENSION of ${cities.length}, the cities listed`,
      dimension?.text ?? "none",
    );
  if (cities.length < 3) throw wrong(path, "three cities or more", `${cities.length}`);
  const id = basename(path).replace(/\.tsp$/, "");
  return { id, x: Float64Array.from(cities, ([x]) => x), y: Float64Array.from(cities, ([, y]) => y) };
}

/** The specification part: `NAME : value` lines. */
function fieldsOf(lines: readonly Line[]): ReadonlyMap<string, Line> {
  return new Map(
    lines.flatMap(({ text, where }) => {
      const at = text.indexOf(":");
      return at < 0 ? [] : [[text.slice(0, at).trim(), { text: text.slice(at + 1).trim(), where }] as const];
    }),
  );
}

function requireField(path: string, fields: ReadonlyMap<string, Line>, name: string, wanted: string): void {
  const field = fields.get(name);
  if (field?.text !== wanted)
    throw wrong(field?.where ?? path, `${name} ${wanted}`, field ? quoted(field.text) : "none");
}

function citiesIn(lines: readonly Line[]): (readonly [x: number, y: number])[] {
  const cities = new Map<string, readonly [number, number]>();
  for (const { text, where } of lines) {
    if (text === "EOF") break;
    if (text === "") continue;
    const [city = "", ...rest] = text.split(/\s+/);
    const [x = Number.NaN, y = Number.NaN] = rest.map(Number);
    if (rest.length !== 2 || !(Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST))
      throw wrong(where, "a city and two coordinates of a billion at most", quoted(text));
    if (cities.has(city)) throw wrong(where, "each city once", `${quoted(city)} again`);
    cities.set(city, [x, y]);
  }
  return [...cities.values()];
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 60));
}

function wrong(where: string, expected: string, got: string): UserError {
  return new UserError(
    `${where}: expected ${expected}, got ${got}; choose a TSPLIB file of symmetric Euclidean distances`,
  );
}
