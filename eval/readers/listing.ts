import type { Labels } from "#eval/readers/labels";
import { mentions } from "#eval/readers/mentions";
import { endsLine, split } from "#eval/readers/sentences";
import type { Token } from "#eval/readers/token";

/** The nodes that each line of a list names. */
export type Listing = readonly (readonly number[])[];

/** Lists of nodes over two lines or more: numbered ones ("1. Visit node 6.", "| 2 | 0 |"), then those of one bare node a line. */
export function listings(tokens: readonly Token[], labels: Labels): Listing[] {
  const lines = split(tokens, endsLine);
  return [...numbered(lines, labels), ...bare(lines, labels)].filter((list) => list.length > 1);
}

/** Counters that run 1, 2, 3 …; lines without one may stand between. */
function numbered(lines: readonly (readonly Token[])[], labels: Labels): Listing[] {
  const out: number[][][] = [];
  for (const line of lines) {
    const at = line[0]?.text === "|" || line[0]?.text === "(" ? 1 : 0;
    const mark = line[at + 1]?.text ?? "";
    if (line[at]?.kind !== "digits" || !".):|".includes(mark) || line.length === at + 2) continue;
    const counter = Number(line[at]!.text);
    if (counter === 1) out.push([]);
    const list = out.at(-1);
    if (list?.length === counter - 1) list.push(nodes(line.slice(at + 2), labels));
  }
  return out;
}

function bare(lines: readonly (readonly Token[])[], labels: Labels): Listing[] {
  const out: number[][][] = [[]];
  for (const line of lines) {
    if (isBare(line, labels)) out.at(-1)!.push(nodes(line, labels));
    else if (out.at(-1)!.length > 0) out.push([]);
  }
  return out;
}

/** Whether a line is a node and nothing else but marks and the word "node". */
function isBare(line: readonly Token[], labels: Labels): boolean {
  const [only, ...others] = mentions(line, labels);
  if (!only || others.length > 0) return false;
  return line.every(({ kind, lower }, at) => {
    const inside = at >= only.from && at < only.to;
    return inside || kind === "mark" || lower === "node";
  });
}

const nodes = (tokens: readonly Token[], labels: Labels) => mentions(tokens, labels).map(({ node }) => node);
