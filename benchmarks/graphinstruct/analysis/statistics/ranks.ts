/** The ranks of values, 1 for the lowest; equal ones share their mean rank. */
export function ranks(values: readonly number[]): number[] {
  const order = Int32Array.from(values.keys()).sort((i, j) => values[i]! - values[j]!);
  const out: number[] = new Array(values.length);
  for (let from = 0, to = 0; from < order.length; from = to) {
    while (to < order.length && values[order[to]!] === values[order[from]!]) to++;
    for (let k = from; k < to; k++) out[order[k]!] = (from + 1 + to) / 2;
  }
  return out;
}
