/** The four ways of asking that the paper's survey compares (GraphInstruct, section 3.1). */
export type Strategy = "zero-shot" | "few-shot" | "zero-cot" | "few-cot";
export const STRATEGIES: readonly Strategy[] = ["zero-shot", "few-shot", "zero-cot", "few-cot"];

/** As the paper's tables abbreviate a way of asking; a method stands as it is called. */
export function abbreviated(way: string): string {
  return STRATEGIES.some((strategy) => strategy === way) ? ABBREVIATED[way as Strategy] : way;
}

/** As the paper's tables abbreviate them. */
export const ABBREVIATED: Readonly<Record<Strategy, string>> = {
  "zero-shot": "ZS",
  "few-shot": "FS",
  "zero-cot": "ZC",
  "few-cot": "FC",
};
