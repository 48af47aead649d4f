import type { Facets } from "#generators/problem";

/** What a reader of answers makes of a reply to a real-world question, by kind. */
export interface RealWorldAnswers {
  /** yes or no, to any question */
  yesNo: boolean;
  /** index of one of the options */
  option: number;
  stance: "support" | "counter";
  /** numbers of steps in the order in which they are said to be done; some may be missing */
  steps: readonly number[];
}
export type RealWorldKind = keyof RealWorldAnswers;

/** A question with an implicit graph, from a data set that people wrote. */
export interface RealWorldItem<Kind extends RealWorldKind = RealWorldKind> {
  /** Hash of the prompt. */
  readonly id: string;
  /** Hash of set and source item: whatever the wording, the same item shares it. */
  readonly instance: string;
  /** The set it is from: a name of the registry `realWorldSets`. */
  readonly task: string;
  readonly kind: Kind;
  /** The source item's own words, each of which stands in the prompt; `instance` is their hash. */
  readonly texts: readonly string[];
  readonly prompt: string;
  /** What a model is trained to say: the answer line alone. */
  readonly target: string;
  /** The set's own answer: one of perhaps several right ones. */
  readonly answer: RealWorldAnswers[Kind];
  /** The texts of options or of steps, in the order of their letters or numbers (from 0); empty where there are none. */
  readonly choices: readonly string[];
  /** Steps only: pairs [before, after] that an order must keep. */
  readonly constraints?: readonly (readonly [before: number, after: number])[];
  readonly facets: Facets;
}
