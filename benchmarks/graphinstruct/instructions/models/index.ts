import { ba } from "#benchmarks/graphinstruct/instructions/models/ba";
import { er } from "#benchmarks/graphinstruct/instructions/models/er";
import type { Model } from "#benchmarks/graphinstruct/instructions/models/model";
import { sbm } from "#benchmarks/graphinstruct/instructions/models/sbm";
import { ws } from "#benchmarks/graphinstruct/instructions/models/ws";

/** The models behind level 3 and its reference pools (GraphInstruct, section 3.2). */
export const models = { ba, er, ws, sbm } as const satisfies Record<string, Model>;

export type ModelName = keyof typeof models;
