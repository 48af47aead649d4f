import type { Choose } from "#src/play";

/** Picks one of a request's options, by what the request says alone; undefined where it has none to pick. */
export type Policy = (request: Choose) => number | undefined;
