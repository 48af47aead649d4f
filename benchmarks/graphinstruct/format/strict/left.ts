import {
  type Cursor,
  demand,
  refuse,
  refuseHere,
  skipBlank,
  take,
} from "#benchmarks/graphinstruct/format/strict/cursor";
import { readId } from "#benchmarks/graphinstruct/format/strict/id";
import { isQuote, readQuoted } from "#benchmarks/graphinstruct/format/strict/quoted";

/** What a statement is about: the left of its equals sign. */
export type Left =
  | { readonly kind: "list"; readonly name: ListName }
  /** In quotes, a name means nothing of its own. */
  | { readonly kind: "property"; readonly name: string; readonly quoted: boolean }
  | { readonly kind: "node"; readonly id: string; readonly name: string }
  | { readonly kind: "edge"; readonly source: string; readonly target: string; readonly name: string };

export type ListName = "node_list" | "edge_list" | "add_edges" | "remove_edges";

const LIST = /(node_list|edge_list|add_edges|remove_edges)\s*[=:](?!=)/y;
const EDGE = /edge\s*\(/y;
const WORD = /[\p{L}\p{N}\p{M}_]+/uy;
const PLAIN = /^[\p{L}\p{N}\p{M}_]+$/u;

/** Reads the left of a statement and its equals sign. */
export function readLeft(cursor: Cursor): Left {
  const list = match(LIST, cursor);
  if (list) return { kind: "list", name: list[1] as ListName };
  const left = match(EDGE, cursor)
    ? readEdgeLeft(cursor)
    : isQuote(cursor.text[cursor.at])
      ? readQuotedLeft(cursor)
      : undefined;
  if (left === undefined) return readBareLeft(cursor);
  demand(cursor, "=");
  return left;
}

function match(pattern: RegExp, cursor: Cursor): RegExpExecArray | undefined {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.text);
  if (found) cursor.at += found[0].length;
  return found ?? undefined;
}

function readEdgeLeft(cursor: Cursor): Left {
  const source = readId(cursor);
  demand(cursor, ",");
  const target = readId(cursor);
  demand(cursor, ")");
  demand(cursor, ".");
  return { kind: "edge", source, target, name: readName(cursor) };
}

function readQuotedLeft(cursor: Cursor): Left {
  const id = readQuoted(cursor)!;
  return take(cursor, ".")
    ? { kind: "node", id, name: readName(cursor) }
    : { kind: "property", name: id, quoted: true };
}

/** The name of an attribute: a word, or anything in quotes. */
function readName(cursor: Cursor): string {
  skipBlank(cursor);
  return readQuoted(cursor) ?? match(WORD, cursor)?.[0] ?? refuseHere(cursor, "the name of an attribute");
}

const BARE = /[^=;{}"'\n]+(?==(?!=))/y;

/** A word; or an id without quotes, which may hold dots, a dot and a word, which may be quoted. */
function readBareLeft(cursor: Cursor): Left {
  const { at } = cursor;
  const bare = match(BARE, cursor)?.[0];
  if (bare === undefined) return readDottedName(cursor);
  cursor.at++;
  const left = bare.trim();
  const dot = left.lastIndexOf(".");
  if (!PLAIN.test(left.slice(dot + 1)))
    refuse(at, `expected a name before =, got ${JSON.stringify(left.slice(0, 40))}`);
  if (dot === -1) return { kind: "property", name: left, quoted: false };
  return { kind: "node", id: left.slice(0, dot).trim(), name: left.slice(dot + 1) };
}

const DOTTED = /([\p{L}\p{N}\p{M}_.+-]+)\s*\.\s*(?=["'])/uy;

function readDottedName(cursor: Cursor): Left {
  const id = match(DOTTED, cursor)?.[1];
  if (id === undefined) refuseHere(cursor, "a statement such as node_list = […]");
  const name = readQuoted(cursor)!;
  demand(cursor, "=");
  return { kind: "node", id, name };
}
