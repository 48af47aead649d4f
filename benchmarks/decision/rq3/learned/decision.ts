/** A decision as a learner sees it: what each legal action scores under each rule, and which one was taken. */
export interface Decision {
  /** Standardised scores, by action and rule. */
  readonly features: readonly (readonly number[])[];
  /** Index of the action taken. */
  readonly taken: number;
}
