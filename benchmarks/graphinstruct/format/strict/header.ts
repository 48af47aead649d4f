import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { type Cursor, refuseHere, skipBlank, take } from "#benchmarks/graphinstruct/format/strict/cursor";
import { readQuoted } from "#benchmarks/graphinstruct/format/strict/quoted";
import { readValue } from "#benchmarks/graphinstruct/format/strict/value";
import type { Attributes } from "#benchmarks/graphinstruct/format/written-graph";

const NAME = /[\p{L}\p{N}_]+/uy;
const VALUE_END = /[,\]\n[{]| (?=[\p{L}\p{N}_]+\s*=)/gu;

/** Reads the pairs from after the opening square bracket to after the closing one. */
export function readHeader(cursor: Cursor): Attributes {
  const header = new Map<string, Literal>();
  while (!take(cursor, "]")) {
    if (take(cursor, ",;")) continue;
    NAME.lastIndex = cursor.at;
    const bare = NAME.exec(cursor.text)?.[0];
    const name = readQuoted(cursor) ?? bare ?? refuseHere(cursor, "name=value or ]");
    if (cursor.text.startsWith(name, cursor.at) && bare !== undefined) cursor.at += name.length;
    if (!take(cursor, "=:")) refuseHere(cursor, "=");
    header.set(name, readValue(cursor, VALUE_END));
    skipBlank(cursor);
  }
  return header;
}
