import { list } from "#reports/format";

/** What goes into a sentence: whom it is about, and what that must do. */
export interface Filling {
  /** "a tree with exactly 7 nodes" */
  readonly subject: string;
  /** Each reads on from "must". */
  readonly demands: readonly string[];
}
export type Frame = (filling: Filling) => string;

/** Wordings of an instruction, each with a place for the subject and one for the demands, if there are any. */
export const frames = {
  write: ({ subject, demands }) => `Write down ${subject}.${must("It must", demands)}`,
  build: ({ subject, demands }) => `Build ${subject}.${must("The result must", demands)}`,
  wanted: ({ subject, demands }) => `Wanted: ${subject}.${must("The graph must", demands)}`,
  give: ({ subject, demands }) => `Give an example of ${subject}.${must("Your example must", demands)}`,
  find: ({ subject, demands }) => `Find ${subject}${that(demands)}.`,
  design: ({ subject, demands }) => `Design ${subject}${that(demands)}.`,
  list: ({ subject, demands }) =>
    `Come up with ${subject}.${demands.length === 0 ? "" : ` Requirements: ${demands.join("; ")}.`}`,
} as const satisfies Record<string, Frame>;

export type FrameName = keyof typeof frames;

function must(start: string, demands: readonly string[]): string {
  return demands.length === 0 ? "" : ` ${start} ${list(demands)}.`;
}

function that(demands: readonly string[]): string {
  return demands.length === 0 ? "" : ` that must ${list(demands)}`;
}
