import type { Choose, Message } from "#src/play";

/** What a request shows a model. */
export type Shown = Pick<Choose, "state" | "question" | "options">;

const INSTRUCTION = [
  "You make a decision. You are given one JSON object: `state` holds all that is known, `question` says what is to be decided, and `options` lists what you can pick, each with an `id`.",
  "Reply with the `id` of exactly one of the options, and with nothing else: no quotation marks, no reasons.",
].join(" ");

/** A request to choose as a conversation: what to do, and the request as JSON. */
export function decisionMessages(request: Shown): Message[] {
  return [
    { role: "system", content: INSTRUCTION },
    { role: "user", content: decisionJson(request) },
  ];
}

/** The same as one text: what is scored, and what a model that is to be scored is tuned on. */
export function decisionPrompt(request: Shown): string {
  return `${INSTRUCTION}\n\n${decisionJson(request)}`;
}

/** A request as a model sees it, read out of text: one JSON object, the state's own text untouched. */
export function decisionJson({ state, question, options }: Shown): string {
  const shown = options.map(({ id, description }) => ({ id, ...(description !== undefined && { description }) }));
  return `{"state":${state},"question":${JSON.stringify(question)},"options":${JSON.stringify(shown)}}`;
}
