/**
 * The final answer in a reply of plain text: what the last \boxed{…} holds, braces matched, without $ and \text{}; where
 * there is none, the rest of the line after the last "the answer is". undefined where there is neither.
 */
export function boxedIn(reply: string): string | undefined {
  const start = reply.lastIndexOf("\\boxed{");
  const inside = start < 0 ? undefined : matched(reply, start + "\\boxed{".length);
  if (inside !== undefined)
    return inside
      .replaceAll("$", "")
      .replace(/\\text\{([^{}]*)\}/g, "$1")
      .trim();
  const said = [...reply.matchAll(/the (?:final )?answer is:?[ \t]*([^\n]*)/gi)].at(-1);
  return said?.[1]?.trim();
}

/** The text up to the brace that closes one opened before `from`; undefined where none does. */
function matched(text: string, from: number): string | undefined {
  for (let [i, depth] = [from, 1]; i < text.length; i++) {
    if (text[i] === "{") depth++;
    else if (text[i] === "}" && --depth === 0) return text.slice(from, i);
  }
  return undefined;
}
