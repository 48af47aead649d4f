import { refuse } from "#benchmarks/graphinstruct/format/strict/cursor";
import { type DirectionWord, isDirected } from "#benchmarks/graphinstruct/format/strict/is-directed";
import type { Line } from "#benchmarks/graphinstruct/format/strict/line";
import { namesIn, type Token, tokensOf } from "#benchmarks/graphinstruct/format/strict/tokens";

/** What the lines of a reply say. */
export interface Lines {
  /** undefined where no line declares nodes. */
  readonly nodes: ReadonlyMap<string, Token> | undefined;
  readonly directed: readonly DirectionWord[];
  /** The lines of the list, and prose. */
  readonly others: readonly Line[];
}

/** Comments, marks of code fences, headings. */
const IGNORED = /^(?:#|\/\/|```|(?:adj[a-z]*|edges?)(?:[ _]list)?\s*:?$)/i;
const NODES = /^nodes\s*:/i;
const DIRECTED = /^directed\s*[:=]\s*(\S+)$/i;

/** More lines than any list of a reply has. */
const MOST_LINES = 1_000_000;

/** Sorts the lines of a reply: blank ones, comments, marks of code fences and headings are left out. */
export function sortLines(reply: string): Lines {
  let nodes: Map<string, Token> | undefined;
  const directed: DirectionWord[] = [];
  const others: Line[] = [];
  for (const line of linesOf(reply)) {
    const word = /^d/i.test(line.text) ? DIRECTED.exec(line.text)?.[1] : undefined;
    if (word) directed.push({ value: { kind: "text", value: word }, at: line.at });
    else if (NODES.test(line.text)) {
      if (nodes) refuse(line.at, "the nodes are given twice");
      nodes = declared(line);
    } else if (!IGNORED.test(line.text)) others.push(line);
  }
  return { nodes, directed, others };
}

function declared(line: Line): Map<string, Token> {
  const names = namesIn(tokensOf(line)?.slice(2) ?? []) ?? refuse(line.at, "expected ids after Nodes");
  const ellipsis = names.find(({ id, kind }) => kind === "word" && /\.\.|…|⋯/.test(id));
  if (ellipsis) refuse(ellipsis.at, "an ellipsis stands for what is not written out");
  return new Map(names.map((name) => [name.id, name]));
}

function linesOf(reply: string): Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < reply.length; ) {
    const end = reply.indexOf("\n", at);
    const whole = reply.slice(at, end === -1 ? reply.length : end);
    const text = whole.trim();
    if (text !== "") lines.push({ text, at: at + whole.indexOf(text[0]!) });
    if (lines.length > MOST_LINES) refuse(at, "there are too many lines");
    at += whole.length + 1;
  }
  return lines;
}

/** Whether the list is directed by what is said of it, and if nothing is, by its arrows. */
export function direction({ directed }: Lines, arrows: boolean, at: number): boolean {
  const said = isDirected(directed);
  if (arrows && directed.length > 0 && !said) refuse(at, "an arrow stands in a list that is said to be undirected");
  return said || arrows;
}

/**
 * The lines that `read` takes for lines of the list. Others are prose, which may stand before and after it.
 *
 * @throws ReadError for another line between two of the list
 */
export function listed<Entry>(lines: Lines, read: (line: Line) => Entry | undefined): Entry[] {
  const entries: Entry[] = [];
  let prose: Line | undefined;
  for (const line of lines.others) {
    const entry = read(line);
    if (entry === undefined) {
      if (entries.length > 0 && /^[[(]?(?:\.\.|…|⋯)/.test(line.text))
        refuse(line.at, "an ellipsis stands for what is not written out");
      if (entries.length > 0) prose ??= line;
      continue;
    }
    if (prose) refuse(prose.at, `expected a line of the list, got ${JSON.stringify(prose.text.slice(0, 40))}`);
    entries.push(entry);
  }
  return entries;
}
