import type { FormatName } from "#generators/formats";
import type { RealWorldAnswers, RealWorldKind } from "#generators/real-world/item";

/** How an answer is asked for and stated. */
interface Phrasing<Kind extends RealWorldKind> {
  /** The sentence that ends the prompt. */
  readonly ask: string;
  /** The target, as `ask` wants it. */
  state(answer: RealWorldAnswers[Kind]): string;
}

type Phrasings = { readonly [Kind in RealWorldKind]: Phrasing<Kind> };

const yesOrNo = (yes: boolean) => (yes ? "yes" : "no");
/** The letter of an option. */
const letter = (option: number) => "ABCD"[option]!;
const arrows = (steps: readonly number[]) => steps.join(" -> ");

/** The answer formats of the synthetic tasks, for real-world questions. */
export const realWorldFormats: Readonly<Record<FormatName, Phrasings>> = {
  line: {
    yesNo: {
      ask: 'End with the line "Answer: yes" or "Answer: no".',
      state: (yes) => `Answer: ${yesOrNo(yes)}`,
    },
    option: {
      ask: 'End with the line "Answer: <letter>".',
      state: (option) => `Answer: ${letter(option)}`,
    },
    stance: {
      ask: 'End with the line "Answer: support" or "Answer: counter".',
      state: (stance) => `Answer: ${stance}`,
    },
    steps: {
      ask: 'End with the line "Answer: first -> ... -> last", each step by its number.',
      state: (steps) => `Answer: ${arrows(steps)}`,
    },
  },
  free: {
    yesNo: {
      ask: "Say yes or no at the end.",
      state: (yes) => `The answer is ${yesOrNo(yes)}.`,
    },
    option: {
      ask: "Say the letter of the option at the end.",
      state: (option) => `The answer is ${letter(option)}.`,
    },
    stance: {
      ask: "Say support or counter at the end.",
      state: (stance) => `The answer is ${stance}.`,
    },
    steps: {
      ask: "Give the whole order at the end, each step by its number.",
      state: (steps) => `The order is ${arrows(steps)}.`,
    },
  },
};
