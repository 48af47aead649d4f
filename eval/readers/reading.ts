/** What became of reading a reply. Never a throw: whatever a model writes ends in one of these. */
export type Reading<Answer> =
  | {
      readonly kind: "answer";
      readonly answer: Answer;
      /** Read from an explicit statement of the answer that the text goes on after, so that nothing of it was cut off. */
      readonly stated: boolean;
    }
  /** A clear claim that no answer can meet: it names a node that does not exist, or denies what every instance has. */
  | { readonly kind: "impossible"; readonly why: string; readonly stated: boolean }
  | {
      readonly kind: "unparsed";
      readonly why: string;
      /** A part of an answer, so that it can be judged by itself; what is missing is empty or NaN. */
      readonly half?: Answer;
    }
  | { readonly kind: "ambiguous" | "refused"; readonly why: string };

/** What a reader must know of the problem. */
export interface Context {
  /** One label per node; none where the question is about no graph. */
  readonly labels: readonly string[];
  /** Numbers are read in units of 1/scale. */
  readonly scale: number;
  /** The texts of the options or steps that a real-world question offers, in the order of their letters or numbers. */
  readonly options?: readonly string[];
}
