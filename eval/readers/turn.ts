/** A reply longer than this many characters is read at its head and its tail only, half of it each. */
const LIMIT = 2 ** 17;

const marker =
  /\[INST\]|\[\/INST\]|<<SYS>>|<\/?s>|<\|[a-z_]{1,20}\|>|^[ \t]*(?:#{1,6} ?)?(?:Q|Question|User|Human|Instruction)[ \t]*:/gim;
const lead = /^\s*(?:\[\/INST\]|<s>|A:|Assistant:)/;

/**
 * The first turn of a reply: what comes after it, be it a made-up next question or leaked chat markup, is the model
 * talking to itself. A lead-in such as `A:` is dropped.
 *
 * @param labels a line that starts with `Q:` is a new question, unless a node is called Q: then it must hold a `?` too
 */
export function firstTurn(reply: string, labels: readonly string[]): string {
  const text = reply.replace(lead, "");
  for (const match of text.matchAll(marker)) {
    const named = /^[ \t]*Q[ \t]*:$/i.test(match[0]) && labels.includes("Q");
    if (!named || text.slice(match.index, lineEnd(text, match.index)).includes("?"))
      return clip(text.slice(0, match.index));
  }
  return clip(text);
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from + 1);
  return end < 0 ? text.length : end;
}

function clip(text: string): string {
  return text.length <= LIMIT ? text : `${text.slice(0, LIMIT / 2)}\n${text.slice(-LIMIT / 2)}`;
}
