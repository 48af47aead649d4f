import { findBlock } from "#benchmarks/graphinstruct/format/compat/block";
import { readEditBlock } from "#benchmarks/graphinstruct/format/compat/edit";
import { readGraphBlock } from "#benchmarks/graphinstruct/format/compat/graph";
import { readHeader } from "#benchmarks/graphinstruct/format/compat/header";
import { statements } from "#benchmarks/graphinstruct/format/compat/statements";
import type { Reading } from "#benchmarks/graphinstruct/format/written-graph";

/**
 * Reads the code style as the released parser does, faults included.
 *
 * @throws ReadError where that raises
 */
export function readCodeCompat(text: string): Reading {
  const block = findBlock(text);
  const header = readHeader(block.header);
  const said = statements(block.body);
  return block.edit
    ? { kind: "edit", edit: readEditBlock(said, header) }
    : { kind: "graph", written: readGraphBlock(said, header) };
}
