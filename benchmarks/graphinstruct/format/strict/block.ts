import { readBody } from "#benchmarks/graphinstruct/format/strict/body";
import {
  type Cursor,
  demand,
  refuse,
  skipBlank,
  startsEllipsis,
  take,
} from "#benchmarks/graphinstruct/format/strict/cursor";
import { editOf } from "#benchmarks/graphinstruct/format/strict/edit";
import { graphOf } from "#benchmarks/graphinstruct/format/strict/graph";
import { readHeader } from "#benchmarks/graphinstruct/format/strict/header";
import type { DirectionWord } from "#benchmarks/graphinstruct/format/strict/is-directed";
import type { Attributes, Reading } from "#benchmarks/graphinstruct/format/written-graph";

/** Where a block may start. */
export interface BlockStart {
  readonly at: number;
  /** What stands before the header's bracket; undefined where there is no header. */
  readonly name: string | undefined;
  /** Whether its brace has been passed, after which it is a block and no mere mention of one. */
  opened: boolean;
}

/**
 * Reads the block whose start has just been passed.
 *
 * @throws ReadError if it isn't a block, or one that can't be read
 */
export function readBlock(cursor: Cursor, start: BlockStart): Reading {
  const header: Attributes = start.opened ? new Map() : readHeader(cursor);
  if (!start.opened) demand(cursor, "{");
  refusePlaceholder(cursor);
  start.opened = true;
  const body = readBody(cursor);
  const name =
    start.name?.toLowerCase() ??
    (body.places.has("add_edges") || body.places.has("remove_edges") ? "graphedit" : "graph");
  if (name.endsWith("edit")) return { kind: "edit", edit: editOf(body, header, start.at) };
  const words: DirectionWord[] = [];
  if (name === "digraph") words.push({ value: { kind: "boolean", value: true }, at: start.at });
  const directed = header.get("directed");
  if (directed) words.push({ value: directed, at: start.at });
  return { kind: "graph", written: graphOf(body, header, words, start.at) };
}

/** `Graph[…] {…}` speaks of the format, it doesn't use it. */
function refusePlaceholder(cursor: Cursor): void {
  skipBlank(cursor);
  if (!startsEllipsis(cursor.text, cursor.at)) return;
  const { at } = cursor;
  while (".…⋯".includes(cursor.text[cursor.at] ?? " ")) cursor.at++;
  if (take(cursor, "}")) refuse(at, "an ellipsis stands for what is not written out");
  cursor.at = at;
}
