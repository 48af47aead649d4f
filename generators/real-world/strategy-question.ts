/** A question whose answer rests on facts that it does not mention. */
export interface StrategyQuestion {
  readonly question: string;
  readonly answer: boolean;
  /** What it rests on. */
  readonly facts: readonly string[];
}
