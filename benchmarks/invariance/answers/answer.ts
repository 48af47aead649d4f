/** What was read from an answer, in the labels that were shown or, once mapped back, in the instance's. */
export type Answer = boolean | number | readonly number[] | readonly (readonly [number, number])[];

/** `compat`: as the published audit reads; `strict`: text that holds no answer is not taken for an empty one. */
export type ReadingMode = "compat" | "strict";
