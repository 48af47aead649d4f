import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import type { Size } from "#benchmarks/graphinstruct/instructions/instruction";

/** How many nodes graphs of each size have in generated instructions. */
export const sizeOrders: Readonly<Record<Size, Band>> = {
  small: [4, 20],
  medium: [21, 50],
  large: [51, 100],
};
