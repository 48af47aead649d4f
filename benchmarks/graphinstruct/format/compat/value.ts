import { scalar } from "#benchmarks/graphinstruct/format/compat/scalar";
import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { pythonLiteral } from "#benchmarks/graphinstruct/format/python/literal";

/** What the released code makes of the right side of a statement; of unreadable ones, their text. */
export function readValue(raw: string): Literal {
  if (raw === "") return { kind: "none" };
  if (raw[0] === "'" || raw[0] === '"') return { kind: "text", value: quotedPieces(raw) };
  return pythonLiteral(raw) ?? scalar(raw);
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
