/** "1 edge", "3 edges". */
export function edges(count: number): string {
  return count === 1 ? "1 edge" : `${count} edges`;
}
