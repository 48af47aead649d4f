import type { Labels } from "#eval/readers/labels";
import { mentions } from "#eval/readers/mentions";
import { endsLine, split } from "#eval/readers/sentences";
import type { Token } from "#eval/readers/token";
import { wordSet } from "#eval/readers/word-set";

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
    if (list?.length === counter - 1) list.push(visited(line.slice(at + 2), labels));
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

/** More words than a label and "node" have. */
const WORDY = 8;

/** Whether a line is a node and nothing else but marks and the word "node". */
function isBare(line: readonly Token[], labels: Labels): boolean {
  if (line.length > WORDY && line.filter(({ kind }) => kind !== "mark").length > WORDY) return false;
  const [only, ...others] = mentions(line, labels);
  if (!only || others.length > 0) return false;
  return line.every(({ kind, lower }, at) => {
    const inside = at >= only.from && at < only.to;
    return inside || kind === "mark" || lower === "node";
  });
}

const reasons = wordSet("since because as before after so :");

/** The nodes that a line adds: none after "since", "before" or a colon, and of "from node 2 to node 0" the latter. */
function visited(line: readonly Token[], labels: Labels): number[] {
  const named = mentions(line, labels);
  const first = named[0]?.from ?? 0;
  const reason = line.findIndex(({ lower }, at) => at > first && reasons.has(lower));
  const added = reason < 0 ? named : named.filter(({ from }) => from < reason);
  const departs = line.slice(0, first).some(({ lower }) => lower === "from");
  return added.slice(departs && added.length > 1 ? 1 : 0).map(({ node }) => node);
}

const nodes = (tokens: readonly Token[], labels: Labels) => mentions(tokens, labels).map(({ node }) => node);
