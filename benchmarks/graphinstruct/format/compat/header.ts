import { isSpace, isWordAt, skipSpace } from "#benchmarks/graphinstruct/format/characters";
import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { scalar } from "#benchmarks/graphinstruct/format/scalar";
import type { Attributes } from "#benchmarks/graphinstruct/format/written-graph";

/**
 * The pairs within a header's brackets, as the released code finds them: wherever a name, `=` and a value follow each
 * other, whatever stands between. Quoted values stay text.
 */
export function readHeader(content: string): Attributes {
  const header = new Map<string, Literal>();
  let free = 0;
  for (let equals = content.indexOf("="); equals !== -1; equals = content.indexOf("=", equals + 1)) {
    const name = nameBefore(content, equals, free);
    const value = name && valueAt(content, skipSpace(content, equals + 1));
    if (!value) continue;
    header.set(name, value.literal);
    free = value.end;
    equals = Math.max(equals, value.end - 1);
  }
  return header;
}

function nameBefore(content: string, equals: number, free: number): string {
  let end = equals;
  while (end > free && isSpace(content.charCodeAt(end - 1))) end--;
  let start = end;
  while (start > free && isWordAt(content, start - 1)) start--;
  return content.slice(start, end);
}

const FRACTION = /\.\p{Nd}+/uy;

function valueAt(content: string, at: number): { readonly literal: Literal; readonly end: number } | undefined {
  const quote = content[at];
  if (quote === "'" || quote === '"') {
    const close = content.indexOf(quote, at + 1);
    return close === -1
      ? undefined
      : { literal: { kind: "text", value: content.slice(at + 1, close) }, end: close + 1 };
  }
  let end = at;
  while (isWordAt(content, end)) end++;
  if (end === at) return undefined;
  FRACTION.lastIndex = end;
  end += FRACTION.exec(content)?.[0].length ?? 0;
  return { literal: scalar(content.slice(at, end)), end };
}
