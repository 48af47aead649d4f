import type { Matrix } from "#eval/matrix";

/** By what a matrix judges. */
export type Rules = Pick<Matrix, "alpha" | "lambda" | "margin" | "resamples">;
