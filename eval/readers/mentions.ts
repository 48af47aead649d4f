import type { Labels } from "#eval/readers/labels";
import type { Token } from "#eval/readers/token";
import { wordSet } from "#eval/readers/word-set";

/** How two nodes named one after the other are joined: by an arrow, a dash, "to" or "then", a comma, "and", or nothing. */
export type Link = "arrow" | "dash" | "word" | "comma" | "and" | "none";

/** Stands for a name between arrows that is none of the labels. */
export const UNKNOWN = -1;

/** A node named in a text, and how it is joined to the node named before it. */
export interface Mention {
  /** UNKNOWN for a name that is no label. */
  readonly node: number;
  /** undefined: something else stands between. */
  readonly link: Link | undefined;
  /** Brackets directly around it: "(5, 6)" opens at 5 and closes at 6. */
  readonly opens: boolean;
  readonly closes: boolean;
  /** The tokens it covers, the last excluded. */
  readonly from: number;
  readonly to: number;
}

const opening = new Set(["(", "[", "{", "<"]);
const shutting = new Set([")", "]", "}"]);
const nouns = wordSet("node vertex person");
const links = new Map<string, Link>([
  [">", "arrow"],
  ["-", "dash"],
  ["–", "dash"],
  ["—", "dash"],
  ["to", "word"],
  ["then", "word"],
  [",", "comma"],
  [";", "comma"],
  ["and", "and"],
  ["&", "and"],
  ["finally", "and"],
  ["lastly", "and"],
]);
/** Of several between two nodes (", then") the last of these counts. */
const strength: readonly Link[] = ["none", "and", "word", "comma", "dash", "arrow"];

/** All nodes named in a text, in order. */
export function mentions(tokens: readonly Token[], labels: Labels): Mention[] {
  const out: Mention[] = [];
  let link: Link | undefined;
  for (let at = 0; at < tokens.length; ) {
    const found = labels(tokens, at) ?? unknown(tokens, at, link);
    if (found) {
      const { node, to } = found;
      const opens = opening.has(tokens[beforeNoun(tokens, at)]?.text ?? "");
      const closes = shutting.has(tokens[to]?.text ?? "");
      out.push({ node, link: out.length > 0 ? link : undefined, opens, closes, from: at, to });
      link = "none";
      at = weighted(tokens, to);
    } else {
      link = joined(tokens, at, link);
      at++;
    }
  }
  return out;
}

/** The link after one more token that is no node. */
function joined(tokens: readonly Token[], at: number, link: Link | undefined): Link | undefined {
  if (link === undefined) return undefined;
  const { kind, lower } = tokens[at]!;
  const own = kind === "arrow" ? "arrow" : links.get(lower);
  if (own) return strength.indexOf(own) > strength.indexOf(link) ? own : link;
  if (opening.has(lower) || shutting.has(lower) || nouns.has(lower)) return link;
  const wraps = kind === "line" && (link === "arrow" || link === "comma" || tokens[at + 1]?.kind === "arrow");
  return wraps ? link : undefined;
}

/** A number or a capitalised word beside an arrow is meant as a node. */
function unknown(
  tokens: readonly Token[],
  at: number,
  link: Link | undefined,
): { node: number; to: number } | undefined {
  if (link !== "arrow" && tokens[at + 1]?.kind !== "arrow") return undefined;
  const { kind, text, lower } = tokens[at]!;
  const named = kind === "digits" || (kind === "word" && text[0] !== lower[0] && !nouns.has(lower));
  return named ? { node: UNKNOWN, to: at + 1 } : undefined;
}

/** The place before a node, and before the word "node" if it stands there. */
function beforeNoun(tokens: readonly Token[], from: number): number {
  return nouns.has(tokens[from - 1]?.lower ?? "") ? from - 2 : from - 1;
}

/** The longest remark between a node and the arrow after it, as in "2 (weight 3) -> 5" or "2 with weight 3 -> 5". */
const REMARK = 12;

/** Steps over a remark in brackets, or one that begins with "with", if an arrow follows it. */
function weighted(tokens: readonly Token[], at: number): number {
  const isBracketed = opening.has(tokens[at]?.text ?? "");
  if (!isBracketed && tokens[at]?.lower !== "with") return at;
  for (let i = at + 1; i < at + REMARK && tokens[i]; i++) {
    if (tokens[i]!.kind === "arrow") return isBracketed ? at : i;
    if (isBracketed && shutting.has(tokens[i]!.text)) return tokens[i + 1]?.kind === "arrow" ? i + 1 : at;
    if (!isBracketed && tokens[i]!.kind !== "word" && tokens[i]!.kind !== "digits") return at;
  }
  return at;
}
