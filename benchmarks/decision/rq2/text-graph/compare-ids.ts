const DECIMAL = /^\d+$/;

/** Orders ids: whole numbers first, by value; then the others, by code unit. */
export function compareIds(a: string, b: string): number {
  const [first, second] = [DECIMAL.test(a), DECIMAL.test(b)];
  if (first !== second) return first ? -1 : 1;
  const byValue = first ? Number(a) - Number(b) : 0;
  return byValue || (a < b ? -1 : a > b ? 1 : 0);
}
