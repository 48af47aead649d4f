/**
 * The rows by which something is charged: the user's own (with the package's behind them), else the package's table, which
 * holds at the providers' own addresses alone.
 *
 * @param own undefined: the user gave none
 * @param elsewhere whether another address is asked
 */
export function pricesAt<Row>(
  table: readonly Row[],
  own: readonly Row[] | undefined,
  elsewhere: boolean,
): readonly Row[] {
  return own ?? (elsewhere ? [] : table);
}
