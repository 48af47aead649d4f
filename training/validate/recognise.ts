import { names } from "#src/pick";
import { type FormatName, formats } from "#training/formats/index";
import type { JsonObject } from "#training/validate/parse-line";

/** The first format all of whose keys a row has; undefined: none. */
export function recognise(row: JsonObject): FormatName | undefined {
  return names(formats).find((name) => keysOf(name).every((key) => key in row));
}

/** The keys of a format's rows. */
export function keysOf(name: FormatName): string[] {
  return Object.keys(formats[name].fields).map((path) => path.split(".")[0]!);
}
