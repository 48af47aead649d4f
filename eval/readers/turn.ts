/** A turn longer than this many characters is read at its head and its tail only, half of it each. */
const LIMIT = 2 ** 17;

const marker =
  /\[INST\]|\[\/INST\]|<<SYS>>|<\/?s>|<\|[a-z_]{1,20}\|>|^[ \t]*(?:#{1,6} ?)?(?:Q|Question|User|Human|Instruction)[ \t]*:/gim;
const lead = /^\s*(?:\[\/INST\]|<s>|A:|Assistant:)/;

/**
 * The turns of a reply, made as they are asked for. What comes after the first, be it a made-up next question or leaked
 * chat markup, is the model talking to itself. A lead-in such as `A:` and the line of a question are no part of a turn.
 *
 * @param labels a line that starts with `Q:` is a new question, unless a node is called Q: then it must hold a `?` too
 */
export function* turns(reply: string, labels: readonly string[]): Generator<string, void> {
  const text = reply.replace(lead, "");
  let start = 0;
  for (let found = markerAfter(text, 0); found; found = markerAfter(text, found.index + found[0].length)) {
    const { 0: mark, index } = found;
    const end = mark.endsWith(":") ? lineEnd(text, index) : index + mark.length;
    if (/^[ \t]*Q[ \t]*:$/i.test(mark) && labels.includes("Q") && !text.slice(index, end).includes("?")) continue;
    yield turn(text.slice(start, index));
    start = Math.max(start, end);
  }
  yield turn(text.slice(start));
}

/** The first turn of a reply. */
export function firstTurn(reply: string, labels: readonly string[]): string {
  const [first = ""] = turns(reply, labels);
  return first;
}

function markerAfter(text: string, from: number): RegExpExecArray | null {
  marker.lastIndex = from;
  return marker.exec(text);
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from + 1);
  return end < 0 ? text.length : end;
}

function turn(text: string): string {
  const own = text.replace(lead, "");
  return own.length <= LIMIT ? own : `${own.slice(0, LIMIT / 2)}\n${own.slice(-LIMIT / 2)}`;
}
