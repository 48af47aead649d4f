import { adjacency } from "#generators/encodings/adjacency";
import type { Encoding } from "#generators/encodings/encoding";
import { expert } from "#generators/encodings/expert";
import { friendship } from "#generators/encodings/friendship";
import { incident } from "#generators/encodings/incident";
import { names } from "#src/pick";

/** The ways to describe a graph, by name. */
export const encodings = { adjacency, incident, expert, friendship } as const satisfies Record<string, Encoding>;

export type EncodingName = keyof typeof encodings;

/** The encodings that ship, whatever modules have added to `encodings`. */
export const shippedEncodings: readonly EncodingName[] = names(encodings);
