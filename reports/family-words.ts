import type { Matrix } from "#eval/matrix";
import { count } from "#reports/format";

/** Over what p-values are adjusted together: "12 pairs", "6 pairs a strategy", "each strategy’s pairs". */
export function familyWords({ strategies }: Pick<Matrix, "strategies">): string {
  const sizes = strategies.map(({ family }) => family.size);
  const [size = 0] = sizes;
  if (sizes.length < 2) return count(size, "pair");
  return sizes.every((one) => one === size) ? `${count(size, "pair")} a strategy` : "each strategy’s pairs";
}
