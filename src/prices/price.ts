/** What a provider asks for asking a model. */
export interface Price {
  /** The provider's name in model specs (`openai`, `together`). */
  readonly provider: string;
  /** The model's name there; `ft:BASE` stands for all tunes of a base that carry their price apart. */
  readonly model: string;
  /** Dollars per million tokens sent. */
  readonly input: number;
  /** Dollars per million tokens written, reasoning included. */
  readonly output: number;
  /** The day on which it was read, YYYY-MM-DD. */
  readonly date: string;
  /** Where it was read. */
  readonly source: string;
}
