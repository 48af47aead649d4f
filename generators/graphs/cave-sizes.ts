/** The sizes, 3 or more, of caves of which two or more make up this order exactly. */
export function caveSizes(order: number): number[] {
  return Array.from({ length: order }, (_, size) => size).filter(
    (size) => size >= 3 && size <= order / 2 && order % size === 0,
  );
}
