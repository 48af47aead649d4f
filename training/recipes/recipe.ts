import type { Problem } from "#generators/problem";
import type { Row } from "#training/trainer";

/** Which rows a model is trained on, made from the problems of a training file. */
export type Recipe = (problems: readonly Problem[]) => readonly Row[];
