import type { AnswerKind } from "#generators/tasks/task";

/**
 * The answer-format sentence that ends every prompt. It is a recorded option, the same for every arm of a comparison:
 * `line` asks for a fixed last line, `free` only for an answer at the end.
 */
export const formats = {
  line: {
    verdict: 'End with the line "Answer: yes" or "Answer: no".',
    route: 'End with the line "Answer: path , length" hmm',
    order: "",
    amount: "",
  },
  free: { verdict: "", route: "", order: "", amount: "" },
} as const satisfies Record<string, Record<AnswerKind, string>>;

export type FormatName = keyof typeof formats;
