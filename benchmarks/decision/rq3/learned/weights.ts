/** How much each rule's score counts for a learned proposer, by the rule's name; 0 for a rule without one. */
export type Weights = Readonly<Record<string, number>>;
