/** The smallest table of CPython's set, and how many neighbouring places are tried before it jumps. */
const SMALLEST = 8;
const PROBES = 9;

/**
 * The order in which CPython iterates a set of small non-negative integers that were added one by one (Objects/setobject.c
 * of CPython 3.7 to 3.13). Published draws depend on it.
 */
export function pythonSetOrder(values: Iterable<number>): number[] {
  let table = new Array<number | undefined>(SMALLEST).fill(undefined);
  let used = 0;
  for (const value of values) {
    if (!place(table, value)) continue;
    used++;
    if (used * 5 < (table.length - 1) * 3) continue;
    let size = SMALLEST;
    while (size <= used * 4) size *= 2;
    const kept = table;
    table = new Array<number | undefined>(size).fill(undefined);
    for (const old of kept) if (old !== undefined) place(table, old);
  }
  return table.filter((value) => value !== undefined);
}

/** Whether the value is new. */
function place(table: (number | undefined)[], value: number): boolean {
  const mask = table.length - 1;
  let [at, perturb] = [value & mask, value];
  while (true) {
    const last = at + PROBES <= mask ? at + PROBES : at;
    for (let i = at; i <= last; i++) {
      if (table[i] === value) return false;
      if (table[i] !== undefined) continue;
      table[i] = value;
      return true;
    }
    perturb >>>= 5;
    at = (at * 5 + 1 + perturb) & mask;
  }
}
