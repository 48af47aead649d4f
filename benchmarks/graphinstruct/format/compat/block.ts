import { isSpace, skipSpace, strip } from "#benchmarks/graphinstruct/format/characters";
import { ReadError } from "#benchmarks/graphinstruct/format/read-error";

/** The one block that the released code sees in a reply. */
export interface Block {
  readonly edit: boolean;
  readonly header: string;
  readonly body: string;
}

/**
 * Finds the block: the first header, and all from the brace after it to the last brace of the reply.
 *
 * @throws ReadError ValueError where there is no header or no body
 */
export function findBlock(reply: string): Block {
  const text = withoutFences(strip(reply)).replace(/(?<![\p{L}\p{N}_])DiGraph(?![\p{L}\p{N}_])/gu, "Graph");
  for (let at = text.indexOf("Graph"); at !== -1; at = text.indexOf("Graph", at + 5)) {
    const edit = text.startsWith("Edit", at + 5);
    const open = skipSpace(text, at + (edit ? 9 : 5));
    if (text[open] !== "[") continue;
    const close = text.indexOf("]", open);
    if (close === -1) break;
    return { edit, header: text.slice(open + 1, close), body: bodyAfter(text, close + 1) };
  }
  throw new ReadError("ValueError", "no Graph[…] or GraphEdit[…] is there");
}

function bodyAfter(text: string, header: number): string {
  const open = text.indexOf("{", header);
  const close = text.lastIndexOf("}");
  if (open === -1 || close <= open) throw new ReadError("ValueError", "no { … } follows the header");
  return text.slice(open + 1, close);
}

/** Without the marks of code fences, what is glued to them (the header too, if it is) and the white space after. */
function withoutFences(text: string): string {
  let kept = "";
  let from = 0;
  for (let at = text.indexOf("```"); at !== -1; at = text.indexOf("```", from)) {
    kept += text.slice(from, at);
    let end = at + 3;
    while (end < text.length && !isSpace(text.charCodeAt(end))) end++;
    from = skipSpace(text, end);
  }
  return from === 0 ? text : kept + text.slice(from);
}
