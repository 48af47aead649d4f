/** What the released checkers do where a case is outside what they can judge: they raise a Python error of that name. */
export interface Raised {
  readonly raises: string;
}

/** Something found out of a graph; undefined where the budget did not suffice. */
export type Outcome<T> = T | Raised | undefined;

export function isRaised(outcome: unknown): outcome is Raised {
  return typeof outcome === "object" && outcome !== null && "raises" in outcome;
}
