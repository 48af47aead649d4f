/** A link that an entity must have: of that relation, to a node of that name. */
export interface Clause {
  /** Place in the names of relations. */
  readonly relation: number;
  readonly name: string;
}

/** What is asked for. */
export interface Criteria {
  /** One or two. */
  readonly clauses: readonly Clause[];
  /** A word of its description. */
  readonly word: string;
}
