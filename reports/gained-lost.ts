import type { Transfer } from "#eval/transfer/transfer";

/** "12 gained, 3 lost", and over how many models where there are several. */
export function gainedLost({ mcnemar, seeds }: Pick<Transfer, "mcnemar" | "seeds">): string {
  return `${mcnemar.gained} gained, ${mcnemar.lost} lost${seeds ? ` over ${seeds.length} models` : ""}`;
}
