import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { pythonLiteral } from "#benchmarks/graphinstruct/format/python/literal";
import { ReadError } from "#benchmarks/graphinstruct/format/read-error";
import { scalar } from "#benchmarks/graphinstruct/format/scalar";

/**
 * What the released code makes of the right side of a statement; of unreadable ones, their text.
 *
 * @throws ReadError TypeError for a set or a dict of what can't be hashed
 */
export function readValue(raw: string): Literal {
  if (raw === "") return { kind: "none" };
  if (raw[0] === "'" || raw[0] === '"') return { kind: "text", value: quotedPieces(raw) };
  const literal = pythonLiteral(raw);
  if (literal === "unhashable") throw new ReadError("TypeError", "a set or dict holds what can't be hashed");
  return literal ?? scalar(raw);
}

/** All that stands in quotes, put together; escapes are not known. */
function quotedPieces(raw: string): string {
  let whole = "";
  for (let at = 0; at < raw.length; at++) {
    const quote = raw[at]!;
    if (quote !== "'" && quote !== '"') continue;
    const close = raw.indexOf(quote, at + 1);
    if (close === -1) return whole + raw.slice(at + 1);
    whole += raw.slice(at + 1, close);
    at = close;
  }
  return whole;
}
