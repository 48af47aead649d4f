/** Ids of which any spelling counts. */
const FOLDED: readonly string[] = ["yes", "no"];

const OPEN = "<think>";
const CLOSE = "</think>";

/**
 * The id that a reply consists of. It is not looked for within other words: a reply that says more is none.
 *
 * @param thinks whether thoughts may come first; where not, only an empty block of them is overlooked
 * @returns its index; undefined where the reply is none of the ids
 */
export function readId(reply: string, ids: readonly string[], thinks: boolean): number | undefined {
  const said = withoutThoughts(reply.trim(), thinks);
  const at = ids.findIndex((id) => id === said || (FOLDED.includes(id) && id === said.toLowerCase()));
  return at < 0 ? undefined : at;
}

/** Takes off one whole block of thoughts at the start. */
function withoutThoughts(text: string, thinks: boolean): string {
  if (!text.startsWith(OPEN)) return text;
  const end = text.indexOf(CLOSE);
  if (end < 0 || (!thinks && text.slice(OPEN.length, end).trim() !== "")) return text;
  return text.slice(end + CLOSE.length).trim();
}
