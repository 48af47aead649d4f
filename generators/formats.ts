import type { AnswerKind, Answers, Wording } from "#generators/tasks/task";

/** How an answer is asked for and stated. */
export interface Phrasing<Kind extends AnswerKind> {
  /** The sentence that ends the prompt. */
  readonly ask: string;
  /** The last line of a target, as `ask` wants it. */
  state(answer: Answers[Kind], words: Wording): string;
}

export type Format = { readonly [Kind in AnswerKind]: Phrasing<Kind> };

const list = (nodes: readonly number[], separator: string, { label }: Wording) => nodes.map(label).join(separator);

/** Asks for a fixed last line. */
const line: Format = {
  verdict: {
    ask: 'End with the line "Answer: yes" or "Answer: no".',
    state: (yes) => `Answer: ${yes ? "yes" : "no"}`,
  },
  route: {
    ask: 'End with the line "Answer: first -> ... -> last, length <number>" or "Answer: no path".',
    state: (route, words) =>
      route === "none"
        ? "Answer: no path"
        : `Answer: ${list(route.path, " -> ", words)}, length ${words.number(route.length)}`,
  },
  order: {
    ask: 'End with the line "Answer: first, ..., last".',
    state: (order, words) => `Answer: ${list(order, ", ", words)}`,
  },
  amount: {
    ask: 'End with the line "Answer: <number>".',
    state: (amount, words) => `Answer: ${words.number(amount)}`,
  },
};

/** Asks only for an answer at the end, in any form. */
const free: Format = {
  verdict: {
    ask: "Say yes or no at the end.",
    state: (yes) => `The answer is ${yes ? "yes" : "no"}.`,
  },
  route: {
    ask: "Give the path and its length at the end, or say that there is no path.",
    state: (route, words) =>
      route === "none"
        ? "There is no path."
        : `The path is ${list(route.path, " -> ", words)} and its length is ${words.number(route.length)}.`,
  },
  order: {
    ask: "Give the whole order at the end.",
    state: (order, words) => `The order is ${list(order, ", ", words)}.`,
  },
  amount: {
    ask: "Give the number at the end.",
    state: (amount, words) => `The answer is ${words.number(amount)}.`,
  },
};

/**
 * The answer formats by name. A format is a recorded option, the same for every arm of a comparison: `line` asks for a
 * fixed last line, `free` only for an answer at the end.
 */
export const formats = { line, free } as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
