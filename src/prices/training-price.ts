/** What a service asks for training. */
export interface TrainingPrice {
  /** The trainer's name (`openai`, `fireworks`). */
  readonly provider: string;
  /** The base's name there. */
  readonly model: string;
  /** undefined: both are charged alike. */
  readonly method?: "sft" | "dpo";
  /** For training all weights instead of an adapter. */
  readonly whole: boolean;
  /** Dollars per million tokens that are trained on, all epochs together. */
  readonly training: number;
  /** The day on which it was read, YYYY-MM-DD. */
  readonly date: string;
  /** Where it was read. */
  readonly source: string;
}
