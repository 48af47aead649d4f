/** What of a target's evidence a request shows, beside what it always does (anchors with labels; the query and the candidates' names). */
export interface Condition {
  /** Texts of the target, or of the candidates. */
  readonly text: boolean;
  /** Texts of the nodes around; for candidates, those nodes' names too. */
  readonly context: boolean;
  /** Links among all of them; for candidates, the names of the nodes around too. */
  readonly links: boolean;
}

/**
 * The input conditions (GraphDecisionBench, part 2). `BAG` is `TG` without the links: a bag of texts. `A` of selection is
 * what the benchmark writes A*.
 */
export const conditions = {
  A: { text: false, context: false, links: false },
  T: { text: true, context: false, links: false },
  G: { text: false, context: false, links: true },
  TG: { text: true, context: true, links: true },
  BAG: { text: true, context: true, links: false },
} as const satisfies Record<string, Condition>;

export type ConditionName = keyof typeof conditions;
