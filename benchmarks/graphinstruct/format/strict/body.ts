import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { type Cursor, refuse, refuseHere, skipBlank, take } from "#benchmarks/graphinstruct/format/strict/cursor";
import type { DirectionWord } from "#benchmarks/graphinstruct/format/strict/is-directed";
import { type Left, type ListName, readLeft } from "#benchmarks/graphinstruct/format/strict/left";
import { type ListedEdge, type ListedNode, readEdges, readNodes } from "#benchmarks/graphinstruct/format/strict/lists";
import { readValue, STATEMENT_END } from "#benchmarks/graphinstruct/format/strict/value";

/** What the statements of a block say. */
export interface Body {
  nodes?: readonly ListedNode[];
  readonly edges: Map<Exclude<ListName, "node_list">, readonly ListedEdge[]>;
  readonly directed: DirectionWord[];
  readonly properties: Map<string, Literal>;
  /** Of nodes and edges, in order. */
  readonly attributes: Attribute[];
  /** Where the lists and other changes stand that only one kind of block may hold. */
  readonly places: Map<ListName | "change", number>;
}

export interface Attribute {
  readonly left: Left & { readonly kind: "node" | "edge" };
  readonly value: Literal;
}

/** Reads the statements from after the opening brace to after the closing one. */
export function readBody(cursor: Cursor): Body {
  const body: Body = { edges: new Map(), directed: [], properties: new Map(), attributes: [], places: new Map() };
  while (!take(cursor, "}")) {
    if (take(cursor, ";,")) continue;
    if (cursor.at >= cursor.text.length) refuseHere(cursor, "a closing }");
    readStatement(cursor, body);
    skipBlank(cursor);
  }
  return body;
}

function readStatement(cursor: Cursor, body: Body): void {
  const { at } = cursor;
  const left = readLeft(cursor);
  if (left.kind === "list") {
    readList(cursor, body, left.name, at);
    return;
  }
  const value = readValue(cursor, STATEMENT_END);
  if (left.kind !== "property") {
    body.attributes.push({ left, value });
    return;
  }
  body.properties.set(left.name, value);
  if (left.quoted) return;
  if (left.name === "directed") body.directed.push({ value, at });
  if (/^(?:add|remove|delete)_/.test(left.name)) body.places.set("change", at);
}

function readList(cursor: Cursor, body: Body, name: ListName, at: number): void {
  if (body.places.has(name)) refuse(at, `${name} is given twice`);
  body.places.set(name, at);
  if (name === "node_list") body.nodes = readNodes(cursor);
  else body.edges.set(name, readEdges(cursor));
}
