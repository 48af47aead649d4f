import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { pythonText } from "#benchmarks/graphinstruct/format/python/text";
import {
  type Cursor,
  demand,
  refuse,
  refuseHere,
  skipBlank,
  take,
} from "#benchmarks/graphinstruct/format/strict/cursor";
import { readId, readPlainId, tupleId } from "#benchmarks/graphinstruct/format/strict/id";
import { ITEM_END, readValue } from "#benchmarks/graphinstruct/format/strict/value";
import type { Attributes } from "#benchmarks/graphinstruct/format/written-graph";

/** A node that `node_list` names. */
export interface ListedNode {
  readonly id: string;
  readonly attributes?: Attributes;
}

/** An edge as it stands in a list, and the places of its ends. */
export interface ListedEdge {
  readonly source: string;
  readonly target: string;
  readonly places: readonly [number, number];
  readonly attributes?: Attributes;
}

const CLOSING = new Map([
  ["[", "]"],
  ["(", ")"],
  ["{", "}"],
]);

/** Reads the nodes of a list: ids, or pairs of an id and a dict of attributes. */
export function readNodes(cursor: Cursor): ListedNode[] {
  return readListed(cursor, (node) => (node.text[node.at] === "(" ? readNodeOrTuple(node) : { id: readPlainId(node) }));
}

/** Reads the edges of a list: pairs of ids, or triples with a weight or a dict of attributes. */
export function readEdges(cursor: Cursor): ListedEdge[] {
  return readListed(cursor, readEdge);
}

function readListed<Item>(cursor: Cursor, read: (cursor: Cursor) => Item): Item[] {
  skipBlank(cursor);
  const close = CLOSING.get(cursor.text[cursor.at] ?? "");
  if (close === undefined) refuseHere(cursor, "a list in brackets");
  cursor.at++;
  const items: Item[] = [];
  while (!take(cursor, close)) {
    items.push(read(cursor));
    if (!take(cursor, ",") && cursor.text[cursor.at] !== close) refuseHere(cursor, `a comma or ${close}`);
  }
  return items;
}

function readNodeOrTuple(cursor: Cursor): ListedNode {
  cursor.at++;
  const items: string[] = [];
  let attributes: Attributes | undefined;
  while (!take(cursor, ")")) {
    if (cursor.text[cursor.at] === "{" && items.length === 1) attributes = readAttributes(cursor);
    else if (attributes === undefined) items.push(readPlainId(cursor));
    else refuseHere(cursor, ")");
    if (!take(cursor, ",") && cursor.text[cursor.at] !== ")") refuseHere(cursor, "a comma or )");
  }
  if (attributes) return { id: items[0]!, attributes };
  if (items.length === 0) refuseHere(cursor, "an id before )");
  return { id: tupleId(items) };
}

function readAttributes(cursor: Cursor): Attributes {
  const { at } = cursor;
  const value = readValue(cursor, ITEM_END);
  if (value.kind !== "dict") refuse(at, "expected attributes in braces");
  return attributesOf(value);
}

function attributesOf(dict: Literal & { readonly kind: "dict" }): Attributes {
  return new Map(dict.entries.map(([name, value]) => [pythonText(name), value]));
}

function readEdge(cursor: Cursor): ListedEdge {
  const { text, at } = cursor;
  const close = text[at] === "(" ? ")" : text[at] === "[" ? "]" : refuseHere(cursor, "an edge in ( ) or [ ]");
  cursor.at++;
  const source = readEnd(cursor);
  if (!take(cursor, ",") || text[skipped(cursor)] === close) refuse(at, "an edge has 2 or 3 items, this one has 1");
  const target = readEnd(cursor);
  const attributes = take(cursor, ",") && text[skipped(cursor)] !== close ? readThird(cursor) : undefined;
  if (take(cursor, ",") && text[skipped(cursor)] !== close) refuse(at, "an edge has 2 or 3 items, this one has more");
  demand(cursor, close);
  const ends = { source: source.id, target: target.id, places: [source.at, target.at] as const };
  return attributes === undefined ? ends : { ...ends, attributes };
}

function skipped(cursor: Cursor): number {
  skipBlank(cursor);
  return cursor.at;
}

function readEnd(cursor: Cursor): { readonly id: string; readonly at: number } {
  const at = skipped(cursor);
  return { id: readId(cursor), at };
}

const NAMED = /([\p{L}\p{N}_]+)\s*=\s*(?!=)/uy;

/** A weight, `name=value`, or a dict. */
function readThird(cursor: Cursor): Attributes {
  NAMED.lastIndex = cursor.at;
  const named = NAMED.exec(cursor.text);
  if (named) cursor.at += named[0].length;
  const value = readValue(cursor, ITEM_END);
  if (value.kind === "dict" && named === null) return attributesOf(value);
  return new Map([[named?.[1] ?? "weight", value]]);
}
