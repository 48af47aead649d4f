import { names } from "#src/pick";
import { type FormatName, formats } from "#training/formats/index";
import type { JsonObject } from "#training/validate/parse-line";

/** The first format all of whose keys a row has; undefined: none. */
export function recognise(row: JsonObject): FormatName | undefined {
  return names(formats).find((name) => Object.keys(formats[name].fields).every((path) => path.split(".")[0]! in row));
}
