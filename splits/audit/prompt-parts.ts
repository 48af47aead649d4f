/** What a prompt is made of. */
export interface PromptParts {
  readonly description: string;
  readonly question: string;
}

/** Takes a prompt apart: the question is marked with "Q:", as NLGift's, or is the last line, as ours. */
export function promptParts(prompt: string): PromptParts {
  const marked = prompt.search(/^Q:/m);
  const at = marked >= 0 ? marked : prompt.trimEnd().lastIndexOf("\n") + 1;
  return { description: prompt.slice(0, at), question: prompt.slice(at) };
}

/** The labels of the two nodes that a question is about; undefined where it names none. */
export function askedIn(question: string): readonly [string, string] | undefined {
  const found = /\b(?:between|from) (?:node )?([\p{L}\p{N}]+) (?:and|to) (?:node )?([\p{L}\p{N}]+)/u.exec(question);
  return found ? [found[1]!, found[2]!] : undefined;
}
