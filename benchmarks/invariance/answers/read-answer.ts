import type { Answer, ReadingMode } from "#benchmarks/invariance/answers/answer";
import type { AnswerType } from "#benchmarks/invariance/instances/instance";

const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/;
const EMPTY = /^(?:\[\s*\]|\{\s*\}|\(\s*\)|none|empty|no nodes|no edges|set\(\))\.?$/i;

/** An answer of the wanted kind in a text; undefined where there is none. */
export function readAnswer(text: string, type: AnswerType, mode: ReadingMode): Answer | undefined {
  return readers[type](text.trim(), mode);
}

const readers: Readonly<Record<AnswerType, (text: string, mode: ReadingMode) => Answer | undefined>> = {
  bool(text) {
    const said = /^(yes|true|no|false)/i.exec(text)?.[1]?.toLowerCase();
    return said === undefined ? undefined : said === "yes" || said === "true";
  },
  int: integer,
  node: integer,
  float: (text) => numberIn(text),
  node_set: integers,
  path: integers,
  order: integers,
  edge_set(text) {
    if (EMPTY.test(text)) return [];
    const pairs = [...text.matchAll(/\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)/g)].map(
      ([, u, v]) => [Number(u), Number(v)] as const,
    );
    return pairs.length > 0 ? pairs : undefined;
  },
};

/** The first number; undefined where there is none, or it is too large to be one. */
function numberIn(text: string): number | undefined {
  const found = Number(NUMBER.exec(text)?.[0]);
  return Number.isFinite(found) ? found : undefined;
}

function integer(text: string): number | undefined {
  const found = numberIn(text);
  return found !== undefined && Number.isInteger(found) ? found : undefined;
}

/** All integers inside the first brackets, or in the whole text where there are none. */
function integers(text: string, mode: ReadingMode): readonly number[] | undefined {
  if (EMPTY.test(text)) return [];
  const inside = bracketed(text);
  const found = ((inside ?? text).match(/-?\d+/g) ?? []).map(Number);
  return found.length === 0 && mode === "strict" && inside?.trim() !== "" ? undefined : found;
}

/** What stands between the first opening bracket and the first closing one after it; looked for in one pass, however many there are. */
function bracketed(text: string): string | undefined {
  const start = text.search(/[[{]/) + 1;
  const end = text.slice(start).search(/[\]}]/);
  return start > 0 && end >= 0 ? text.slice(start, start + end) : undefined;
}
