import type { Method } from "#training/hosted/port";

/** Settings of a published work, by names that belong to no trainer. */
export interface Figures {
  readonly quantization?: "nf4" | "fp4";
  readonly doubleQuantization?: boolean;
  readonly compute?: "bfloat16" | "float16";
  readonly loraRank?: number;
  readonly loraAlpha?: number;
  readonly loraDropout?: number;
  readonly epochs?: number;
  /** Rows of a step. */
  readonly batch?: number;
  readonly rate?: number;
  readonly schedule?: string;
  readonly warmUpShare?: number;
  readonly weightDecay?: number;
  readonly clipNorm?: number;
  readonly optimizer?: string;
  readonly groupByLength?: boolean;
  readonly packing?: boolean;
  readonly beta?: number;
  readonly maxPromptTokens?: number;
  readonly maxTokens?: number;
}

/** How a published work tuned its models, by method; a method that is missing it did not use. */
export interface Preset {
  readonly summary: string;
  /** Models with open weights, and those that only their owner tunes. */
  readonly open: Readonly<Partial<Record<Method, Figures>>>;
  readonly closed: Readonly<Partial<Record<Method, Figures>>>;
}
